import { sql } from 'kysely';
import { given, NOTHING, post } from './case-kit.ts';
import { get, order } from './order-requests.ts';
import type { Cases, WhatChanges } from './what-changes.ts';

/** Retries a job to which something was done. */
const retry =
  (...what: ReturnType<typeof sql>[]) =>
  async (shop: WhatChanges) => {
    const { id } = await shop.find(
      sql<{ id: string }>`select id from job where failed_at is not null order by kind, created_at limit 1`,
    );
    for (const change of what) await given(shop, sql`update job set ${change} where id = ${id}`);
    return post(`/state/jobs/${id}/retry`);
  };

/** Rows at the ends of the times that the shop's state counts by. */
async function atTheEnds(shop: WhatChanges): Promise<void> {
  const [waiting, foreign] = [await order(shop, 'waiting'), await order(shop, 'foreign')];
  const paid = (orderId: number, ago: string) =>
    sql`update shop_order set paid_at = now() - ${ago}::interval where id = ${orderId}`;
  const leaves = (orderId: number, ago: string) =>
    sql`update shop_order set paid_at = now() - interval '2 days', scheduled_for = now() - ${ago}::interval
      where id = ${orderId}`;
  const ids = async (where: ReturnType<typeof sql>) =>
    (
      await shop.find<{ ids: number[] }>(
        sql`select array_agg(id order by id) as ids from shop_order where ${where}`,
      )
    ).ids;
  const [first = 0, second = 0, third = 0] = await ids(sql`status = 'SCHEDULED' and scheduled_for > now()`);
  const [one = 0, other = 0] = await ids(
    sql`status = 'SENT' and gift_email is null and answered_at > '2026-10-31T23:00:00Z'`,
  );
  await given(
    shop,
    paid(waiting, '12 hours'),
    paid(foreign, '12 hours 1 millisecond'),
    leaves(first, '1 hour'),
    leaves(second, '1 hour 1 millisecond'),
    leaves(third, '-1 minute'),
    sql`update shop_order set answered_at = '2026-10-31T23:00:00Z', paid_at = '2026-10-31T11:00:00Z' where id = ${one}`,
    sql`update shop_order set answered_at = '2026-10-31T22:59:59.999Z' where id = ${other}`,
    sql`insert into answer_draft (order_id, version, author_kind, author_name, autosave, text, responses, words, created_at)
      select ${foreign}::int, 90 + turn, kind, 'model', false, 'Karty.', '[]', 1, at::timestamptz
      from (values (1, 'model', '2026-11-20T22:59:59.999Z'), (2, 'model', '2026-11-20T23:00:00Z'),
        (3, 'person', '2026-11-21T10:00:00Z')) as drafted (turn, kind, at)`,
    sql`insert into robot_refusal (day, why, count) values ('2026-11-21', 'refused', 3), ('2026-11-21', 'silent', 5),
      ('2026-11-15', 'refused', 10), ('2026-11-14', 'refused', 100), ('2026-11-14', 'silent', 100)
      on conflict (day, why) do update set count = excluded.count`,
    sql`delete from housekeeping_step`,
    sql`insert into housekeeping_step (step, first_tried_at, succeeded_at, failed_at) values
      ('for two days', now() - interval '9 days', now() - interval '2 days', now()),
      ('for longer', now() - interval '9 days', now() - interval '2 days 1 millisecond', now()),
      ('never succeeded', now() - interval '3 days', null, now()),
      ('began today', now() - interval '1 hour', null, now()),
      ('does not fail', now() - interval '9 days', now() - interval '5 days', null)`,
  );
}

