import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MADE_BY_HAND } from '#domain/payment.ts';
import { readTimeline } from '#server/desk/order/timeline.ts';
import type { PlacedOrder } from '#server/orders/placed-order.ts';
import type { Store } from '#server/store/store.ts';
import { paidOrder } from '#tests/server/answers/paid-order.ts';
import { startTestStore } from '#tests/server/support/test-store.ts';

let store: Store;
let order: PlacedOrder;
beforeAll(async () => {
  store = await startTestStore();
  order = await paidOrder(store.db);
});
afterAll(() => store.close());

/** A moment of an afternoon. */
const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 14, minute)).toISOString();
const MINUTES = /T14:(\d\d)/;

/** The entries of a kind, each by its minute and what else it says. */
async function entries(...kinds: string[]): Promise<string[]> {
  const timeline = await readTimeline(store.db, order.orderId, { personId: randomUUID(), withMoney: true });
  return timeline
    .filter(({ what }) => kinds.includes(what))
    .map(({ at: moment, what, mail, amount, actor, sendAt }) =>
      [MINUTES.exec(moment)?.[1], what, mail, amount, actor.kind, actor.name, MINUTES.exec(sendAt ?? '')?.[1]]
        .filter((part) => part !== undefined)
        .join(' '),
    );
}

interface JobState {
  done?: number;
  failed?: number;
  error?: string;
  sent?: boolean;
  recipients?: number;
}
const addJob = (onceKey: string, { done, failed, error, sent, recipients }: JobState) =>
  sql`insert into job (kind, payload, run_at, once_key, created_at, done_at, failed_at, last_error, sent_mail_ids, recipients)
    values ('mail.tested', '{}', ${at(0)}, ${onceKey}, ${at(0)}, ${done === undefined ? null : at(done)},
      ${failed === undefined ? null : at(failed)}, ${error ?? null}, ${sent ? ['mail'] : []}, ${recipients ?? null})`.execute(
    store.db,
  );

test('the history says what became of each mail, by its job', async () => {
  const { db } = store;
  const { orderId } = order;
  const other = await paidOrder(db);
  await sql`insert into answer (order_id, revision) values (${orderId}, 5), (${other.orderId}, 9)`.execute(
    db,
  );
  const states: JobState[] = [
    { done: 10, sent: true },
    { done: 11 },
    { failed: 12, error: 'SMTP 554' },
    { error: 'SMTP 550 5.1.1' },
    { error: 'SMTP 421' },
    {},
    // Behind the last decision there is none.
    { done: 59 },
  ];
  for (const [decided, state] of states.entries()) {
    await addJob(`answer-again:${orderId}:${decided}`, state);
    await addJob(`answer-again:${other.orderId}:${decided}`, { done: 58 });
  }
  expect((await entries('mail.answer-again')).toSorted()).toEqual([
    '00 mail.answer-again failed shop',
    '00 mail.answer-again retrying shop',
    '00 mail.answer-again waiting shop',
    '10 mail.answer-again accepted shop',
    '11 mail.answer-again needless shop',
    '12 mail.answer-again failed shop',
  ]);

  // The second took the place of the first, which never went; the third is refused, the last one waits.
  await sql`delete from agreement_mail where order_id = ${orderId}`.execute(db);
  await sql`insert into agreement_mail (order_id, number, asked_at, accepted_at) values (${orderId}, 1, ${at(20)}, null),
    (${orderId}, 2, ${at(21)}, ${at(31)}), (${orderId}, 3, ${at(22)}, null)`.execute(db);
  await sql`delete from job where once_key like ${`agreement:${orderId}:%`}`.execute(db);
  expect(await entries('mail.confirmation')).toEqual([
    '31 mail.confirmation accepted shop',
    '22 mail.confirmation waiting shop',
    '20 mail.confirmation failed shop',
  ]);
  await addJob(`agreement:${orderId}:3`, { failed: 40 });
  await addJob(`agreement:${orderId}:1`, { error: 'SMTP 421' });
  expect(await entries('mail.confirmation')).toEqual([
    '40 mail.confirmation failed shop',
    '31 mail.confirmation accepted shop',
    '20 mail.confirmation failed shop',
  ]);

  await sql`insert into order_mail (id, order_id, author, body, written_at, send_at, accepted_at, refused_at) values
    (gen_random_uuid(), ${orderId}, 'Ludmiła', 'Dzień dobry.', ${at(1)}, ${at(50)}, ${at(51)}, null),
    (gen_random_uuid(), ${orderId}, 'Ludmiła', 'Dzień dobry.', ${at(2)}, ${at(50)}, null, ${at(52)}),
    (gen_random_uuid(), ${orderId}, 'Ludmiła', 'Dzień dobry.', ${at(3)}, ${at(53)}, null, null)`.execute(db);
  expect(await entries('mail.written')).toEqual([
    '52 mail.written failed person Ludmiła',
    '51 mail.written accepted person Ludmiła',
    '03 mail.written waiting person Ludmiła 53',
  ]);
});

