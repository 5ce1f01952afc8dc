import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { carryOutWithdrawal } from '#server/withdrawals/carry-out-withdrawal.ts';
import { receiveWithdrawal } from '#server/withdrawals/receive-withdrawal.ts';
import { draftOrder, paidOrder } from '#tests/server/answers/paid-order.ts';
import { TestDesk, type Signed } from '#tests/server/desk/test-desk.ts';

let desk: TestDesk;
let owner: Signed;
beforeAll(async () => {
  desk = await TestDesk.start();
  owner = await desk.sign('owner');
});
afterAll(() => desk.close());

async function withdraw(orderNumber: string) {
  const { db } = desk.store;
  const order = await db
    .selectFrom('shop_order')
    .select(['email', 'customer_id as orderKey'])
    .where('id', '=', Number(orderNumber) || 0)
    .executeTakeFirst();
  const values = {
    name: 'Anna',
    orderNumber,
    email: order?.email ?? 'anna@example.com',
    orderKey: order?.orderKey,
  };
  const { receiptNumber } = await receiveWithdrawal(db, values, { brandName: 'Sklep', clock: desk.clock });
  await carryOutWithdrawal(db, receiptNumber);
  return receiptNumber;
}
const list = async (query = '') => (await desk.call('GET', `/withdrawals${query}`, { as: owner })).json();

describe('directive 2011/83 art. 13, withdrawals at the desk', () => {
  test('the owner sees each with its due day and what has become of it [LW-6]', async () => {
    const paid = await paidOrder(desk.store.db);
    const unpaid = await draftOrder(desk.store.db);
    const first = await withdraw(String(paid.orderId));
    const again = await withdraw(String(paid.orderId));
    await withdraw('nie pamiętam');
    await withdraw(String(unpaid.orderId));
    const { withdrawals } = await list();
    const dueOn = withdrawals[0].dueOn;
    expect(withdrawals).toEqual([
      // What waits for a person comes first.
      expect.objectContaining({ orderNumber: 'nie pamiętam', state: 'unmatched', moneyBack: 'none' }),
      expect.objectContaining({ orderId: unpaid.orderId, state: 'unpaid', moneyBack: 'none' }),
      expect.objectContaining({ id: again, state: 'called-off', isRepeated: true }),
      expect.objectContaining({
        id: first,
        name: 'Anna',
        orderId: paid.orderId,
        state: 'called-off',
        moneyBack: 'under-way',
        isRepeated: false,
        dueOn,
      }),
    ]);
    expect(Date.parse(dueOn) - desk.clock.now().getTime()).toBeGreaterThan(13 * 86_400_000);
    const order = await desk.call('GET', `/orders/${paid.orderId}`, { as: owner });
    const told = order.json().timeline.map(({ what }: { what: string }) => what);
    expect(told.filter((what: string) => what === 'withdrawal.received')).toHaveLength(2);
    expect(told).toContain('order.withdrawn');
  });

  test('more than fifty come page by page, none twice, those that wait for a person before any number of newer ones [LW-6]', async () => {
    interface Row {
      id: number;
      needsPerson: boolean;
    }
    const readAll = async () => {
      const rows: Row[] = [];
      let query = '';
      for (let page = 0; page < 5; page += 1) {
        const { withdrawals, next } = await list(query);
        rows.push(...(withdrawals as Row[]).map(({ id, needsPerson }) => ({ id, needsPerson })));
        if (next === null) break;
        query = `?after=${next}`;
      }
      return rows;
    };
    const inOrder = (rows: readonly Row[]) =>
      rows.toSorted((a, b) => Number(b.needsPerson) - Number(a.needsPerson) || b.id - a.id);
    for (let more = 0; more < 50; more += 1) await withdraw(`nie wiem ${more}`);
    const all = await readAll();
    expect(new Set(all.map(({ id }) => id)).size).toBe(54);
    expect(all).toEqual(inOrder(all));
    const [oldest = 0] = all.flatMap(({ id, needsPerson }) => (needsPerson ? [id] : [])).toReversed();
    await sql`insert into withdrawal_dealt (withdrawal_id, author)
      select id, 'Jagna' from withdrawal where id <> ${oldest}`.execute(desk.store.db);
    const left = await readAll();
    expect(left[0]).toEqual({ id: oldest, needsPerson: true });
    expect(left.map(({ id }) => id).slice(1)).toEqual(
      all
        .map(({ id }) => id)
        .filter((id) => id !== oldest)
        .toSorted((a, b) => b - a),
    );
  });
});
