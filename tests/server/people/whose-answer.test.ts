import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ORDER_STATUSES, type OrderStatus } from '#domain/payment.ts';
import { exportPerson } from '#server/people/export-person.ts';
import type { Store } from '#server/store/store.ts';
import { approveByHand, paidOrder } from '#tests/server/answers/paid-order.ts';
import { orderOf } from '#tests/server/support/order-requests.ts';
import { startTestStore } from '#tests/server/support/test-store.ts';

const BUYER = 'kupuje@example.com';
const GIVEN = 'dostaje@example.com';
/** Words of an answer that no other text has: to the order, and to its question. */
const WORDS = ['Gwiazdy mówią', 'Karta mówi'] as const;

describe('whose copy of data holds an answer [LW-13] [RD-6]', () => {
  let store: Store;
  beforeAll(async () => {
    store = await startTestStore();
  });
  afterAll(() => store.close());

  /** Who finds the words of an order with this status in a copy of the data about her. */
  async function readersOf(status: OrderStatus, isGift: boolean): Promise<string[]> {
    const request = orderOf('Wrozba');
    const { orderId } = await paidOrder(store.db, {
      ...request,
      customer: { ...request.customer, email: BUYER },
      ...(isGift && { gift: { email: GIVEN } }),
    });
    await sql`update order_question set response = ${WORDS[1]} where order_id = ${orderId}`.execute(store.db);
    const at = ['SCHEDULED', 'SENT'].includes(status) ? new Date() : null;
    await approveByHand(store.db, { orderId }, WORDS[0]);
    await sql`update shop_order set response = ${WORDS[0]}, status = ${status}, scheduled_for = ${at},
      answered_at = ${status === 'SENT' ? at : null} where id = ${orderId}`.execute(store.db);
    const found: string[] = [];
    for (const person of [BUYER, GIVEN]) {
      const copy = JSON.stringify(
        await exportPerson({ db: store.db, outbox: { of: async () => [] } }, person),
      );
      for (const words of WORDS) if (copy.includes(words)) found.push(`${person}: ${words}`);
    }
    await sql`delete from shop_order where id = ${orderId}`.execute(store.db);
    return found;
  }

  test.each(ORDER_STATUSES)('%s: before the answer has left nobody, then whom it went to', async (status) => {
    const all = (person: string) => (status === 'SENT' ? WORDS.map((words) => `${person}: ${words}`) : []);
    expect(await readersOf(status, false)).toEqual(all(BUYER));
    expect(await readersOf(status, true)).toEqual(all(GIVEN));
  });
});
