import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordAudit, SHOP, type AuditEntry } from '#server/store/audit.ts';
import type { Store } from '#server/store/store.ts';
import { MAY_REPEAT, WAS_MENDED } from '#server/store/strangers/order-key.ts';
import { sentOrder } from '#tests/server/answers/paid-order.ts';
import { orderOf } from '#tests/server/support/order-requests.ts';
import { startTestStore } from '#tests/server/support/test-store.ts';

let store: Store;
beforeAll(async () => {
  store = await startTestStore();
});
afterAll(() => store.close());

const ORDERS = {
  'an order': {},
  'a gift': { gift: { email: 'ola@example.com' } },
};
type Whose = keyof typeof ORDERS;
const placed = async (whose: Whose) => (await sentOrder(store.db, orderOf('Tarot', ORDERS[whose]))).orderId;

/** Whether the keys of the first mails are dead, and whether the customer may order again by her link. */
const told = (orderId: number) =>
  store.db
    .selectFrom('shop_order')
    .select([WAS_MENDED.as('wasMended'), MAY_REPEAT.as('mayRepeat')])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
const ALIVE = { wasMended: false, mayRepeat: true };
const DEAD = { wasMended: true, mayRepeat: false };

const note = (
  entityId: number,
  action: AuditEntry['action'],
  fields: string[],
  entity: AuditEntry['entity'] = 'order',
) =>
  store.db
    .transaction()
    .execute((trx) => recordAudit(trx, { actor: SHOP, action, entity, entityId, fields }));

// Of a gift the agreement goes to who gives it, and all else to who gets it.
test.each<[whose: Whose, action: AuditEntry['action'], keys: 'alive' | 'dead']>([
  ['an order', 'agreement.sent-again', 'dead'],
  ['an order', 'email.changed', 'dead'],
  ['an order', 'answer.sent-again', 'dead'],
  ['a gift', 'agreement.sent-again', 'dead'],
  ['a gift', 'email.changed', 'alive'],
  ['a gift', 'answer.sent-again', 'alive'],
])(
  '%s: after %s with another address the keys of its first mails are %s [RD-6]',
  async (whose, action, keys) => {
    const orderId = await placed(whose);
    const other = await placed(whose);
    await note(orderId, action, []);
    expect(await told(orderId), 'to the same address').toEqual(ALIVE);
    await note(orderId, action, ['email'], 'withdrawal');
    await note(orderId, 'order.erased', ['email']);
    expect(await told(orderId), 'of another thing with its number, or another act').toEqual(ALIVE);
    await note(orderId, action, ['email']);
    expect(await told(orderId)).toEqual(keys === 'dead' ? DEAD : ALIVE);
    expect(await told(other)).toEqual(ALIVE);
  },
);

test('who has closed the page of her answer may not order again by its link; who gave it may [RD-6]', async () => {
  const ids = [await placed('an order'), await placed('a gift')] as const;
  await store.db
    .updateTable('shop_order')
    .set({ answer_closed_at: new Date() })
    .where('id', 'in', ids)
    .execute();
  expect(await Promise.all(ids.map(told))).toEqual([{ ...ALIVE, mayRepeat: false }, ALIVE]);
});
