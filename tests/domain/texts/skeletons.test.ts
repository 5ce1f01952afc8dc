import { expect, test } from 'vitest';
import { brandPlaced, gapsIn, toFill } from '#domain/texts/skeletons.ts';

test('each gap that a text still has is found, also two on one line', () => {
  const [name, day] = [toFill('nazwa firmy'), toFill('dzień')];
  expect(gapsIn(`Sprzedaje ${name} od ${day}.\n${name}`)).toEqual([name, day, name]);
  expect(gapsIn('Nic [nie] trzeba uzupełnić.')).toEqual([]);
});

test('the sample’s name gives place to the shop’s own wherever it stands', () => {
  expect(brandPlaced('Kwiat Paproci to sklep. Kwiat Paproci odpowiada.')).toBe(
    '{{BRAND_NAME}} to sklep. {{BRAND_NAME}} odpowiada.',
  );
});
