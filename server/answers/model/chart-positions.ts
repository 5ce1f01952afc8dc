import { CHART_BODY_NAME } from '#copy/sky/chart.ts';
import { CHART_BODIES } from '#domain/chart.ts';
import type { BirthHoroscope } from '#server/sky/birth-chart.ts';

/** Lists a chart's positions in whole degrees, for the model, which does not get the birth date. */
export function chartPositions(chart: BirthHoroscope): string[] {
  const line = (name: string, point: BirthHoroscope['ascendant']) =>
    point
      ? [
          `${name}: ${point.zodiacTranslation} ${point.degreesFormatted.split('°')[0]}°` +
            (point.house === undefined ? '' : `, dom ${point.house}`) +
            (point.retrograde ? ', retrogradacja' : ''),
        ]
      : [];
  return [
    ...CHART_BODIES.flatMap((body) => line(CHART_BODY_NAME[body], chart[body])),
    ...line(CHART_BODY_NAME.ascendant, chart.ascendant),
    ...line('Medium coeli', chart.midheaven),
  ];
}
