import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { DECK } from '#domain/answer/tarot.ts';
import { drawCardPicture } from '#server/cards/draw-card.ts';
import { numeral, romanOf } from '#server/cards/card-frame.ts';

const parse = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml');

test('each of the 78 cards is a whole picture of its own, without fonts, scripts or anything from elsewhere', () => {
  const drawn = DECK.map((card) => drawCardPicture(card, false));
  expect(new Set(drawn).size).toBe(78);
  for (const svg of drawn) {
    const page = parse(svg);
    expect(page.querySelector('parsererror')).toBeNull();
    expect(page.querySelectorAll('text, script, image, style, [href]')).toHaveLength(0);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(svg.length).toBeLessThan(16_000);
  }
});

test('a reversed card turns its picture and not its strip', () => {
  for (const card of DECK) {
    const [upright, reversed] = [drawCardPicture(card, false), drawCardPicture(card, true)];
    expect(
      reversed.replace('<g transform="rotate(180 120 180)">', '').replace('</g></g></svg>', '</g></svg>'),
    ).toBe(upright);
  }
});

test('numerals are Roman, drawn as strokes', () => {
  expect([0, 1, 4, 9, 14, 18, 19, 21].map(romanOf)).toEqual([
    'O',
    'I',
    'IV',
    'IX',
    'XIV',
    'XVIII',
    'XIX',
    'XXI',
  ]);
  expect(numeral('XVIII').match(/<path/g)).toHaveLength(5);
});

test.each([
  ['major', '37af036806f1160e'],
  ['wands', '1f6e81348e02f926'],
  ['cups', 'd75341ec7b19395a'],
  ['swords', '4a8589932cd5c3d1'],
  ['pentacles', '2608a625969d6355'],
])('the cards of %s are those that somebody has looked at', (suit, digest) => {
  // No test sees whether a card is beautiful. After an intended change look at all of them, and put the new digest here.
  const digestOf = createHash('sha256');
  for (const card of DECK.filter((one) => one.startsWith(`${suit}-`)))
    digestOf.update(drawCardPicture(card, false));
  expect(digestOf.digest('hex').slice(0, 16)).toBe(digest);
});
