import { sql } from 'kysely';
import { READY_AT } from '#server/store/response-times.ts';
import { SHOP_TIME_ZONE } from '#domain/shop-constants.ts';
import { MUST_LEAVE_BY } from '#server/answers/answer-mails.ts';
import { PROMISED_WITHIN } from '#server/answers/request-answer.ts';
import { isOverdue } from '#server/store/housekeeping/overdue-steps.ts';
import { DRILL_DAYS, readLastTried } from '#server/store/housekeeping/last-tried.ts';
import type { Config } from '#server/config.ts';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import { readWaiting } from '#server/desk/waiting/read-waiting.ts';
import { countMoneyMatters } from '#server/orders/money-matters.ts';
import { readOpening, readUnsellable } from '#server/store/shop-opening.ts';
import { snapshotsIn, snapshotTime } from '#server/store/snapshots.ts';
import { CHECK_CODES, CONNECTIONS } from '#domain/desk/connection-checks.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { VERSION } from '#server/version.ts';
import { isoOrNull, startOfDay } from '#server/store/moments.ts';
import { readProviders } from './read-providers.ts';

type State = DeskSchemas['ShopState'];

/** When this process began to run. */
const STARTED_AT = new Date(Date.now() - process.uptime() * 1000).toISOString();

/** The settings whose part of the config a state is read from. */
export type StateConfig = Pick<
  Config,
  | 'paymentsMode'
  | 'stripe'
  | 'payu'
  | 'mail'
  | 'recaptcha'
  | 'answerModel'
  | 'gtmId'
  | 'newsletterScriptUrl'
  | 'databaseUrl'
> & { snapshots: string };

const MONTH = sql`date_trunc('month', now() at time zone ${SHOP_TIME_ZONE}) at time zone ${SHOP_TIME_ZONE}`;
const PROMISE = sql`${PROMISED_WITHIN} * interval '1 millisecond'`;
/** The promise's last quarter, as the queue's amber. */
const SOON = sql`interval '3 hours'`;

async function readMail(db: Db, { mail }: StateConfig): Promise<State['mail']> {
  const { rows } = await sql<{
    queued: number;
    failed: number;
    overdue: number;
    since: Date | null;
    sent: Date | null;
  }>`
    select count(*) filter (where done_at is null and failed_at is null and last_error is null and run_at <= now())::int
        as queued,
      count(*) filter (where failed_at is not null)::int as failed,
      count(*) filter (where done_at is null and failed_at is null and last_error is not null)::int as overdue,
      min(created_at) filter (where done_at is null and failed_at is null and last_error is not null) as since,
      max(done_at) filter (where sent_mail_ids <> '{}') as sent
    from job where kind like 'mail.%'
  `.execute(db);
  const { queued = 0, failed = 0, overdue = 0, since = null, sent = null } = rows[0] ?? {};
  return {
    queued,
    failed,
    retried: overdue,
    retriedSince: isoOrNull(since),
    sentAt: isoOrNull(sent),
    isReal: mail.smtpUrl !== undefined,
  };
}

async function readPromise(db: Db): Promise<State['promise']> {
  const { rows } = await sql<{ late: number; soon: number; answered: number; kept: number }>`
    select
      (select count(*) from shop_order where status in ('GENERATING_RESPONSE', 'SCHEDULED') and deleted = false
        and ${MUST_LEAVE_BY} < now())::int as late,
      (select count(*) from shop_order where status = 'GENERATING_RESPONSE' and deleted = false
        and paid_at + ${PROMISE} between now() and now() + ${SOON})::int as soon,
      count(*)::int as answered,
      count(*) filter (where ${READY_AT} <= paid_at + ${PROMISE})::int as kept
    from shop_order where status = 'SENT' and answered_at >= ${MONTH}
  `.execute(db);
  return rows[0] ?? { late: 0, soon: 0, answered: 0, kept: 0 };
}

/** Jobs that failed or keep failing, which are listed at most. */
const LISTED_JOBS = 50;

/** An id in what a job is about, null for what is none. A cast of the table's own id would read all of the table. */
const idIn = (name: string) => sql`(case
  when payload ->> ${sql.lit(name)} ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    then (payload ->> ${sql.lit(name)})::uuid
end)`;

async function readJobs(db: Db): Promise<Pick<State, 'jobs' | 'moreJobs'>> {
  const { rows } = await sql<{
    id: string;
    kind: string;
    order_id: number | null;
    last_error: string | null;
    attempts: number;
    at: Date;
    is_failed: boolean;
  }>`
    select job.id, kind, attempts, last_error, coalesce(failed_at, run_at) as at, failed_at is not null as is_failed,
      coalesce((payload ->> 'orderId')::integer, payment.order_id, paid.order_id) as order_id
    from job
      left join payment on payment.id = ${idIn('paymentId')}
      left join refund on refund.id = ${idIn('refundId')}
      left join payment as paid on paid.id = refund.payment_id
    where done_at is null and (failed_at is not null or last_error is not null)
    order by failed_at desc nulls last, run_at, kind, job.id limit ${LISTED_JOBS + 1}
  `.execute(db);
  const jobs = rows.slice(0, LISTED_JOBS).map((row) => ({
    id: row.id,
    kind: row.kind,
    ...(row.order_id !== null && { orderId: row.order_id }),
    reason: row.last_error ?? '',
    attempts: row.attempts,
    at: row.at.toISOString(),
    isFailed: row.is_failed,
  }));
  return { jobs, moreJobs: rows.length > LISTED_JOBS };
}

