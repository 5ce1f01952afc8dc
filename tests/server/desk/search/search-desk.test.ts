import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FOUND_OF_A_KIND, FOUND_ORDERS } from '#domain/desk/search-limits.ts';
import { foldLetters } from '#domain/typed/typed-text.ts';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import { paidOrder } from '#tests/server/answers/paid-order.ts';
import type { PlacedOrder } from '#server/orders/placed-order.ts';
import { orderOf } from '#tests/server/support/order-requests.ts';
import { TestDesk, type Signed } from '../test-desk.ts';

let desk: TestDesk;
let owner: Signed;
let order: PlacedOrder;
beforeAll(async () => {
  desk = await TestDesk.start();
  owner = await desk.sign('owner', null, 'Świętosława');
  const request = orderOf('Wrozba');
  order = await paidOrder(desk.store.db, {
    ...request,
    customer: { ...request.customer, email: 'Zofia.Lis@example.pl' },
  });
  await desk.store.db
    .insertInto('contact_message')
    .values({
      first_name: 'Żaneta',
      last_name: 'Łoś',
      email: 'zaneta@example.pl',
      message: 'Gdzie są karty?',
    })
    .execute();
  await sql`insert into coupon (code, percent, valid_from) values ('SLUB50', 50, '2020-01-01')`.execute(
    desk.store.db,
  );
});
afterAll(() => desk.close());

const search = async (text: string): Promise<DeskSchemas['FoundThing'][]> => {
  const answer = await desk.call('POST', '/search', { as: owner, payload: { text } });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
  return answer.json();
};
const kinds = async (text: string) => (await search(text)).map(({ kind, id }) => [kind, id]);

test('a payment is found by the provider’s number and by the shop’s own [DK-5]', async () => {
  const id = String(order.orderId);
  expect(await kinds(`PAYU-${order.paymentId}`)).toEqual([['payment', id]]);
  expect(await kinds(order.paymentId)).toEqual([['payment', id]]);
  await sql`insert into refund (payment_id, idempotency_key, amount, currency, asked_by, state, provider_refund_id)
    values (${order.paymentId}, 'k', 100, 'PLN', 'test', 'done', 're_12345')`.execute(desk.store.db);
  expect(await kinds('re_123')).toEqual([['payment', id]]);
  expect(await kinds('re')).not.toContainEqual(['payment', id]);
});

test('a customer is found by the beginning of her address, which stays masked [DK-5]', async () => {
  const { body } = await desk.call('POST', '/search', { as: owner, payload: { text: 'zofia.l' } });
  expect(body).not.toContain('ofia.Lis');
  const [found] = await search('zofia.l');
  expect(found).toMatchObject({ kind: 'customer', under: 'z…@example.pl' });
  expect((await desk.call('GET', `/customers/${found?.id}`, { as: owner })).statusCode).toBe(200);
  expect((await kinds('zaneta@')).map(([kind]) => kind)).toContain('customer');
});

test('coupons, people, specialists, services, messages and texts are found without regard to marks [DK-5]', async () => {
  const { db } = desk.store;
  expect(await kinds('slub5')).toEqual([['coupon', 'SLUB50']]);
  const gone = await desk.sign('owner', null, 'Świętosława Dawna');
  await db.updateTable('desk_person').set({ removed_at: new Date() }).where('id', '=', gone.id).execute();
  expect(await kinds('swietoslawa')).toEqual([['person', owner.id]]);
  const fairy = await db.selectFrom('fairy').select(['id', 'name']).executeTakeFirstOrThrow();
  expect(await kinds(fairy.name.toUpperCase())).toContainEqual(['specialist', fairy.id]);
  const product = await db.selectFrom('product').select(['id', 'title']).executeTakeFirstOrThrow();
  expect(await kinds(product.title)).toContainEqual(['service', product.id]);
  expect((await kinds('zaneta los')).map(([kind]) => kind)).toEqual(['message']);
  const texts = (await search('regulaminu')).filter(({ kind }) => kind === 'text');
  expect(texts.length).toBeGreaterThan(0);
  for (const { under } of texts) expect(under.toLowerCase()).toContain('regulaminu');
});

