import { expect, test } from 'vitest';
import { unansweredOf } from '#domain/desk/unanswered.ts';

const asked = (number: number, response = '', isLeftOut = false) => ({ number, response, isLeftOut });

test.each([
  ['one question and nothing', [asked(1)], ' ', [1]],
  ['one question, answered by the text below it', [asked(1)], 'Tak.', []],
  ['one question, answered', [asked(1, 'Tak.')], '', []],
  ['one question, left out', [asked(1, '', true)], '', []],
  ['two questions, of which the text below answers none', [asked(1, 'Tak.'), asked(2, ' ')], 'Tak.', [2]],
  ['no question', [], '', []],
])('of %s these wait [DK-5]', (_, questions, text, numbers) => {
  expect(unansweredOf(questions, text)).toEqual(numbers);
});
