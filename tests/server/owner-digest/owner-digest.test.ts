import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DESK_PAGES } from '#desk/pages.ts';
import type { MailContent } from '#server/mail/mailer.ts';
import { ownerDigestJobs } from '#server/owner-digest/owner-digest-jobs.ts';
import { DIGEST_EVERY, tellOwner } from '#server/owner-digest/tell-owner.ts';
import { clearWithdrawals } from '#server/people/clear-withdrawals.ts';
import type { Store } from '#server/store/store.ts';
import { receiveWithdrawal } from '#server/withdrawals/receive-withdrawal.ts';
import { HandClock, jobRows, runnerWith } from '#tests/server/jobs/job-table.ts';
import { DATABASES, startTestStore } from '#tests/server/support/test-store.ts';

const sender = {
  brandName: 'Sklep',
  publicUrl: 'https://shop.example',
  contactEmail: 'sklep@shop.example',
};

describe.each(DATABASES)('what forms bring, told to the shop’s mailbox (%s)', (kind) => {
  let store: Store;
  let clock: HandClock;
  let mails: { id: string; mail: MailContent }[];
  /** Called while a mail is being sent. */
  let whileSending: () => Promise<unknown>;
  beforeAll(async () => {
    store = await startTestStore(kind);
  });
  afterAll(() => store.close());
  beforeEach(async () => {
    clock = new HandClock();
    mails = [];
    whileSending = async () => undefined;
    await sql`delete from job`.execute(store.db);
    await sql`delete from owner_digest_entry`.execute(store.db);
    await sql`update owner_digest set is_due = false, sent_at = null`.execute(store.db);
  });

  const write = (message: string) =>
    store.db.transaction().execute(async (trx) => {
      const { id } = await trx
        .insertInto('contact_message')
        .values({ first_name: 'Anna', last_name: 'Lis', email: 'anna@example.com', message })
        .returning('id')
        .executeTakeFirstOrThrow();
      await tellOwner(trx, { kind: 'message', id, now: clock.now() });
    });
  const withdraw = () =>
    receiveWithdrawal(
      store.db,
      { name: 'Anna', orderNumber: '99999', email: 'anna@example.com' },
      { brandName: 'Sklep', clock },
    );
  const run = () =>
    runnerWith(
      store.db,
      ownerDigestJobs({
        db: store.db,
        clock,
        sender,
        deskUrl: 'https://desk.example',
        send: async (id, mail) => {
          mails.push({ id, mail });
          await whileSending();
        },
      }),
      clock,
    ).runner.runDue();

  test('the first one at once and in full, Reply-To its author [CO-1]', async () => {
    await write('Dzień dobry');
    await run();
    expect(mails.map(({ mail }) => [mail.to, mail.replyTo])).toEqual([
      ['sklep@shop.example', 'anna@example.com'],
    ]);
    expect(mails[0]?.mail.text).toContain('> Dzień dobry');
  });

  test('a flood is one mail an hour, with numbers and without what strangers typed', async () => {
    for (let n = 0; n < 40; n += 1) {
      await (n % 2 ? write(`Kup na zly.example ${n}`) : withdraw());
      await run();
      clock.pass(DIGEST_EVERY / 40);
    }
    await run();
    clock.pass(DIGEST_EVERY);
    await run();
    expect(mails).toHaveLength(2);
    expect(mails[1]?.mail.text).toContain('Wiadomości: 20\nOdstąpienia: 19');
    expect(mails[1]?.mail.text).not.toContain('zly');
    for (const page of ['messages', 'withdrawals'] as const)
      expect(mails[1]?.mail.text).toContain(`https://desk.example${DESK_PAGES[page].path}`);
    expect(new Set(mails.map(({ id }) => id)).size).toBe(2);
    expect(mails.every(({ id }) => /^[0-9a-z-]{1,64}$/i.test(id))).toBe(true);
  });

  test('an entry that comes while a mail is being sent is in the next one', async () => {
    await write('pierwsza');
    whileSending = async () => {
      whileSending = async () => undefined;
      await write('druga');
    };
    await run();
    expect(mails).toHaveLength(1);
    clock.pass(DIGEST_EVERY);
    await run();
    expect(mails.map(({ mail }) => mail.text.includes('druga'))).toEqual([false, true]);
    expect(await store.db.selectFrom('owner_digest_entry').selectAll().execute()).toEqual([]);
  });

  test('at once or one after the other, one job waits', async () => {
    await Promise.all(Array.from({ length: 10 }, (_, n) => write(`nr ${n}`)));
    const open = async () => (await jobRows(store.db)).filter(({ kind: of }) => of === 'mail.owner-digest');
    expect(await open()).toHaveLength(1);
    // One that was given up, or deleted after its time, holds nothing up for ever.
    await sql`update job set failed_at = now()`.execute(store.db);
    await write('jeszcze jedna');
    expect(await open()).toHaveLength(2);
    await sql`delete from job`.execute(store.db);
    await write('i jeszcze jedna');
    expect(await open()).toHaveLength(1);
  });

  test('entries erased meanwhile are left out', async () => {
    await write('skasuj mnie');
    await sql`delete from contact_message`.execute(store.db);
    await withdraw();
    // Of a statement stays what the books need.
    await store.db.transaction().execute((trx) => clearWithdrawals(trx, (statements) => statements));
    await run();
    expect(mails).toEqual([]);
    expect(await store.db.selectFrom('owner_digest_entry').selectAll().execute()).toEqual([]);
    // No mail has left: the next news is told at once.
    await write('nowa');
    await run();
    expect(mails).toHaveLength(1);
  });

  test('entries are told once, in whatever order they lie in the database', async () => {
    await write('pierwsza');
    await write('druga');
    // Writes the first one anew, so that it lies behind the second.
    await sql`update owner_digest_entry set at = at where id = (select min(id) from owner_digest_entry)`.execute(
      store.db,
    );
    await run();
    clock.pass(DIGEST_EVERY);
    await run();
    expect(mails).toHaveLength(1);
    expect(await store.db.selectFrom('owner_digest_entry').selectAll().execute()).toEqual([]);
  });
});
