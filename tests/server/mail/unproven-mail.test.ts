import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { JOB_NAMES } from '#domain/desk/job-names.ts';
import { mailboxOf } from '#server/mail/mailbox-of.ts';
import { confirm, signUp } from '#server/contact/subscribers.ts';
import { MAIL_JOBS } from '#server/mail/mail-job-kinds.ts';
import { enqueueUnproven, forgetUnproven, UNPROVEN_A_DAY } from '#server/mail/unproven-mail.ts';
import { mailDataLink } from '#server/my-data/data-link.ts';
import { receiveWithdrawal } from '#server/withdrawals/receive-withdrawal.ts';
import { paidOrder } from '#tests/server/answers/paid-order.ts';
import { jobRows } from '#tests/server/jobs/job-table.ts';
import { DATABASES, startTestStore } from '#tests/server/support/test-store.ts';
import type { Store } from '#server/store/store.ts';

const HOUR = 60 * 60_000;

/** Resolves when a transaction waits for a lock that another one holds. */
const somebodyWaits = ({ db }: Store) =>
  vi.waitUntil(
    async () =>
      (await sql`select from pg_locks where locktype = 'advisory' and not granted`.execute(db)).rows.length >
      0,
    { timeout: 15_000 },
  );

describe.each(DATABASES)('mails to an address that nobody has proved (%s)', (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await startTestStore(kind);
  });
  afterAll(() => store.close());
  beforeEach(async () => {
    await sql`delete from unproven_mail`.execute(store.db);
    await sql`delete from job`.execute(store.db);
  });

  /** Every way by which a stranger has the shop mail an address. */
  const FORMS: Readonly<Record<string, (email: string, now: Date) => Promise<unknown>>> = {
    'the newsletter': (email) => signUp(store.db, email),
    'the link to data': (email, now) => mailDataLink(store.db, email, now),
    'a withdrawal': (email, now) =>
      receiveWithdrawal(
        store.db,
        { name: 'Anna', orderNumber: '999999', email: email.toLowerCase() },
        { brandName: 'Sklep', clock: { now: () => now } },
      ),
  };
  const sentTo = async (isHis: (to: string) => boolean) =>
    (await jobRows(store.db)).filter(
      ({ kind: job, payload }) => job.startsWith('mail.') && isHis(String(payload?.['to'])),
    );

  test.each(Object.keys(FORMS))('%s, sent twenty times, mails three times a day at most', async (form) => {
    for (let n = 0; n < 20; n += 1) {
      await sql`update unproven_mail set at = at - interval '2 minutes'`.execute(store.db);
      await FORMS[form]?.('ofiara@example.com', new Date());
    }
    expect(await sentTo((to) => to === 'ofiara@example.com')).toHaveLength(UNPROVEN_A_DAY);
  });

  test('all forms together share that limit, in any spelling of one mailbox, also at once', async () => {
    const spellings = [
      'o.fiara@gmail.com',
      'OFIARA@gmail.com',
      'ofiara+1@googlemail.com',
      'ofi.ara+x.y@gmail.com',
    ];
    await Promise.all(
      spellings.flatMap((email) => Object.values(FORMS).map((send) => send(email, new Date()))),
    );
    const sent = await sentTo((to) => mailboxOf(to) === 'ofiara@gmail.com');
    // Of withdrawals one is mailed whatever else was: the law asks for its receipt.
    expect(sent.length).toBeLessThanOrEqual(UNPROVEN_A_DAY + 1);
    expect(sent.length).toBeGreaterThan(0);
  });

  // PGlite has one session: there the second transaction begins after the first.
  test.runIf(kind === 'postgres')('of two forms at once the second waits, and finds no room', async () => {
    const to = 'anna@example.com';
    const form = (
      mail: typeof MAIL_JOBS.dataLink | typeof MAIL_JOBS.newsletterConfirmation,
      meanwhile?: () => Promise<unknown>,
    ) =>
      store.db.transaction().execute((trx) =>
        enqueueUnproven(trx, mail, {
          to,
          compose: async () => {
            await meanwhile?.();
            return { token: 'x'.repeat(32) };
          },
        }),
      );
    for (let n = 1; n < UNPROVEN_A_DAY; n += 1) {
      await form(MAIL_JOBS.dataLink);
      await sql`update unproven_mail set at = at - interval '2 minutes'`.execute(store.db);
    }
    let second: Promise<boolean> | undefined;
    const first = await form(MAIL_JOBS.dataLink, async () => {
      second = form(MAIL_JOBS.newsletterConfirmation);
      await Promise.race([second, somebodyWaits(store)]);
    });
    expect([first, await second]).toEqual([true, false]);
  });

  test('a receipt that the law asks for leaves once a day, however many other forms were sent', async () => {
    for (let n = 0; n < 5; n += 1) {
      await sql`update unproven_mail set at = at - interval '2 minutes'`.execute(store.db);
      await FORMS['the newsletter']?.('anna@example.com', new Date());
    }
    for (let n = 0; n < 5; n += 1) await FORMS['a withdrawal']?.('anna@example.com', new Date());
    const kinds = (await sentTo((to) => to === 'anna@example.com')).map(({ kind: of }) => of);
    expect(kinds.filter((of) => of === 'mail.withdrawal-receipt')).toHaveLength(1);
  });

  test('each mail that leaves counts, whatever let it leave, and one that is held back does not', async () => {
    const to = 'anna@example.com';
    const link = (isOwed: boolean) =>
      store.db.transaction().execute((trx) =>
        enqueueUnproven(trx, MAIL_JOBS.dataLink, {
          to,
          compose: async () => ({ token: 'x'.repeat(32) }),
          isOwed: async () => isOwed,
        }),
      );
    const counted = async () => (await store.db.selectFrom('unproven_mail').select('kind').execute()).length;
    const receipts = async () => (await sentTo((one) => one === to)).length - 4;
    for (let owed = 1; owed <= 4; owed += 1)
      expect([await link(true), await counted()], 'owed, however many there were').toEqual([true, owed]);
    await sql`update unproven_mail set at = at - interval '2 minutes'`.execute(store.db);
    expect([await link(false), await counted()], 'there is no room left').toEqual([false, 4]);
    for (const press of [1, 2]) {
      await FORMS['a withdrawal']?.(to, new Date());
      expect([await receipts(), await counted()], `receipt ${press}: one a day`).toEqual([1, 5]);
    }
  });

  test('the first statement of each order is always receipted, and every statement is kept', async () => {
    const orders = [await paidOrder(store.db), await paidOrder(store.db), await paidOrder(store.db)];
    const email = 'anna@example.com';
    for (let n = 0; n < 5; n += 1) await FORMS['a withdrawal']?.(email, new Date());
    for (const { orderId } of [...orders, ...orders]) {
      await store.db.updateTable('shop_order').set({ email }).where('id', '=', orderId).execute();
      await receiveWithdrawal(
        store.db,
        { name: 'Anna', orderNumber: String(orderId), email },
        { brandName: 'Sklep' },
      );
    }
    const receipts = (await sentTo((to) => to === email)).map(({ payload }) =>
      String(payload?.['statement']),
    );
    for (const { orderId } of orders)
      expect(receipts.filter((statement) => statement.includes(`nr ${orderId}.`))).toHaveLength(1);
    const kept = await store.db.selectFrom('withdrawal').select('id').where('email', '=', email).execute();
    expect(kept.length).toBeGreaterThanOrEqual(11);
  });

  test('the limit is kept for a day, as a digest that nobody can guess', async () => {
    await FORMS['the link to data']?.('anna@example.com', new Date());
    const rows = await store.db.selectFrom('unproven_mail').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('anna');
    expect(rows[0]?.address_hash).toMatch(/^[0-9a-f]{64}$/);
    await forgetUnproven(store.db, new Date(Date.now() + 23 * HOUR));
    expect(await store.db.selectFrom('unproven_mail').selectAll().execute()).toHaveLength(1);
    await forgetUnproven(store.db, new Date(Date.now() + 25 * HOUR));
    expect(await store.db.selectFrom('unproven_mail').selectAll().execute()).toEqual([]);
  });

  test('what a form causes is no part of the lane that carries answers and agreements', async () => {
    const lanes = [MAIL_JOBS.newsletterConfirmation, MAIL_JOBS.dataLink, MAIL_JOBS.withdrawalReceipt].map(
      ({ kind: { lane } }) => lane,
    );
    expect(new Set(lanes)).toEqual(new Set(['forms']));
  });

  test('nothing is composed and nothing is written for a mail that does not leave', async () => {
    let composed = 0;
    const send = () =>
      store.db.transaction().execute((trx) =>
        enqueueUnproven(trx, MAIL_JOBS.dataLink, {
          to: 'anna@example.com',
          compose: async () => {
            composed += 1;
            return { token: 'x'.repeat(32) };
          },
        }),
      );
    expect([await send(), await send(), composed]).toEqual([true, false, 1]);
  });

  test('an address that has pressed its link is no stranger’s: its e-book does not count', async () => {
    await signUp(store.db, 'anna@example.com');
    const token = String((await jobRows(store.db))[0]?.payload?.['token']);
    await confirm(store.db, token, 'https://shop.example/e-book');
    const kinds = await store.db.selectFrom('unproven_mail').select('kind').execute();
    expect(kinds).toEqual([{ kind: 'mail.newsletter-confirmation' }]);
  });
});

