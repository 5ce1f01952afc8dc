import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { models } from '#tools/model/models.ts';
import { DARK_INK } from '#tools/flows/page/colours.css.ts';
import { inRepository } from '#tools/setup/repository.mjs';

test('every colour that a picture is drawn with has one for the dark theme', () => {
  const drawn = models.flatMap(({ name }) =>
    [...readFileSync(inRepository(`machines/diagrams/${name}.svg`), 'utf8').matchAll(/#[0-9a-f]{6}/g)].map(
      ([colour]) => colour,
    ),
  );
  expect([...new Set(drawn)].filter((colour) => !Object.hasOwn(DARK_INK, colour))).toEqual([]);
  expect(drawn.length).toBeGreaterThan(100);
});
