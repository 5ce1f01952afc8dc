import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailAgreementAgain } from '#server/answers/approve-answer.ts';
import { loadConfig } from '#server/config.ts';
import { saveDraft } from '#server/answers/save-draft.ts';
import { deskJobs } from '#server/desk/desk-jobs.ts';
import { openOrders } from '#server/desk/order/open-orders.ts';
import type { MailContent } from '#server/mail/mailer.ts';
import { confirmationJobs } from '#server/orders/confirm-order.ts';
import { findOrderProgress } from '#server/orders/order-progress.ts';
import { findOwnOrder, type PlacedOrder } from '#server/orders/placed-order.ts';
import { toPlainText } from '#server/markup/sanitize-contents.ts';
import { sha256 } from '#server/sha256.ts';
import { MIGRATIONS, migrate } from '#server/store/migrate.ts';
import { ATTEMPTS } from '#server/jobs/back-off.ts';
import type { Store } from '#server/store/store.ts';
import { callOff, unconfirmedOrder } from '#tests/server/answers/paid-order.ts';
import { HandClock, jobRows, runnerWith } from '#tests/server/jobs/job-table.ts';
import { badAddress, refusal } from '#tests/server/support/smtp-answers.ts';
import { DATABASES, openTestStore, startTestStore } from '#tests/server/support/test-store.ts';

const HOUR = 3_600_000;
const OWNER = {
  kind: 'person',
  id: '00000000-0000-4000-8000-000000000002',
  name: 'Ludmiła',
  role: 'owner',
} as const;
const WRONG_ADDRESS = badAddress();

