import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { NBSP } from '#copy/site/format.ts';
import { promise } from '#copy/purchase/promise.ts';
import { readSources, repository } from '#tests/house/checks/source-tree.ts';

test('every order is promised an answer within twelve hours [BC-2]', () => {
  expect(promise.replaceAll(NBSP, ' ')).toBe('Odpowiedź e-\u2060mailem w ciągu 12 godzin.');
});

test('no sentence writes the promised hours by hand: they come from one constant [BC-2]', () => {
  const byHand = readSources(['src', 'server']).filter(({ text }) =>
    /\b12(?:\s|\\u00a0|\$\{NBSP\})godz|12 \* HOUR/.test(text),
  );
  expect(byHand.map(({ path }) => path)).toEqual([]);
  const sample = readFileSync(join(repository, 'server/seed/catalogue.json'), 'utf8');
  expect(sample.match(/.{0,30}(?:\d+|dwanaście)[\s\u00a0]godzin/g)).toBeNull();
});
