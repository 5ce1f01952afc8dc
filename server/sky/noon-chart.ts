import { loadPlaces } from '#server/places/places.ts';
import type { BirthHoroscope } from './birth-chart.ts';
import { readBirth } from './birth-request.ts';
import { chartOfBirth } from './chart-of-birth.ts';
import { loadEphemeris } from './ephemeris.ts';

/** Whose noon counts when no place is known: the shop's own. */
const NO_PLACE = 'Warszawa, Polska';

/** Computes the chart of a day (`YYYY-MM-DD`) whose hour and place are not known. */
export async function noonChart(birthDate: string): Promise<BirthHoroscope> {
  const [sky, places] = await Promise.all([loadEphemeris(), loadPlaces()]);
  const nobody = { name: 'nobody', email: '' };
  const day = { ...nobody, city: NO_PLACE, dateTime: `${birthDate} 12:00`, timeUnknown: true };
  return chartOfBirth(sky, readBirth(day, places)).chart;
}
