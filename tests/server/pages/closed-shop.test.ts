import { expect, test } from 'vitest';
import { closedShopCopy as copy } from '#copy/site/closed-shop.ts';
import { toClosedShop } from '#server/pages/closed-shop.ts';

const opening = {
  sells: false,
  hasTerms: true,
  hasPrivacyPage: true,
  isNew: false,
  isClosed: true,
  reopensOn: '2026-12-15',
  words: 'Jedziemy w góry.',
};

test('a closed shop says its day and its owner’s words; one that only lacks documents promises neither, and asks nothing', () => {
  expect(toClosedShop({ ...opening, sells: true })).toBeUndefined();
  expect(toClosedShop(opening)).toEqual({ title: copy.titleUntil('2026-12-15'), text: 'Jedziemy w góry.' });
  expect(toClosedShop({ ...opening, reopensOn: null, words: '' })).toEqual({
    title: copy.title,
    text: copy.text,
  });
  expect(toClosedShop({ ...opening, isClosed: false, hasTerms: false })).toEqual({
    title: copy.title,
    text: copy.text,
    asksNothing: true,
  });
  expect(toClosedShop({ ...opening, isNew: true, hasPrivacyPage: false })).toEqual({
    ...copy.isNew,
    asksNothing: true,
  });
});