describe.each(DATABASES)('act on consumer rights art. 21 ust. 1, the agreement by mail (%s)', (kind) => {
  let store: Store;
  const clock = new HandClock();
  clock.pass(Date.now() - clock.now().getTime());
  const sent: { id: string; mail: MailContent }[] = [];
  let failure: object | undefined;

  beforeAll(async () => {
    store = await startTestStore(kind);
  });
  beforeEach(async () => {
    sent.length = 0;
    failure = undefined;
    await sql`delete from job`.execute(store.db);
  });
  afterAll(() => store.close());

  const run = async (milliseconds = 60_000, env: Record<string, string> = {}) => {
    clock.pass(milliseconds);
    const send = async (id: string, mail: MailContent) => {
      if (failure) throw Object.assign(new Error('no'), failure);
      sent.push({ id, mail });
    };
    const { db } = store;
    const sender = loadConfig({ PUBLIC_URL: 'https://shop.example', TRUST_PROXY: '1', ...env });
    const jobs = [
      ...confirmationJobs({ db, send, sender, clock }),
      ...deskJobs({ db, send, sender, ...sender, clock }),
    ];
    await runnerWith(db, jobs, clock).runner.runDue();
  };
  const stateOf = async ({ orderId }: PlacedOrder) =>
    (await openOrders(store.db, { fairyId: null }).where('shop_order.id', '=', orderId).execute())[0]
      ?.agreement;
  const write = async ({ orderId }: PlacedOrder) =>
    (await saveDraft(store.db, orderId, { seenVersion: 0, text: 'Jedź.', responses: [] }, OWNER, clock)).kind;
  const mend = async ({ orderId }: PlacedOrder, email?: string) => {
    const answer = await store.db
      .selectFrom('answer')
      .select('revision')
      .where('order_id', '=', orderId)
      .executeTakeFirst();
    const seen = answer?.revision ?? 0;
    return (await mailAgreementAgain(store.db, orderId, { seen, email }, OWNER, clock)).kind;
  };
  const spaces = (text = '') => text.replaceAll('\u00a0', ' ');

  test('it names seller, price, complaints and withdrawal, and has the accepted terms attached whole [LW-9]', async () => {
    await unconfirmedOrder(store.db);
    await run(60_000, {
      SELLER_NAME: 'Kwiat sp. z o.o.',
      SELLER_ADDRESS: 'ul. Leśna 2, 31-001 Kraków',
      SELLER_NIP: '676-246-23-34',
      SELLER_PHONE: '+48 600 100 200',
      SELLER_REGISTER: 'KRS 0000123456',
      SELLER_VAT: 'exempt',
    });
    const [{ mail } = { mail: undefined }] = sent;
    const text = spaces(mail?.text);
    for (const words of [
      'Sprzedawca: Kwiat sp. z o.o.',
      'Adres: ul. Leśna 2, 31-001 Kraków',
      'NIP: 6762462334',
      'Rejestr: KRS 0000123456',
      'Telefon: +48 600 100 200',
      'E-mail: kontakt@kwiatpaproci.example',
      'sprzedawca jest zwolniony z VAT',
      'Reklamację złożysz na adres kontakt@kwiatpaproci.example',
      'Mają Państwo prawo odstąpić od niniejszej umowy w terminie 14 dni bez podania jakiejkolwiek przyczyny',
      'formularz ten należy wypełnić i odesłać tylko w przypadku chęci odstąpienia od umowy',
      'Adresat: Kwiat sp. z o.o., ul. Leśna 2, 31-001 Kraków',
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('przykładowe');
    const [terms, ...others] = mail?.attachments ?? [];
    expect(others).toEqual([]);
    const { content } = await store.db
      .selectFrom('page_content')
      .select('content')
      .where('type', '=', 'TERMS_DESCRIPTION')
      .executeTakeFirstOrThrow();
    expect(terms?.content).toContain(sha256(content));
    expect(terms).toMatchObject({
      filename: `regulamin-${sha256(content).slice(0, 12)}.txt`,
      contentType: 'text/plain; charset=utf-8',
    });
    // Each word of the terms, in order, and no markup. The mark tells phones that it is UTF-8.
    const wordsOf = (plain: string) => plain.match(/[\p{L}\p{N}]+/gu) ?? [];
    const given = wordsOf(terms?.content ?? '');
    const wanted = wordsOf(toPlainText(content));
    let at = 0;
    for (const word of given) if (word === wanted[at]) at += 1;
    expect(wanted.slice(at)).toEqual([]);
    expect(terms?.content).toMatch(/^\uFEFFRegulamin sklepu/);
    expect(terms?.content).toContain('\r\n\r\n1. Postanowienia ogólne\r\n\r\n');
    expect(terms?.content).not.toMatch(/<\/?[a-z]|&[a-z]+;|(?<!\r)\n/);
  });

  test('a shop for trying out says that its seller is made up [LW-9]', async () => {
    await unconfirmedOrder(store.db);
    await run();
    expect(sent[0]?.mail.text).toContain('Dane sprzedawcy są przykładowe');
    expect(spaces(sent[0]?.mail.text)).toContain('zł, zawiera VAT');
  });

  test('terms that change before it leaves do not change what was agreed to [LW-9]', async () => {
    const order = await unconfirmedOrder(store.db);
    const published = () => store.db.selectFrom('page_content').where('type', '=', 'TERMS_DESCRIPTION');
    const { content } = await published().select('content').executeTakeFirstOrThrow();
    const change = (to: string) =>
      store.db
        .updateTable('page_content')
        .set({ content: to })
        .where('type', '=', 'TERMS_DESCRIPTION')
        .execute();
    await change('<p>Nowy regulamin</p>');
    await run();
    await change(content);
    expect(sent[0]?.mail.attachments?.[0]?.content).toContain('1. Postanowienia ogólne');
    const noted = await store.db
      .selectFrom('agreement_mail')
      .innerJoin('consent', 'consent.version', 'terms_version')
      .select('kind')
      .where('agreement_mail.order_id', '=', order.orderId)
      .where('consent.order_id', '=', order.orderId)
      .execute();
    expect(noted).toEqual([{ kind: 'terms' }]);
  });

  test('terms of several hundred kB go as they are [LW-9]', async () => {
    const terms = `<p>${'Zażółć gęślą jaźń. '.repeat(20_000)}</p>`;
    await store.db.transaction().execute(async (trx) => {
      await trx
        .updateTable('page_content')
        .set({ content: sql`${terms}` })
        .where('type', '=', 'TERMS_DESCRIPTION')
        .execute();
    });
    await unconfirmedOrder(store.db);
    await run();
    expect(sent[0]?.mail.attachments?.[0]?.content).toContain(terms.replaceAll(/<\/?p>/g, '').trim());
    await store.db
      .updateTable('page_content')
      .set({ content: '<h2>1. Postanowienia ogólne</h2>' })
      .where('type', '=', 'TERMS_DESCRIPTION')
      .execute();
  });

  test('a mail server that is away for three hours: the desk says so, no answer begins, then it may [LW-9]', async () => {
    const order = await unconfirmedOrder(store.db);
    expect([await stateOf(order), await write(order)]).toEqual(['waiting', 'not-agreed']);
    failure = { code: 'ECONNREFUSED' };
    for (let minute = 0; minute < 180; minute += 30) await run(HOUR / 2);
    expect([await stateOf(order), await write(order), sent.length]).toEqual(['retrying', 'not-agreed', 0]);
    failure = undefined;
    await run(HOUR);
    expect([await stateOf(order), await write(order), sent.length]).toEqual(['accepted', 'saved', 1]);
  });

  test('an address that is refused: owners and customer are told, and once it is mended the answer may begin [LW-9]', async () => {
    const { id: owner } = await store.db
      .insertInto('desk_person')
      .values({
        id: OWNER.id,
        role: 'owner',
        name: OWNER.name,
        email: 'ludmila@shop.example',
        fairy_id: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const order = await unconfirmedOrder(store.db);
    const news = async () => {
      const own = await findOwnOrder(store.db, order.orderId, order.customerId);
      return own && findOrderProgress(store.db, own, undefined);
    };
    failure = WRONG_ADDRESS;
    await run();
    expect([await stateOf(order), await write(order)]).toEqual(['refused', 'not-agreed']);
    expect(await news()).toMatchObject({ state: 'AWAITED', isMailRefused: true });
    failure = undefined;
    expect(await mend(order, 'anna@dobry.example')).toBe('done');
    expect([await stateOf(order), await write(order)]).toEqual(['waiting', 'not-agreed']);
    await run(HOUR);
    const own = sent.filter(({ mail }) => mail.subject.includes('potwierdzone'));
    expect(own.map(({ mail }) => mail.to)).toEqual(['anna@dobry.example']);
    expect(sent.filter(({ mail }) => mail.subject.includes('umowa nie doszła'))).toEqual([]);
    expect(await news()).not.toHaveProperty('isMailRefused');
    expect(await write(order)).toBe('saved');

    const other = await unconfirmedOrder(store.db);
    failure = WRONG_ADDRESS;
    await run();
    failure = undefined;
    sent.length = 0;
    await sql`update job set run_at = ${new Date(clock.now().getTime() + HOUR)} where kind = 'mail.order-confirmed'`.execute(
      store.db,
    );
    await run(5_000);
    const refusals = sent.filter(({ mail }) => !mail.subject.startsWith('Nowe zamówienie'));
    expect(refusals.map(({ mail }) => [mail.to, mail.subject])).toEqual([
      ['ludmila@shop.example', `Zamówienie nr ${other.orderId}: umowa nie doszła`],
    ]);
    expect(sent[0]?.mail.text).not.toContain('anna');
    await store.db
      .updateTable('desk_person')
      .set({ removed_at: new Date() })
      .where('id', '=', owner)
      .execute();
  });

  test('our own wrong password is nobody’s wrong address [LW-9]', async () => {
    const order = await unconfirmedOrder(store.db);
    failure = { code: 'EAUTH', responseCode: 535 };
    await run();
    expect(await stateOf(order)).toBe('retrying');
  });

  test('nor is an account of ours that is suspended, or a 550 without a reason; given up, the owners are told [LW-9]', async () => {
    const order = await unconfirmedOrder(store.db);
    failure = refusal();
    await run();
    expect(await stateOf(order)).toBe('retrying');
    const told = () =>
      jobRows(store.db).then((rows) => rows.some(({ kind: of }) => of === 'mail.agreement-refused'));
    expect(await told()).toBe(false);
    await sql`update job set attempts = ${ATTEMPTS.mail - 1}, run_at = ${clock.now()} where kind = 'mail.order-confirmed' and done_at is null`.execute(
      store.db,
    );
    await run();
    expect([await stateOf(order), await told()]).toEqual(['refused', true]);
  });

  test('a crash between the mail and its note sends the same mail again, and notes it once [LW-9]', async () => {
    const order = await unconfirmedOrder(store.db);
    await run();
    await sql`alter table agreement_mail disable trigger agreement_mail_kept`.execute(store.db);
    await sql`update agreement_mail set accepted_at = null, terms_version = null where order_id = ${order.orderId}`.execute(
      store.db,
    );
    await sql`alter table agreement_mail enable trigger agreement_mail_kept`.execute(store.db);
    await sql`update job set done_at = null, payload = ${JSON.stringify({ orderId: order.orderId, number: 1 })}::jsonb
      where kind = 'mail.order-confirmed'`.execute(store.db);
    await run(HOUR);
    await run(HOUR);
    const own = sent.filter(({ mail }) => mail.subject.includes('potwierdzone'));
    expect(own.map(({ id }) => id)).toEqual([own[0]?.id, own[0]?.id]);
    expect(await stateOf(order)).toBe('accepted');
    const begun = (await jobRows(store.db)).filter(({ kind: of }) => of === 'answer.write');
    expect(begun).toHaveLength(1);
  });

  test('an order that was called off meanwhile is not confirmed any more', async () => {
    const order = await unconfirmedOrder(store.db);
    await callOff(store.db, order.orderId);
    await run(HOUR);
    expect(sent).toEqual([]);
  });

  test('no program and no hand goes round it, and what was accepted stays so [LW-9]', async () => {
    const { orderId } = await unconfirmedOrder(store.db);
    await sql`insert into answer (order_id) values (${orderId})`.execute(store.db);
    for (const change of [
      sql`insert into answer_draft (order_id, version, author_kind, author_name, autosave, text, responses, words, created_at)
        values (${orderId}, 1, 'model', 'x', false, 'x', '[]', 1, now())`,
      sql`update shop_order set status = 'SCHEDULED', response = 'x', scheduled_for = now() where id = ${orderId}`,
      sql`update shop_order set status = 'SENT', response = 'x', scheduled_for = now() where id = ${orderId}`,
    ])
      await expect(change.execute(store.db)).rejects.toThrow('the agreement was not mailed yet');
    await run();
    for (const change of [
      sql`update agreement_mail set accepted_at = now()`,
      sql`update agreement_mail set number = 7`,
    ])
      await expect(change.execute(store.db)).rejects.toThrow('a mail that was accepted stays so');
  });
});

test('orders that were paid before get the agreement, too: those that wait, once', async () => {
  const before = MIGRATIONS.filter(({ name }) => name < '057');
  const store = await openTestStore();
  const { db } = store;
  await migrate(db, before);
  // By hand: the sample of today may fill columns that came later.
  await sql`
    with sold as (
      insert into product (id, title, description, image_src, product_type, base_prompt, questions_count, position)
      values (gen_random_uuid(), 'Tarot', 'Karty', '/tarot.webp', 'TAROT', '', 1, 1) returning id
    ), by as (
      insert into fairy (id, name, seo_title, seo_description, image_src, is_available, response_time, rating,
        description, zodiac_sign, position)
      values (gen_random_uuid(), 'Jagna', '', '', '/jagna.webp', true, '', 5, '', 'Leo', 1) returning id
    )
    insert into fairy_product (id, fairy_id, product_id, price)
    select gen_random_uuid(), by.id, sold.id, 100 from by, sold
  `.execute(db);
  const place = async (status: string, confirmation: 'done' | 'pending') => {
    const { rows } = await sql<{ id: number }>`
      insert into shop_order (status, fairy_product_id, product_name, product_type, fairy_name, full_price, total_price,
        customer_name, email, birth_date, created_at, updated_at, paid_at)
      select ${status}, id, 'Tarot', 'TAROT', 'Jagna', 100, 100, 'Anna', 'anna@example.com', '1990-05-05', now(), now(), now()
      from fairy_product limit 1 returning id
    `.execute(db);
    const id = rows[0]?.id ?? 0;
    await sql`insert into job (kind, payload, run_at, once_key, done_at) values ('mail.order-confirmed',
      ${JSON.stringify({ orderId: id })}::jsonb, now(), ${`order-confirmed:${id}`},
      ${confirmation === 'done' ? new Date() : null})`.execute(db);
    return id;
  };
  const told = await place('GENERATING_RESPONSE', 'done');
  const pending = await place('GENERATING_RESPONSE', 'pending');
  await place('CANCELED', 'done');
  await migrate(db);
  const { rows } = await sql<{ key: string }>`
    select once_key as key from job where kind = 'mail.order-confirmed' and done_at is null order by 1
  `.execute(db);
  expect(rows.map(({ key }) => key)).toEqual([`agreement:${told}:1`, `agreement:${pending}:1`]);
  await store.close();
});
