import { sql } from 'kysely';
import { RATINGS_SHOWN_FROM } from '#domain/ratings.ts';
import type { ServiceKind } from '#domain/product-type.ts';
import type { Db } from '../tables/tables.ts';

/** How many days ahead an absence is announced. */
const ABSENCE_AHEAD = 30;

/** What her own page shows beside her card. */
export interface FairyMore {
  /** Numbers of ratings from one star to five; from as many on as show a mean (LW-16). */
  spread?: number[];
  /** The day of her first rating. */
  since?: string;
  /** The current or next absence. */
  absence?: { from: string; until: string };
  samples: { service: ServiceKind; question: string; answer: string }[];
}

/** Reads what a specialist's own page shows beside her card; of an unknown one nothing. */
export async function readFairyMore(db: Db, fairyId: string): Promise<FairyMore> {
  const { rows: ratings } = await sql<{ stars: number; count: string; first: string }>`
    select stars, count(*) as count, min((at at time zone 'Europe/Warsaw')::date)::text as first
    from rating where fairy_id = ${fairyId} group by stars`.execute(db);
  const { rows: absences } = await sql<{ from: string; until: string }>`
    select lower(days)::text as "from", (upper(days) - 1)::text as until
    from fairy, unnest(absences) as days
    where fairy.id = ${fairyId} and archived_at is null
      and upper(days) > shop_today() and lower(days) <= shop_today() + ${ABSENCE_AHEAD}::integer
    order by days limit 1`.execute(db);
  const samples = await db
    .selectFrom('sample_answer')
    .innerJoin('fairy', 'fairy.id', 'fairy_id')
    .select(['service', 'question', 'answer'])
    .where('fairy_id', '=', fairyId)
    .where('archived_at', 'is', null)
    .orderBy('service')
    .execute();
  const spread = [1, 2, 3, 4, 5].map((stars) =>
    Number(ratings.find((given) => given.stars === stars)?.count ?? 0),
  );
  const [since] = ratings.map(({ first }) => first).sort();
  const isShown = spread.reduce((sum, count) => sum + count, 0) >= RATINGS_SHOWN_FROM;
  const [absence] = absences;
  return {
    ...(isShown && since !== undefined && { spread, since }),
    ...(absence && { absence }),
    samples,
  };
}
