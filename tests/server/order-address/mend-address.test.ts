import { mendAddressCopy as copy } from '#copy/purchase/mend-address.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { mailAgreement, noteAccepted } from '#server/answers/agreement-mails.ts';
import { applyPaymentUpdate } from '#server/orders/payment-ledger.ts';
import { fromPln } from '#domain/grosze.ts';
import { approvedNow } from '#tests/server/answers/paid-order.ts';
import { orderOf } from '#tests/server/support/order-requests.ts';
import { startTestShop, type TestShop } from '#tests/server/support/test-app.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

/** A paid order over HTTP, and the cookies of the device that placed it. */
async function paidOverHttp() {
  const payload = orderOf('Tarot', { paymentProvider: 'PAYU' });
  const response = await shop.app.inject({ method: 'POST', url: '/api/order', payload });
  const { id, orderId, customerId, totalPrice } = response.json();
  await applyPaymentUpdate(shop.store.db, {
    updateId: `paid:${id}`,
    paymentId: id,
    providerPaymentId: `PAYU-${id}`,
    status: 'COMPLETED',
    amount: fromPln(totalPrice),
    currency: 'PLN',
  });
  await noteAccepted(shop.store.db, { orderId, number: 1 });
  const cookie = response.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return { orderId: Number(orderId), customerId: String(customerId), cookie, email: payload.customer.email };
}
const look = (orderId: number, cookie = '') =>
  shop.app.inject({ url: `/popraw-adres?zamowienie=${orderId}`, headers: { cookie } });
interface Mending {
  cookie?: string;
  email?: string;
  again?: string;
  pytano?: string;
  headers?: Record<string, string>;
}
const mend = (orderId: number, { cookie = '', email = 'dobry@przyklad.pl', ...rest }: Mending = {}) =>
  shop.app.inject({
    method: 'POST',
    url: '/popraw-adres',
    headers: {
      cookie,
      'content-type': 'application/x-www-form-urlencoded',
      ...(rest.headers ?? { 'sec-fetch-site': 'same-origin' }),
    },
    payload: new URLSearchParams({
      zamowienie: String(orderId),
      email,
      ponownie: rest.again ?? email,
      pytano: rest.pytano ?? '',
    }).toString(),
  });
const addressOf = async (orderId: number) =>
  (
    await shop.store.db
      .selectFrom('shop_order')
      .select('email')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
  ).email;
const mails = async (orderId: number) =>
  (
    await sql<{ kind: string; payload: { to?: string; masked?: string } }>`
      select kind, payload from job where (payload->>'orderId')::int = ${orderId}
        and kind in ('mail.address-mended', 'mail.order-confirmed') order by kind`.execute(shop.store.db)
  ).rows;

test('a likely slip in the new address is asked about once [RD-7]', async () => {
  const { orderId, cookie } = await paidOverHttp();
  const asked = await mend(orderId, { cookie, email: 'anna@gmial.com' });
  expect([asked.statusCode, asked.body.includes('Czy chodziło o\u00a0gmail.com?')]).toEqual([422, true]);
  const [, pytano = ''] = /name="pytano" value="([^"]*)"/.exec(asked.body) ?? [];
  const done = await mend(orderId, { cookie, email: 'anna@gmial.com', pytano });
  expect([done.statusCode, await addressOf(orderId)]).toEqual([200, 'anna@gmial.com']);
});

test('the device that ordered sees the whole address and corrects it; both addresses are notified, and the audit records it [RD-7]', async () => {
  const { orderId, customerId, cookie, email } = await paidOverHttp();
  const status = `/api/order/payment-status/${orderId}?customerId=${customerId}`;
  expect((await shop.app.inject({ url: status, headers: { cookie } })).json().news).toMatchObject({
    email,
    isOwnDevice: true,
  });
  expect((await look(orderId, cookie)).body).toContain(email);
  const done = await mend(orderId, { cookie });
  expect([done.statusCode, done.body.includes('Adres poprawiony')]).toEqual([200, true]);
  expect(await addressOf(orderId)).toBe('dobry@przyklad.pl');
  const sent = await mails(orderId);
  expect(sent.map(({ kind }) => kind)).toEqual([
    'mail.address-mended',
    'mail.order-confirmed',
    'mail.order-confirmed',
  ]);
  expect(sent[0]?.payload).toMatchObject({ to: email, masked: 'd…@przyklad.pl' });
  const { rows } = await sql`select actor_name, fields, details from audit
    where action = 'email.changed' and entity_id = ${String(orderId)}`.execute(shop.store.db);
  expect(rows).toEqual([{ actor_name: 'customer', fields: ['email'], details: {} }]);
});

