import { beforeEach, expect, test } from 'vitest';
import { isCopyKept, keepAnswerCopy, readAnswerCopy } from '#desk/order/answer/kept-answer.ts';

const field = (name: string, text: string, isLeftOut = false) => ({ name, text, isLeftOut });
const copyOf = (...fields: ReturnType<typeof field>[]) => ({ fields, version: 3, disputed: [] });

beforeEach(() => localStorage.clear());

test('a text is kept where the device has these very words, of this person and this order [DK-6]', () => {
  keepAnswerCopy('a', 7, copyOf(field('text', 'Widzę podróż'), field('1', 'Tak')));
  expect(isCopyKept('a', 7, [field('text', 'Widzę podróż')])).toBe(true);
  expect(isCopyKept('a', 7, [])).toBe(true);
  // Another tab's words, or what did not fit into the storage any more.
  expect(isCopyKept('a', 7, [field('text', 'Widzę podróż i list')])).toBe(false);
  expect(isCopyKept('a', 7, [field('1', 'Tak'), field('2', 'Nie')])).toBe(false);
  expect(isCopyKept('a', 7, [field('1', 'Widzę podróż')]), 'under another question').toBe(false);
  expect(isCopyKept('a', 7, [field('1', 'Tak', true)]), 'left out since').toBe(false);
  expect(isCopyKept('b', 7, [field('text', 'Widzę podróż')])).toBe(false);
  expect(isCopyKept('a', 8, [field('text', 'Widzę podróż')])).toBe(false);
});

test('a copy without a text is none, and what is no copy is not read [DK-6]', () => {
  keepAnswerCopy('a', 7, copyOf(field('text', 'Widzę podróż')));
  keepAnswerCopy('a', 7, copyOf());
  expect(readAnswerCopy('a', 7)).toBeUndefined();
  expect(localStorage).toHaveLength(0);
  for (const kept of [null, 'x', { fields: [], version: '3' }, { version: 3, fields: [{ name: 'text' }] }]) {
    localStorage.setItem('desk.answer.a.7', JSON.stringify(kept));
    expect(readAnswerCopy('a', 7)).toBeUndefined();
  }
  localStorage.setItem('desk.answer.a.7', JSON.stringify({ fields: [field('1', 'Tak')], version: 3 }));
  expect(readAnswerCopy('a', 7), 'of an earlier release').toEqual(copyOf(field('1', 'Tak')));
});
