import { sql } from 'kysely';
import { MUST_LEAVE_BY } from '#server/answers/answer-mails.ts';
import { readLastTried } from '#server/store/housekeeping/last-tried.ts';
import type { Lane } from '#server/jobs/job-kind.ts';
import { IS_ABOUT_RECIPIENT } from '#server/mail/mail-failure.ts';
import { countMoneyMatters } from '#server/orders/money-matters.ts';
import { isOverdue } from '#server/store/housekeeping/overdue-steps.ts';
import type { Db } from '#server/store/tables/tables.ts';
import type { Sample, ShopMetric } from './metric-names.ts';

type ShopSample = Sample<ShopMetric>;

/** Lane of each kind of job that this program runs. */
export type LaneOf = (kind: string) => Lane | 'unknown';

const sample = (name: ShopMetric, value: number, labels: Sample['labels'] = {}): ShopSample => ({
  name,
  labels,
  value,
});

interface JobCount {
  kind: string;
  state: 'due' | 'running' | 'later' | 'given up';
  count: number;
  lag: number;
}

async function readJobs(db: Db, laneOf: LaneOf): Promise<ShopSample[]> {
  const { rows } = await sql<JobCount>`
    select kind, state, count(*)::int as count,
      coalesce(max(extract(epoch from now() - run_at)) filter (where state = 'due'), 0)::float as lag
    from (
      select kind, run_at,
        case
          when failed_at is not null then 'given up'
          when leased_until > now() then 'running'
          when run_at <= now() then 'due'
          else 'later'
        end as state
      from job where done_at is null
    ) as job
    group by kind, state
  `.execute(db);
  const counts = new Map<string, ShopSample>();
  const lags = new Map<string, ShopSample>();
  for (const { kind, state, count, lag } of rows) {
    const lane = laneOf(kind);
    const known = counts.get(`${lane} ${state}`)?.value ?? 0;
    counts.set(`${lane} ${state}`, sample('shop_jobs', known + count, { lane, state }));
    const longest = Math.max(lags.get(lane)?.value ?? 0, lag);
    lags.set(lane, sample('shop_job_lag_seconds', Math.round(longest), { lane }));
  }
  return [...counts.values(), ...lags.values()];
}

async function readPayments(db: Db): Promise<ShopSample[]> {
  const { rows } = await sql<{ provider: string; state: string; count: number }>`
    select provider, payment.status as state, count(*)::int as count
    from payment join shop_order on shop_order.id = order_id
    where shop_order.created_at >= now() - interval '7 days'
    group by provider, payment.status
  `.execute(db);
  return rows.map(({ count, ...labels }) => sample('shop_payments', count, labels));
}

/** Kinds of refusal by the label of a mail's last failure (server/jobs/back-off.ts). The first that fits counts. */
const REFUSALS = [
  ['sign-in', / EAUTH/],
  ['unreachable', / E(?:CONN|SOCKET|TIMEDOUT|DNS|TLS|HOST)/],
  ['for good', / 5(?:\d\d|\.)/],
  ['for now', / 4(?:\d\d|\.)/],
  ['other', /^/],
] as const;

async function readMails(db: Db): Promise<ShopSample[]> {
  const { rows } = await sql<{ error: string; count: number }>`
    select last_error as error, count(*)::int as count
    from job
    where done_at is null and failed_at is null and kind like 'mail.%' and last_error is not null
      and not ${IS_ABOUT_RECIPIENT}
    group by last_error
  `.execute(db);
  return REFUSALS.map(([name], index) => {
    const isOf = ({ error }: { error: string }) =>
      REFUSALS.findIndex(([, pattern]) => pattern.test(error)) === index;
    const count = rows.filter(isOf).reduce((sum, row) => sum + row.count, 0);
    return sample('shop_mails_refused', count, { class: name });
  });
}

async function readOrders(db: Db): Promise<ShopSample[]> {
  const { rows } = await sql<{ late: number; open: number }>`
    select count(*) filter (where ${MUST_LEAVE_BY} < now())::int as late, count(*)::int as open
    from shop_order where deleted = false
      and (status = 'GENERATING_RESPONSE' or status = 'SCHEDULED' and ${MUST_LEAVE_BY} < now())
  `.execute(db);
  const { late = 0, open = 0 } = rows[0] ?? {};
  return [
    sample('shop_orders', open - late, { promise: 'kept' }),
    sample('shop_orders', late, { promise: 'late' }),
  ];
}

async function readMoney(db: Db): Promise<ShopSample[]> {
  const matters = await countMoneyMatters(db, new Date());
  return matters.map(({ kind: matter, count }) => sample('shop_money_waiting', count, { matter }));
}

async function readHousekeeping(db: Db): Promise<ShopSample[]> {
  const rows = await db
    .selectFrom('housekeeping_step')
    .select([
      'step',
      sql<Date>`coalesce(succeeded_at, first_tried_at)`.as('at'),
      isOverdue(new Date()).as('isOverdue'),
    ])
    .orderBy('step')
    .execute();
  return rows.flatMap(({ step, at, isOverdue: isLate }) => [
    sample('shop_housekeeping_last_success_seconds', at.getTime() / 1000, { step }),
    sample('shop_housekeeping_overdue', isLate ? 1 : 0, { step }),
  ]);
}

async function readBackup(db: Db): Promise<ShopSample[]> {
  const at = await readLastTried(db);
  return at ? [sample('shop_backup_last_success_seconds', at.getTime() / 1000)] : [];
}

/** Reads the figures that all processes share. None holds anything of a person. */
export async function readShopFigures(db: Db, laneOf: LaneOf): Promise<ShopSample[]> {
  // One after the other: the embedded database has a single connection.
  return [
    ...(await readJobs(db, laneOf)),
    ...(await readPayments(db)),
    ...(await readMails(db)),
    ...(await readOrders(db)),
    ...(await readMoney(db)),
    ...(await readHousekeeping(db)),
    ...(await readBackup(db)),
  ];
}
