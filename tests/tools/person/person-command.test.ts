import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { grosze } from '#domain/grosze.ts';
import { composeMail } from '#server/mail/compose-mail.ts';
import { mailIdOf } from '#server/mail/mail-id.ts';
import { markSent } from '#server/answers/answered-order.ts';
import { receiveWithdrawal } from '#server/withdrawals/receive-withdrawal.ts';
import { signUp } from '#server/contact/subscribers.ts';
import { sha256 } from '#server/sha256.ts';
import { agreedText, recordConsents } from '#server/store/consents.ts';
import { tellOwner } from '#server/owner-digest/tell-owner.ts';
import { outboxMailer } from '#server/mail/mailer.ts';
import { Outbox } from '#server/mail/outbox/outbox.ts';
import { createBirthDraft } from '#server/orders/birth-draft.ts';
import type { PlacedOrder } from '#server/orders/placed-order.ts';
import { mustAskRefund } from '#server/refunds/ask-refund.ts';
import { tellCustomer } from '#server/refunds/tell-customer.ts';
import { migrate } from '#server/store/migrate.ts';
import { seed } from '#server/store/seed.ts';
import { snapshotsIn } from '#server/store/snapshots.ts';
import { openEmbedded, type Store } from '#server/store/store.ts';
import { answerOrder } from '#tools/faults/support/answered-orders.ts';
import { draftOrder, paidOrder, statusOf } from '#tests/server/answers/paid-order.ts';
import { orderOf } from '#tests/server/support/order-requests.ts';
import { DATABASES, openTestStore } from '#tests/server/support/test-store.ts';
import { refundBalance } from '#server/refunds/refund-balance.ts';
import { runPersonCommand, type ShopData } from '#tools/person/person-command.ts';

// Making a database takes seconds, and many of them on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const EWA = 'ewa.kanarek@example.com';
const JOEWA = `jo${EWA}`;
const NEIGHBOUR = 'Sikora';
/** In every personal field but the e-mail address, where "Kanarek" stands in small letters. */
const CANARY = 'Kanarek';

