import { describe, expect, it } from 'vitest';
import { readBirthChart } from '#schemas/birth-chart.reader.ts';
import { chartResponse, chartResponseOfDay } from './sample-chart-response.ts';

/** The response with its `birthHoroscope` changed. */
const withChart = (change: Record<string, unknown>) => ({
  ...chartResponse,
  birthHoroscope: { ...chartResponse.birthHoroscope, ...change },
});

describe('the response of POST /horoscope/birth', () => {
  it('is read with bodies, angles, houses, aspects, draft and what was assumed [AP-9]', () => {
    const read = readBirthChart(chartResponse);
    expect(read?.chartHandle).toBe('17');
    expect(read?.chart.bodies.sun).toMatchObject({
      zodiacTranslation: 'Skorpion',
      decimalDegrees: 238.84,
      house: 3,
    });
    expect(read?.chart.ascendant?.zodiacTranslation).toBe('Panna');
    expect(read?.chart.cusps).toHaveLength(12);
    expect(read?.chart.aspects).toHaveLength(3);
    expect(read?.assumed?.place).toBe('Kraków, woj. małopolskie');
  });

  it('is read as required, without any of our additions [AP-9]', () => {
    const { order: _order, assumed: _assumed, birthHoroscope, ...rest } = chartResponse;
    const { aspects: _aspects, midheaven: _midheaven, ...plain } = birthHoroscope;
    const read = readBirthChart({ ...rest, birthHoroscope: plain });
    expect(read).toMatchObject({ chartHandle: undefined, assumed: undefined });
    expect(read?.chart).toMatchObject({ aspects: undefined, midheaven: undefined, moonRange: undefined });
  });

  it.each([
    'sun',
    'moon',
    'mercury',
    'venus',
    'mars',
    'jupiter',
    'saturn',
    'uranus',
    'neptune',
    'pluto',
    'ascendant',
  ])('without %s it is no chart [AP-9] [BH-4]', (name) => {
    expect(readBirthChart(withChart({ [name]: undefined }))).toBeUndefined();
    expect(readBirthChart(withChart({ [name]: { zodiacTranslation: 'Rak' } }))).toBeUndefined();
  });

  it.each(['chiron', 'sirius'])('a missing or broken %s is left out [AP-9]', (name) => {
    const read = readBirthChart(withChart({ [name]: 'far away' }));
    expect(read?.chart.bodies).not.toHaveProperty(name);
    expect(read?.chart.bodies).toHaveProperty('sun');
  });

  it('a broken addition is dropped, the chart stays [AP-9]', () => {
    const read = readBirthChart({
      ...withChart({ aspects: 'many' }),
      order: { id: 0 },
      assumed: { place: 5 },
    });
    expect(read).toMatchObject({ chartHandle: undefined, assumed: undefined, chart: { aspects: undefined } });
  });

  it('with an unknown hour it has neither ascendant nor houses, but the moon’s way [BH-6]', () => {
    const read = readBirthChart(chartResponseOfDay);
    expect(read?.chart).toMatchObject({ ascendant: undefined, cusps: undefined });
    expect(read?.chart.moonRange?.to.zodiacTranslation).toBe('Byk');
  });

  it.each([[undefined], [null], [''], [[]], [{}], [{ birthHoroscope: {} }], [{ birthHoroscope: [] }]])(
    '%j is no chart [AP-13]',
    (response) => {
      expect(readBirthChart(response)).toBeUndefined();
    },
  );
});
