import { sql } from 'kysely';
import { ApiError } from '#server/api-error.ts';
import { loadPlaces, type Places } from '#server/places/places.ts';
import { assumedMoment } from '#server/sky/assumed-moment.ts';
import { readBirth } from '#server/sky/birth-request.ts';
import { chartOfBirth } from '#server/sky/chart-of-birth.ts';
import { loadEphemeris } from '#server/sky/ephemeris.ts';
import type { Db } from '#server/store/tables/tables.ts';
import type { ClockChoice } from '#domain/birth-chart.ts';

/** The data of which a birth horoscope is written. Personal data: never log it. */
export interface BirthReading {
  /** `YYYY-MM-DD`. */
  birthDate: string;
  /** `HH:MM`; null when the customer does not know it. */
  birthTime: string | null;
  city: string;
  /** The chart, with the place and moment assumed for it; undefined if the gazetteer does not know the city. */
  computed:
    | { chart: ReturnType<typeof chartOfBirth>['chart']; assumed: ReturnType<typeof assumedMoment> }
    | undefined;
}

/** Reads the data for a birth horoscope; undefined for any other order, and after its data were deleted. */
export async function findBirthReading(db: Db, orderId: number): Promise<BirthReading | undefined> {
  const row = await db
    .selectFrom('shop_order')
    .select([
      sql<string>`birth_date::text`.as('birthDate'),
      'birth_time as birthTime',
      'clock_choice as clockChoice',
      'city',
    ])
    .where('id', '=', orderId)
    .where('product_type', '=', 'BIRTH_HOROSCOPE')
    .where('stripped_at', 'is', null)
    .executeTakeFirst();
  if (!row || row.city === null) return undefined;
  const { birthDate, birthTime, clockChoice, city } = row;
  return {
    birthDate,
    birthTime,
    city,
    computed: await compute({ birthDate, birthTime, clockChoice, city }),
  };
}

interface StoredBirth {
  birthDate: string;
  birthTime: string | null;
  clockChoice: ClockChoice | null;
  city: string;
}

/** Takes the likeliest of several places in Poland: the customer cannot be asked now, and the desk shows the place beside the chart. */
const withLikeliest = (places: Places): Places => ({
  ...places,
  resolve(city, when) {
    const resolved = places.resolve(city, when);
    if (resolved.kind !== 'unclear') return resolved;
    return resolved.candidates.every(({ countryCode }) => countryCode === 'PL')
      ? { kind: 'found', place: resolved.likeliest }
      : resolved;
  },
});

async function compute({ birthDate, birthTime, clockChoice, city }: StoredBirth) {
  const [sky, places] = await Promise.all([loadEphemeris(), loadPlaces()]);
  try {
    const birth = readBirth(
      {
        // The name was checked when the order was placed; only place and time matter here.
        name: 'nobody',
        email: '',
        city,
        dateTime: `${birthDate} ${birthTime ?? '12:00'}`,
        timeUnknown: birthTime === null,
        ...(clockChoice && { clockChoice }),
      },
      withLikeliest(places),
    );
    const { chart, system } = chartOfBirth(sky, birth);
    return { chart, assumed: assumedMoment(birth, system) };
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}
