import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AGREEMENT_STATE, mailAgreement } from '#server/answers/agreement-mails.ts';
import { AGREEMENT_REFUSED_JOB } from '#server/answers/answer-job-kinds.ts';
import { loadConfig } from '#server/config.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { jobHandler } from '#server/jobs/job-kind.ts';
import { JobRunner } from '#server/jobs/job-runner.ts';
import { MAIL_JOBS } from '#server/mail/mail-job-kinds.ts';
import { smtpMailer } from '#server/mail/mailer.ts';
import { confirmationJobs } from '#server/orders/confirm-order.ts';
import type { Store } from '#server/store/store.ts';
import { unconfirmedOrder } from '#tests/server/answers/paid-order.ts';
import { startTestStore } from '#tests/server/support/test-store.ts';
import { SmtpStandIn } from '#tools/faults/support/smtp-stand-in.ts';
import { HandClock, jobRows, runnerWith } from './job-table.ts';

let store: Store;
let smtp: SmtpStandIn;
beforeAll(async () => {
  store = await startTestStore();
  smtp = await SmtpStandIn.start();
});
beforeEach(() => sql`delete from job`.execute(store.db));
afterAll(async () => {
  await smtp.goAway();
  await store.close();
});

const HOUR = 3_600_000;

/** Jobs of agreements over a mail server that takes each text and never confirms it. */
function unconfirmed() {
  const clock = new HandClock();
  clock.pass(Date.now() - clock.now().getTime());
  const again = () => {
    smtp.hold = {
      step: 'unanswered',
      to: 'anna@example.com',
      reached: async () => {
        again();
      },
    };
  };
  again();
  const send = smtpMailer(smtp.url, 'Kwiat <kontakt@shop.example>', { confirmedWithin: 200 });
  const handlers = confirmationJobs({ db: store.db, send, sender: loadConfig({}), clock });
  return runnerWith(store.db, handlers, clock);
}

test('a mail that a mail server takes and never confirms leaves three times, then a person decides [LW-9] [LV-5]', async () => {
  const { runner, clock, failures } = unconfirmed();
  const { orderId } = await unconfirmedOrder(store.db);
  for (let attempt = 0; attempt < 10; attempt += 1) {
    clock.pass(2 * HOUR);
    await runner.runDue();
  }
  expect(smtp.received).toHaveLength(3);
  expect(failures).toEqual(['again', 'again', 'given up']);
  const state = await store.db
    .selectFrom('shop_order')
    .select(AGREEMENT_STATE.as('agreement'))
    .where('id', '=', orderId)
    .executeTakeFirst();
  expect(state).toEqual({ agreement: 'refused' });
  const told = (await jobRows(store.db)).filter(({ kind }) => kind === AGREEMENT_REFUSED_JOB.name);
  expect(told).toMatchObject([{ payload: { orderId } }]);
  // A press of a person is one more mail, not three.
  await sql`update job set failed_at = null, attempts = 0, run_at = ${clock.now()} where failed_at is not null`.execute(
    store.db,
  );
  clock.pass(HOUR);
  await runner.runDue();
  expect([smtp.received.length, failures.at(-1)]).toEqual([4, 'given up']);
  // Her agreement, asked for anew, has its own.
  await store.db.transaction().execute((trx) => mailAgreement(trx, orderId, clock));
  smtp.hold = undefined;
  await runner.runDue();
  expect(smtp.received).toHaveLength(5);
});

test('a job under way keeps its lease beyond a minute, until the time of a stop is over', async () => {
  const clock = new HandClock();
  await enqueue(store.db, MAIL_JOBS.ebook, ebook, { runAt: clock.now() });
  let finish = () => {};
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const log = { warn: () => undefined, error: () => undefined };
  const handlers = [jobHandler(MAIL_JOBS.ebook, () => done)];
  const runner = new JobRunner({ db: store.db, handlers, log, clock, pollEvery: 5, renewEvery: 10 });
  runner.start();
  const isLeased = async () => {
    const { rows } = await sql<{ is: boolean }>`select leased_until > now() as is from job`.execute(store.db);
    return rows[0]?.is;
  };
  await expect.poll(isLeased).toBe(true);
  const lapse = () => sql`update job set leased_until = now() - interval '1 second'`.execute(store.db);
  await lapse();
  await expect.poll(isLeased).toBe(true);
  expect(await runner.stop(1)).toBe(false);
  await pause(50);
  await lapse();
  await pause(50);
  expect(await isLeased(), 'left to its lease').toBe(false);
  finish();
});

const ebook = { to: 'anna@example.com', ebookUrl: 'https://shop.example/e', token: 'x'.repeat(20) };
