import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shopDate } from '#domain/shop-day.ts';
import { FRESH_TIME } from '#server/desk/access/sessions.ts';
import { countOrders } from '#server/desk/orders/count-orders.ts';
import { readOffers } from '#server/desk/orders/offers.ts';
import { matching } from '#server/desk/orders/order-conditions.ts';
import { orderOf } from '#tests/server/support/order-requests.ts';
import { plansOf } from '#tests/server/support/plans.ts';
import { approvedNow, callOff, draftOrder, paidOrder } from '../../answers/paid-order.ts';
import { TestDesk, type Signed } from '../test-desk.ts';

const DAY = 86_400_000;
let desk: TestDesk;
let owner: Signed;
let specialist: Signed;
let offers: { id: string; fairy_id: string; product_id: string }[];
/** Oldest first: paid, unpaid, paid by another specialist, called off, paid. */
let ids: number[];

interface Listed {
  status: number;
  rows: { orderId: number; order: Record<string, unknown> | null }[];
  next: number | null;
  previous: number | null;
  counts: Record<string, number>;
  fairies: { id: string; name: string }[];
  products: { id: string; name: string }[];
}

const list = async (body: object, as: Signed = owner): Promise<Listed> => {
  const response = await desk.call('POST', '/orders/list', { as, payload: body });
  return { status: response.statusCode, ...response.json() };
};
const idsOf = ({ rows }: Pick<Listed, 'rows'>) => rows.map(({ orderId }) => orderId);
const at = (index: number) => ids.at(index) ?? 0;

beforeAll(async () => {
  desk = await TestDesk.start();
  const { db } = desk.store;
  owner = await desk.sign('owner', null, 'Ludmiła');
  offers = await db
    .selectFrom('fairy_product')
    .innerJoin('product', 'product.id', 'product_id')
    .select(['fairy_product.id', 'fairy_id', 'product_id'])
    .where('product_type', '=', 'TAROT')
    .execute();
  const [mine] = offers;
  const other = offers.find(({ fairy_id: fairy }) => fairy !== mine?.fairy_id);
  specialist = await desk.sign('specialist', mine?.fairy_id ?? null);
  const by = (name: string, offer = mine) => ({
    ...orderOf('Tarot', { fairyProductId: offer?.id ?? '' }),
    customer: { ...orderOf('Tarot').customer, name, email: `${name.toLowerCase()}@przyklad.pl` },
  });
  const placed = [
    await paidOrder(db, by('Anna')),
    await draftOrder(db, by('Zofia')),
    await paidOrder(db, by('Weronika', other)),
    await paidOrder(db, by('Ewa')),
    await paidOrder(db, by('Anna')),
  ];
  ids = placed.map(({ orderId }) => orderId);
  await callOff(db, at(3));
  await sql`update shop_order set customer_name = 'Żaneta' where id = ${at(2)}`.execute(db);
  await sql`update shop_order set created_at = ${new Date(Date.now() - 40 * DAY)} where id = ${at(0)}`.execute(
    db,
  );
});
afterAll(() => desk.close());

test('[DK-7] an owner sees every order, the newest first, with what became of answer and money', async () => {
  const all = await list({});
  expect(idsOf(all)).toEqual(ids.toReversed());
  expect(all.counts).toEqual({
    all: 5,
    'in-progress': 3,
    sent: 0,
    'called-off': 1,
    unpaid: 1,
    refunded: 1,
  });
  expect(all.rows.map(({ order }) => order?.['state'])).toEqual([
    'waiting',
    'called-off',
    'waiting',
    'unpaid',
    'waiting',
  ]);
  expect(all.rows[0]?.order).toMatchObject({
    customerName: 'Anna',
    email: 'a…@przyklad.pl',
    payment: { amount: expect.any(Number), state: 'paid' },
    promisedUntil: expect.any(String),
  });
  expect(all.rows[1]?.order).toMatchObject({ payment: { state: 'refund-due' } });
  const becomes = (state: 'asked' | 'pending') =>
    desk.store.db.updateTable('refund').set({ state }).where('refunded_order', '=', at(3)).execute();
  await becomes('pending');
  expect((await list({})).rows[1]?.order, 'also while the provider makes it').toMatchObject({
    payment: { state: 'refund-due' },
  });
  await becomes('asked');
  expect(all.rows[3]?.order).toMatchObject({ payment: { state: 'pending' }, promisedUntil: null });
});

/** The day in Warsaw, which is another than UTC's before midnight there. */
const dayAt = (after: number) => shopDate(new Date(Date.now() + after));