test.each<[string, JobState, { came?: number; left?: number; wants?: string }, string]>([
  ['found nobody, as she came later', { done: 10 }, { came: 1 }, '10 mail.notice nobody shop'],
  ['found nobody, as she had left', { done: 10 }, { left: 0 }, '10 mail.notice nobody shop'],
  [
    'had nobody to tell, as the answer was there; she came with it',
    { done: 10, recipients: 0 },
    { came: 0 },
    '10 mail.notice needless shop',
  ],
  [
    'had nobody to tell, as the answer was there; she left later',
    { done: 10, recipients: 0 },
    { left: 1 },
    '10 mail.notice needless shop',
  ],
  [
    'told her, and she left later',
    { done: 10, recipients: 1, sent: true },
    { left: 1 },
    '10 mail.notice accepted shop',
  ],
  [
    'told her, who came later',
    { done: 10, recipients: 1, sent: true },
    { came: 1 },
    '10 mail.notice accepted shop',
  ],
  ['waits for her, who came later', {}, { came: 1 }, '00 mail.notice waiting shop'],
  ['she does not want', { done: 10, recipients: 0 }, { wants: 'daily' }, '10 mail.notice unwanted shop'],
  [
    'told another, as she does not want it',
    { done: 10, recipients: 1, sent: true },
    { wants: 'daily' },
    '10 mail.notice accepted shop',
  ],
  ['was given up', { failed: 12, error: 'SMTP 554', recipients: 1 }, {}, '12 mail.notice failed shop'],
])('of a new order’s notice that %s the history says so', async (_what, job, { came, left, wants }, told) => {
  const { db } = store;
  await sql`delete from job where once_key = ${`answer-notice:${order.orderId}`}`.execute(db);
  await sql`delete from desk_person`.execute(db);
  await sql`insert into desk_person (id, role, name, email, fairy_id, created_at, removed_at, order_mails)
    select gen_random_uuid(), 'specialist', fairy.name, fairy.id || '@example.com', fairy.id,
      case when fairy.id = fairy_product.fairy_id then ${at(came ?? -1)}::timestamptz else ${at(-1)}::timestamptz end,
      case when fairy.id = fairy_product.fairy_id then ${left === undefined ? null : at(left)}::timestamptz end,
      case when fairy.id = fairy_product.fairy_id then ${wants ?? 'each'} else 'each' end
    from shop_order join fairy_product on fairy_product.id = fairy_product_id cross join fairy
    where shop_order.id = ${order.orderId}`.execute(db);
  await addJob(`answer-notice:${order.orderId}`, job);
  expect(await entries('mail.notice')).toEqual([told]);
});

test('refunds show by what became of them; what gave way to a refund by hand and is settled does not [DK-8]', async () => {
  const { db } = store;
  const add = (minute: number, state: string, failure: string | null, isSettled: boolean) =>
    sql`insert into refund (payment_id, idempotency_key, amount, currency, asked_by, state, failure, settled_at, updated_at)
      values (${order.paymentId}, ${`test:${randomUUID()}`}, ${minute}, 'PLN', 'Ludmiła', ${state}, ${failure},
        ${isSettled ? at(minute) : null}, ${at(minute)})`.execute(db);
  await add(1, 'asked', null, false);
  await add(2, 'pending', null, false);
  await add(3, 'done', null, false);
  await add(4, 'failed', 'expired_card', false);
  await add(5, 'failed', 'expired_card', true);
  await add(6, 'failed', MADE_BY_HAND, false);
  await add(7, 'failed', MADE_BY_HAND, true);
  await add(8, 'failed', null, true);
  expect(await entries('refund.done', 'refund.failed')).toEqual([
    '08 refund.failed 8 provider',
    '06 refund.failed 6 provider',
    '05 refund.failed 5 provider',
    '04 refund.failed 4 provider',
    '03 refund.done 3 provider',
  ]);
});

test('a statement of withdrawal shows by who proved it, and is the customer’s only then', async () => {
  const { db } = store;
  const state = async (minute: number, by?: string, moment?: number) => {
    const { rows } = await sql<{
      id: number;
    }>`insert into withdrawal (name, order_number, email, statement, received_at,
      due_on, order_id) values ('Ewa', '1', 'ewa@example.com', 'Odstępuję.', ${at(minute)}, '2026-12-05', ${order.orderId})
      returning id`.execute(db);
    const is = moment === undefined ? null : at(moment);
    await sql`update withdrawal_proof set proved_by = ${by ?? null}, proved_at = ${by === undefined ? null : is},
      author = ${by === 'person' ? 'Ludmiła' : null}, denied_at = ${by === undefined ? is : null}
      where withdrawal_id = ${rows[0]?.id}`.execute(db);
  };
  await state(1);
  await state(2, 'before', 2);
  await state(3, 'order-link', 3);
  await state(4, 'receipt', 14);
  await state(5, 'person', 15);
  await state(6, undefined, 16);
  expect(
    await entries('withdrawal.received', 'withdrawal.proved', 'withdrawal.denied', 'withdrawal.carried-out'),
  ).toEqual([
    '16 withdrawal.denied shop',
    '15 withdrawal.carried-out person Ludmiła',
    '14 withdrawal.proved customer',
    '06 withdrawal.received shop',
    '05 withdrawal.received shop',
    '04 withdrawal.received shop',
    '03 withdrawal.proved customer',
    '02 withdrawal.proved customer',
    '01 withdrawal.received shop',
  ]);
});