test.each([
  ['Anna.Nowak+x@GMAIL.com', 'annanowak@gmail.com'],
  ['a.n.n.a@googlemail.com', 'anna@gmail.com'],
  ['anna.nowak+sklep@wp.pl', 'anna.nowak@wp.pl'],
  ['ａnna@example.com.', 'anna@example.com'],
])('%s is the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

/** Where each mail goes, and why it may: a new kind of mail has to stand here, and says it in its declaration. */
const RECIPIENTS = {
  answer: 'paid',
  'answer-again': 'paid',
  'order-confirmed': 'paid',
  'address-mended': 'paid',
  'money-back': 'paid',
  ebook: 'pressed',
  'letter-reply': 'chosen',
  'newsletter-sample': 'chosen',
  'desk-invitation': 'chosen',
  'order-mail': 'chosen',
  'order-mail-refused': 'own',
  'new-order': 'own',
  'order-came': 'own',
  'promise-near': 'own',
  'handed-over': 'own',
  'order-note': 'own',
  'sent-back': 'own',
  morning: 'own',
  'late-order': 'own',
  'answer-stuck': 'own',
  'agreement-refused': 'own',
  'money-waits': 'own',
  security: 'own',
  'letter-due': 'own',
  'owner-digest': 'own',
  'withdrawal-due': 'own',
  'newsletter-confirmation': 'unproven',
  'data-link': 'unproven',
  'withdrawal-receipt': 'unproven',
};

/** Every `…-job-kinds.ts` of the server, with what it exports. */
const files = import.meta.glob<Record<string, unknown>>('../../../server/**/*-job-kinds.ts', { eager: true });

test('every mail says whose address it goes to', () => {
  const flat = (value: unknown): object[] =>
    typeof value !== 'object' || value === null
      ? []
      : 'payload' in value || 'kind' in value
        ? [value]
        : Object.values(value).flatMap(flat);
  const found = Object.values(files)
    .flatMap(flat)
    .flatMap((kind) => {
      if ('recipient' in kind && 'name' in kind)
        return [[String(kind.name), String(kind.recipient)] as const];
      return 'kind' in kind ? [[(kind.kind as { name: string }).name, 'unproven'] as const] : [];
    });
  const mails = Object.keys(JOB_NAMES).filter((name) => name.startsWith('mail.'));
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(Object.entries(RECIPIENTS).map(([name, recipient]) => [`mail.${name}`, recipient])),
  );
  expect(mails.toSorted()).toEqual(found.map(([name]) => name).toSorted());
});

test('only the gate enqueues a mail to an address that has proved nothing', () => {
  const sources = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.ts'),
  );
  const around = sources.filter((path) =>
    /enqueue\(\s*\w+,\s*[\w.]+\.kind\b/.test(readFileSync(join('server', path), 'utf8')),
  );
  expect(around).toEqual([]);
  expect(readFileSync('server/mail/unproven-mail.ts', 'utf8')).toContain('await enqueue(trx, kind,');
});