describe.each(DATABASES)('npm run person (%s)', (kind) => {
  let folder: string;
  let data: ShopData;
  let store: Store;
  let answered: PlacedOrder;
  let waiting: PlacedOrder;
  let open: PlacedOrder;
  const run = (...args: string[]) => runPersonCommand(data, args);

  /** Another customer, with rows in the same tables. */
  async function neighbour(db: Store['db']) {
    const order = orderBy(JOEWA, 'Wrozba');
    await paidOrder(db, {
      ...order,
      customer: { ...order.customer, name: NEIGHBOUR },
      questions: [{ content: NEIGHBOUR }],
    });
    await db
      .insertInto('contact_message')
      .values({ first_name: NEIGHBOUR, last_name: NEIGHBOUR, email: JOEWA, message: NEIGHBOUR })
      .execute();
    await signUp(db, JOEWA);
  }

  const orderBy = (email: string, type: Parameters<typeof orderOf>[0]) => {
    const order = orderOf(type);
    return {
      ...order,
      customer: { ...order.customer, name: `${CANARY} Ewa`, email },
      questions: order.questions.map(() => ({ content: `${CANARY}: czy wyjadę?` })),
      ...(order.partner ? { partner: { name: `${CANARY} Jan`, birthDate: '1988-12-31' } } : {}),
    };
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'person-'));
    const dataDir = join(folder, 'data');
    store = kind === 'embedded' ? await openEmbedded(dataDir) : await openTestStore(kind);
    const outbox = new Outbox(join(dataDir, 'outbox'));
    data = { store, outbox, dataDir };
    const { db } = store;
    await migrate(db);
    await seed(db);
    answered = await paidOrder(db, orderBy(EWA, 'Tarot_partnerski'));
    await answerOrder(db, answered.orderId, `${CANARY}, jedź.`);
    await db.updateTable('shop_order').set({ prompt: CANARY }).where('id', '=', answered.orderId).execute();
    await markSent(db, answered.orderId);
    waiting = await paidOrder(db, orderBy(EWA, 'Wrozba'));
    for (const { orderId } of [answered, waiting]) {
      const refund = { orderId, amount: grosze(100), reason: `${CANARY} dzwoniła.`, requestedBy: 'Ludmiła' };
      await db.transaction().execute(async (trx) => {
        await mustAskRefund(trx, { ...refund, idempotencyKey: `test:${orderId}` });
        const balance = { provider: 'PAYU', currency: 'PLN' } as const;
        await tellCustomer(trx, {
          orderId,
          amount: grosze(100),
          balance,
          isCalledOff: false,
          word: `${CANARY}!`,
        });
      });
    }
    open = await draftOrder(db, orderBy(EWA, 'Wrozba'));
    await createBirthDraft(db, {
      name: CANARY,
      email: EWA,
      city: CANARY,
      birthDate: '1990-05-03',
      birthTime: '07:15',
      clockChoice: null,
    });
    await signUp(db, EWA);
    const agreed = agreedText('newsletter', 'Zapiszemy cię.');
    await db.transaction().execute((trx) => recordConsents(trx, [agreed], { who: sha256(EWA) }, new Date()));
    await neighbour(db);
    const message = {
      firstName: CANARY,
      lastName: CANARY,
      email: 'Ewa.Kanarek@Example.com',
      message: CANARY,
    };
    const stored = await db
      .insertInto('contact_message')
      .values({ first_name: CANARY, last_name: CANARY, email: message.email, message: CANARY })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.transaction().execute((trx) => tellOwner(trx, { kind: 'message', id: stored.id }));
    const statement = { name: CANARY, orderNumber: CANARY, email: EWA };
    await receiveWithdrawal(db, statement, { brandName: 'Sklep' });
    const send = outboxMailer(outbox, 'shop@example.com');
    const sender = {
      brandName: 'Sklep',
      publicUrl: 'https://shop.example',
      contactEmail: 'shop@example.com',
    };
    const mail = (to: string, title: string) =>
      composeMail('contact-message', sender, { to, subject: title, title });
    await send(mailIdOf('mail-1'), mail(EWA, CANARY));
    await send(mailIdOf('mail-2'), { ...mail('shop@example.com', CANARY), replyTo: message.email });
    await send(mailIdOf('mail-3'), mail(JOEWA, 'x'));
    // Statistics hold values of columns.
    await sql`vacuum (analyze)`.execute(db);
    await store.snapshot();
  });
  afterAll(async () => {
    await store.close();
    await rm(folder, { recursive: true });
  });

  /** Tables with rows that hold a text, in any column; `pg_stats`: the planner's statistics of any table. */
  async function tablesWith(text: string): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' or table_name = 'pg_stats' order by 1
  `.execute(store.db);
    const found: string[] = [];
    for (const { name } of rows) {
      const table = sql.table(name);
      const hit =
        await sql`select from ${table} where position(${text} in ${table}::text) > 0 limit 1`.execute(
          store.db,
        );
      if (hit.rows.length > 0) found.push(name);
    }
    return found;
  }

  /** Files of the data folder that hold a text, snapshots unpacked. */
  async function filesWith(text: string): Promise<string[]> {
    const files = await readdir(data.dataDir, { recursive: true, withFileTypes: true });
    const found: string[] = [];
    for (const file of files.filter((entry) => entry.isFile())) {
      const bytes = await readFile(join(file.parentPath, file.name));
      const plain = file.name.endsWith('.gz') ? gunzipSync(bytes) : bytes;
      if (plain.includes(text)) found.push(join(file.parentPath, file.name));
    }
    return found;
  }

  test('exports everything held about an address, and nothing of another [LV-6]', async () => {
    const { text, isDone } = await run('export', ' Ewa.Kanarek@example.com ');
    expect(isDone).toBe(true);
    const held = JSON.parse(text);
    expect(held.orders).toHaveLength(4);
    expect(held.orders[0]).toMatchObject({
      id: answered.orderId,
      customer_name: `${CANARY} Ewa`,
      partner_name: `${CANARY} Jan`,
      birth_date: '1990-05-03',
      response: `${CANARY}, jedź.`,
      payment: {
        amount: answered.totalPrice,
        status: 'COMPLETED',
        refunds: [{ amount: 100, reason: `${CANARY} dzwoniła.`, state: 'asked' }],
      },
    });
    expect(held.orders[1].questions).toMatchObject([{ content: `${CANARY}: czy wyjadę?` }]);
    expect(held.messages).toMatchObject([{ message: CANARY }]);
    expect(held.newsletter).toMatchObject([{ status: 'PENDING' }]);
    expect(held.newsletterConsents).toMatchObject([{ content: 'Zapiszemy cię.', is_given: true }]);
    expect(held.orders[0].consents).toMatchObject([
      { kind: 'terms', content: expect.stringContaining('Regulamin') },
    ]);
    expect(held.orders[1].agreements).toMatchObject([{ number: 1 }]);
    expect(held.mailsToSend.map((job: { kind: string }) => job.kind)).toEqual(
      expect.arrayContaining(['mail.newsletter-confirmation', 'mail.withdrawal-receipt']),
    );
    expect(held.outbox.map(({ id }: { id: string }) => id).toSorted()).toEqual(['mail-1', 'mail-2']);
    expect(text).not.toContain(JOEWA);
  });

  test('refuses while an order is paid and unanswered or may be paid, and erases nothing then', async () => {
    const before = await run('export', EWA);
    const { text, isDone } = await run('erase', EWA);
    expect(isDone).toBe(false);
    expect(text).toContain(`Paid and not answered: ${waiting.orderId}.`);
    expect(text).toContain(`May still be paid: ${open.orderId}.`);
    const strip = (json: string) => ({ ...JSON.parse(json), takenAt: '' });
    expect(strip((await run('export', EWA)).text)).toEqual(strip(before.text));
  });

  test('erases when told to: tables, jobs, outbox, files and snapshots hold only what the books need [LV-6]', async () => {
    expect(await tablesWith(CANARY)).toEqual([
      'answer_draft',
      'contact_message',
      'job',
      'order_question',
      'pg_stats',
      'refund',
      'shop_order',
      'withdrawal',
    ]);
    expect((await filesWith(CANARY)).length).toBeGreaterThan(kind === 'embedded' ? 3 : 1);
    const { text, isDone } = await run('erase', EWA, 'with-open-orders');
    expect(isDone).toBe(true);
    expect(text).toContain(`orders ${answered.orderId}, ${waiting.orderId}, ${open.orderId}.`);
    expect(text).toContain(`Called off: ${waiting.orderId}.`);
    expect(text).toContain(
      kind === 'embedded'
        ? 'snapshots from before removed: 1, a new one taken'
        : 'Backups of this PostgreSQL still hold the data',
    );
    expect(await statusOf(store.db, waiting)).toBe('CANCELED');
    expect((await refundBalance(store.db, waiting.orderId))?.left, 'its money goes back').toBe(0);

    expect(await tablesWith(CANARY)).toEqual([]);
    expect(await tablesWith('Ewa.Kanarek@')).toEqual([]);
    expect(await tablesWith(sha256(EWA))).toEqual([]);
    const left = await sql<{ count: number }>`
    select count(*)::int as count from shop_order where email = ${EWA} and stripped_at is not null
  `.execute(store.db);
    expect(left.rows).toEqual([{ count: 3 }]);
    // The other person's address ends like hers: her rows are where they were.
    const rowsWith = async (word: string) => (await tablesWith(word)).filter((name) => name !== 'pg_stats');
    expect(await rowsWith(JOEWA)).toEqual([
      'contact_message',
      'job',
      'shop_order',
      'subscriber',
      'subscriber_token',
    ]);
    expect(await rowsWith(NEIGHBOUR)).toEqual(['contact_message', 'order_question', 'shop_order']);
    expect((await data.outbox.list()).map(({ id }) => id)).toEqual(['mail-3']);

    const snapshots = await snapshotsIn(join(data.dataDir, 'snapshots'));
    expect(snapshots).toHaveLength(kind === 'embedded' ? 1 : 0);
    expect(await filesWith(CANARY)).toEqual([]);
    expect(await filesWith(sha256(EWA))).toEqual([]);
  });

  test('what is left is exported too', async () => {
    const { orders, ...rest } = JSON.parse((await run('export', EWA)).text);
    expect(orders).toHaveLength(3);
    expect(orders[0]).toMatchObject({
      id: answered.orderId,
      email: EWA,
      total_price: answered.totalPrice,
      customer_name: null,
      birth_date: null,
      consents: [{ kind: 'terms', version: expect.any(String) }],
      payment: { refunds: [{ amount: 100, currency: 'PLN', reason: null, state: 'asked' }] },
    });
    expect(rest).toMatchObject({
      messages: [],
      newsletter: [],
      newsletterConsents: [],
      mailsToSend: [],
      outbox: [],
    });
  });

  test.each([[[]], [['erase']], [['export', 'ewa']], [['erase', EWA, 'now']], [['export', EWA, 'x']]])(
    'explains itself for %j',
    async (args) => {
      const { text, isDone } = await run(...args);
      expect(isDone).toBe(false);
      expect(text).toContain('npm run person -- erase ADDRESS');
    },
  );
});
