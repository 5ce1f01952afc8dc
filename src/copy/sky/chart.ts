import { twoDigits } from '#domain/birth-date.ts';
import type { Aspect, ChartBody } from '#domain/chart.ts';
import { NBSP } from '../site/format.ts';
import { MONTH_NAMES_GENITIVE } from './months.ts';

/** Polish names of the chart's bodies and the ascendant (BH-3). */
export const CHART_BODY_NAME = {
  sun: 'Słońce',
  moon: 'Księżyc',
  mercury: 'Merkury',
  venus: 'Wenus',
  mars: 'Mars',
  jupiter: 'Jowisz',
  saturn: 'Saturn',
  uranus: 'Uran',
  neptune: 'Neptun',
  pluto: 'Pluton',
  chiron: 'Chiron',
  sirius: 'Syriusz',
  ascendant: 'Ascendent',
} as const satisfies Record<ChartBody | 'ascendant', string>;

export const ASPECT_NAME = {
  conjunction: 'koniunkcja',
  sextile: 'sekstyl',
  square: 'kwadratura',
  trine: 'trygon',
  opposition: 'opozycja',
} as const satisfies Record<Aspect, string>;

/** Text alternative of the chart (A35); without the hour of birth it has no ascendant. */
export const chartAlt = (sun: string, moon: string, ascendant: string | undefined) =>
  `Wykres horoskopu urodzeniowego. Słońce: ${sun}, Księżyc: ${moon}${ascendant ? `, ascendent: ${ascendant}` : ''}.`;

/** Texts around the drawn chart (BH-3 to BH-6). */
export const chartCopy = {
  firstList: 'Planety osobiste i\u00a0pokoleniowe',
  secondList: 'Ascendent i\u00a0pozostałe planety',
  body: 'Planeta',
  bodies: 'Planety',
  sign: 'Znak',
  degrees: 'Stopień',
  house: 'Dom',
  cusp: 'Początek domu',
  /** Between the moon's two signs of a day. */
  orSign: 'lub',
  between: (from: string, to: string) => `od ${from} do ${to}`,
  noAscendant: 'zależy od godziny',
  hourUnknown: 'godzina nieznana, przyjęto południe',
  hour: (time: string) => `godz.\u00a0${time}`,
  placidus: 'Domy liczone systemem Placidusa.',
  fallbackHouses:
    'Tak daleko na północ lub południe system Placidusa nie daje domów, dlatego liczymy je systemem Porfiriusza.',
  noHouses: 'Bez godziny urodzenia nie ma domów ani ascendentu.',
  ambiguous: (time: string) =>
    `Tej nocy cofnięto zegary i${NBSP}godzina ${time} wypadła dwa razy. Poród był przed zmianą czasu czy po niej?`,
  ambiguousNow: 'Na razie pokazujemy wykres sprzed zmiany.',
  uncertainClock: `Zegary sprzed 1970${NBSP}roku nie są tam znane na pewno. Jeśli wiesz, że obowiązywał inny czas, przelicz na niego godzinę urodzenia.`,
  earlier: 'Przed zmianą czasu',
  later: 'Po zmianie czasu',
  aspects: 'Aspekty',
  aspect: 'Aspekt',
  orb: 'Odchylenie',
  noAspects: 'Nie ma tu ścisłych aspektów.',
  houses: 'Domy',
  retrograde: 'Retrogradacje',
  retrogradeList: (bodies: string) => `Ruchem wstecznym szły: ${bodies}.`,
  noRetrograde: 'Żadna planeta nie szła ruchem wstecznym.',
  allBodies: 'Wszystkie pozycje',
  saveSvg: 'Zapisz do druku (SVG)',
  savePng: 'Zapisz obrazek (PNG)',
  print: 'Drukuj',
  saveFailed: {
    about: 'saving',
    isInPage: false,
    title: 'Nie udało się zapisać wykresu',
    text: `Spróbuj zapisać go do druku (SVG) albo wydrukuj stronę.`,
  },
  fileName: 'horoskop-urodzeniowy',
  buy: 'Wykup horoskop urodzinowy',
  purchaseLead: 'Wybierz wróżkę, która opisze twój wykres. Wykres i\u00a0miasto dołączymy do zamówienia.',
  variantsTitle: 'Twoja usługa',
} as const;

/** Formats a wire date as "20 listopada 1988"; any other text is returned as it is. */
export function longDate(wire: string): string {
  const [year, month, day] = wire.split('-').map(Number);
  const name = MONTH_NAMES_GENITIVE[(month ?? 0) - 1];
  return year && day && name ? `${day} ${name} ${year}` : wire;
}

/** Formats an angle as degrees and minutes, truncated: "1°05′". */
export function formatDegrees(angle: number): string {
  // Corrects floating-point errors just below a whole minute.
  const minutes = Math.floor(angle * 60 + 1e-6);
  return `${Math.floor(minutes / 60)}°${twoDigits(minutes % 60)}′`;
}

/** Formats an offset from UTC: "UTC+1", "UTC+1:24", "UTC−5". */
export function utcOffset(minutes: number): string {
  const whole = Math.trunc(Math.abs(minutes) / 60);
  const rest = Math.round(Math.abs(minutes) % 60);
  return `UTC${minutes < 0 ? '−' : '+'}${whole}${rest ? `:${twoDigits(rest)}` : ''}`;
}

const coordinate = (degrees: number, positive: string, negative: string) =>
  `${Math.abs(degrees).toFixed(2).replace('.', ',')}°${NBSP}${degrees < 0 ? negative : positive}`;

/** Formats coordinates: "50,06° N, 19,94° E". */
export const coordinates = (latitude: number, longitude: number) =>
  `${coordinate(latitude, 'N', 'S')}, ${coordinate(longitude, 'E', 'W')}`;

/** Formats an instant "1988-11-20T22:40:00Z" as "20 listopada 1988, 22:40 UTC". */
export const utcMoment = (utc: string) => `${longDate(utc.slice(0, 10))}, ${utc.slice(11, 16)}${NBSP}UTC`;

/** Sentence with the place and time that the chart was calculated for (BH-6). */
export const assumedLine = (moment: {
  place: string;
  latitude: number;
  longitude: number;
  summerTime: boolean;
  utcOffsetMinutes: number;
  utc: string;
}) =>
  [
    `Przyjęto: ${moment.place} (${coordinates(moment.latitude, moment.longitude)})`,
    // The other half of a year is winter time only in a zone that has a summer time: the offset says enough.
    ...(moment.summerTime ? ['czas letni'] : []),
    utcOffset(moment.utcOffsetMinutes),
    `czyli ${utcMoment(moment.utc)}`,
  ].join(', ') + '.';
