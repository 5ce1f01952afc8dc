import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { foldName } from '#server/places/fold-name.ts';
import { parseGazetteer, type Place } from '#server/places/gazetteer.ts';
import type { LocalTime } from '#server/places/local-time.ts';
import { placeLabel } from '#server/places/place-label.ts';
import { loadPlaces, type Places } from '#server/places/places.ts';
import { isWholeProof } from '#tools/proof.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const written = read('spellings.tsv')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t') as [spelling: string, meaning: string]);

const BORN: LocalTime = { year: 1988, month: 11, day: 20, hour: 23, minute: 40, second: 0 };

let places: Places;
beforeAll(async () => {
  places = await loadPlaces();
});

/** The meaning of a spelling, in the words of the table. */
function meaningOf(spelling: string, when: LocalTime = BORN): string {
  const resolved = places.resolve(spelling, when);
  if (resolved.kind === 'found') return placeLabel(resolved.place);
  return resolved.kind === 'unknown'
    ? '-'
    : `? ${resolved.candidates.map(placeLabel).slice(0, 4).join(' | ')}`;
}

describe('places as people write them [BH-6]', () => {
  test('there are four hundred and more', () => {
    expect(new Set(written.map(([spelling]) => spelling)).size).toBe(written.length);
    expect(written.length).toBeGreaterThanOrEqual(400);
  });

  test.each(written)('%s is %s', (spelling, meaning) => {
    expect(meaningOf(spelling)).toBe(meaning);
  });

  test('every place that an unclear spelling can mean is suggested', () => {
    const unclear = written.flatMap(([spelling]) => {
      const resolved = places.resolve(spelling, BORN);
      return resolved.kind === 'unclear' ? [{ spelling, readings: resolved.candidates.slice(0, 6) }] : [];
    });
    expect(unclear.length).toBeGreaterThan(20);
    const missing = unclear.flatMap(({ spelling, readings }) => {
      const suggested = places.suggest(spelling, 8);
      return readings
        .filter((place) => !suggested.includes(place))
        .map((place) => `${spelling}: ${placeLabel(place)}`);
    });
    expect(missing).toEqual([]);
  });

  test('what we know or ask about is suggested too, or is a part of a town', () => {
    const lost = written
      .filter((_, at) => isWholeProof || at % 4 === 0)
      .filter(([, meaning]) => meaning !== '-' && !meaning.startsWith('?'))
      .filter(([spelling, meaning]) => !places.suggest(spelling, 10).map(placeLabel).includes(meaning));
    expect(lost.map(([spelling]) => spelling)).toEqual([]);
  });
});

/** Towns whose namesake is more than a tenth as large: which one is meant is asked. */
const ASKED = ['Gostyń', 'Wesoła'];

describe('every Polish town from 20,000 inhabitants but for two with large namesakes [BH-6]', () => {
  const towns = parseGazetteer(read('../../../server/places/gazetteer.tsv')).filter(
    ({ name, countryCode, population }) => countryCode === 'PL' && population >= 200 && !ASKED.includes(name),
  );
  const bare = (text: string) =>
    text.replaceAll('ł', 'l').replaceAll('Ł', 'L').normalize('NFD').replace(/\p{M}/gu, '');
  const shortened = (name: string) => {
    const [first = '', ...rest] = name.split(/[ -]/);
    return [first, ...rest.map((word) => (word.length > 4 ? `${word.slice(0, 4)}.` : word))].join(' ');
  };
  const misread = (write: (town: Place) => string) =>
    towns
      .filter((town) => meaningOf(write(town)) !== placeLabel(town))
      .map((town) => `${write(town)}: ${meaningOf(write(town))}`);

  test.each<[string, (town: Place) => string]>([
    ['as it is', ({ name }) => name],
    ['in small letters', ({ name }) => name.toLowerCase()],
    ['in capitals', ({ name }) => name.toUpperCase()],
    ['without its letters', ({ name }) => bare(name)],
    ['in small letters without its letters', ({ name }) => bare(name).toLowerCase()],
    ['with its later words cut', ({ name }) => shortened(name)],
    ['with blanks for hyphens', ({ name }) => name.replaceAll('-', ' ')],
    ['behind a post code', ({ name }) => `12-345 ${name}`],
    ['behind "m."', ({ name }) => `m. ${name}`],
    ['with its voivodeship', ({ name, region }) => `${name} ${region}`],
    ['with the country', ({ name }) => `${name}, Polska`],
  ])('is understood %s', (_how, write) => {
    expect(towns.length).toBeGreaterThan(200);
    expect(misread(write)).toEqual([]);
  });
});

describe('a guess across a border [BH-6]', () => {
  const all = parseGazetteer(read('../../../server/places/gazetteer.tsv'));
  const isAbroad = (spelling: string) => {
    const resolved = places.resolve(spelling, BORN);
    return resolved.kind === 'found' && resolved.place.countryCode !== 'PL';
  };

  test('no name of a place in Poland, nor its beginning, is a place abroad unasked', () => {
    const parts = all
      .filter(({ countryCode }) => countryCode === 'PL')
      .flatMap(({ name }) => {
        const words = name.split(/[ -]/);
        return words.map((_, index) => words.slice(0, index + 1).join(' '));
      });
    // Prague is no part of Warsaw: its parts are called Praga Północ and Praga Południe.
    expect([...new Set(parts)].filter((name) => name !== 'Praga' && isAbroad(name))).toEqual([]);
  });

  test('places in Poland are the first suggestions', () => {
    const isHome = (typed: string) => (place: Place) =>
      place.countryCode === 'PL' && foldName(place.name).startsWith(foldName(typed));
    for (const typed of ['mińsk', 'brześć', 'lipsk', 'kalw', 'bor', 'nowog', 'janów', 'winnica', 'kos']) {
      const home = places.suggest(typed, 10).map(isHome(typed));
      expect(home, typed).toContain(true);
      expect(
        home.toSorted((a, b) => Number(b) - Number(a)),
        typed,
      ).toEqual(home);
    }
  });

  test('the clock at the moment of birth decides', () => {
    expect(meaningOf('Clarksville')).toMatch(/^\? Clarksville, Tennessee, USA/);
    expect(meaningOf('Clarksville', { ...BORN, year: 1943, month: 7 })).toBe('Clarksville, Tennessee, USA');
  });
});