async function readVersions(db: Db): Promise<State['versions']> {
  const { rows } = await sql<{ database: string; migrations: number }>`
    select current_setting('server_version') as database,
      (select count(*) from schema_migration)::int as migrations
  `.execute(db);
  const { database = '', migrations = 0 } = rows[0] ?? {};
  return { shop: VERSION, node: process.versions.node, database, migrations, startedAt: STARTED_AT };
}

async function readBackup(db: Db, { databaseUrl, snapshots }: StateConfig): Promise<State['backup']> {
  const tried = await readLastTried(db);
  const last = await db
    .selectFrom('restore_drill')
    .selectAll()
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const drill = {
    isDrillDue: tried !== undefined && tried.getTime() < Date.now() - DRILL_DAYS * 86_400_000,
    drill: last
      ? { at: last.at.toISOString(), seconds: last.seconds, orders: last.orders, problem: last.problem }
      : null,
  };
  if (databaseUrl !== undefined) return { kind: 'own', count: 0, takenAt: null, ...drill };
  const names = await snapshotsIn(snapshots);
  const taken = names[0] === undefined ? undefined : snapshotTime(names[0]);
  return { kind: 'snapshots', count: names.length, takenAt: isoOrNull(taken), ...drill };
}

async function readHousekeeping(db: Db): Promise<State['housekeeping']> {
  const rows = await db
    .selectFrom('housekeeping_step')
    .select(['step', 'succeeded_at', 'failed_at', 'reason', isOverdue(new Date()).as('isOverdue')])
    .orderBy('step')
    .execute();
  return rows.map(({ succeeded_at: succeeded, failed_at: failed, ...row }) => ({
    ...row,
    succeededAt: isoOrNull(succeeded),
    failedAt: isoOrNull(failed),
  }));
}

/** Failed responses that are listed at most. */
const LISTED_ERRORS = 100;

async function readErrors(db: Db): Promise<Pick<State, 'errors' | 'moreErrors'>> {
  const rows = await db
    .selectFrom('server_error')
    .selectAll()
    .orderBy('at', 'desc')
    .limit(LISTED_ERRORS + 1)
    .execute();
  const errors = rows
    .slice(0, LISTED_ERRORS)
    .map(({ request_id: requestId, at, ...row }) => ({ requestId, at: at.toISOString(), ...row }));
  return { errors, moreErrors: rows.length > LISTED_ERRORS };
}

/** Which settings are on, by name; never what they say. */
const readSettings = (config: StateConfig): State['settings'] =>
  Object.entries({
    PAYMENTS: config.paymentsMode === 'live',
    STRIPE_SECRET_KEY: config.stripe.secretKey !== undefined,
    PAYU_POS_ID: config.payu.posId !== undefined,
    SMTP_URL: config.mail.smtpUrl !== undefined,
    RECAPTCHA_SITE_KEY: config.recaptcha.siteKey !== undefined,
    ANSWER_API_URL: config.answerModel !== undefined,
    GTM_ID: config.gtmId !== undefined,
    NEWSLETTER_SCRIPT_URL: config.newsletterScriptUrl !== undefined,
    DATABASE_URL: config.databaseUrl !== undefined,
  }).map(([name, isOn]) => ({ name, isOn }));

async function readModel(db: Db, { answerModel }: StateConfig): Promise<State['model']> {
  const { rows } = await sql<{ drafted: Date | null; today: number }>`
    select max(created_at) as drafted, count(*) filter (where created_at >= ${startOfDay()})::int as today
    from answer_draft where author_kind = 'model'
  `.execute(db);
  return {
    isOn: answerModel !== undefined,
    draftedAt: isoOrNull(rows[0]?.drafted),
    today: rows[0]?.today ?? 0,
  };
}

/** Days over which refused messages are counted. */
const ROBOT_DAYS = 7;

async function readRobots(db: Db): Promise<State['robots']> {
  const { rows } = await sql<State['robots']>`
    select coalesce(sum(count) filter (where why = 'refused'), 0)::int as refused,
      coalesce(sum(count) filter (where why = 'silent'), 0)::int as silent
    from robot_refusal where day > shop_today() - ${ROBOT_DAYS}::int
  `.execute(db);
  return rows[0] ?? { refused: 0, silent: 0 };
}

const isOneOf = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  names.some((one) => one === name);

/** Trials of an older program may have names that this one has not. */
async function readChecks(db: Db): Promise<State['checks']> {
  const rows = await db.selectFrom('connection_check').selectAll().execute();
  return CONNECTIONS.flatMap((name) => {
    const row = rows.find((one) => one.name === name);
    if (!row) return [];
    const code = isOneOf(CHECK_CODES, row.code) ? row.code : 'unexpected';
    const { at, outcome, detail } = row;
    return [{ name, at: at.toISOString(), detail, ...(outcome === 'failed' && { code }) }];
  });
}

/** Reads how the shop is: from the database, which all processes share, and from this process's own settings. */
export async function readState(db: Db, config: StateConfig): Promise<State> {
  // One after the other: the embedded database has a single connection.
  return {
    checkedAt: new Date().toISOString(),
    sells: (await readOpening(db)).sells && (await readUnsellable(db)) === null,
    providers: await readProviders(db),
    mail: await readMail(db, config),
    promise: await readPromise(db),
    waiting: await readWaiting(db),
    money: await countMoneyMatters(db, new Date()),
    backup: await readBackup(db, config),
    model: await readModel(db, config),
    robots: await readRobots(db),
    checks: await readChecks(db),
    ...(await readJobs(db)),
    housekeeping: await readHousekeeping(db),
    versions: await readVersions(db),
    settings: readSettings(config),
    ...(await readErrors(db)),
  };
}