test('who has the link of the confirmation alone sees a masked address and takes nothing away [RD-7]', async () => {
  const { orderId, customerId, email } = await paidOverHttp();
  // All that the link holds, also in the place of the cookies that it could be mistaken for.
  const forged = `kp-zamowienie=${customerId}; kp-urzadzenie=${customerId}`;
  const other = await paidOverHttp();
  for (const cookie of ['', forged, other.cookie, 'kp-urzadzenie=' + 'A'.repeat(43)]) {
    const status = await shop.app.inject({
      url: `/api/order/payment-status/${orderId}?customerId=${customerId}`,
      headers: { cookie },
    });
    expect(status.body).not.toContain(email);
    expect(status.json().news).not.toHaveProperty('isOwnDevice');
    for (const response of [await look(orderId, cookie), await mend(orderId, { cookie })]) {
      expect(response.statusCode).toBe(404);
      expect(response.body).not.toContain(email);
    }
  }
  expect(await addressOf(orderId)).toBe(email);
  // A number that no order has is answered alike.
  const unknown = await look(99_999_999, forged);
  expect([unknown.statusCode, unknown.body]).toEqual([404, (await look(orderId, forged)).body]);
});

test('two different addresses, an invalid one, and another site’s form change nothing [RD-7]', async () => {
  const { orderId, cookie, email } = await paidOverHttp();
  const codes = [
    await mend(orderId, { cookie, again: 'inny@przyklad.pl' }),
    await mend(orderId, { cookie, email: 'nie adres' }),
    await mend(orderId, {
      cookie,
      headers: { 'sec-fetch-site': 'cross-site', origin: 'https://obca.example' },
    }),
  ].map(({ statusCode }) => statusCode);
  expect(codes).toEqual([422, 422, 403]);
  expect(await addressOf(orderId)).toBe(email);
});

test('the same address again sends no mail; after three changes only a person changes it [RD-7]', async () => {
  const { orderId, cookie, email } = await paidOverHttp();
  const same = await mend(orderId, { cookie, email });
  expect([same.body.includes(copy.same(email)), same.body.includes(copy.doneTitle)]).toEqual([true, false]);
  expect(await mails(orderId)).toHaveLength(1);
  for (const n of [1, 2, 3])
    expect((await mend(orderId, { cookie, email: `adres${n}@przyklad.pl` })).statusCode).toBe(200);
  expect((await mend(orderId, { cookie, email: 'adres4@przyklad.pl' })).statusCode).toBe(429);
  expect(await addressOf(orderId)).toBe('adres3@przyklad.pl');
});

test('the same address once more gets the agreement that the mail server had refused, and the page says so [RD-7]', async () => {
  const { orderId, cookie, email } = await paidOverHttp();
  const { db } = shop.store;
  await db.transaction().execute((trx) => mailAgreement(trx, orderId));
  await sql`update job set failed_at = now(), done_at = null where once_key like ${`agreement:${orderId}:%`}`.execute(
    db,
  );
  const before = (await mails(orderId)).length;
  const again = await mend(orderId, { cookie, email });
  expect([again.statusCode, again.body.includes(copy.sameMailed(email))]).toEqual([200, true]);
  expect((await mails(orderId)).map(({ kind }) => kind)).toEqual([
    ...Array<string>(before + 1).fill('mail.order-confirmed'),
  ]);
  // The last one is on its way: nothing more leaves.
  expect((await mend(orderId, { cookie, email })).body).toContain(copy.same(email));
});

test('the form for a gift names the address to write to, where the giver’s own is corrected; only its hint is in a paragraph [RD-7]', async () => {
  const { orderId, cookie } = await paidOverHttp();
  await sql`update shop_order set gift_email = 'ola@przyklad.pl' where id = ${orderId}`.execute(
    shop.store.db,
  );
  const url = `/popraw-adres?zamowienie=${orderId}`;
  const { body } = await shop.app.inject({ url, headers: { cookie } });
  const [, form = ''] = /<form[^>]*popraw-adres[^>]*>([^]*?)<\/form>/.exec(body) ?? [];
  expect(form).toMatch(/pisząc do nas: [^\s<]+@[^\s<]+\./);
  // Labels, fields and button in one would look like it.
  expect(form).not.toMatch(/<p>\s*<(?:label|button)/);
  const own = await mend(orderId, { cookie, email: 'anna@example.com' });
  expect([own.statusCode, own.body.includes(copy.giverProblem)]).toEqual([422, true]);
  const mended = await mend(orderId, { cookie });
  expect(mended.body).toContain(copy.giftDone('dobry@przyklad.pl'));
});

