import { expect, test } from 'vitest';
import { readPlaces } from '#schemas/places.reader.ts';

test('[BH-6] the labels of suggested places are read, each once, broken ones left out', () => {
  const krakow = { name: 'Kraków', country: 'Polska', label: 'Kraków, woj. małopolskie' };
  expect(readPlaces([krakow, { name: 'nowhere' }, krakow, { label: 'Lwów, Ukraina' }])).toEqual([
    'Kraków, woj. małopolskie',
    'Lwów, Ukraina',
  ]);
});

test.each([[undefined], [null], ['Kraków'], [{ label: 'Kraków' }]])(
  '[AP-13] %j is no list of places',
  (response) => {
    expect(readPlaces(response)).toBeUndefined();
  },
);
