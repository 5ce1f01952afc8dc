import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { stripOrders } from '#server/people/strip-orders.ts';
import { paidOrder } from '#tests/server/answers/paid-order.ts';
import { ALL_DATABASES, startTestStore } from '#tests/server/support/test-store.ts';

// PGlite has one session: nothing is written meanwhile.
test.runIf(ALL_DATABASES.includes('postgres'))(
  'a note that is being written while an order’s data are deleted goes with them',
  async () => {
    const { db, close } = await startTestStore('postgres');
    const { orderId } = await paidOrder(db);
    let stripped: Promise<void> | undefined;
    await db.transaction().execute(async (writer) => {
      await sql`select from shop_order where id = ${orderId} for update`.execute(writer);
      stripped = db.transaction().execute((trx) => stripOrders(trx, [orderId]));
      await vi.waitUntil(
        async () => (await sql`select from pg_locks where not granted`.execute(db)).rows.length > 0,
        { timeout: 15_000 },
      );
      await sql`insert into order_note (id, order_id, author, body)
        values (gen_random_uuid(), ${orderId}, 'Jagna', 'Pyta o pracę.')`.execute(writer);
    });
    await stripped;
    expect(await db.selectFrom('order_note').select('body').execute()).toEqual([]);
    await close();
  },
);
