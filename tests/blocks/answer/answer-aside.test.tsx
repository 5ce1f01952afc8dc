import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AnswerAside } from '#blocks/answer/answer-aside.tsx';
import { answerPageCopy } from '#copy/answer/answer-page.ts';
import { ratingCopy } from '#copy/answer/rate-answer.ts';
import { orderAgainCopy } from '#copy/purchase/order-again.ts';
import { grosze } from '#domain/grosze.ts';
import { answer } from './shown-answer.ts';

/** Numbers of a path: `6.10.7` and `6.1.7` draw the same. */
const numbers = (path = '') => path.match(/-?(?:\d+\.\d+|\.\d+|\d+)/g)?.map(Number);

test('a star to choose is drawn with the line of the icons, not by a letter of the device’s own [R19]', () => {
  const { container } = render(
    <AnswerAside answer={{ ...answer('List.'), isRatable: true }} path="/odpowiedz/k" />,
  );
  const sprite = readFileSync('src/public/icons.svg', 'utf8');
  const icon = /<symbol id="star"[^>]*stroke-width="([\d.]+)"[^>]*><path d="([^"]+)"/.exec(sprite);
  const stars = [...container.querySelectorAll('.stars label svg')];
  expect(stars).toHaveLength(5);
  for (const star of stars) {
    expect(star.getAttribute('stroke-width')).toBe(icon?.[1]);
    expect(numbers(star.querySelector('path')?.getAttribute('d') ?? '')).toEqual(numbers(icon?.[2]));
  }
});

const price = grosze(30_00);
/** A text wherever its spaces do not break. */
const text = (words: string) => screen.queryByText((_, element) => element?.textContent === words);
const link = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('an answer that takes no rating has all else beside it: another question, printing, closing', () => {
  const ask = { href: '/zamow/tarot?wrozka=j', price, isBusy: true };
  render(<AnswerAside answer={{ ...answer('List.'), ask }} path="/odpowiedz/k" />);
  expect(screen.queryByRole('heading', { name: answerPageCopy.rate })).toBeNull();
  expect(screen.getByRole('heading', { name: answerPageCopy.ask })).toBeVisible();
  expect(link(/30/)).toBe(ask.href);
  expect(text(answerPageCopy.askLead)).toBeVisible();
  expect(text(answerPageCopy.askBusy('Jagna'))).toBeVisible();
  expect(screen.getByRole('button', { name: answerPageCopy.print })).toBeVisible();
  expect(screen.getByText(answerPageCopy.close, { selector: 'summary' })).toBeVisible();
});

test('of a specialist who has gone the answer says so, and leads to the others', () => {
  render(<AnswerAside answer={answer('List.')} path="/odpowiedz/k" />);
  expect(text(answerPageCopy.askGone('Jagna'))).toBeVisible();
  expect(text(answerPageCopy.askLead)).toBeNull();
  expect(text(answerPageCopy.askBusy('Jagna'))).toBeNull();
  expect(link(answerPageCopy.askOthers)).toBe('/wrozby');
});

test.each([
  ['chart', orderAgainCopy.chart, orderAgainCopy.chartLink],
  ['gone', orderAgainCopy.orderGone('Jagna'), orderAgainCopy.orderOthers],
] as const)('what can not be ordered again has something instead: %s', (kind, words, name) => {
  render(
    <AnswerAside answer={{ ...answer('List.'), instead: { kind, href: '/zamiast' } }} path="/odpowiedz/k" />,
  );
  expect(text(words)).toBeVisible();
  expect(link(name)).toBe('/zamiast');
});

test('who has rated reads her stars in the place of the choice', () => {
  const { container } = render(
    <AnswerAside answer={{ ...answer('List.'), isRatable: true, stars: 4 }} path="/odpowiedz/k" />,
  );
  expect(text(ratingCopy.given(4))).toBeVisible();
  expect(container.querySelector('.stars')).toBeNull();
});
