import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diffWords, type DiffPart } from '#desk/texts/word-diff.ts';

const side = (parts: readonly DiffPart[], without: DiffPart['kind']) =>
  parts.flatMap(({ kind, text }) => (kind === without ? [] : [text])).join('');

test('what is gone and what is new stand in place of each other, by words [DK-16]', () => {
  expect(diffWords('opis kart wyślemy w ciągu dnia', 'opis kart przyjdzie w ciągu godziny')).toEqual([
    { kind: 'same', text: 'opis kart ' },
    { kind: 'gone', text: 'wyślemy' },
    { kind: 'new', text: 'przyjdzie' },
    { kind: 'same', text: ' w ciągu ' },
    { kind: 'gone', text: 'dnia' },
    { kind: 'new', text: 'godziny' },
  ]);
});

test('both texts can be read out of the difference, whatever they are [DK-16]', () => {
  const words = fc
    .array(fc.constantFrom('a', 'b ', ' ', '.\n', '<p>', '</p>', 'ąę', '<', '>', '. '), { maxLength: 14 })
    .map((list) => list.join(''));
  fc.assert(
    fc.property(words, words, (before, after) => {
      const parts = diffWords(before, after);
      if (before === after) return parts.length === 0;
      return side(parts, 'new') === before && side(parts, 'gone') === after;
    }),
    { numRuns: 500 },
  );
});

test('two far changes in 100 kB are found in a moment, with what surrounds them [DK-16]', () => {
  const lines = Array.from({ length: 2_000 }, (_, at) => `<p>Punkt ${at} regulaminu mówi o czymś innym.</p>`);
  const changed = lines.with(10, '<p>Punkt 10 zniknął.</p>').with(1_900, '<p>Punkt 1900 też.</p>');
  const started = performance.now();
  const parts = diffWords(lines.join('\n'), changed.join('\n'));
  expect(performance.now() - started).toBeLessThan(1_000);
  expect(parts.filter(({ kind }) => kind === 'skipped')).toHaveLength(3);
  expect(parts.map(({ text }) => text).join('').length).toBeLessThan(2_000);
});

test('a text that has too little of the older one takes its place', () => {
  const text = (letter: string) => Array.from({ length: 1_000 }, (_, at) => `${letter}${at}`).join(' ');
  expect(diffWords(text('a'), text('b'))).toEqual([
    { kind: 'gone', text: text('a') },
    { kind: 'new', text: text('b') },
  ]);
});
