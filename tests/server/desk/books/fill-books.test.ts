import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { MIGRATIONS, migrate } from '#server/store/migrate.ts';
import { seed } from '#server/store/seed.ts';
import { paidOrder } from '#tests/server/answers/paid-order.ts';
import { openTestStore } from '#tests/server/support/test-store.ts';

test('the books of earlier months say what their files said; what no file told is told today [DK-20]', async () => {
  const store = await openTestStore();
  const { db } = store;
  await migrate(
    db,
    // The seed is that of today, so only the migrations about the books come after it.
    MIGRATIONS.filter(({ text }) => !text.includes('money_movement')),
  );
  await seed(db);
  const [sold, late] = [await paidOrder(db), await paidOrder(db)];
  await sql`update shop_order set paid_at = '2025-01-10' where id = ${sold.orderId}`.execute(db);
  // Paid after it had ended.
  await sql`update shop_order set paid_at = null, status = 'CANCELED' where id = ${late.orderId}`.execute(db);
  await sql`update payment_news set received_at = '2025-01-20' where payment_id = ${late.paymentId}`.execute(
    db,
  );
  await sql`insert into refund (payment_id, idempotency_key, amount, currency, asked_by, state, updated_at)
    values (${sold.paymentId}, 'a', 100, 'PLN', 'test', 'done', '2025-02-01'),
      (${sold.paymentId}, 'b', 200, 'PLN', 'test', 'failed', '2025-02-02')`.execute(db);
  await sql`insert into payment_dispute
      (provider_dispute_id, payment_id, amount, currency, reason, status, opened_at, closed_at)
    values ('lost', ${sold.paymentId}, 300, 'PLN', 'fraudulent', 'lost', '2025-03-01', '2025-04-01'),
      ('won', ${sold.paymentId}, 400, 'PLN', 'fraudulent', 'won', '2025-03-01', '2025-04-01'),
      ('open', ${sold.paymentId}, 500, 'PLN', 'fraudulent', 'needs_response', '2025-03-01', null)`.execute(
    db,
  );
  await migrate(db);
  const { rows } = await sql`select order_id, kind, amount,
      case when happened_at > now() - interval '1 hour' then 'today' else to_char(happened_at, 'YYYY-MM-DD') end as day
    from money_movement order by id`.execute(db);
  expect(rows).toEqual([
    { order_id: sold.orderId, kind: 'sale', amount: sold.totalPrice, day: '2025-01-10' },
    { order_id: late.orderId, kind: 'sale', amount: late.totalPrice, day: '2025-01-20' },
    { order_id: sold.orderId, kind: 'refund', amount: -100, day: '2025-02-01' },
    { order_id: sold.orderId, kind: 'chargeback', amount: -300, day: '2025-04-01' },
    { order_id: sold.orderId, kind: 'chargeback', amount: -500, day: 'today' },
  ]);
  await store.close();
});
