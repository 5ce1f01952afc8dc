import { expect, test } from 'vitest';
import { readPlaces } from '#schemas/places.reader.ts';

test('the labels of suggested places are read, each once, broken ones left out [BH-6]', () => {
  const krakow = { name: 'Kraków', country: 'Polska', label: 'Kraków, woj. małopolskie' };
  expect(readPlaces([krakow, { name: 'nowhere' }, krakow, { label: 'Lwów, Ukraina' }])).toEqual([
    'Kraków, woj. małopolskie',
    'Lwów, Ukraina',
  ]);
});

test.each([[undefined], [null], ['Kraków'], [{ label: 'Kraków' }]])(
  '%j is no list of places [AP-13]',
  (response) => {
    expect(readPlaces(response)).toBeUndefined();
  },
);