test('a gift whose answer was refused is sent at once to the corrected address [RD-7]', async () => {
  const { orderId, cookie } = await paidOverHttp();
  const { db } = shop.store;
  await sql`update shop_order set gift_email = 'literowka@przyklad.pl' where id = ${orderId}`.execute(db);
  await approvedNow(db, orderId);
  const { scheduled_for: at } = await db
    .selectFrom('shop_order')
    .select('scheduled_for')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  await sql`update job set last_error = 'Error EENVELOPE 550 5.1.1', run_at = now() + interval '1 hour'
    where kind = 'mail.answer' and (payload->>'orderId')::int = ${orderId}`.execute(db);
  expect((await mend(orderId, { cookie })).statusCode).toBe(200);
  const { rows } = await sql`select 1 from job where kind = 'mail.answer' and run_at <= now()
    and (payload->>'orderId')::int = ${orderId} and (payload->>'scheduledFor')::timestamptz > ${at}`.execute(
    db,
  );
  expect(rows).toHaveLength(1);
});

test('after the address is corrected, the first agreement’s link does not prove a withdrawal [RD-7] [LW-3]', async () => {
  const { orderId, customerId, cookie } = await paidOverHttp();
  const stated = async (email: string) => {
    const payload = { name: 'Anna', orderNumber: String(orderId), email, orderKey: customerId };
    const response = await shop.app.inject({ method: 'POST', url: '/api/withdrawal', payload });
    const { receiptNumber: id, isConfirmed } = response.json();
    const kept = await shop.store.db
      .selectFrom('withdrawal')
      .select('order_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return [isConfirmed, kept.order_id];
  };
  await mend(orderId, { cookie });
  // Neither by the link, nor by a press in a receipt that goes to her own mailbox.
  expect(await stated('obca@przyklad.pl')).toEqual([false, null]);
  expect(await stated('dobry@przyklad.pl'), 'the customer presses').toEqual([false, orderId]);
  const other = await paidOverHttp();
  const own = {
    name: 'Anna',
    orderNumber: String(other.orderId),
    email: 'anna@przyklad.pl',
    orderKey: other.customerId,
  };
  const received = await shop.app.inject({ method: 'POST', url: '/api/withdrawal', payload: own });
  expect(received.json().isConfirmed).toBe(true);
});

test('once the order is called off its address stays [RD-7]', async () => {
  const { orderId, cookie, email } = await paidOverHttp();
  await sql`update shop_order set status = 'CANCELED' where id = ${orderId}`.execute(shop.store.db);
  expect((await look(orderId, cookie)).statusCode).toBe(410);
  expect((await mend(orderId, { cookie })).statusCode).toBe(410);
  expect(await addressOf(orderId)).toBe(email);
});

test('while its answer is being mailed the address stays [RD-7]', async () => {
  const { orderId, cookie, email } = await paidOverHttp();
  await approvedNow(shop.store.db, orderId);
  await sql`update shop_order set mailed_by = (select id from job where kind = 'mail.answer'
    and (payload->>'orderId')::int = ${orderId}) where id = ${orderId}`.execute(shop.store.db);
  expect((await look(orderId, cookie)).statusCode).toBe(410);
  expect((await mend(orderId, { cookie })).statusCode).toBe(410);
  expect(await addressOf(orderId)).toBe(email);
});

test('a device keeps its secret over its orders, and the shop keeps a digest alone [RD-7]', async () => {
  const { cookie } = await paidOverHttp();
  const payload = orderOf('Horoskop', { paymentProvider: 'PAYU' });
  const next = await shop.app.inject({ method: 'POST', url: '/api/order', payload, headers: { cookie } });
  const secret = /kp-urzadzenie=([\w-]{43})/.exec(cookie)?.[1] ?? '';
  expect(next.cookies.find(({ name }) => name === 'kp-urzadzenie')).toMatchObject({
    value: secret,
    httpOnly: true,
    secure: true,
    sameSite: 'Strict',
  });
  const { rows } = await sql`select 1 from shop_order where device_digest = ${secret}`.execute(shop.store.db);
  expect(rows).toEqual([]);
});