test('[DK-7] filters by state, number, name, address, specialist, product and day; counts keep all states', async () => {
  const sameDay = dayAt(0);
  const [mine, other] = [offers[0], offers.find(({ fairy_id: fairy }) => fairy !== offers[0]?.fairy_id)];
  for (const [query, wanted] of [
    [{ state: 'in-progress' }, [4, 2, 0]],
    [{ state: 'unpaid' }, [1]],
    [{ state: 'called-off' }, [3]],
    [{ state: 'refunded' }, [3]],
    [{ text: String(at(2)) }, [2]],
    [{ text: ' ANNA ' }, [4, 0]],
    [{ text: 'żan' }, [2]],
    [{ text: 'zaneta' }, [2]],
    [{ text: 'Z\u0307ANETA\u200b' }, [2]],
    [{ text: `#${at(2)}` }, [2]],
    [{ text: `nr ${at(2)}` }, [2]],
    [{ text: `Nr. ${at(2)}` }, [2]],
    [{ text: '@przykl', sort: 'oldest' }, [0, 1, 2, 3, 4]],
    [{ text: 'PRZYKLAD.PL', sort: 'oldest' }, [0, 1, 2, 3, 4]],
    [{ text: 'weronika@przy' }, [2]],
    [{ text: '%' }, []],
    [{ fairyId: other?.fairy_id }, [2]],
    [{ productId: mine?.product_id, text: 'anna' }, [4, 0]],
    [{ until: dayAt(-30 * DAY) }, [0]],
    [{ from: sameDay, until: sameDay, text: 'anna' }, [4]],
    [{ sort: 'oldest' }, [0, 1, 2, 3, 4]],
  ] as const) {
    expect([query, idsOf(await list(query))]).toEqual([query, wanted.map(at)]);
  }
  expect((await list({ state: 'sent', text: 'anna' })).counts).toMatchObject({ all: 2, sent: 0 });
  // An approved answer that waits for its time is in progress.
  const { orderId } = await paidOrder(desk.store.db);
  await approvedNow(desk.store.db, orderId);
  const { counts, ...approved } = await list({ state: 'in-progress', text: String(orderId) });
  expect([counts['in-progress'], idsOf(approved)]).toEqual([1, [orderId]]);
  await sql`update shop_order set deleted = true where id = ${orderId}`.execute(desk.store.db);
  for (const wrong of [{ state: 'x' }, { from: 'today' }, { sort: 'random' }, { other: 1 }])
    expect((await list(wrong)).status).toBe(400);
});

test('refunded orders are counted by what their refunds know of them, with the filters and without what is put away; no payment is read [DK-7]', async () => {
  const { db } = desk.store;
  const put = (deleted: boolean) =>
    sql`update shop_order set deleted = ${deleted} where id = ${at(3)}`.execute(db);
  const refunded = async (query: object) => (await list(query)).counts['refunded'];
  const [mine, other] = [offers[0], offers.find(({ fairy_id: fairy }) => fairy !== offers[0]?.fairy_id)];
  for (const [query, count] of [
    [{ text: 'ewa' }, 1],
    [{ text: 'anna' }, 0],
    [{ fairyId: mine?.fairy_id, productId: mine?.product_id, from: dayAt(0) }, 1],
    [{ fairyId: other?.fairy_id }, 0],
    [{ until: dayAt(-DAY) }, 0],
  ] as const)
    expect([query, await refunded(query)]).toEqual([query, count]);
  await put(true);
  expect([await refunded({}), await refunded({ text: 'ewa' })]).toEqual([0, 0]);
  await put(false);

  const known = await readOffers(db);
  for (const text of ['', 'anna']) {
    const set = matching({ text }, { fairyId: null }, known);
    const plans = await plansOf(db, (watched) => countOrders(watched, set, true));
    expect(plans).toContain('refund_refunded_order');
    expect(plans).not.toMatch(/payment/);
  }
});

test('an owner finds a gift by whom it goes to, a specialist does not, and an erased one nobody [RD-6] [DK-7]', async () => {
  const { db } = desk.store;
  const set = (gift_email: string | null) =>
    db.updateTable('shop_order').set({ gift_email }).where('id', '=', at(4)).execute();
  await set('zosia@gdzie-indziej.pl');
  const found = async (text: string, as = owner) => idsOf(await list({ text }, as));
  expect(await found('ZOSIA@gdz')).toEqual([at(4)]);
  expect(await found('gdzie-indziej.pl')).toEqual([at(4)]);
  // Once, though its customer and its reader have the same word.
  await set('anna@gdzie-indziej.pl');
  expect(await found('anna')).toEqual([at(4), at(0)]);
  expect(await found('anna@gdz', specialist)).toEqual([]);
  const { rows } = (await list({ text: 'anna@gdz' })) as { rows: readonly { order: { email?: string } }[] };
  expect(JSON.stringify(rows)).not.toContain('gdzie-indziej');
  await sql`set enable_seqscan = off`.execute(db);
  const plan = async (query: ReturnType<typeof sql>) => JSON.stringify((await query.execute(db)).rows);
  const sold = sql`fairy_product_id is not null and not deleted`;
  const plans = [
    await plan(sql`explain select id from shop_order where ${sold} and gift_email like 'anna@%'`),
    await plan(
      sql`explain select id from shop_order where ${sold} and split_part(gift_email, '@', 2) like 'g%'`,
    ),
  ];
  await sql`reset enable_seqscan`.execute(db);
  expect(plans.join('\n')).toMatch(/shop_order_gift_start[^]*shop_order_gift_host_start/);
  await set(null);
  expect(await found('anna@gdz')).toEqual([]);
});

