import { sql } from 'kysely';
import { RATINGS_SHOWN_FROM } from '#domain/ratings.ts';
import { isSampleFairy } from './samples.ts';
import type { Db } from './tables/tables.ts';

interface Row {
  id: string;
  name: string;
  rating: number | null;
}

/** A rating as the API shows it: exactly what is there. */
export interface ShownRating {
  rating?: number;
  ratings: { count: number; mean?: number; isSample?: boolean };
}

/**
 * Reads the specialists' ratings (LW-16). From three ratings on the mean is shown, to one decimal. With fewer, a
 * sample specialist has her sample rating, marked as made up; any other has none.
 */
export async function readRatings(db: Db): Promise<(fairy: Row) => ShownRating> {
  const rows = await db
    .selectFrom('rating')
    .select(({ fn }) => [
      'fairy_id',
      fn.countAll<string>().as('count'),
      sql<string>`round(avg(stars), 1)`.as('mean'),
    ])
    .groupBy('fairy_id')
    .execute();
  const given = new Map(
    rows.map(({ fairy_id, count, mean }) => [fairy_id, { count: Number(count), mean: Number(mean) }]),
  );
  return (fairy) => {
    const { count, mean } = given.get(fairy.id) ?? { count: 0, mean: 0 };
    if (count >= RATINGS_SHOWN_FROM) return { rating: Math.round(mean), ratings: { count, mean } };
    return fairy.rating !== null && isSampleFairy(fairy)
      ? { rating: fairy.rating, ratings: { count, isSample: true } }
      : { ratings: { count } };
  };
}
