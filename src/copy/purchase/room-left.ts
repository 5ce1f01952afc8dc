import { NBSP, plural } from '../site/format.ts';

/** How many more characters a long text takes. */
export const roomLeft = (count: number) =>
  `${plural(count, 'Został', 'Zostały', 'Zostało')} ${count}${NBSP}${plural(count, 'znak', 'znaki', 'znaków')}`;