/** Jobs that fail, each about an order in its own way. */
const failingJobs = async (shop: WhatChanges) => {
  const orderId = await order(shop, 'sent');
  await given(
    shop,
    sql`insert into refund (payment_id, idempotency_key, amount, currency, asked_by)
      select id, 'test:state', 1, 'PLN', 'Ludmiła' from payment where order_id = ${orderId}`,
    sql`insert into job (kind, payload, run_at, attempts, last_error, failed_at)
      select kind, payload, now() + interval '1 hour', 3, case when kind <> 'test.given-up' then 'TypeError' end,
        case when kind = 'test.given-up' then now() end
      from (
        select 'test.of-order' as kind, jsonb_build_object('orderId', 1001, 'paymentId', id) as payload
          from payment where order_id = ${orderId}
        union all select 'test.of-payment', jsonb_build_object('paymentId', id) from payment where order_id = ${orderId}
        union all select 'test.of-refund', jsonb_build_object('refundId', id) from refund
          where idempotency_key = 'test:state'
        union all select 'test.given-up', '{"paymentId": "nie numer", "refundId": "0b8f"}'::jsonb
      ) as failing`,
  );
};

/** Of one provider no payment opens and no notice comes; of the other one, some time ago. */
const quietProviders = (shop: WhatChanges) =>
  given(
    shop,
    sql`update payment_news set received_at = received_at - interval '60 days' where true`,
    sql`insert into payment_news (payment_id, news_id, status, amount, received_at)
      select id, case provider when 'PAYU' then 'asked:1' else 'evt_1' end, 'PENDING', amount,
        case provider when 'PAYU' then now() else now() - interval '7 days' end
      from payment where order_id in (1130, 1134)`,
    sql`update payment set provider_payment_id = null where provider = 'STRIPE'`,
    sql`update payment set status = 'CANCELED', updated_at = now() - interval '7 days' -
        case order_id when 1147 then interval '0' else interval '1 millisecond' end where order_id in (1146, 1147)`,
    sql`update payment set status = 'CANCELED', provider_payment_id = null, updated_at = '2026-11-20T23:00:00Z',
        created_at = case order_id when 1149 then now() else created_at end
      where order_id in (1134, 1142, 1149)`,
    sql`update shop_order set paid_at = '2026-11-20T23:00:00Z' where id = 1130`,
  );

const state = () => get('/state', { long: 500, rows: 230 });

/** What changes at the shop's state. */
export const stateCases: Readonly<Record<string, Cases>> = {
  getState: {
    'with orders, drafts, robots and housekeeping at the ends of their times': async (shop) => {
      await atTheEnds(shop);
      return state();
    },
    'with jobs that fail': async (shop) => {
      await failingJobs(shop);
      return state();
    },
    'with providers that fell silent': async (shop) => {
      await quietProviders(shop);
      return state();
    },
  },
  retryJob: {
    'that failed': retry(),
    'that fails, and is tried again': retry(
      sql`failed_at = null, attempts = 2, run_at = now() + interval '1 hour', leased_until = now()`,
    ),
    'that somebody works on': retry(
      sql`failed_at = null, attempts = 2, leased_until = now() + interval '1 millisecond'`,
    ),
    'that was never tried': retry(sql`failed_at = null, attempts = 0`),
    'that is done': retry(sql`failed_at = null, attempts = 1, done_at = now()`),
    'that is not there': () => post(`/state/jobs/${NOTHING}/retry`),
  },
  retryFailedJobs: {
    'of which there are two': () => post('/state/jobs/retry-failed'),
    'of which there are none': async (shop) => {
      await given(shop, sql`delete from job where failed_at is not null`);
      return post('/state/jobs/retry-failed');
    },
  },
  tryConnections: {
    'behind a proxy that names another host': async (shop) => {
      await given(
        shop,
        sql`insert into connection_check (name, at, outcome, code, detail) values
          ('desk-proxy', now() - interval '1 day', 'ok', '', ''), ('stripe', now() - interval '1 day', 'failed', 'timeout', '')`,
      );
      return post('/state/checks', undefined, { headers: { host: 'zaplecze.example' } });
    },
    'behind a proxy': () => post('/state/checks', undefined, { headers: { host: 'localhost:3001' } }),
  },
};
