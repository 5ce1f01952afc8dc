import type { components } from '#openapi/storefront.d.ts';
import { loadPlaces } from '#server/places/places.ts';
import { assumedMoment } from './assumed-moment.ts';
import type { BirthHoroscope } from './birth-chart.ts';
import { readBirth } from './birth-request.ts';
import { chartOfBirth } from './chart-of-birth.ts';
import { loadEphemeris } from './ephemeris.ts';

/** Whose noon counts when no place is known: the shop's own. */
const NO_PLACE = 'Warszawa, Polska';

interface NoonChart {
  chart: BirthHoroscope;
  assumed: components['schemas']['AssumedMoment'];
}

/** Computes the chart of a day (`YYYY-MM-DD`) whose hour and place are not known, with the place that it assumes. */
export async function noonChart(birthDate: string): Promise<NoonChart> {
  const [sky, places] = await Promise.all([loadEphemeris(), loadPlaces()]);
  const nobody = { name: 'nobody', email: '' };
  const day = { ...nobody, city: NO_PLACE, dateTime: `${birthDate} 12:00`, timeUnknown: true };
  const birth = readBirth(day, places);
  const { chart, system } = chartOfBirth(sky, birth);
  return { chart, assumed: assumedMoment(birth, system) };
}
