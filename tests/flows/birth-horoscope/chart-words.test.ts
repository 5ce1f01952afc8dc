import { describe, expect, test } from 'vitest';
import { CHART_SENTENCE } from '#copy/sky/chart-words.ts';
import type { BirthChart, ChartPoint } from '#domain/birth-chart.ts';
import { ZODIAC_SIGNS } from '#domain/zodiac.ts';
import { chartInWords, shareCardOf } from '#flows/birth-horoscope/chart-words.ts';

const at = (decimalDegrees: number): ChartPoint => ({
  decimalDegrees,
  zodiacTranslation: '',
  degreesFormatted: '',
  retrograde: false,
  house: undefined,
});

const chart: BirthChart = {
  bodies: { sun: at(239.5), moon: at(32.7) },
  ascendant: at(77),
  midheaven: undefined,
  cusps: undefined,
  aspects: [],
  moonRange: undefined,
};

const subject = {
  name: 'Igor',
  birthDate: '1988-11-21',
  birthTime: '16:40',
  city: 'Kraków',
  email: 'i@przyklad.pl',
};
const own = { brand: 'Kwiat Paproci', host: 'kwiat.example' };

describe('the result in words [R70]', () => {
  test('each of the three points has a sentence of its own in every sign [RD-9]', () => {
    const all = Object.values(CHART_SENTENCE).flatMap((sentences) => Object.values<string>(sentences));
    expect(new Set(all).size).toBe(3 * ZODIAC_SIGNS.length);
  });

  test('sun, moon and ascendant, by their signs [RD-9]', () => {
    expect(chartInWords(chart).map(({ heading, sentence }) => `${heading}: ${sentence}`)).toEqual([
      'Słońce w\u00a0Skorpionie: Idziesz w\u00a0głąb, aż zrozumiesz, i\u00a0nie lubisz, gdy ktoś cię przy tym pogania.',
      'Księżyc w\u00a0Byku: Uspokaja cię to, co można wziąć do ręki: dom, jedzenie, znajome miejsce.',
      'Ascendent w\u00a0Bliźniętach: Wchodzisz z\u00a0pytaniem. Ludzie najpierw słyszą twoją ciekawość.',
    ]);
  });

  test('without an hour the third says so, and the moon is in one sign only if it kept it all day [RD-9]', () => {
    const noHour = { ...chart, ascendant: undefined };
    const within = chartInWords({ ...noHour, moonRange: { from: at(31), to: at(44) } });
    expect(within[1]?.heading).toBe('Księżyc w\u00a0Byku');
    expect(within[2]?.sentence).toMatch(/^Bez godziny nie znamy ascendentu\./);
    const between = chartInWords({ ...noHour, moonRange: { from: at(25), to: at(38) } });
    expect(between[1]?.heading).toBe('Księżyc w\u00a0Baranie lub w\u00a0Byku');
    expect(between[1]?.sentence).not.toContain('Uspokaja');
  });
});

describe('the card to share [R73]', () => {
  test('has day and place, the three signs and where it was drawn; never the hour, the name only if wanted [RD-9]', () => {
    const card = shareCardOf(chart, subject, { ...own, withName: false });
    expect(card).toMatchObject({
      brand: 'Kwiat Paproci',
      name: undefined,
      when: '21 listopada 1988, Kraków',
      foot: 'Narysuj swoje niebo: kwiat.example',
    });
    expect(card.points.map(({ heading }) => heading)).toEqual([
      'Słońce w\u00a0Skorpionie',
      'Księżyc w\u00a0Byku',
      'Ascendent w\u00a0Bliźniętach',
    ]);
    expect(JSON.stringify(card)).not.toMatch(/16:40|Igor|przyklad\.pl/);
    expect(shareCardOf(chart, subject, { ...own, withName: true }).name).toBe('Igor');
  });

  test('without an hour of birth names no ascendant', () => {
    const card = shareCardOf({ ...chart, ascendant: undefined }, subject, { ...own, withName: false });
    expect(card.points.map(({ name }) => name)).toEqual(['sun', 'moon']);
  });
});
