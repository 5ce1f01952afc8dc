import { readFileSync } from 'node:fs';
import lookUp from '@photostructure/tz-lookup';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { isWholeProof } from '#tools/proof.ts';
import { foldName } from '#server/places/fold-name.ts';
import { parseGazetteer, type Place } from '#server/places/gazetteer.ts';
import { placeLabel } from '#server/places/place-label.ts';
import { loadPlaces, type Places } from '#server/places/places.ts';

const all = parseGazetteer(
  readFileSync(new URL('../../../server/places/gazetteer.tsv', import.meta.url), 'utf8'),
);
const polish = all.filter(({ countryCode }) => countryCode === 'PL');

let places: Places;
beforeAll(async () => {
  places = await loadPlaces();
});

const found = (city: string): Place | undefined => {
  const resolved = places.resolve(city);
  return resolved.kind === 'found' ? resolved.place : undefined;
};
const label = (city: string) => {
  const place = found(city);
  return place ? placeLabel(place) : places.resolve(city).kind;
};

describe('a city in free text [BH-6]', () => {
  test.each([
    ['Kraków', 'Kraków, woj. małopolskie'],
    ['krakow', 'Kraków, woj. małopolskie'],
    ['  KRAKÓW  ', 'Kraków, woj. małopolskie'],
    ['Kraków, Polska', 'Kraków, woj. małopolskie'],
    ['krakow polska', 'Kraków, woj. małopolskie'],
    ['Kraków (małopolskie)', 'Kraków, woj. małopolskie'],
    ['Kraków, Nowa Huta', 'Kraków, woj. małopolskie'],
    ['lodz', 'Łódź, woj. łódzkie'],
    ['bielsko biala', 'Bielsko-Biała, woj. śląskie'],
    ['Warsaw', 'Warszawa, woj. mazowieckie'],
    ['Londyn', 'Londyn, Anglia, Wielka Brytania'],
    ['London', 'Londyn, Anglia, Wielka Brytania'],
    ['Londyn Wielka Brytania', 'Londyn, Anglia, Wielka Brytania'],
    ['London, Ontario', 'London, Ontario, Kanada'],
    ['Nowy Jork', 'Nowy Jork, stan Nowy Jork, USA'],
    ['Lwów', 'Lwów, Ukraina'],
    ['Wilno', 'Wilno, Litwa'],
    ['Monachium', 'Monachium, Bawaria, Niemcy'],
    ['München', 'Monachium, Bawaria, Niemcy'],
    ['Praga', 'Praga, Czechy'],
    ['Chicago, USA', 'Chicago, Illinois, USA'],
    ['Breslau', 'Wrocław, woj. dolnośląskie'],
    ['Stalinogród', 'Katowice, woj. śląskie'],
    ['Danzig', 'Gdańsk, woj. pomorskie'],
    ['Görlitz, Niemcy', 'Görlitz, Saksonia, Niemcy'],
    ['Leningrad', 'Petersburg, Rosja'],
    ['Ródos', 'Rodos, Grecja'],
  ])('%s is %s', (city, wanted) => {
    expect(label(city)).toBe(wanted);
  });

  test('places with the same name are distinguished by voivodeship', () => {
    expect(found('Brzeziny, łódzkie')?.latitude).toBeCloseTo(51.8, 1);
    expect(found('Brzeziny, woj. świętokrzyskie')?.latitude).toBeCloseTo(50.78, 1);
    expect(found('Brzeziny, województwo łódzkie')).toBe(found('Brzeziny łódzkie'));
  });

  test.each([
    ['Dobra', 6],
    ['Brzeziny', 2],
    ['Dobra, woj. zachodniopomorskie', 2],
    ['Ostrów', 4],
  ])(
    '%s may be %i places in Poland: the field asks, and none is left out of what it offers',
    (city, count) => {
      const resolved = places.resolve(city);
      const candidates = resolved.kind === 'unclear' ? resolved.candidates : [];
      expect(candidates).toHaveLength(count);
      expect(new Set(candidates.map(placeLabel)).size, 'labels').toBe(count);
      for (const place of candidates) {
        expect(places.suggest(city, 8)).toContain(place);
        // Chosen, it is that place and no other.
        expect(found(placeLabel(place))).toBe(place);
      }
    },
  );

  test('where nobody can be asked, a name in full is taken before a larger town that is also called so', () => {
    const resolved = places.resolve('Kostrzyn');
    if (resolved.kind !== 'unclear') throw new Error(resolved.kind);
    expect(resolved.candidates.map(placeLabel)[0]).toBe('Kostrzyn nad Odrą, woj. lubuskie');
    expect(placeLabel(resolved.likeliest)).toBe('Kostrzyn, woj. wielkopolskie');
  });

  test('a town that is near none of the places does not distinguish them', () => {
    expect(places.resolve('Dobra koło Gdańska').kind).toBe('unclear');
  });

  test.each([
    ['Dobra koło Limanowej', ['Dobra, woj. małopolskie']],
    ['Góra koło Leszna', ['Góra, woj. dolnośląskie']],
    // Names that only begin so: the town says less, and the others stay likely.
    ['Czarny koło Jawora', ['Czarny Bór, woj. dolnośląskie', 'Czarny Dunajec, woj. małopolskie']],
    ['Nowa koło Świdnicy', ['Nowa Sól, woj. lubuskie', 'Nowa Ruda, woj. dolnośląskie']],
  ])('%s: the town near it decides where a place is called exactly so, and only there', (city, wanted) => {
    const resolved = places.resolve(city);
    const meant =
      resolved.kind === 'found' ? [resolved.place] : resolved.kind === 'unclear' ? resolved.candidates : [];
    expect(meant.map(placeLabel)).toEqual(wanted);
  });

  test.each(['Krosno', 'Lipno', 'Opole'])(
    '%s is ten times larger than its namesakes: nothing is asked',
    (city) => {
      expect(places.resolve(city).kind).toBe('found');
    },
  );

  test('places with the same name and voivodeship are distinguished by the nearest town', () => {
    expect(found('Dobra, woj. zachodniopomorskie, okolice: Szczecin')?.longitude).toBeCloseTo(14.39, 1);
    expect(found('Dobra, woj. zachodniopomorskie, okolice: Nowogard')).not.toBe(
      found('Dobra, woj. zachodniopomorskie, okolice: Szczecin'),
    );
  });

  test.each(['Atlantyda', 'Krakuw', '', ',', 'Kraków, Niemcy', 'Paryż, Ontario'])(
    '%j is no place that we know',
    (city) => {
      expect(places.resolve(city).kind).toBe('unknown');
    },
  );

  test('an addition that we cannot read is no guess at the clock', () => {
    expect(places.resolve('London, nad rzeką').kind).toBe('unclear');
  });

  test('the label of every place finds that very place', () => {
    const looked = all.filter((_place, at) => isWholeProof || at % 7 === 0);
    const lost = looked.filter((place) => found(placeLabel(place))?.latitude !== place.latitude);
    expect(lost.map(placeLabel)).toEqual([]);
  });

  test('the label of every place fits the city field', () => {
    expect(
      all.filter((place) => placeLabel(place).length > 100 || placeLabel(place).length < 3).map(placeLabel),
    ).toEqual([]);
  });

  test('no text breaks the search', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 100, unit: 'grapheme' }), (text) => {
        expect(['found', 'unknown', 'unclear']).toContain(places.resolve(text).kind);
        expect(places.suggest(text, 10).length).toBeLessThanOrEqual(10);
      }),
      { numRuns: isWholeProof ? 300 : 25 },
    );
  });
});