test('[DK-2] [DK-7] a specialist sees the paid orders of her own alone, and can neither see nor ask for address and payment', async () => {
  const own = await list({}, specialist);
  expect(idsOf(own)).toEqual([4, 3, 0].map(at));
  expect(own.counts).toEqual({ all: 3, 'in-progress': 2, sent: 0, 'called-off': 1 });
  expect(own.fairies).toEqual([]);
  const { rows: hers } = await sql<{ id: string }>`select product_id as id from fairy_product
    where fairy_id = ${offers[0]?.fairy_id}`.execute(desk.store.db);
  const idsIn = (products: readonly { id: string }[]) => products.map(({ id }) => id).toSorted();
  expect(idsIn(own.products)).toEqual(idsIn(hers));
  const text = JSON.stringify(own);
  for (const secret of ['przyklad', 'payment', 'amount', 'Żaneta', 'Zofia'])
    expect(text).not.toContain(secret);
  expect(idsOf(await list({ text: 'anna@przyklad.pl' }, specialist))).toEqual([]);
  expect(idsOf(await list({ text: '@przyklad.pl' }, specialist))).toEqual([]);
  expect(idsOf(await list({ text: String(at(2)) }, specialist))).toEqual([]);
  expect(idsOf(await list({ text: 'anna' }, specialist))).toEqual([4, 0].map(at));
  for (const query of [
    { state: 'unpaid' },
    { state: 'refunded' },
    { sort: 'dearest' },
    { sort: 'cheapest' },
    { fairyId: offers[0]?.fairy_id },
  ])
    expect([query, (await list(query, specialist)).status]).toEqual([query, 403]);
});

test('[DK-7] the search finds by number, first name and address; a specialist only what is hers', async () => {
  const suggest = async (text: string, as: Signed) =>
    idsOf({ rows: (await desk.call('POST', '/orders/suggest', { as, payload: { text } })).json() });
  expect(await suggest('ann', owner)).toEqual([4, 0].map(at));
  expect(await suggest('weronika@', owner)).toEqual([at(2)]);
  expect(await suggest('weronika@', specialist)).toEqual([]);
  expect(await suggest('anna@', specialist)).toEqual([]);
  expect(await suggest(String(at(4)), specialist)).toEqual([at(4)]);
  expect(await suggest(String(at(2)), specialist)).toEqual([]);
  expect(await suggest('  ', owner)).toEqual([]);
});

test('[DK-7] P11: an order that is stored broken is said to be so; list, queue, search and file stand', async () => {
  const { db } = desk.store;
  await sql`update shop_order set product_type = 'NONSENSE' where id = ${at(0)}`.execute(db);
  await sql`update shop_order set paid_at = 'infinity' where id = ${at(4)}`.execute(db);
  try {
    const all = await list({});
    expect(all.rows.filter(({ order }) => order === null).map(({ orderId }) => orderId)).toEqual([
      at(4),
      at(0),
    ]);
    expect(all.rows).toHaveLength(5);
    const queue = await desk.call('GET', '/queue', { as: owner });
    expect(queue.json()).toMatchObject({ unreadable: [at(0), at(4)], rows: [{ orderId: at(2) }] });
    const found = await desk.call('POST', '/orders/suggest', { as: owner, payload: { text: 'anna' } });
    expect(found.json()).toEqual([4, 0].map((index) => ({ orderId: at(index), order: null })));
    const file = await desk.call('POST', '/orders/export', { as: owner, payload: {} });
    expect(file.payload).toContain(`${at(4)};nie do odczytania;`);
    expect(file.payload.trimEnd().split('\r\n')).toHaveLength(6);
  } finally {
    await sql`update shop_order set product_type = 'TAROT' where id = ${at(0)}`.execute(db);
    await sql`update shop_order set paid_at = created_at where id = ${at(4)}`.execute(db);
  }
});

