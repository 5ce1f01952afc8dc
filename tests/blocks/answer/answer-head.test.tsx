import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AnswerCards } from '#blocks/answer/answer-cards.tsx';
import { AnswerHead } from '#blocks/answer/answer-head.tsx';
import { DECK } from '#domain/answer/tarot.ts';
import * as cardsCss from '#styles/answer/answer-cards.late.css.ts';
import * as css from '#styles/answer/answer-page.late.css.ts';
import { answer } from './shown-answer.ts';

const cards = (count: number) =>
  DECK.slice(0, count).map((card, at) => ({ card, isReversed: false, position: `Miejsce ${at + 1}` }));

test.each([
  [1, false, false],
  [3, false, false],
  [4, true, true],
  [5, true, false],
])(
  '%i cards: in a row, more than three in a wide one, four two by two on a phone',
  (count, isMany, isPairs) => {
    render(<AnswerCards name="Jagna" cards={cards(count)} />);
    const { classList } = screen.getByRole('list');
    expect([classList.contains(cardsCss.manyCards), classList.contains(cardsCss.pairs)]).toEqual([
      isMany,
      isPairs,
    ]);
    expect(screen.getAllByRole('listitem')).toHaveLength(count);
  },
);

test('who answered stands in the middle where nothing was asked, and over the question where something was', () => {
  const { rerender } = render(<AnswerHead answer={answer('List.')} />);
  const who = () => screen.getByRole('heading', { level: 1 }).parentElement;
  expect(who()).toHaveClass(css.whoAlone);
  rerender(<AnswerHead answer={{ ...answer('List.'), asked: 'Czy wyjadę?' }} />);
  expect(who()).not.toHaveClass(css.whoAlone);
  expect(screen.getByText('„Czy wyjadę?”')).toBeDefined();
});

test.each([
  [0, undefined],
  [3, css.headOfFew],
  [4, undefined],
  [10, css.headOfCross],
])('%i cards have their place beside the text', (count, layout) => {
  const { container } = render(<AnswerHead answer={{ ...answer('List.'), cards: cards(count) }} />);
  const classes = container.querySelector('section > div')?.classList;
  expect([css.headOfFew, css.headOfCross].filter((name) => classes?.contains(name))).toEqual(
    layout === undefined ? [] : [layout],
  );
});
