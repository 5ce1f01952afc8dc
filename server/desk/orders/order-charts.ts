import { dayBounds, toMoment, type LocalTime } from '#server/places/local-time.ts';
import { loadPlaces, type Places } from '#server/places/places.ts';
import { assumedMoment } from '#server/sky/assumed-moment.ts';
import { birthChart, chartOfDay } from '#server/sky/birth-chart.ts';
import { loadEphemeris, type Ephemeris } from '#server/sky/ephemeris.ts';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import type { OrderRow } from './read-order.ts';

type PersonChart = DeskSchemas['PersonChart'];

/** Where a chart is reckoned for when no place is known: the shop's own. */
const NO_PLACE = 'Warszawa';

/**
 * The charts of an order, computed anew by what the customer gave: with hour and place as she saw it, else of noon.
 * The drawing that her browser sent is never shown: it is foreign markup.
 */
export async function orderCharts(order: OrderRow): Promise<PersonChart[]> {
  const [sky, places] = await Promise.all([loadEphemeris(), loadPlaces()]);
  const { birthDate, birthTime, city, partnerBirthDate } = order;
  const charts = [
    birthDate !== null && {
      who: 'customer' as const,
      ...chartOf(sky, places, { birthDate, birthTime, city }),
    },
    partnerBirthDate !== null && {
      who: 'partner' as const,
      ...chartOf(sky, places, { birthDate: partnerBirthDate, birthTime: null, city: null }),
    },
  ];
  return charts.filter((chart) => chart !== false);
}

interface Born {
  birthDate: string;
  birthTime: string | null;
  city: string | null;
}

function chartOf(
  sky: Ephemeris,
  places: Places,
  { birthDate, birthTime, city }: Born,
): Omit<PersonChart, 'who'> {
  const resolved = places.resolve(city ?? NO_PLACE);
  const found = resolved.kind === 'found' ? resolved : places.resolve(NO_PLACE);
  if (found.kind !== 'found') throw new Error('The gazetteer lacks the shop’s own place');
  const { place } = found;
  const timeUnknown = birthTime === null || city === null || resolved.kind !== 'found';
  const local = localTime(birthDate, timeUnknown ? '12:00' : birthTime);
  const moment = toMoment(local, place.zone);
  const { at } = moment;
  // An hour that the clock jumped over is no hour: the customer could not have entered it.
  if (timeUnknown || moment.clock === 'skipped') {
    const { start: dayStart, end: dayEnd } = dayBounds(local, place.zone);
    return { timeUnknown: true, chart: chartOfDay(sky, { at, dayStart, dayEnd }) };
  }
  const { latitude, longitude } = place;
  const { chart, system } = birthChart(sky, { at, latitude, longitude });
  return { timeUnknown: false, chart, assumed: assumedMoment({ place, moment, timeUnknown }, system) };
}

function localTime(date: string, time: string): LocalTime {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const [hour = 12, minute = 0] = time.split(':').map(Number);
  return { year, month, day, hour, minute, second: 0 };
}
