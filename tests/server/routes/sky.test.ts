import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '#openapi/storefront.d.ts';
import { CHART_BODIES } from '#domain/chart.ts';
import { PLACES_OFFERED } from '#domain/shop-constants.ts';
import { ZODIAC_NAME } from '#copy/sky/zodiac.ts';
import { startTestShop, type TestShop } from '../support/test-app.ts';
import { arcSeconds, referenceCharts } from '../sky/goldens/reference.ts';

type BirthChartResponse = components['schemas']['BirthChartResponse'];
type Request = components['schemas']['BirthChartRequest'];

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const BIRTH: Request = {
  name: 'Anna',
  email: 'anna@example.com',
  city: 'Kraków',
  dateTime: '1990-06-10 12:30',
};

async function compute(changes: Partial<Request>) {
  const response = await shop.app.inject({
    method: 'POST',
    url: '/api/horoscope/birth',
    payload: { ...BIRTH, ...changes },
  });
  return { status: response.statusCode, body: response.json() };
}

async function chart(changes: Partial<Request> = {}): Promise<BirthChartResponse> {
  const { status, body } = await compute(changes);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

describe('POST /horoscope/birth [AP-9]', () => {
  test('answers every body, the ascendant, twelve cusps and what was assumed, and keeps a draft', async () => {
    const { birthHoroscope, order, assumed } = await chart();
    for (const point of [...CHART_BODIES, 'ascendant', 'midheaven'] as const) {
      expect(birthHoroscope[point]).toMatchObject({
        zodiacTranslation: expect.toSatisfy((name) => Object.values<string>(ZODIAC_NAME).includes(name)),
        degreesFormatted: expect.stringMatching(/^[12]?\d°[0-5]\d′$/),
      });
    }
    expect(birthHoroscope.zodiacCusps).toHaveLength(12);
    expect(birthHoroscope.zodiacCusps?.[0]).toBe(birthHoroscope.ascendant?.decimalDegrees);
    expect(birthHoroscope.aspects?.length).toBeGreaterThan(3);
    expect(assumed).toEqual({
      place: 'Kraków, woj. małopolskie',
      latitude: 50.061,
      longitude: 19.937,
      utcOffsetMinutes: 120,
      summerTime: true,
      utc: '1990-06-10T10:30:00Z',
      clock: 'unambiguous',
      houses: 'placidus',
    });
    const draft = await shop.store.db
      .selectFrom('shop_order')
      .select(['status', 'email', 'birth_time', 'city'])
      .where('chart_handle', '=', order?.id ?? '')
      .executeTakeFirst();
    expect(draft).toEqual({
      status: 'DRAFT',
      email: 'anna@example.com',
      birth_time: '12:30',
      city: 'Kraków, woj. małopolskie',
    });
  });

  const comparable = referenceCharts.filter(({ localTimeKind }) => localTimeKind !== 'gap');

  test.each(comparable.map((golden) => [`${golden.city} ${golden.local}`, golden] as const))(
    'of %s agrees with the reference from city and clock alone',
    async (_name, { city, local, utc, expected }) => {
      const { birthHoroscope, assumed } = await chart({ city, dateTime: local.replace('T', ' ') });
      expect(assumed?.utc).toBe(utc);
      for (const body of CHART_BODIES) {
        const ours = birthHoroscope[body];
        expect(arcSeconds(ours?.decimalDegrees ?? NaN, expected.bodies[body].lon), body).toBeLessThan(5);
        expect(ours?.zodiacTranslation, body).toBe(ZODIAC_NAME[expected.bodies[body].sign]);
      }
      // The gazetteer's middle of a town may lie some hundred metres from the reference's.
      expect(
        arcSeconds(birthHoroscope.ascendant?.decimalDegrees ?? NaN, expected.ascendant.lon),
      ).toBeLessThan(120);
      expect(assumed?.houses).toBe(expected.placidus ? 'placidus' : 'fallback');
    },
  );

  test.each([
    ['1943', { city: 'Warszawa', dateTime: '1943-07-01 12:00' }, '1943-07-01T10:00:00Z', true],
    ['summer 1957', { city: 'Wrocław', dateTime: '1957-07-22 04:20' }, '1957-07-22T02:20:00Z', true],
    ['a leap day', { city: 'Szczecin', dateTime: '2000-02-29 18:30' }, '2000-02-29T17:30:00Z', false],
    ['a border town', { city: 'Kudowa-Zdrój', dateTime: '2000-07-01 12:00' }, '2000-07-01T10:00:00Z', true],
    [
      'seconds and short numbers',
      { city: 'krakow', dateTime: '2000-7-1 9:05:30' },
      '2000-07-01T07:05:30Z',
      true,
    ],
  ])('knows the clock of a birth in %s', async (_what, changes, utc, summerTime) => {
    expect((await chart(changes)).assumed).toMatchObject({ utc, summerTime, clock: 'unambiguous' });
  });

  test('asks back about the hour that came twice, and takes the choice', async () => {
    const night = { city: 'Warszawa', dateTime: '2024-10-27 02:30' };
    const guessed = await chart(night);
    const later = await chart({ ...night, clockChoice: 'later' });
    expect(guessed.assumed).toMatchObject({
      clock: 'ambiguous',
      utc: '2024-10-27T00:30:00Z',
      summerTime: true,
    });
    expect(later.assumed).toMatchObject({
      clock: 'ambiguous',
      utc: '2024-10-27T01:30:00Z',
      summerTime: false,
    });
    expect(later.birthHoroscope.ascendant).not.toEqual(guessed.birthHoroscope.ascendant);
    expect((await chart({ ...night, clockChoice: 'earlier' })).birthHoroscope).toEqual(
      guessed.birthHoroscope,
    );
  });

  test('without an hour takes noon and leaves out what the hour decides', async () => {
    const { birthHoroscope, assumed, order } = await chart({
      dateTime: '2026-11-20 03:15',
      timeUnknown: true,
    });
    expect(assumed).toMatchObject({ utc: '2026-11-20T11:00:00Z', houses: 'none', timeUnknown: true });
    expect(birthHoroscope).not.toHaveProperty('ascendant');
    expect(birthHoroscope).not.toHaveProperty('zodiacCusps');
    expect(birthHoroscope.moonRange?.from.zodiacTranslation).toBe('Ryby');
    expect(birthHoroscope.moonRange?.to.zodiacTranslation).toBe('Baran');
    const draft = await shop.store.db
      .selectFrom('shop_order')
      .select('birth_time')
      .where('chart_handle', '=', order?.id ?? '')
      .executeTakeFirst();
    expect(draft?.birth_time).toBeNull();
  });

  test.each([
    ['Sztokholm', '1943-07-10 12:00', '1943-07-10T11:00:00Z', true],
    ['Warszawa', '1943-07-10 12:00', '1943-07-10T10:00:00Z', undefined],
    ['Wrocław', '1943-07-10 12:00', '1943-07-10T10:00:00Z', true],
    ['Wrocław', '1957-07-10 12:00', '1957-07-10T10:00:00Z', undefined],
    ['Chicago', '1957-07-10 12:00', '1957-07-10T17:00:00Z', undefined],
    ['Seattle', '1957-07-10 12:00', '1957-07-10T19:00:00Z', true],
    ['Sztokholm', '1983-07-10 12:00', '1983-07-10T10:00:00Z', undefined],
  ])(
    '%s, %s: by its own clock, and whether that is certain [BH-6]',
    async (city, dateTime, utc, clockUncertain) => {
      expect((await chart({ city, dateTime })).assumed).toMatchObject({ utc });
      expect((await chart({ city, dateTime })).assumed?.clockUncertain).toBe(clockUncertain);
    },
  );

  test('says that the houses fell back beyond the polar circle', async () => {
    const { assumed, birthHoroscope } = await chart({ city: 'Kiruna' });
    expect(assumed?.houses).toBe('fallback');
    expect(birthHoroscope.zodiacCusps).toHaveLength(12);
  });

  test.each([
    ['an unknown city', { city: 'Atlantyda' }, '/city'],
    ['a city that two clocks could claim', { city: 'London, nad rzeką' }, '/city'],
    ['a date that does not exist', { dateTime: '2023-02-29 12:00' }, '/dateTime'],
    ['a month that does not exist', { dateTime: '2023-13-01 12:00' }, '/dateTime'],
    ['an hour that does not exist', { dateTime: '2023-01-01 24:00' }, '/dateTime'],
    ['a minute that does not exist', { dateTime: '2023-01-01 12:60' }, '/dateTime'],
    ['a second that does not exist', { dateTime: '2023-01-01 12:00:60' }, '/dateTime'],
    ['a year before 1900', { dateTime: '1899-12-31 12:00' }, '/dateTime'],
    ['a year above 2040', { dateTime: '2041-01-01 12:00' }, '/dateTime'],
    ['a mistyped century', { dateTime: '0990-06-10 12:00' }, '/dateTime'],
    [
      'an hour that the change to summer time left out',
      { city: 'Warszawa', dateTime: '2024-03-31 02:30' },
      '/dateTime',
    ],
    ['a name of spaces', { name: '   ' }, '/name'],
  ])('refuses %s at its field [VA-BH]', async (_what, changes, path) => {
    const { status, body } = await compute(changes);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 100, errors: [{ path, message: expect.any(String) }] });
  });

  test('takes the years 1900 and 2040, each to its end [VA-BH]', async () => {
    expect((await compute({ dateTime: '1900-01-01 00:00' })).status).toBe(200);
    expect((await chart({ dateTime: '2040-12-31 23:59' })).assumed?.utc).toBe('2040-12-31T22:59:00Z');
  });

  test('names every wrong field at once, and the contract the rest [VA-BH]', async () => {
    const { body } = await compute({ name: '   ', city: 'Atlantyda', dateTime: '2023-02-29 12:00' });
    expect(body.errors.map(({ path }: { path: string }) => path)).toEqual(['/name', '/dateTime', '/city']);
    for (const wrong of [
      { email: 'anna' },
      { city: 'Kr' },
      { dateTime: 'wczoraj' },
      { dateTime: '1990-06-10T12:30' },
    ]) {
      expect((await compute(wrong)).status).toBe(400);
    }
  });
});

