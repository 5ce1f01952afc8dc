import { CHART_BODY_NAME, longDate } from '#copy/sky/chart.ts';
import { CHART_SENTENCE, chartWordsCopy as copy } from '#copy/sky/chart-words.ts';
import { ZODIAC_LOCATIVE } from '#copy/sky/zodiac-locative.ts';
import type { BirthChart, ChartPoint, ChartSubject } from '#domain/birth-chart.ts';
import { positionInSign } from '#domain/chart.ts';

/** One of a chart's three main points, described in text. */
export interface PointInWords {
  name: 'sun' | 'moon' | 'ascendant';
  /** "Słońce w Skorpionie". */
  heading: string;
  sentence: string;
}

const signOf = ({ decimalDegrees }: Pick<ChartPoint, 'decimalDegrees'>) =>
  positionInSign(decimalDegrees).sign;

function inWords(name: PointInWords['name'], point: ChartPoint): PointInWords {
  const sign = signOf(point);
  return {
    name,
    heading: `${CHART_BODY_NAME[name]} ${ZODIAC_LOCATIVE[sign]}`,
    sentence: CHART_SENTENCE[name][sign],
  };
}

/** Describes sun, moon and ascendant in a sentence each. Without a birth time the text names what is uncertain. */
export function chartInWords({ bodies, ascendant, moonRange }: BirthChart): PointInWords[] {
  const { sun, moon } = bodies;
  const isBetween = moonRange && signOf(moonRange.from) !== signOf(moonRange.to);
  return [
    ...(sun ? [inWords('sun', sun)] : []),
    ...(moon && !isBetween ? [inWords('moon', moon)] : []),
    ...(isBetween
      ? [
          {
            name: 'moon' as const,
            heading: `${CHART_BODY_NAME.moon} ${ZODIAC_LOCATIVE[signOf(moonRange.from)]} lub ${ZODIAC_LOCATIVE[signOf(moonRange.to)]}`,
            sentence: copy.moonBetween,
          },
        ]
      : []),
    ascendant
      ? inWords('ascendant', ascendant)
      : { name: 'ascendant', heading: copy.ascendantUnknown, sentence: copy.noHour },
  ];
}

/** Texts of the card that a customer can share. */
export interface ShareCard {
  brand: string;
  /** Undefined unless the customer wants it shown. */
  name: string | undefined;
  /** The day and the place, without the hour. */
  when: string;
  points: readonly PointInWords[];
  foot: string;
}

/** Collects the texts of the share card: never the birth time, the name only on request. */
export const shareCardOf = (
  chart: BirthChart,
  subject: ChartSubject,
  { brand, host, withName }: { brand: string; host: string; withName: boolean },
): ShareCard => ({
  brand,
  name: withName ? subject.name : undefined,
  when: `${longDate(subject.birthDate)}, ${subject.city}`,
  points: chartInWords(chart).filter(({ name }) => name !== 'ascendant' || chart.ascendant !== undefined),
  foot: copy.cardFoot(host),
});