describe('suggestions [BH-6]', () => {
  const names = (typed: string) => places.suggest(typed, 10).map(({ name }) => name);

  test.each([
    ['kr', 'Kraków'],
    ['KRAK', 'Kraków'],
    ['gda', 'Gdańsk'],
    ['lod', 'Łódź'],
    ['łó', 'Łódź'],
    ['lond', 'Londyn'],
    ['nowy j', 'Nowy Jork'],
    ['wied', 'Wiedeń'],
    ['breslau', 'Wrocław'],
    ['stalinog', 'Katowice'],
  ])('%s brings %s first', (typed, first) => {
    expect(names(typed)[0]).toBe(first);
  });

  test('every beginning of a voivodeship town brings it among the ten, from the third letter of its name', () => {
    const capitals = [
      'Białystok',
      'Bydgoszcz',
      'Gorzów Wielkopolski',
      'Katowice',
      'Kielce',
      'Lublin',
      'Olsztyn',
      'Opole',
      'Poznań',
      'Rzeszów',
      'Szczecin',
      'Toruń',
      'Warszawa',
      'Wrocław',
      'Zielona Góra',
    ];
    for (const name of capitals) {
      for (let length = 3; length <= name.length; length += 1)
        expect(names(name.slice(0, length))).toContain(name);
    }
  });

  test('a later word finds a name too', () => {
    expect(names('podlaska')).toContain('Biała Podlaska');
  });

  test('a voivodeship that is being typed narrows the choice', () => {
    const brzeziny = places.suggest('Brzeziny, św', 10);
    expect(brzeziny.map(({ region }) => region)).toEqual(['woj. świętokrzyskie']);
  });

  test.each([
    ['krakuw', 'Kraków'],
    ['Warszwa', 'Warszawa'],
    ['wroclwa', 'Wrocław'],
    ['Szczeczin', 'Szczecin'],
    ['londynn', 'Londyn'],
  ])('%s, misspelt, brings %s', (typed, wanted) => {
    expect(names(typed)[0]).toBe(wanted);
  });

  test('one letter and nonsense bring nothing', () => {
    expect(names('k')).toEqual([]);
    expect(names('qqxzzy')).toEqual([]);
  });
});