test('an invoice by its number, a withdrawal by its number or address, and a mail about an order by its words [DK-5]', async () => {
  const { db } = desk.store;
  const { orderId } = order;
  await sql`insert into order_invoice (order_id, asked_on, number) values (${orderId}, '2026-11-20', 'FV 7/11/2026')`.execute(
    db,
  );
  expect(await kinds('fv 7/11')).toEqual([['invoice', String(orderId)]]);
  const { rows } = await sql<{ id: number }>`
    insert into withdrawal (name, order_number, email, statement, received_at, due_on, order_id)
    values ('Ola', 'nie wiem', 'ola.odstepuje@example.pl', 'Odstępuję.', now(), '2026-12-11', null) returning id
  `.execute(db);
  const withdrawal = ['withdrawal', ''];
  expect(await kinds('ola.odst')).toEqual([withdrawal]);
  expect(await kinds(String(rows[0]?.id))).toContainEqual(withdrawal);
  // One whose order is known leads there.
  await sql`insert into withdrawal (name, order_number, email, statement, received_at, due_on, order_id)
    values ('Ola', 'nie wiem', 'ola.odstepuje@example.pl', 'Odstępuję.', now(), '2026-12-11', ${orderId})`.execute(
    db,
  );
  expect(await kinds('ola.odst')).toEqual([['withdrawal', String(orderId)], withdrawal]);
  await sql`insert into order_mail (id, order_id, body, author)
    values (gen_random_uuid(), ${orderId}, 'Prosimy o godzinę urodzenia, Żaneto.', 'Ludmiła')`.execute(db);
  expect(await search('godzine urodz')).toEqual([
    { kind: 'order-mail', id: String(orderId), name: '', under: 'Prosimy o godzinę urodzenia, Żaneto.' },
  ]);
});

test.each(['', '  ', '%', '_', '\\', "'", 'zzzzqq'])('%j finds nothing and breaks nothing', async (text) => {
  expect(await search(text)).toEqual([]);
});

test('each way walks its own index', async () => {
  const { db } = desk.store;
  await sql`set enable_seqscan = off`.execute(db);
  const plan = async (query: ReturnType<typeof sql>) =>
    (await query.execute(db)).rows.map((row) => Object.values(row as object).join('')).join('\n');
  const plans = [
    await plan(sql`explain select id from payment where provider_payment_id like 'abc%'`),
    await plan(sql`explain select id from refund where provider_refund_id like 'abc%'`),
    await plan(sql`explain select code from coupon where code like 'ABC%'`),
    await plan(sql`explain select order_id from order_invoice where lower(number) like 'fv%'`),
    await plan(sql`explain select id from withdrawal where email like 'ola%'`),
    // A whole address needs no other index than its beginning (271_read_indexes.sql).
    await plan(sql`explain select id from withdrawal where email = 'ola@przyklad.pl'`),
    await plan(sql`explain select id from contact_message where lower(email) = 'ola@przyklad.pl'`),
    await plan(sql`explain select id from order_mail
      where to_tsvector('simple', folded(body)) @@ to_tsquery('simple', 'a:*')`),
    await plan(
      sql`explain select order_id from coupon_use where coupon_code = 'A' order by order_id desc limit 9`,
    ),
    await plan(
      sql`explain select sum(amount) from money_movement where coupon_code = 'A' and currency = 'PLN'`,
    ),
  ];
  await sql`reset enable_seqscan`.execute(db);
  expect(plans.join('\n')).toMatch(
    /payment_provider_start[^]*refund_provider_start[^]*coupon_code_start[^]*order_invoice_start[^]*withdrawal_email_start[^]*withdrawal_email_start[^]*contact_message_address_start[^]*order_mail_words[^]*coupon_use_code[^]*money_movement_coupon/,
  );
});

test('of more invoices, withdrawals and mails than are shown the latest are found [DK-5]', async () => {
  const { db } = desk.store;
  const orders = [];
  for (let count = 0; count < 8; count += 1) orders.push((await paidOrder(db, orderOf('Tarot'))).orderId);
  const latest = orders
    .toReversed()
    .slice(0, FOUND_OF_A_KIND + 1)
    .map(String);
  for (const orderId of orders) {
    await sql`insert into order_invoice (order_id, asked_on, number) values (${orderId}, '2026-11-20', ${`WIELE ${orderId}`})`.execute(
      db,
    );
    await sql`insert into withdrawal (name, order_number, email, statement, received_at, due_on, order_id)
      values ('Ola', 'x', 'odstepuje.wiele@example.pl', 'Odstępuję.', now(), '2026-12-11', ${orderId})`.execute(
      db,
    );
    await sql`insert into order_mail (id, order_id, body, author, written_at)
      values (gen_random_uuid(), ${orderId}, 'Przepraszamy najmocniej', 'Ludmiła', now() + make_interval(secs => ${orderId}))`.execute(
      db,
    );
  }
  for (const [kind, text] of [
    ['invoice', 'wiele 1'],
    ['withdrawal', 'odstepuje.wiele'],
    ['order-mail', 'najmocniej'],
  ] as const) {
    const found = (await search(text)).filter((one) => one.kind === kind);
    expect([kind, found.map(({ id }) => id)]).toEqual([kind, latest]);
  }
});

test('who has nothing but an order that was put away is no customer to be found [DK-5]', async () => {
  const request = orderOf('Tarot');
  const customer = { ...request.customer, email: 'odlozona@example.pl' };
  const { orderId } = await paidOrder(desk.store.db, { ...request, customer });
  expect((await kinds('odlozona@')).map(([kind]) => kind)).toEqual(['customer']);
  await desk.store.db.updateTable('shop_order').set({ deleted: true }).where('id', '=', orderId).execute();
  expect(await kinds('odlozona@')).toEqual([]);
});