test('[DK-7] P10: the file holds exactly what is filtered, needs a passkey of a moment ago, and is written down without names', async () => {
  const { db } = desk.store;
  await sql`update shop_order set customer_name = '  =HYPERLINK("x")' where id = ${at(2)}`.execute(db);
  const ask = (payload: object, as: Signed) => desk.call('POST', '/orders/export', { as, payload });
  const unpaid = await ask({ state: 'unpaid' }, owner);
  expect(unpaid.payload, 'nothing has come, nothing went back').toMatch(
    /;\d+,\d\d;(\d+,\d\d);0,00;0,00;PLN;/,
  );
  const file = await ask({ state: 'in-progress', sort: 'oldest' }, owner);
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(file.headers['content-disposition']).toMatch(
    /^attachment; filename="zamowienia-\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect(file.payload.startsWith('\uFEFFNr;Złożone;Zapłacone;')).toBe(true);
  const lines = file.payload.trimEnd().split('\r\n').slice(1);
  expect(lines.map((line) => Number(line.split(';')[0]))).toEqual([0, 2, 4].map(at));
  expect(lines[0]).toMatch(
    /;Anna;anna@przyklad\.pl;[^;]+;\d+,\d\d;(\d+,\d\d);\1;0,00;PLN;;opłacone;PAYU;czeka;$/,
  );
  expect(lines[1]).toContain(`"'  =HYPERLINK(""x"")"`);
  await sql`update shop_order set customer_name = 'Żaneta' where id = ${at(2)}`.execute(db);

  const named = await ask({ text: 'anna@przyklad.pl' }, owner);
  expect(named.payload.trimEnd().split('\r\n')).toHaveLength(3);
  const noted = await db
    .selectFrom('audit')
    .selectAll()
    .where('action', '=', 'orders.exported')
    .orderBy('id')
    .execute();
  expect(noted.slice(-2)).toMatchObject([
    { actor_name: 'Ludmiła', fields: ['state', 'sort'], details: { state: 'in-progress', orders: 3 } },
    { fields: ['text'], details: { orders: 2 } },
  ]);
  expect(JSON.stringify(noted)).not.toContain('przyklad');

  expect((await ask({}, specialist)).statusCode).toBe(403);
  desk.clock.pass(FRESH_TIME + 1);
  const late = await ask({}, owner);
  expect([late.statusCode, late.json().code]).toEqual([403, 203]);
  expect(
    await db.selectFrom('audit').select('id').where('action', '=', 'orders.exported').execute(),
  ).toHaveLength(noted.length);
});

test('[DK-7] pages are stable: forth and back over every sort they hold each order once, while others arrive', async () => {
  const { db } = desk.store;
  await sql`
    insert into shop_order (fairy_product_id, product_name, product_type, fairy_name, full_price, total_price,
      customer_name, email, birth_date, created_at)
    select fairy_product_id, product_name, product_type, fairy_name, 5000, 100 * (n % 3), 'Klara', 'klara@przyklad.pl',
      birth_date, now() - (n / 4) * interval '1 minute'
    from shop_order, generate_series(1, 50) as n where id = ${at(0)}
  `.execute(db);
  for (const sort of ['newest', 'oldest', 'dearest', 'cheapest']) {
    const seen: number[][] = [];
    let page = await list({ text: 'klara', sort });
    const first = idsOf(page);
    for (;;) {
      seen.push(idsOf(page));
      if (page.next === null) break;
      page = await list({ text: 'klara', sort, after: page.next });
    }
    expect(seen.map(({ length }) => length)).toEqual([20, 20, 10]);
    expect(new Set(seen.flat()).size).toBe(50);
    const back = await list({ text: 'klara', sort, before: page.previous ?? 0 });
    expect(idsOf(back)).toEqual(seen[1]);
    const start = await list({ text: 'klara', sort, before: back.previous ?? 0 });
    expect([idsOf(start), start.previous]).toEqual([first, null]);
  }
  const page = await list({ text: 'klara' });
  const second = idsOf(await list({ text: 'klara', after: page.next }));
  await draftOrder(db);
  expect(idsOf(await list({ text: 'klara', after: page.next }))).toEqual(second);
  // The order at the page's edge is gone: the list begins anew.
  await sql`delete from shop_order where id = ${page.next}`.execute(db);
  expect(idsOf(await list({ text: 'klara', after: page.next }))).toHaveLength(20);
});

test('[DK-7] the file holds each order once, also of more than are read at a time', async () => {
  await sql`
    insert into shop_order (fairy_product_id, product_name, product_type, fairy_name, full_price, total_price,
      customer_name, email, birth_date)
    select fairy_product_id, product_name, product_type, fairy_name, 5000, 5000, 'Wiele', 'wiele@przyklad.pl', birth_date
    from shop_order, generate_series(1, 1000) as n where id = ${at(0)}
  `.execute(desk.store.db);
  const { payload } = await desk.call('POST', '/orders/export', {
    as: await desk.signAgain(owner),
    payload: { text: 'wiele@przyklad.pl' },
  });
  const numbers = payload
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(';')[0]);
  expect([numbers.length, new Set(numbers).size]).toEqual([1_000, 1_000]);
});
