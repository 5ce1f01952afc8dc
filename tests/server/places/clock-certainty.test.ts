import { expect, test } from 'vitest';
import { isClockCertain } from '#server/places/clock-certainty.ts';

const place = (zone: string, name: string, international = '', aliases: readonly string[] = []) => ({
  zone,
  name,
  international,
  aliases,
});
const KRAKOW = place('Europe/Warsaw', 'Kraków');
const STOCKHOLM = place('Europe/Stockholm', 'Sztokholm', 'Stockholm');

test.each<[string, number, ReturnType<typeof place>, number, boolean]>([
  ['since 1970, wherever it was', 1970, STOCKHOLM, 5, true],
  ['before, where sources differ, also in the city itself', 1969, STOCKHOLM, 1, false],
  ['after the war, in a country of one zone', 1946, KRAKOW, 1, true],
  ['after the war, in a country of two', 1969, KRAKOW, 2, false],
  ['until the end of the war', 1945, KRAKOW, 1, false],
  ['in the city that names the zone, whenever', 1915, place('Europe/Warsaw', 'Warszawa', 'Warsaw'), 1, true],
  [
    'in one of two words, deep in a zone',
    1930,
    place('America/Argentina/Buenos_Aires', 'Buenos Aires'),
    9,
    true,
  ],
  [
    'in one that has the zone’s name beside its own',
    1930,
    place('Asia/Kolkata', 'X', '', ['Kolkata']),
    9,
    true,
  ],
  ['in one whose name only begins so', 1930, place('Europe/Paris', 'Paris-Plage'), 9, false],
])('a clock is certain %s: in %i, %o, of %i zones: %s [BH-6]', (_when, year, where, zones, isCertain) => {
  expect(isClockCertain({ year }, where, zones)).toBe(isCertain);
});
