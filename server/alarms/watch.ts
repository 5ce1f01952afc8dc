import { sql } from 'kysely';
import { webhookCall } from '#server/checks/webhook-call.ts';
import type { JobLog } from '#server/jobs/job-runner.ts';
import { readShopFigures, type LaneOf } from '#server/metrics/shop-figures.ts';
import { OwnError } from '#server/own-error.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { withTimeout } from '#server/timeout.ts';
import { SHOP_ALARMS, type ShopAlarm } from './alarms.ts';
import { ringingValue } from './ringing.ts';

export interface WatchOptions {
  db: Db;
  laneOf: LaneOf;
  log: JobLog;
  /** Takes a POST with `{ text, alarm, state, value }` when an alarm begins and ends. */
  webhookUrl: string | undefined;
  /** Asked after each look that went well: whoever misses it calls a person. */
  heartbeatUrl: string | undefined;
  /** Shop that calls, as people know it. */
  shopName: string;
}

const MINUTE = 60_000;
/** Time limit (ms) of a call; a failed one is repeated a minute later. */
const WITHIN = 10_000;

async function call(url: string, init: RequestInit): Promise<void> {
  const response = await withTimeout(WITHIN, fetch(url, { ...init, redirect: 'manual' }));
  await response.body?.cancel();
  if (response.status >= 400) throw new OwnError(`status ${response.status}`);
}

/**
 * Checks the shop's alarms once. The webhook is called when an alarm has lasted long enough and when it ends, by one
 * process only. A failed call is repeated at the next check.
 */
export async function watchOnce(options: WatchOptions, now = new Date()): Promise<void> {
  const { db, laneOf, log, webhookUrl, heartbeatUrl } = options;
  const samples = await readShopFigures(db, laneOf);
  for (const alarm of SHOP_ALARMS) {
    const value = ringingValue(alarm, samples, { now });
    const rings = value !== undefined;
    const due = rings ? await begin(db, alarm, now) : await end(db, alarm);
    if (!due) continue;
    if (rings) log.error({ alarm: alarm.name, value }, 'an alarm rings');
    if (webhookUrl === undefined) continue;
    try {
      await tell(webhookUrl, options.shopName, alarm, rings ? 'begins' : 'ends', value);
    } catch {
      log.warn({ alarm: alarm.name }, 'the webhook of alarms took no call');
      await untell(db, alarm, rings, now);
    }
  }
  if (heartbeatUrl !== undefined)
    await call(heartbeatUrl, { method: 'POST' }).catch(() => log.warn({}, 'the heartbeat reached nobody'));
}

function tell(
  url: string,
  shop: string,
  alarm: ShopAlarm,
  state: 'begins' | 'ends',
  value: number | undefined,
): Promise<void> {
  const text = state === 'begins' ? `${shop}: ${alarm.says}` : `${shop}: już dobrze. Było: ${alarm.says}`;
  return call(url, webhookCall({ text, alarm: alarm.name, state, value, severity: alarm.severity }));
}

/** Records that an alarm rings; resolves to whether this process must call the webhook now. */
async function begin(db: Db, { name, minutes }: ShopAlarm, now: Date): Promise<boolean> {
  await db
    .insertInto('alarm')
    .values({ name, since: now })
    .onConflict((on) => on.column('name').doNothing())
    .execute();
  const { rows } = await sql`
    update alarm set notified_at = ${now}
    where name = ${name} and notified_at is null and since <= ${now}::timestamptz - ${minutes} * interval '1 minute'
    returning name
  `.execute(db);
  return rows.length > 0;
}

/** Records that an alarm does not ring; resolves to whether this process must report its end. */
async function end(db: Db, { name }: ShopAlarm): Promise<boolean> {
  const gone = await db
    .deleteFrom('alarm')
    .where('name', '=', name)
    .returning('notified_at')
    .executeTakeFirst();
  return (gone?.notified_at ?? null) !== null;
}

/** Reverts a record of a call that failed. */
async function untell(db: Db, { name }: ShopAlarm, rings: boolean, now: Date): Promise<void> {
  const row = rings ? { notified_at: null } : { notified_at: now };
  await db
    .insertInto('alarm')
    .values({ name, since: now, ...row })
    .onConflict((on) => on.column('name').doUpdateSet(row))
    .execute();
}

/** Looks every minute. Returns a function that stops it and resolves when no look is under way any more. */
export function startWatch(options: WatchOptions): () => Promise<void> {
  let running = Promise.resolve();
  const look = () => {
    running = running
      .then(() => watchOnce(options))
      .catch((error: unknown) => options.log.error({ err: error }, 'the alarms could not be looked at'));
  };
  const timer = setInterval(look, MINUTE);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
