import { expect, test } from 'vitest';
import { markIn, type Mark } from '#desk/texts/mark-in.ts';

const marked = (text: string, mark: Mark, start: number, end = start) => {
  const { text: whole, start: from, end: to } = markIn(text, mark, start, end);
  return [whole, whole.slice(from, to)];
};

test('a heading and a list mark whole lines, and a second press takes the mark away', () => {
  expect(marked('Zasady\nTreść', 'heading', 2)).toEqual(['# Zasady\nTreść', '# Zasady']);
  expect(marked('# Zasady\nTreść', 'heading', 2)).toEqual(['Zasady\nTreść', 'Zasady']);
  expect(marked('tarot\nruny\nkoniec', 'list', 1, 8)).toEqual(['- tarot\n- runy\nkoniec', '- tarot\n- runy']);
  // A selection that ends where the next line begins has nothing of it.
  expect(marked('tarot\nruny', 'list', 0, 6)).toEqual(['- tarot\nruny', '- tarot']);
});

test('bold and link stand around what is selected, or around words to type over', () => {
  expect(marked('to ważne', 'bold', 3, 8)).toEqual(['to **ważne**', 'ważne']);
  expect(marked('napisz ', 'link', 7)).toEqual(['napisz [słowa](https://)', 'słowa']);
});