describe('GET /places [BH-6]', () => {
  const search = async (q: string) => shop.app.inject({ url: '/api/places', query: { q } });

  test('answers as many as the field offers, the likeliest first, with a label that the chart understands', async () => {
    const response = await search('krak');
    expect(response.statusCode).toBe(200);
    const places: components['schemas']['Place'][] = response.json();
    expect(places[0]).toEqual({
      name: 'Kraków',
      region: 'woj. małopolskie',
      country: 'Polska',
      label: 'Kraków, woj. małopolskie',
    });
    for (const { label } of places) expect((await chart({ city: label })).assumed?.place).toBe(label);
    expect((await search('nowa')).json()).toHaveLength(PLACES_OFFERED);
  });

  test('a region that is not known is left out', async () => {
    expect((await search('lwów')).json()[0]).toEqual({
      name: 'Lwów',
      country: 'Ukraina',
      label: 'Lwów, Ukraina',
    });
  });

  test('offers the nearest names for a misspelt one', async () => {
    expect((await search('Krakuw')).json()[0].name).toBe('Kraków');
  });

  test('asks for two characters', async () => {
    expect((await search('k')).statusCode).toBe(400);
  });
});

describe('GET /moon [AP-10]', () => {
  test('answers sign, phase and illumination, for a minute', async () => {
    const response = await shop.app.inject('/api/moon');
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toMatch(/^public, max-age=60/);
    expect(Object.keys(response.json())).toEqual(['sign', 'phase', 'illumination']);
  });

  test('and a month of it, phases to the second in Warsaw time [BC-7]', async () => {
    const response = await shop.app.inject('/api/moon/calendar/2026-11');
    const { days }: components['schemas']['LunarCalendar'] = response.json();
    expect(days).toHaveLength(30);
    expect(days[23]).toMatchObject({ date: '2026-11-24', phase: 'full moon' });
    expect(days[23]?.phaseAt).toMatch(/^2026-11-24T15:53:\d\d\+01:00$/);
  });

  test('a month is kept for a day, names of places for an hour', async () => {
    const kept = async (url: string) => (await shop.app.inject(url)).headers['cache-control'];
    expect(await kept('/api/moon/calendar/2026-11')).toMatch(/^public, max-age=86400\b/);
    expect(await kept('/api/places?q=Krak')).toMatch(/^public, max-age=3600\b/);
  });

  test.each(['1940-01', '2040-12'])('has the month %s', async (month) => {
    const { days } = (await shop.app.inject(`/api/moon/calendar/${month}`)).json();
    expect([days.length, days[0].date]).toEqual([31, `${month}-01`]);
  });

  test.each(['2026-13', '2026-1', 'teraz', '1939-12', '2041-01'])('has no month %s', async (month) => {
    expect((await shop.app.inject(`/api/moon/calendar/${month}`)).statusCode).toBe(400);
  });
});
