import { counted, plural } from '../site/format.ts';

/** How many more characters a text takes; below nothing, by how many it is too long. */
export const roomLeft = (left: number) => {
  const count = Math.abs(left);
  const says = left < 0 ? 'Za dużo o' : plural(count, 'Został', 'Zostały', 'Zostało');
  return `${says} ${counted(count, 'znak', 'znaki', 'znaków')}`;
};
