import { sql, type RawBuilder } from 'kysely';
import type { PoolFigures, ProcessFigures } from '#server/metrics/process-figures.ts';
import type { Db } from '#server/store/tables/tables.ts';

const job = (fields: RawBuilder<unknown>) => (db: Db) =>
  sql`insert into job (kind, payload, run_at, attempts, last_error, failed_at) values (${fields})`.execute(
    db,
  );
const step = (fields: RawBuilder<unknown>) => (db: Db) =>
  sql`insert into housekeeping_step (step, first_tried_at, succeeded_at, failed_at) values (${fields})`.execute(
    db,
  );

/** Stores an order that is paid and waits for its answer. */
export async function soldOrder(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with sold as (
      insert into shop_order (
        status, fairy_product_id, product_name, product_type, fairy_name, full_price, total_price, customer_name,
        email, birth_date, paid_at
      )
      select 'GENERATING_RESPONSE', id, 'Tarot', 'TAROT', 'Jagna', 4900, 4900, 'Anna', 'anna@example.com', '1990-05-03',
        now()
      from fairy_product limit 1
      returning id
    ), paid as (
      insert into payment (id, order_id, provider, amount, status, provider_payment_id, opening_until, expires_at)
      select gen_random_uuid(), id, 'PAYU', 4900, 'COMPLETED', 'PAYU-1', now(), now() from sold
    )
    select id from sold`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The shop sells nothing');
  return row.id;
}

/** One fault of the shop for each of its alarms, by the alarm's name. Some need the id of an order that is paid. */
export const SHOP_FAULTS: Readonly<Record<string, (db: Db, orderId: number) => Promise<unknown>>> = {
  MailsNotLeaving: job(sql`'mail.answer', '{}', now() + interval '1 hour', 4, 'Error ECONNREFUSED', null`),
  JobsWaiting: job(sql`'order.expire', '{}', now() - interval '11 minutes', 0, null, null`),
  JobsGivenUp: job(sql`'order.expire', '{}', now(), 25, 'Error', now()`),
  OrdersLate: (db, orderId) =>
    sql`update shop_order set paid_at = now() - interval '13 hours' where id = ${orderId}`.execute(db),
  MoneyWaiting: (db, orderId) =>
    sql`insert into payment_difference (payment_id, amount, currency)
      select id, 1, 'PLN' from payment where order_id = ${orderId}`.execute(db),
  HousekeepingOverdue: step(sql`'unpaid', now() - interval '3 days', null, now()`),
  HousekeepingStopped: step(sql`'request-keys', now() - interval '9 days', now() - interval '4 hours', null`),
  BackupUntried: (db) =>
    sql`insert into restore_drill (at, source, seconds) values (now() - interval '101 days', 'snapshot', 1)`.execute(
      db,
    ),
};

/** Removes all faults; at the next check the alarms end. */
export async function endShopFaults(db: Db): Promise<void> {
  for (const table of ['job', 'housekeeping_step', 'restore_drill', 'payment_difference'])
    await sql`delete from ${sql.table(table)}`.execute(db);
  await sql`update shop_order set paid_at = now() where paid_at is not null`.execute(db);
}

/** Connections of a process that has enough of them. */
export const CALM_POOL: PoolFigures = { total: 20, idle: 0, waiting: 0 };

/** One fault of a process for each alarm that looks at its counts, by the alarm's name; what its pool is then. */
export const PROCESS_FAULTS: Readonly<Record<string, (figures: ProcessFigures) => PoolFigures>> = {
  ServerErrors: (figures) => {
    // Two routes, each of which is below the limit.
    for (const route of ['/api/order', '/api/contact', '/api/order'])
      for (const status of [500, 503])
        figures.served({ listener: 'shop', method: 'POST', route, status, seconds: 1 });
    return CALM_POOL;
  },
  JobsFailing: (figures) => {
    for (let count = 0; count < 21; count += 1) figures.jobFailed('mail.answer', 'again');
    return CALM_POOL;
  },
  PoolExhausted: () => ({ ...CALM_POOL, waiting: 3 }),
};
