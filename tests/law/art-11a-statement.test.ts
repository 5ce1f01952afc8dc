import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withdrawalNoticeMail } from '#server/mail/owner-mails.ts';
import { withdrawalReceiptMail } from '#server/mail/withdrawal-mails.ts';
import { paidOrder } from '#tests/server/answers/paid-order.ts';
import { jobRows } from '#tests/server/jobs/job-table.ts';
import { startTestShop, type TestShop } from '#tests/server/support/test-app.ts';

let shop: TestShop;
let orderId: number;
beforeAll(async () => {
  shop = await startTestShop({ BRAND_NAME: 'Kwiat Paproci' });
  ({ orderId } = await paidOrder(shop.store.db));
});
afterAll(() => shop.close());

const typed = { name: ' Anna  Nowak ', orderNumber: '17', email: 'Anna@Example.com' };
const post = (path: string, payload: object) =>
  shop.app.inject({ method: 'POST', url: `/api/withdrawal${path}`, payload });

describe('directive 2011/83 art. 11a ust. 2–5, the statement and its receipt', () => {
  test('what is shown before the confirmation is what is received [LW-1] [LW-2]', async () => {
    const shown = await post('/review', typed);
    const received = await post('', typed);
    expect([shown.statusCode, received.statusCode]).toEqual([200, 201]);
    expect(received.json().statement).toBe(shown.json().statement);
    expect(shown.json().statement.replaceAll('\u00a0', ' ')).toBe(
      'Ja, Anna Nowak, odstępuję od umowy o świadczenie usługi zawartej w sklepie Kwiat Paproci: zamówienie nr 17. Potwierdzenie proszę przesłać na adres anna@example.com.',
    );
    expect(Date.now() - Date.parse(received.json().receivedAt)).toBeLessThan(10_000);
  });

  test('the receipt goes out by mail at once, with the whole content, date and time; the shop is told [LW-2]', async () => {
    const { receiptNumber, receivedAt, statement } = (await post('', typed)).json();
    const jobs = (await jobRows(shop.store.db)).filter(({ payload }) => payload?.['statement'] === statement);
    const receipt = { receiptNumber, receivedAt, statement };
    expect(jobs.map(({ kind, payload }) => ({ kind, payload }))).toEqual(
      expect.arrayContaining([
        {
          kind: 'mail.withdrawal-receipt',
          payload: { to: 'anna@example.com', token: expect.any(String), ...receipt },
        },
      ]),
    );
    expect(jobs.every(({ runAt }) => runAt.getTime() <= Date.now())).toBe(true);
    const news = await shop.store.db.selectFrom('owner_digest_entry').select(['kind', 'ref']).execute();
    expect(news).toContainEqual({ kind: 'withdrawal', ref: String(receiptNumber) });
    const sender = {
      brandName: 'Kwiat Paproci',
      publicUrl: 'https://shop.example',
      contactEmail: 'sklep@shop.example',
    };
    const at = { ...receipt, receivedAt: '2026-11-22T10:05:00Z' };
    const mail = withdrawalReceiptMail({ to: 'anna@example.com', ...at }, sender);
    expect(mail.text).toContain(statement);
    expect(mail.text).toContain('22.11.2026, 11:05');
    expect(mail.text).toContain(String(receiptNumber));
    const notice = withdrawalNoticeMail(
      { email: 'anna@example.com', url: 'https://desk.example/odstapienia', ...at },
      sender,
    );
    expect([notice.to, notice.replyTo]).toEqual(['sklep@shop.example', 'anna@example.com']);
  });

  test('right and wrong numbers get the same answer, after the same queries [LW-3]', async () => {
    const { email } = await shop.store.db
      .selectFrom('shop_order')
      .select('email')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const queriesOf = async (payload: object) => {
      // Whether a mail leaves nobody sees but who has the mailbox.
      await sql`delete from unproven_mail`.execute(shop.store.db);
      const before = (await jobRows(shop.store.db)).length;
      const response = await post('', payload);
      const { receiptNumber: _, receivedAt: __, statement, ...rest } = response.json();
      const { 'content-length': ___, date: ____, ...headers } = response.headers;
      return [
        response.statusCode,
        rest,
        statement.replace(/nr \d+/, 'nr'),
        Object.keys(headers),
        (await jobRows(shop.store.db)).length - before,
      ];
    };
    const right = await queriesOf({ name: 'Anna', orderNumber: String(orderId), email });
    const wrong = await queriesOf({ name: 'Anna', orderNumber: '99999', email });
    expect(right[1]).toEqual({ isConfirmed: false });
    expect(right).toEqual(wrong);
  });

  test.each([
    ['a blank name', { ...typed, name: ' \u200e ' }],
    ['an address that is none', { ...typed, email: 'anna' }],
    ['a number of nothing', { ...typed, orderNumber: '' }],
    ['a name longer than a name', { ...typed, name: 'a'.repeat(101) }],
  ])('%s is refused, and nothing is received [LW-1]', async (_, payload) => {
    const count = async () => (await shop.store.db.selectFrom('withdrawal').select('id').execute()).length;
    const before = await count();
    expect((await post('', payload)).statusCode).toBe(400);
    expect((await post('/review', payload)).statusCode).toBe(400);
    expect(await count()).toBe(before);
  });

  test('a form of a foreign page cannot pass for a statement', async () => {
    const response = await shop.app.inject({
      method: 'POST',
      url: '/api/withdrawal',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(typed).toString(),
    });
    expect(response.statusCode).toBe(415);
  });
});
