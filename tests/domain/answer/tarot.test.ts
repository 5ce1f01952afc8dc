import { expect, test } from 'vitest';
import { cardName, positionName } from '#copy/purchase/tarot.ts';
import { DECK, drawCard, isCardId, moveCard, type LaidCard } from '#domain/answer/tarot.ts';

const laid = (...cards: LaidCard['card'][]): LaidCard[] => cards.map((card) => ({ card, isReversed: false }));

test('the deck has 78 cards, each with a name of its own [R13]', () => {
  expect(DECK).toHaveLength(78);
  expect(new Set(DECK.map(cardName)).size).toBe(78);
  expect(DECK.map(cardName).every((name) => /^\p{Lu}/u.test(name))).toBe(true);
  expect([cardName('major-17'), cardName('cups-1'), cardName('swords-14')]).toEqual([
    'Gwiazda',
    'As Kielichów',
    'Król Mieczy',
  ]);
  expect(['major-22', 'cups-0', 'cups-15', 'coins-1', ''].filter(isCardId)).toEqual([]);
});

test('chance gives each card that does not lie yet, upright and reversed, and none twice', () => {
  const numbers =
    (...values: number[]) =>
    () =>
      values.shift() ?? 0;
  expect(drawCard([], numbers(0, 0))).toEqual({ card: 'major-0', isReversed: true });
  expect(drawCard([], numbers(0.999_999, 0.5))).toEqual({ card: 'pentacles-14', isReversed: false });
  expect(drawCard(laid('major-0'), numbers(0, 0.9))).toEqual({ card: 'major-1', isReversed: false });
  expect(drawCard(laid(...DECK), () => 0)).toBeUndefined();
  const drawn: LaidCard[] = [];
  for (let card = drawCard(drawn, Math.random); card; card = drawCard(drawn, Math.random)) drawn.push(card);
  expect(new Set(drawn.map(({ card }) => card)).size).toBe(78);
});

test('a card moves one place, and no further than an end', () => {
  const three = laid('major-0', 'major-1', 'major-2');
  expect(moveCard(three, 2, -1).map(({ card }) => card)).toEqual(['major-0', 'major-2', 'major-1']);
  expect(moveCard(three, 0, 1).map(({ card }) => card)).toEqual(['major-1', 'major-0', 'major-2']);
  expect([moveCard(three, 0, -1), moveCard(three, 2, 1)]).toEqual([three, three]);
});

test('one, three, five, seven and ten cards have positions; a service names its own [R13]', () => {
  const names = (count: number, spread: string[] = []) =>
    Array.from({ length: count }, (_, place) => positionName(spread, place, count));
  for (const count of [1, 3, 5, 7, 10]) expect(names(count).join(' ')).not.toContain('Karta');
  expect(names(2)).toEqual(['Karta 1', 'Karta 2']);
  expect(names(3, ['Słońce', 'Księżyc'])).toEqual(['Słońce', 'Księżyc', 'Karta 3']);
});
