import { expect, test } from 'vitest';
import { measureModels } from '#tools/bench/models.ts';
import { consent } from '#tools/model/models/consent.ts';
import { mobileMenu } from '#tools/model/models/mobile-menu.ts';

test('the table has a row for each model, with its states and the ways through it', () => {
  const lines = measureModels([consent, mobileMenu]).split('\n');
  expect(lines.some((line) => line.includes(consent.name))).toBe(true);
  const menu = lines.find((line) => line.includes('mobile-menu'));
  expect(menu).toMatch(/mobile-menu\D+3\D+3\D+2 \/ 4\D+1 \/ 4/);
});
