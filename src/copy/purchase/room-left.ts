import { NBSP, plural } from '../site/format.ts';

const characters = (count: number) => `${count}${NBSP}${plural(count, 'znak', 'znaki', 'znaków')}`;

/** How many more characters a long text takes; below nothing, how many are too many. */
export const roomLeft = (count: number): string =>
  count < 0 ? tooLong(-count) : `${plural(count, 'Został', 'Zostały', 'Zostało')} ${characters(count)}`;

/** A text is longer than the shop takes. */
export const tooLong = (by: number): string => `Tekst jest za długi o${NBSP}${characters(by)}`;
