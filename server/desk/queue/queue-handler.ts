import { sql } from 'kysely';
import { badRequest } from '#server/api-error.ts';
import type { Clock } from '#server/clock.ts';
import { READY_AT } from '#server/store/response-times.ts';
import { pageOf } from '#server/desk/page-of.ts';
import type { Db } from '#server/store/tables/tables.ts';
import type { DeskHandlers, DeskSchemas } from '#server/desk/desk-contract.ts';
import { openOrders, readQueueRow, type Sight } from '#server/desk/order/open-orders.ts';
import { signedIn, type Session } from '#server/desk/access/sessions.ts';
import { startOfDay } from '#server/store/moments.ts';
import { openCorrections } from './open-corrections.ts';

/** Rows on a page of the queue. */
const PAGE = 200;
/** An order that is promised within this time (ms) is `soon`. */
const SOON = 3 * 60 * 60_000;
/** How long (ms) the usual response time is cached, since it changes slowly. */
const USUAL_FOR = 60_000;

type Queue = DeskSchemas['Queue'];
type Row = DeskSchemas['QueueRow'];
type Filter = keyof Omit<Queue['counts'], 'all' | 'open'>;

/** Filter of visible orders: owners see all, a specialist only hers. */
export const sightOf = ({ person }: Session): Sight => ({
  fairyId: person.role === 'owner' ? null : (person.fairyId ?? NO_FAIRY),
  personId: person.id,
});

/** An id without orders, for the filter "mine" of an owner who is no specialist. */
const NO_FAIRY = '00000000-0000-0000-0000-000000000000';

/** Handler of the queue: paid orders without a sent answer; those without an approved one first, each by promised time. */
export function queueHandler(db: Db, clock: Clock): Pick<DeskHandlers, 'getQueue' | 'countQueue'> {
  const usual = new Map<string, { at: number; minutes: number | null }>();

  const usualMinutes = async ({ fairyId }: Sight, now: Date): Promise<number | null> => {
    const key = fairyId ?? '';
    const kept = usual.get(key);
    if (kept && now.getTime() - kept.at < USUAL_FOR) return kept.minutes;
    const { rows } = await sql<{ minutes: number | null }>`
      select round(percentile_cont(0.5) within group (order by extract(epoch from ${READY_AT} - paid_at) / 60))::int
        as minutes
      from shop_order join fairy_product on fairy_product.id = fairy_product_id
      where answered_at > ${new Date(now.getTime() - 30 * 24 * 60 * 60_000)}
        and (${fairyId}::uuid is null or fairy_product.fairy_id = ${fairyId}::uuid)
    `.execute(db);
    const minutes = rows[0]?.minutes ?? null;
    usual.set(key, { at: now.getTime(), minutes });
    return minutes;
  };

  const sentToday = async ({ fairyId }: Sight, now: Date): Promise<number> => {
    const { rows } = await sql<{ sent: number }>`
      select count(*)::int as sent
      from shop_order join fairy_product on fairy_product.id = fairy_product_id
      where answered_at >= ${startOfDay(now)}
        and (${fairyId}::uuid is null or fairy_product.fairy_id = ${fairyId}::uuid)
    `.execute(db);
    return rows[0]?.sent ?? 0;
  };

  return {
    async countQueue(call) {
      const { open } = await openOrders(db, sightOf(signedIn(call)))
        .clearSelect()
        .select(sql<number>`count(*)::int`.as('open'))
        .where('shop_order.status', '=', 'GENERATING_RESPONSE')
        .executeTakeFirstOrThrow();
      return { status: 200, body: { open } };
    },
    async getQueue(call) {
      const session = signedIn(call);
      const { whose, state, fairyId, after } = call.query;
      const now = clock.now();
      const sight =
        whose === 'mine'
          ? { ...sightOf(session), fairyId: session.person.fairyId ?? NO_FAIRY }
          : sightOf(session);
      const orders = await openOrders(db, sight).orderBy('paid_at').orderBy('shop_order.id').execute();
      const read = orders.map(readQueueRow);
      const rows = read.filter((row) => typeof row === 'object');
      const shown = rows
        .filter((row) => state === undefined || isIn(row, state, now))
        .filter((row) => fairyId === undefined || row.fairy.id === fairyId);
      const page = queuePage(shown, after);
      const corrections = await openCorrections(db, sight);
      return {
        status: 200,
        body: {
          now: now.toISOString(),
          rows: page.rows,
          unreadable: read.filter((row) => typeof row === 'number'),
          next: page.next,
          counts: countsOf(rows, now),
          fairies: fairiesOf(rows),
          ...(corrections.length > 0 && { corrections }),
          figures: { sentToday: await sentToday(sight, now), usualMinutes: await usualMinutes(sight, now) },
        },
      };
    },
  };
}

const timeLeft = ({ promisedUntil }: Row, now: Date) => Date.parse(promisedUntil) - now.getTime();

function isIn(row: Row, filter: Filter, now: Date): boolean {
  const { state } = row.answer;
  if (filter !== 'late' && filter !== 'soon') return state === filter;
  const left = timeLeft(row, now);
  return !isApproved(row) && (filter === 'late' ? left < 0 : left >= 0 && left <= SOON);
}

/** Nobody has to do anything: it is approved, and its mail has not failed. */
const isApproved = ({ answer }: Row) => answer.state === 'approved' && answer.mail === undefined;

/** Ends the cursor of an approved row. */
const APPROVED = 'approved';

/** Cuts the page after a cursor from rows in promised order: those without an approved answer first. */
export const queuePage = (rows: readonly Row[], after: string | undefined, size = PAGE) =>
  pageOf(
    rows.toSorted((one, other) => Number(isApproved(one)) - Number(isApproved(other))).filter(isAfter(after)),
    size,
    cursorOf,
  );

const cursorOf = (row: Row) =>
  [row.promisedUntil, row.orderId, ...(isApproved(row) ? [APPROVED] : [])].join('_');

/** The rows behind the last one of a page before: not approved before approved, then by promised time and number. */
function isAfter(cursor: string | undefined): (row: Row) => boolean {
  if (cursor === undefined) return () => true;
  const [until = '', id = '', part] = cursor.split('_');
  const time = Date.parse(until);
  if (Number.isNaN(time) || !/^\d+$/.test(id) || (part !== undefined && part !== APPROVED))
    throw badRequest('No such page of the queue');
  const isInApproved = part === APPROVED;
  return (row) => {
    if (isApproved(row) !== isInApproved) return isApproved(row);
    const { promisedUntil, orderId } = row;
    const own = Date.parse(promisedUntil);
    return own > time || (own === time && orderId > Number(id));
  };
}

function countsOf(rows: readonly Row[], now: Date): Queue['counts'] {
  const count = (filter: Filter) => rows.filter((row) => isIn(row, filter, now)).length;
  const approved = count('approved');
  return {
    all: rows.length,
    open: rows.length - approved,
    late: count('late'),
    soon: count('soon'),
    waiting: count('waiting'),
    drafted: count('drafted'),
    'in-review': count('in-review'),
    'sent-back': count('sent-back'),
    approved,
  };
}

function fairiesOf(rows: readonly Row[]): Queue['fairies'] {
  const found = new Map<string, Queue['fairies'][number]>();
  for (const { fairy } of rows) {
    const known = found.get(fairy.id) ?? { id: fairy.id, name: fairy.name, count: 0 };
    found.set(fairy.id, { ...known, count: known.count + 1 });
  }
  return [...found.values()].toSorted((a, b) => b.count - a.count);
}
