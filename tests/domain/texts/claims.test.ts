import { expect, test } from 'vitest';
import { forbiddenClaim } from '#domain/texts/claims.ts';

test.each([
  ['Ten rytuał uzdrawia i koi', 'uzdrawia'],
  ['Leczy depresję i zdejmuje klątwy.', 'Leczy'],
  ['wygrasz na pewno w totka', 'wygrasz na'],
  ['Gwarantujemy powrót ukochanego.', 'Gwarantujemy powrót'],
  ['Zdejmuję klątwę', 'Zdejmuję klątwę'],
  ['On na pewno do ciebie wróci', 'na pewno do ciebie wróci'],
  ['100% skuteczności', '100% skuteczności'],
])('%j promises what no shop may promise', (text, claim) => {
  expect(forbiddenClaim(text)).toBe(claim);
});

test.each([
  'Wróżby mają charakter rozrywkowy i nie gwarantują żadnego zdarzenia.',
  'To nie leczy i niczego nie obiecuje.',
  'Skupimy się na tym, co pomoże ci odzyskać spokój.',
  'Odpowiedź na pewno przyjdzie w ciągu 12 godzin.',
])('%j is no such promise', (text) => {
  expect(forbiddenClaim(text)).toBeUndefined();
});
