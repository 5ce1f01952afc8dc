import { afterAll, beforeAll, expect, test } from 'vitest';
import { paidOrder } from '#tests/server/answers/paid-order.ts';
import { orderOf } from '#tests/server/support/order-requests.ts';
import { TestDesk, type Signed } from '../../test-desk.ts';

let desk: TestDesk;
let owner: Signed;
beforeAll(async () => {
  desk = await TestDesk.start();
  owner = await desk.sign('owner', null, 'Ludmiła');
});
afterAll(() => desk.close());

const put = async (orderId: number, payload: object) => {
  const response = await desk.call('PUT', `/orders/${orderId}/answer/draft`, { as: owner, payload });
  return { status: response.statusCode, body: response.json() };
};

test('of two tabs the later cards are refused with the first tab’s, which stay until one is chosen [DK-6]', async () => {
  const { orderId } = await paidOrder(desk.store.db, orderOf('Tarot'));
  const lay = (seenVersion: number, ...cards: string[]) =>
    put(orderId, {
      seenVersion,
      text: 'Wspólna',
      responses: [],
      cards: cards.map((card) => ({ card, isReversed: card === 'cups-1' })),
    });
  await lay(0, 'major-9');
  expect((await lay(1, 'major-9', 'cups-1')).status).toBe(200);
  const stale = await lay(1, 'major-17');
  const theirs = [
    { card: 'major-9', isReversed: false },
    { card: 'cups-1', isReversed: true },
  ];
  expect([stale.status, stale.body]).toMatchObject([
    409,
    { code: 210, current: { draft: { version: 2, text: 'Wspólna', cards: theirs } } },
  ]);
  expect((await lay(2, 'major-17')).body.draft).toMatchObject({
    version: 3,
    cards: [{ card: 'major-17', isReversed: false }],
  });
  const versions = await desk.call('GET', `/orders/${orderId}/answer/versions`, { as: owner });
  expect(versions.json().drafts[1]).toMatchObject({ version: 2, cards: theirs });
});
