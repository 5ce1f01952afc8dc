import { sql } from 'kysely';
import { grosze, type Grosze } from '#domain/grosze.ts';
import { CURRENCY } from '#domain/shop-constants.ts';
import { csvFile, csvMoney } from '#server/desk/csv.ts';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import { conflicting, unknown } from '#server/desk/desk-errors.ts';
import { recordAudit, type Actor } from '#server/store/audit.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';
import { monthStart, readSpan, sumUp } from './read-books.ts';
import { COUNTED, COUNTED_BY, SUMS } from './read-sums.ts';

type Payouts = DeskSchemas['Payouts'];
type Row = Payouts['rows'][number];

/** A share of an amount, rounded half up; below zero where more went back than came. */
export const shareOf = (total: Grosze, percent: number): Grosze =>
  grosze(Math.round((total * percent) / 100) + 0);

/**
 * Reads each specialist's revenue of a month in Warsaw, less refunds, and her share of it. Those in the shop are
 * listed without a sale too, since their share is set there.
 */
export async function readPayouts(db: Db | Trx, month: string): Promise<Payouts> {
  const { rows } = await sql<Omit<Row, 'due'>>`
    with brought as (
      select fairy_id, ${SUMS}
      from (
        select fairy_id, ${COUNTED} from money_movement
        where happened_at >= ${monthStart(month)} and happened_at < ${monthStart(month, 1)}
          and currency = ${CURRENCY} and fairy_id is not null
        group by fairy_id, ${COUNTED_BY}
      ) as moved
      group by fairy_id
    )
    select fairy.id as "fairyId", name, coalesce(count, 0) as count, coalesce(sales, 0) as sales,
      coalesce(back, 0) as back, coalesce(total, 0) as total, percent, to_char(share.month, 'YYYY-MM') as since
    from fairy
      left join brought on brought.fairy_id = fairy.id
      left join lateral (
        select percent, month from fairy_share
        where fairy_share.fairy_id = fairy.id and month <= ${`${month}-01`}::date order by month desc limit 1
      ) as share on true
    where archived_at is null or brought.fairy_id is not null
    order by position, fairy.id
  `.execute(db);
  const all = rows.map((row) => ({
    ...row,
    due: row.percent === null ? null : shareOf(row.total, row.percent),
  }));
  return {
    month,
    ...(await readSpan(db)),
    rows: all,
    due: sumUp(all.flatMap(({ due }) => due ?? [])),
  };
}

/**
 * Sets a specialist's share from a month on. Months before keep theirs. A repeat changes nothing.
 * @throws {ApiError} 404 for an unknown specialist, 210 (409) with the list as it is now.
 */
export async function setShare(
  db: Db,
  actor: Actor,
  { month, fairyId }: { month: string; fairyId: string },
  { seen, percent }: { seen: number | null; percent: number | null },
): Promise<void> {
  const isSet = await db.transaction().execute(async (trx) => {
    const fairy = await trx
      .selectFrom('fairy')
      .select('id')
      .where('id', '=', fairyId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!fairy) throw unknown();
    const { rows } = await readPayouts(trx, month);
    // An archived specialist without revenue in the month has no row.
    const before = rows.find((row) => row.fairyId === fairyId)?.percent ?? null;
    // Stored already: a repeat whose first response was lost.
    if (before !== seen) return before === percent;
    await trx
      .insertInto('fairy_share')
      .values({ fairy_id: fairyId, month: `${month}-01`, percent })
      .onConflict((on) => on.columns(['fairy_id', 'month']).doUpdateSet({ percent }))
      .execute();
    await recordAudit(trx, {
      actor,
      action: 'share.changed',
      entity: 'fairy',
      entityId: fairyId,
      fields: ['percent'],
      details: { month, before, after: percent },
    });
    return true;
  });
  if (!isSet)
    throw conflicting('newerVersion', 'The share was changed meanwhile', await readPayouts(db, month));
}

const HEAD = [
  'Miesiąc',
  'Wróżka',
  'Sprzedaży',
  'Sprzedaż brutto',
  'Zwroty i obciążenia',
  'Podstawa',
  'Udział w procentach',
  'Do wypłaty',
  'Waluta',
];

/** The list of a month as CSV: those who brought something, or took something back. */
export const payoutCsv = ({ month, rows }: Payouts) =>
  csvFile(
    `wyplaty-${month}.csv`,
    HEAD,
    rows
      .filter(({ count, back }) => count > 0 || back !== 0)
      .map(({ name, count, sales, back, total, percent, due }) => [
        month,
        name,
        count,
        csvMoney(sales),
        csvMoney(back),
        csvMoney(total),
        percent,
        due === null ? null : csvMoney(due),
        CURRENCY,
      ]),
  );
