import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginCorrection, dropCorrection } from '#server/answers/correct-answer.ts';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import { JAGNA, mailedOrder } from '#tests/server/answer-page/sent-letter.ts';
import { orderOf } from '#tests/server/support/order-requests.ts';
import { TestDesk, type Signed } from '../test-desk.ts';

let desk: TestDesk;
let owner: Signed;
beforeAll(async () => {
  desk = await TestDesk.start();
  owner = await desk.sign('owner');
});
afterAll(() => desk.close());

const queue = async (as: Signed) => (await desk.call('GET', '/queue', { as })).json<DeskSchemas['Queue']>();

test('an unfinished correction is shown beside the queue and at its order in the list; each person sees her own [RD-5]', async () => {
  const { db } = desk.store;
  const { orderId } = await mailedOrder(db, orderOf('Tarot'), { text: 'Karty mówią: jedź.' });
  const { fairy_id } = await db
    .selectFrom('shop_order')
    .innerJoin('fairy_product', 'fairy_product.id', 'fairy_product_id')
    .select('fairy_id')
    .where('shop_order.id', '=', orderId)
    .executeTakeFirstOrThrow();
  const revision = async (id = orderId) =>
    (await db.selectFrom('answer').select('revision').where('order_id', '=', id).executeTakeFirstOrThrow())
      .revision;
  const listed = async () => {
    const found = await desk.call('POST', '/orders/list', { as: owner, payload: { text: String(orderId) } });
    return found.json<DeskSchemas['OrderList']>().rows[0]?.order;
  };
  expect((await queue(owner)).corrections).toBeUndefined();
  const begun = { seen: await revision(), reason: 'Kanarek powodu' };
  await beginCorrection(db, orderId, begun, { ...JAGNA, name: 'Jagna' }, desk.clock);

  const seen = await queue(owner);
  const at = desk.clock.now().toISOString();
  expect(seen.corrections).toEqual([
    {
      orderId,
      productName: expect.any(String),
      customerName: 'Anna',
      fairyName: expect.any(String),
      by: 'Jagna',
      at,
    },
  ]);
  expect(seen.rows).toEqual([]);
  expect(JSON.stringify(seen)).not.toContain('Kanarek');
  expect(await listed()).toMatchObject({ state: 'sent', correctingSince: at });
  const { id: another } = await db
    .selectFrom('fairy')
    .select('id')
    .where('id', '!=', fairy_id)
    .limit(1)
    .executeTakeFirstOrThrow();
  expect((await queue(await desk.sign('specialist', fairy_id, 'Jej'))).corrections).toHaveLength(1);
  expect((await queue(await desk.sign('specialist', another, 'Obca'))).corrections).toBeUndefined();

  // Of two, the one that has waited longer comes first.
  desk.clock.pass(60_000);
  const { orderId: later } = await mailedOrder(db, orderOf('Tarot'), { text: 'Karty mówią: zostań.' });
  await beginCorrection(db, later, { seen: await revision(later), reason: 'Imię' }, JAGNA, desk.clock);
  expect((await queue(owner)).corrections?.map((one) => one.orderId)).toEqual([orderId, later]);
  await dropCorrection(db, later, { seen: await revision(later) }, JAGNA, desk.clock);

  await dropCorrection(db, orderId, { seen: await revision() }, JAGNA, desk.clock);
  expect((await queue(owner)).corrections).toBeUndefined();
  expect(await listed()).not.toHaveProperty('correctingSince');
});
