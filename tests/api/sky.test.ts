import { describe, expect, it } from 'vitest';
import { calculateBirthChart } from '#api/birth-horoscope.ts';
import { suggestPlaces } from '#api/places.ts';
import { getMoon } from '#api/moon.ts';
import { chartResponse } from '#tests/schemas/sample-chart-response.ts';
import { failureOf, shopResponding } from './stub-shop.ts';

describe('GET /moon', () => {
  it.each([
    [{ sign: 'Pisces', phase: 'waning_gibbous', illumination: 0.73 }, 'waningGibbous'],
    [{ sign: 'Pisces', phase: 'Waning-Gibbous', illumination: 0.73, age: 18 }, 'waningGibbous'],
  ])('%j [AP-10] [SH-7]', async (response, phase) => {
    const { client, onlyCall } = shopResponding(response);
    expect(await getMoon(client)).toEqual({ sign: 'Pisces', phase, illumination: 0.73 });
    expect(onlyCall().path).toBe('/moon');
  });

  it.each([
    [{ sign: 'Ophiuchus', phase: 'full moon', illumination: 1 }],
    [{ sign: 'Pisces', phase: 'blue', illumination: 1 }],
    [{ sign: 'Pisces', phase: 'full moon', illumination: 73 }],
    [{ sign: 'Pisces', phase: 'full moon' }],
    [null],
  ])('half a moon is none: %j [SH-7]', async (response) => {
    expect((await failureOf(getMoon(shopResponding(response).client))).kind).toBe('nonsense');
  });
});

describe('POST /horoscope/birth', () => {
  const details = { name: 'Hanna', email: 'hanna@przyklad.pl', city: 'Kraków', dateTime: '1988-11-20 23:40' };

  it('sends name, e-mail, city and the date with its hour; reads chart, draft and assumptions [AP-9]', async () => {
    const { client, onlyCall } = shopResponding(chartResponse);
    const read = await calculateBirthChart(client, details);
    expect(JSON.parse(onlyCall().body)).toEqual(details);
    expect(read.chartHandle).toBe('17');
    expect(read.chart.bodies.sun?.degreesFormatted).toBe('28°50′');
    expect(read.assumed?.place).toContain('Kraków');
  });

  it('a foreign API without additions of ours is read too [BH-6]', async () => {
    const { order: _, assumed: __, ...bare } = chartResponse;
    expect(await calculateBirthChart(shopResponding(bare).client, details)).toMatchObject({
      chartHandle: undefined,
      assumed: undefined,
    });
  });

  it('half a chart is none [AP-13]', async () => {
    const { sun: _, ...sunless } = chartResponse.birthHoroscope;
    const call = calculateBirthChart(
      shopResponding({ ...chartResponse, birthHoroscope: sunless }).client,
      details,
    );
    expect((await failureOf(call)).kind).toBe('nonsense');
  });
});

it('places come as the city field would hold them, each once [BH-6]', async () => {
  const { client, onlyCall } = shopResponding([{ label: 'Kraków' }, { label: 'Kraków' }, { label: '' }, 5]);
  expect(await suggestPlaces(client, 'krak ów')).toEqual(['Kraków']);
  expect(onlyCall().path).toBe('/places?q=krak%20%C3%B3w');
});