test('a specialist may not search it', async () => {
  const { id } = await desk.store.db.selectFrom('fairy').select('id').executeTakeFirstOrThrow();
  const specialist = await desk.sign('specialist', id);
  const refused = await desk.call('POST', '/search', { as: specialist, payload: { text: 'a' } });
  expect(refused.statusCode).toBe(403);
});

test('an address is found as people write its domain, among customers and orders [DK-5]', async () => {
  const request = orderOf('Tarot');
  const { orderId } = await paidOrder(desk.store.db, {
    ...request,
    customer: { ...request.customer, email: 'ja@kraków.pl' },
  });
  expect((await kinds('ja@kraków.pl')).map(([kind]) => kind)).toContain('customer');
  const orders = async (text: string) => {
    const answer = await desk.call('POST', '/orders/list', { as: owner, payload: { text } });
    return answer.json().rows.map((found: { orderId: number }) => found.orderId);
  };
  for (const text of ['ja@kraków.pl', '@kraków.pl', 'kraków.pl'])
    expect([text, await orders(text)]).toEqual([text, [orderId]]);
});

test('the database folds each letter as the shop does [DK-5]', async () => {
  const letters = Array.from({ length: 0x1f00 - 0xc0 }, (_, index) =>
    String.fromCodePoint(0xc0 + index),
  ).filter(
    (letter) =>
      /^\p{Script=Latin}$/u.test(letter) &&
      (letter === letter.toLowerCase() || foldLetters(letter) !== letter.toLowerCase()),
  );
  const { rows } = await sql<{ letter: string; folded: string }>`
    select letter, folded(letter) as folded from unnest(${letters}::text[]) as letter`.execute(desk.store.db);
  // The tests' PostgreSQL has the locale C, which lowers no letter beyond ASCII; a shop's has a language.
  const lowered = (text: string) => (desk.store.kind === 'postgres' ? text.toLowerCase() : text);
  expect(rows.filter(({ letter, folded }) => lowered(folded) !== foldLetters(letter))).toEqual([]);
  expect(rows.length).toBeGreaterThan(400);
});

test('a customer with many orders and messages hides no other, and one more of a kind is found than the dialog shows [DK-5]', async () => {
  const { db } = desk.store;
  const request = orderOf('Tarot');
  const by = (email: string) => paidOrder(db, { ...request, customer: { ...request.customer, email } });
  const { orderId } = await by('wiele.a@example.pl');
  await sql`insert into contact_message (first_name, last_name, email, message)
    select 'Wiele', 'A', 'Wiele.A@example.pl', 'Znowu ja' from generate_series(1, 120)`.execute(db);
  for (const letter of 'bcdefg') await by(`wiele.${letter}@example.pl`);
  await sql`insert into contact_message (first_name, last_name, email, message)
    values ('Wiele', 'Ą', 'wiele.ab@example.pl', 'A ja raz')`.execute(db);
  const found = (await search('wiele.')).filter(({ kind }) => kind === 'customer');
  expect(found).toHaveLength(FOUND_OF_A_KIND + 1);
  expect(new Set(found.map(({ id }) => id)).size).toBe(FOUND_OF_A_KIND + 1);
  const own = await db
    .selectFrom('shop_order')
    .select('customer_key')
    .where('id', '=', orderId)
    .executeTakeFirst();
  expect(found[0]?.id).toBe(own?.customer_key);
  await sql`insert into coupon (code, percent, valid_from)
    select 'MNOGI' || n, 10, '2020-01-01' from generate_series(1, 20) as n`.execute(db);
  expect(await kinds('mnogi')).toHaveLength(FOUND_OF_A_KIND + 1);
  const suggested = await desk.call('POST', '/orders/suggest', {
    as: owner,
    payload: { text: '@example.pl' },
  });
  expect(suggested.json().length).toBeLessThanOrEqual(FOUND_ORDERS + 1);
});

test('of a text the words that are in the shop now are found, not those of a version before or of a draft [DK-5]', async () => {
  const { db } = desk.store;
  const versions = [
    [101, 'published', 'dawniejsze'],
    [103, 'outside', 'terazniejsze'],
    [102, 'published', 'wczorajsze'],
    [104, 'draft', 'przyszlejsze'],
  ] as const;
  for (const [number, state, word] of versions)
    await sql`insert into text_version (text, number, kind, content)
      values ('Regulamin', ${number}, ${state}, ${JSON.stringify({ TERMS_DESCRIPTION: word })}::jsonb)`.execute(
      db,
    );
  const found = await Promise.all(versions.map(([, , word]) => kinds(word)));
  expect(found).toEqual([[], [['text', 'Regulamin']], [], []]);
});
