import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { grosze, minorUnits } from '#domain/grosze.ts';
import { noteVat } from '#server/desk/books/note-vat.ts';
import { readMovements, vatOf } from '#server/desk/books/read-books.ts';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import { applyPaymentUpdate } from '#server/orders/payment-ledger.ts';
import { decideDifference } from '#server/orders/payment-difference.ts';
import type { PlacedOrder } from '#server/orders/placed-order.ts';
import { stripOrders } from '#server/people/strip-orders.ts';
import { applyRefundUpdate } from '#server/refunds/apply-refund-update.ts';
import { storeDispute } from '#server/refunds/disputes.ts';
import { DATABASES, startTestStore } from '#tests/server/support/test-store.ts';
import { draftOrder } from '#tests/server/answers/paid-order.ts';
import { TestDesk, type Signed } from '../test-desk.ts';

describe.each(DATABASES)('the books (%s) [DK-20]', (kind) => {
  let desk: TestDesk;
  let owner: Signed;
  beforeAll(async () => {
    desk = await TestDesk.start({}, await startTestStore(kind));
    owner = await desk.sign('owner', null, 'Ludmiła');
  });
  afterAll(() => desk.close());

  const monthOf = async (month: string): Promise<DeskSchemas['BookMonth']> => {
    const answer = await desk.call('GET', `/books/${month}`, { as: owner });
    expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
    return answer.json();
  };
  const fileOf = async (month: string) =>
    (await desk.call('POST', `/books/${month}/csv`, { as: owner })).body;
  /** Moves the clock of the books, which is the database's. */
  const at = (moment: string) =>
    sql`alter table money_movement alter column happened_at set default ${sql.lit(moment)}`.execute(
      desk.store.db,
    );

  let news = 0;
  const pays = ({ paymentId }: PlacedOrder, amount: number) =>
    applyPaymentUpdate(desk.store.db, {
      updateId: `news-${(news += 1)}`,
      paymentId,
      providerPaymentId: `PAYU-${paymentId}`,
      status: 'COMPLETED',
      amount: minorUnits(amount),
      currency: 'PLN',
    });
  const refunds = (order: PlacedOrder, name: string, state: 'pending' | 'done' | 'failed', amount = 500) =>
    applyRefundUpdate(desk.store.db, 'PAYU', {
      providerPaymentId: `PAYU-${order.paymentId}`,
      providerRefundId: `${name}-${order.paymentId}`,
      state,
      amount: grosze(amount),
      currency: 'PLN',
    });
  const disputes = ({ paymentId }: PlacedOrder, name: string, status: string, amount = 900) =>
    storeDispute(desk.store.db, 'PAYU', {
      disputeId: `${name}-${paymentId}`,
      providerPaymentId: `PAYU-${paymentId}`,
      amount: grosze(amount),
      currency: 'PLN',
      reason: 'fraudulent',
      status,
      isClosed: ['won', 'lost', 'warning_closed'].includes(status),
    });
  const decides = ({ orderId }: PlacedOrder, decision: 'accept' | 'give-back' | 'close') =>
    desk.store.db.transaction().execute((trx) => decideDifference(trx, orderId, decision, 'test'));
  const movementsOf = async ({ orderId }: PlacedOrder) => {
    const rows = await desk.store.db
      .selectFrom('money_movement')
      .select(['kind', 'amount'])
      .where('order_id', '=', orderId)
      .orderBy('id')
      .execute();
    return rows.map((row) => `${row.kind} ${row.amount}`);
  };

  test('a month begins and ends in Warsaw', async () => {
    const orders: PlacedOrder[] = [];
    for (const moment of ['2025-03-31T21:59:59Z', '2025-03-31T22:00:00Z', '2025-10-31T22:59:59Z']) {
      const order = await draftOrder(desk.store.db);
      await at(moment);
      await pays(order, order.totalPrice);
      orders.push(order);
    }
    const [march, april, october] = orders.map(({ orderId }) => orderId);
    const idsOf = async (month: string) => (await monthOf(month)).entries.map(({ orderId }) => orderId);
    expect(await idsOf('2025-03')).toEqual([march]);
    expect(await idsOf('2025-04')).toEqual([april]);
    expect(await idsOf('2025-10')).toEqual([october]);
    expect((await monthOf('2025-04')).first).toBe('2025-03');
  });

  test('a month is listed by the time of its movements, also where a later one was written first', async () => {
    const paidAt = async (moment: string) => {
      const order = await draftOrder(desk.store.db);
      await at(moment);
      await pays(order, order.totalPrice);
      return order.orderId;
    };
    const later = await paidAt('2021-08-20T10:00:00Z');
    const earlier = await paidAt('2021-08-10T10:00:00Z');
    expect((await monthOf('2021-08')).entries.map(({ orderId }) => orderId)).toEqual([earlier, later]);
  });

  test('a refund that the bank sends back is two movements, each in its month', async () => {
    const order = await draftOrder(desk.store.db);
    await at('2024-01-30T10:00:00Z');
    await pays(order, order.totalPrice);
    await refunds(order, 'a', 'pending');
    await refunds(order, 'a', 'done');
    const january = await fileOf('2024-01');
    expect((await monthOf('2024-01')).sums).toMatchObject([
      { sales: order.totalPrice, refunds: 500, total: order.totalPrice - 500 },
    ]);
    await at('2024-02-02T10:00:00Z');
    await refunds(order, 'a', 'failed');
    expect(await fileOf('2024-01')).toBe(january);
    expect(await monthOf('2024-02')).toMatchObject({
      sums: [{ count: 1, sales: 0, refunds: -500, total: 500 }],
      entries: [{ kind: 'refund-returned', amount: 500 }],
    });
  });

  test('a bank takes a disputed sum when the dispute opens, and gives it back when the shop wins', async () => {
    const order = await draftOrder(desk.store.db);
    await pays(order, order.totalPrice);
    for (const status of ['warning_needs_response', 'needs_response', 'under_review', 'won'])
      await disputes(order, 'a', status);
    for (const status of ['needs_response', 'lost']) await disputes(order, 'b', status, 300);
    for (const status of ['warning_needs_response', 'warning_closed']) await disputes(order, 'c', status);
    expect(await movementsOf(order)).toEqual([
      `sale ${order.totalPrice}`,
      'chargeback -900',
      'chargeback-returned 900',
      'chargeback -300',
    ]);
  });

  test('money of another amount has come before anybody decides on it', async () => {
    const decided = await draftOrder(desk.store.db);
    await pays(decided, 100);
    expect(await movementsOf(decided)).toEqual(['sale 100']);
    await decides(decided, 'accept');
    expect(await movementsOf(decided)).toEqual(['sale 100']);
    const closed = await draftOrder(desk.store.db);
    await pays(closed, 100);
    await decides(closed, 'close');
    expect(await movementsOf(closed)).toEqual(['sale 100']);
    const late = await draftOrder(desk.store.db);
    await pays(late, late.totalPrice);
    await pays(late, 100);
    expect(await movementsOf(late)).toEqual([`sale ${late.totalPrice}`]);
    const sales = async (): Promise<number> =>
      (await desk.call('GET', '/sums?by=time', { as: owner })).json().total.now.sales;
    const sold = await sales();
    await decides(late, 'accept');
    expect((await sales()) - sold, 'a correction is of the sales, and no money back').toBe(
      100 - late.totalPrice,
    );
    expect(await movementsOf(late)).toEqual([
      `sale ${late.totalPrice}`,
      `correction ${100 - late.totalPrice}`,
    ]);
  });

  test('the file says the same as the screen, keeps erased customers’ sales, and no cell is a formula', async () => {
    const { db } = desk.store;
    await at('2023-04-01T00:00:00+02:00');
    const order = await draftOrder(db);
    await sql`update shop_order set product_name = '=1+1' where id = ${order.orderId}`.execute(db);
    await pays(order, order.totalPrice);
    await refunds(order, 'a', 'done');
    await disputes(order, 'a', 'needs_response');
    const before = await fileOf('2023-04');
    await db.transaction().execute((trx) => stripOrders(trx, [order.orderId]));
    expect(await fileOf('2023-04')).toBe(before);
    const cells = before
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(';'));
    const amounts = cells.map((line) => Math.round(Number(line[7]?.replace(',', '.')) * 100));
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe((await monthOf('2023-04')).sums[0]?.total);
    expect(cells.map((line) => line[1])).toEqual(['sprzedaż', 'zwrot', 'obciążenie zwrotne']);
    expect(cells[0]).toEqual([
      '2023-04-01 00:00',
      'sprzedaż',
      String(order.orderId),
      `'=1+1`,
      'PayU',
      `PAYU-${order.paymentId}`,
      order.paymentId,
      expect.stringMatching(/^\d+,\d\d$/),
      'PLN',
      // Nobody has said what VAT the shop charges.
      '',
      '',
      '',
      '',
      '',
      '',
      '',
      '',
    ]);
  });

  const rowsOf = async (month: string) =>
    (await fileOf(month))
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(';').slice(7));
  const sells = async (amount: number) => {
    const order = await draftOrder(desk.store.db);
    await sql`update payment set amount = ${amount} where id = ${order.paymentId}`.execute(desk.store.db);
    await pays(order, amount);
    return order;
  };

  test('the accountant gets VAT of the sale’s day, also of its refund; coupon, fee and invoice', async () => {
    const { db } = desk.store;
    await sql`delete from vat_since`.execute(db);
    await noteVat(db, desk.config);
    await noteVat(db, desk.config);
    await at('2020-05-10T10:00:00Z');
    const order = await sells(12_300);
    await sql`
      with used as (insert into coupon (code, percent, valid_from) values ('MAJ20', 20, '2020-01-01') returning code)
      insert into coupon_use (order_id, coupon_code) select ${order.orderId}, code from used`.execute(db);
    await db
      .insertInto('payment_fee')
      .values({ payment_id: order.paymentId, amount: minorUnits(285), currency: 'EUR' })
      .execute();
    await desk.call('PUT', `/orders/${order.orderId}/invoice`, {
      as: owner,
      payload: { seen: 0, isAsked: true, number: null },
    });
    // From the next month on the seller is exempt; the refund of a sale with VAT has VAT all the same.
    await sql`insert into vat_since values ('2020-06-01', null)`.execute(db);
    await at('2020-06-10T10:00:00Z');
    await refunds(order, 'a', 'done', 100);
    await sells(5_000);
    const { dueOn } =
      (await monthOf('2020-05')).invoices.find(({ orderId }) => orderId === order.orderId) ?? {};
    const invoice = `do wystawienia do ${dueOn}`;
    expect(await rowsOf('2020-05')).toEqual([
      ['123,00', 'PLN', '23%', '100,00', '23,00', '', '', '2,85', 'EUR', invoice],
    ]);
    expect(await rowsOf('2020-06')).toEqual([
      ['-1,00', 'PLN', '23%', '-0,81', '-0,19', 'MAJ20', '', '', '', invoice],
      ['50,00', 'PLN', 'zw', '', '', '', '', '', '', ''],
    ]);
    expect(await monthOf('2020-05')).toMatchObject({
      vat: 2_300,
      givenAway: 0,
      fees: {
        sums: [
          { currency: 'PLN', amount: 0 },
          { currency: 'EUR', amount: 285 },
        ],
        untold: 0,
      },
    });
    expect(await monthOf('2020-06')).toMatchObject({ vat: -19, fees: { untold: 1, untoldTells: 0 } });
    await sells(0);
    expect((await monthOf('2020-06')).fees.untold, 'nothing was taken, so there is no fee to learn').toBe(1);
    await desk.call('PUT', `/orders/${order.orderId}/invoice`, {
      as: owner,
      payload: { seen: 1, isAsked: true, number: 'FV 7/2020' },
    });
    expect((await rowsOf('2020-05'))[0]?.at(-1)).toBe('FV 7/2020');
    expect((await monthOf('2020-05')).invoices.map(({ orderId }) => orderId)).not.toContain(order.orderId);
    await sql`delete from vat_since`.execute(db);
  });

  test('what VAT the shop charges is written down when a start says something else than before', async () => {
    const { db } = desk.store;
    const exempt = { seller: { ...desk.config.seller, vat: 'exempt' as const } };
    for (const config of [desk.config, desk.config, exempt, exempt, desk.config]) await noteVat(db, config);
    const rows = await db.selectFrom('vat_since').select('percent').orderBy('since').execute();
    expect(rows.map(({ percent }) => percent)).toEqual([23, null, 23]);
    // A clock that was an hour fast until now.
    await sql`
      update vat_since set since = now() + interval '1 hour' where since = (select max(since) from vat_since)
    `.execute(db);
    await noteVat(db, exempt);
    await noteVat(db, exempt);
    const later = await db.selectFrom('vat_since').select('percent').orderBy('since').execute();
    expect(later.map(({ percent }) => percent)).toEqual([23, null, 23, null]);
    await sql`delete from vat_since`.execute(db);
  });

  test('VAT is what a gross amount contains, to the nearest grosz, in złote alone', () => {
    const vat = (amount: number, vatPercent: number | null, currency = 'PLN') =>
      vatOf({ amount: minorUnits(amount), currency }, vatPercent);
    expect([vat(12_300, 23), vat(-12_300, 23), vat(1, 23), vat(100, 8), vat(0, 23)]).toEqual([
      2_300, -2_300, 0, 7, 0,
    ]);
    expect([vat(100, null), vat(100, 23, 'EUR')]).toEqual([undefined, undefined]);
  });

  test('a written movement is never changed, and goes with its order alone', async () => {
    const { db } = desk.store;
    const order = await draftOrder(db);
    await pays(order, order.totalPrice);
    const rows = sql`money_movement where order_id = ${order.orderId}`;
    await expect(
      sql`update money_movement set amount = 1 where order_id = ${order.orderId}`.execute(db),
    ).rejects.toThrow(/for good/);
    await expect(sql`delete from ${rows}`.execute(db)).rejects.toThrow(/for good/);
    await sql`delete from shop_order where id = ${order.orderId}`.execute(db);
    expect((await sql`select from ${rows}`.execute(db)).rows).toHaveLength(0);
  });

  test.runIf(kind === 'postgres')('a month is read when nobody is writing into it any more', async () => {
    await at('2022-05-31T20:00:00Z');
    const order = await draftOrder(desk.store.db);
    let read: Promise<unknown[]> | undefined;
    await desk.store.db.transaction().execute(async (trx) => {
      await sql`update payment set status = 'COMPLETED' where id = ${order.paymentId}`.execute(trx);
      await sql`set constraints all immediate`.execute(trx);
      read = readMovements(desk.store.db, '2022-05');
      await new Promise((resolve) => setTimeout(resolve, 100));
    });
    expect(await read).toHaveLength(1);
  });

  test('a month that is over never changes, and the months together are what the ledgers say', async () => {
    const { db } = desk.store;
    const name = fc.constantFrom('a', 'b');
    const amount = fc.constantFrom(100, 500, 900);
    const event = fc.oneof(
      fc.record({ do: fc.constant('pay' as const), amount: fc.option(amount, { nil: undefined }) }),
      fc.record({ do: fc.constant('decide' as const), how: fc.constantFrom('accept', 'give-back', 'close') }),
      fc.record({
        do: fc.constant('refund' as const),
        name,
        amount,
        state: fc.constantFrom('pending', 'done', 'done', 'failed'),
      }),
      fc.record({
        do: fc.constant('dispute' as const),
        name,
        amount,
        status: fc.constantFrom('warning_needs_response', 'warning_closed', 'needs_response', 'won', 'lost'),
      }),
      fc.record({ do: fc.constant('erase' as const) }),
      fc.record({ do: fc.constant('next month' as const) }),
    );
    const months = [1, 2, 3, 4].map((month) => `2021-0${month}`);
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 3, maxLength: 14 }), async (events) => {
        const order = await draftOrder(db);
        const files: string[] = [];
        const start = () => at(`${months[files.length] ?? ''}-15T12:00:00Z`);
        await start();
        for (const each of [{ do: 'pay' as const, amount: undefined }, ...events]) {
          if (each.do === 'pay') await pays(order, each.amount ?? order.totalPrice);
          if (each.do === 'decide') await decides(order, each.how);
          if (each.do === 'refund') await refunds(order, each.name, each.state, each.amount);
          if (each.do === 'dispute') await disputes(order, each.name, each.status, each.amount);
          if (each.do === 'erase') await db.transaction().execute((trx) => stripOrders(trx, [order.orderId]));
          if (each.do === 'next month' && files.length < 3) {
            files.push(await fileOf(months[files.length] ?? ''));
            await start();
          }
        }
        for (const [index, file] of files.entries()) expect(await fileOf(months[index] ?? '')).toBe(file);
        const { rows } = await sql<{ booked: number; due: number }>`select
          (select coalesce(sum(amount), 0)::int from money_movement where payment_id = ${order.paymentId}) as booked,
          (select coalesce(sum(amount), 0)::int from money_state where payment_id = ${order.paymentId}) as due`.execute(
          db,
        );
        expect(rows[0]?.booked).toBe(rows[0]?.due);
      }),
      { numRuns: 15 },
    );
  }, 90_000);

  test.each(['2025-13', '25-01', 'x', '2025-01-01'])('%s is no month', async (month) => {
    expect((await desk.call('GET', `/books/${month}`, { as: owner })).statusCode).toBe(400);
  });
});
