import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { STORED_NAMES } from '#copy/law/stored-data.ts';
import { loadConfig } from '#server/config.ts';
import { exportPerson } from '#server/people/export-person.ts';
import { polishCopy } from '#server/people/polish-copy.ts';
import { sha256 } from '#server/sha256.ts';
import { agreedText, recordConsents, takeBackConsent } from '#server/store/consents.ts';
import { receiptPages } from '#server/withdrawals/receipt-pages.ts';
import { receiveWithdrawal } from '#server/withdrawals/receive-withdrawal.ts';
import { paidOrder } from '#tests/server/answers/paid-order.ts';
import { startTestStore } from '#tests/server/support/test-store.ts';

/** Tables of which a copy takes whole rows. */
const TABLES =
  `shop_order order_question answer_draft consent consent_text order_invoice order_mail order_note agreement_mail rating
  rating_words coupon_use payment payment_news payment_difference money_doubt refund payment_dispute contact_message letter_reply
  withdrawal withdrawal_proof subscriber data_link job`.split(/\s+/);
/**
 * Columns that no copy holds: the shop's instructions to a model, keys that open an answer's page, and what a refund says
 * again of its order.
 */
const LEFT_OUT = (
  'person_id reply_key mail_digest prompt rating_key answer_key page_hash ' +
  'refunded_order refunded_order_at refunded_offer'
).split(' ');

/** All names in a value, those of what is in it included. */
const keysIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [key, ...keysIn(inner)])
    : [];

test('GDPR art. 15: whatever column the database has of a person, its copy names in Polish, each by a name of its own [LW-13]', async () => {
  const { db, close } = await startTestStore();
  const { rows } = await sql<{ column: string }>`select distinct column_name as column
    from information_schema.columns where table_name in (${sql.join(TABLES)})`.execute(db);
  expect(rows.length).toBeGreaterThan(80);
  const unnamed = rows.filter(({ column }) => !LEFT_OUT.includes(column) && !STORED_NAMES.has(column));
  expect(unnamed).toEqual([]);
  const names = [...STORED_NAMES.values()];
  expect(new Set(names).size).toBe(names.length);
  await close();
});

test('GDPR art. 15(1): the copy says who answers for the data, why, who gets them, how long, and what one can do [LW-13]', async () => {
  const store = await startTestStore();
  const { orderId } = await paidOrder(store.db);
  const { email } = await store.db
    .selectFrom('shop_order')
    .select('email')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const values = { name: 'Anna', orderNumber: String(orderId), email };
  const receipt = await receiveWithdrawal(store.db, values, { brandName: 'Sklep' });
  await receiptPages(store.db).keep({ values, statement: receipt.statement, receipt });
  await sql`with person as (
    insert into desk_person (id, role, name, email) values (gen_random_uuid(), 'owner', 'Ludmiła', 'l@example.com')
    returning id
  ) insert into order_note (id, order_id, person_id, author, body)
    select gen_random_uuid(), ${orderId}::int, id, 'Ludmiła', 'Woli wieczór.' from person`.execute(store.db);
  // Of two readers of the newsletter each waits for another issue.
  await sql`with issue as (
    insert into newsletter_letter (id, subject) values (gen_random_uuid(), 'Jej'), (gen_random_uuid(), 'Obcy')
    returning id, subject
  ), reader as (
    insert into subscriber (email, asked_at) values (${email}, now()), ('obca@example.com', now()) returning email
  ) insert into newsletter_delivery (letter_id, email, due_at)
    select id, email, now() from issue join reader on (subject = 'Jej') = (email = ${email})`.execute(
    store.db,
  );
  const consent = { kind: 'newsletter', who: sha256(email) } as const;
  await store.db.transaction().execute(async (trx) => {
    const agreed = agreedText('newsletter', 'Chcę listów.');
    await recordConsents(trx, [agreed], { who: consent.who }, new Date('2026-11-02T12:00:00Z'));
    await takeBackConsent(trx, consent, new Date('2026-11-01T12:00:00Z'));
  });
  const { rows: issues } = await sql<{
    id: string;
  }>`select id from newsletter_letter where subject = 'Jej'`.execute(store.db);
  const stored = await exportPerson({ db: store.db, outbox: { of: async () => [] } }, email);
  expect(Object.keys(stored).filter((name) => !STORED_NAMES.has(name))).toEqual([]);
  expect(stored.withdrawals).toEqual([expect.not.objectContaining({ token_hash: expect.anything() })]);
  expect(keysIn(stored).filter((key) => LEFT_OUT.includes(key))).toEqual([]);
  expect(stored.orders).toEqual([
    expect.objectContaining({
      notes: [expect.objectContaining({ author: 'Ludmiła', body: 'Woli wieczór.' })],
    }),
  ]);
  // As they came; what was taken back names no text.
  expect(stored.newsletterConsents).toEqual([
    expect.objectContaining({ is_given: true, content: 'Chcę listów.' }),
    expect.objectContaining({ is_given: false, version: null }),
  ]);
  expect(stored.newsletter).toEqual([expect.objectContaining({ waitsFor: issues.map(({ id }) => id) })]);
  const copy = JSON.parse(polishCopy(stored, loadConfig({ GTM_ID: 'GTM-ABC' })));
  const said = copy['informacje o przetwarzaniu'];
  expect(Object.keys(said)).toHaveLength(9);
  expect(said['kto dostaje dane']).toContainEqual(expect.stringContaining('Google Tag Manager'));
  expect(said['jak długo'][0]).toMatch(/\d+\u00a0dni od odpowiedzi/);
  expect(said['skarga']).toContain('uodo.gov.pl');
  const [order] = copy.dane.zamówienia;
  expect(order).toMatchObject({ numer: orderId, 'adres e-mail': email });
  // A list of one kind inside another.
  expect(Object.keys(order['płatność'])).toContain('wiadomości od operatora');
  expect(JSON.stringify(Object.keys(order))).not.toMatch(/_/);
  await store.close();
});
