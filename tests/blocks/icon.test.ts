import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ICON_NAMES, ZODIAC_ICON } from '#blocks/icon-name.ts';

const sprite = readFileSync(new URL('../../src/public/icons.svg', import.meta.url), 'utf8');

test('the icon list and the sprite are the same', () => {
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(drawn.toSorted()).toEqual([...ICON_NAMES].toSorted());
});

test('each of the twelve signs has its own icon [OP-3]', () => {
  expect(new Set(Object.values(ZODIAC_ICON)).size).toBe(12);
});

test('the sprite holds drawings only', () => {
  expect(sprite).not.toMatch(/<script|<text|\son[a-z]+=|https?:\/\/(?!www\.w3\.org)/);
});
