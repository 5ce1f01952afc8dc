import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AnswerSheet } from '#blocks/answer/answer-sheet.tsx';
import { answer } from './shown-answer.ts';

const LINE = 'Karty mówią o drodze. ';
/** Lengths of the last paragraphs that paper holds together, and of those before; the signature is in the last of all. */
function held(text: string) {
  const { container } = render(<AnswerSheet answer={answer(text)} />);
  const ending = container.querySelector('article > div > div');
  const last = [...container.querySelectorAll('article p')].at(-1);
  const signature = last?.lastElementChild;
  expect(signature?.textContent).toBe('Jagna');
  signature?.remove();
  const lengths = (all: Iterable<Element> = []) =>
    [...all].map(({ textContent }) => textContent?.trim().length);
  return {
    before: lengths(container.querySelectorAll('article > div > p')),
    with: lengths(ending?.querySelectorAll('p')),
  };
}

test.each([
  ['short lines go with who signs them, in whole paragraphs', [500, 100, 100], [500], [100, 100]],
  ['a letter of one short paragraph stays whole', [300], [], [300]],
  ['a paragraph of a page stays before: it would leave the page before it empty', [2_000], [2_000], []],
  ['last words go without the long paragraph before them', [300, 2_000, 60], [300, 2_000], [60]],
])('%s [R20]', (_what, lengths, before, together) => {
  const text = lengths.map((length) => LINE.repeat(length).slice(0, length - 1) + '.').join('\n\n');
  expect(held(text)).toEqual({ before, with: together });
});

test('blank lines around a letter make no paragraph, which the signature would stand in alone [R20]', () => {
  expect(held(' \n\nCzekaj do zimy.\n \n\nPotem jedź.\n\n ')).toEqual({ before: [], with: [15, 11] });
});

test('short lines take the room of whole ones: a list of a page stays before [R20]', () => {
  const list = Array.from({ length: 45 }, () => 'Księżyc w Raku, dom 4').join('\n');
  expect(held(list)).toEqual({ before: [list.length], with: [] });
});