describe('zones [BH-6]', () => {
  test('plain look-up puts 35 Polish towns abroad; the gazetteer none', () => {
    expect(polish).toHaveLength(3676);
    const abroad = polish.filter(
      ({ latitude, longitude }) => lookUp(latitude, longitude) !== 'Europe/Warsaw',
    );
    expect(abroad.length).toBeGreaterThan(30);
    expect(abroad.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Braniewo', 'Kudowa-Zdrój', 'Krynica-Zdrój']),
    );
    expect(polish.filter(({ zone }) => zone !== 'Europe/Warsaw')).toEqual([]);
  });

  test.each([
    ['Český Těšín', 'Europe/Prague'],
    ['Ushuaia', 'America/Argentina/Ushuaia'],
    ['Dundalk, Irlandia', 'Europe/Dublin'],
    ['Hanoi', 'Asia/Bangkok'],
    ['Sajgon', 'Asia/Ho_Chi_Minh'],
    ['Phoenix', 'America/Phoenix'],
    ['Kaliningrad', 'Europe/Kaliningrad'],
    ['Longyearbyen', 'Arctic/Longyearbyen'],
  ])('%s keeps the clock of %s', (city, zone) => {
    expect(found(city)?.zone).toBe(zone);
  });

  test('every zone is one that the runtime knows', () => {
    for (const zone of new Set(all.map((place) => place.zone))) {
      expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
    }
  });
});

describe('names compared', () => {
  test.each([
    ['Łódź', 'lodz'],
    ['Bielsko-Biała', 'bielsko biala'],
    ['  Nowy   Sącz ', 'nowy sacz'],
    ["'s-Hertogenbosch", 's hertogenbosch'],
    ['Xi’an', 'xian'],
    ['Großenhain', 'grossenhain'],
    ['İzmir', 'izmir'],
    ['Ǽrø', 'aero'],
    ['', ''],
  ])('%j is %j', (name, folded) => {
    expect(foldName(name)).toBe(folded);
  });

  test('folding twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldName(foldName(text))).toBe(foldName(text));
      }),
    );
  });
});
