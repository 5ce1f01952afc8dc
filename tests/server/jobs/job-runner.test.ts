import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { OwnError } from '#server/own-error.ts';
import { ATTEMPTS, backOff } from '#server/jobs/back-off.ts';
import { clearEndedJobs } from '#server/jobs/clear-ended-jobs.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { jobHandler, jobKind } from '#server/jobs/job-kind.ts';
import {
  claimDueJob,
  findDueKinds,
  finishJob,
  giveUpJob,
  LEASE,
  repeatJob,
  retryJob,
} from '#server/jobs/job-store.ts';
import type { Store } from '#server/store/store.ts';
import { JobRunner } from '#server/jobs/job-runner.ts';
import { DATABASES } from '#tests/server/support/test-store.ts';
import { HandClock, jobRows, openJobStore, runnerWith } from './job-table.ts';

const paymentId = 'b5cbb5ad-3a34-4c7a-9d50-2d0f7a0b3f10';
const contact = { firstName: 'Anna', lastName: 'Lis', email: 'anna@example.pl', message: 'Dzień dobry' };
/** Kinds of jobs, as the folders that own them declare theirs. */
const text = z.string();
const contactMessage = jobKind(
  'mail.ebook',
  z.object({ firstName: text, lastName: text, email: text, message: text }),
);
const expire = jobKind('order.expire', z.object({ paymentId: z.guid() }));

describe.each(DATABASES)('jobs on the %s database', (kind) => {
  let store: Store;

  beforeAll(async () => {
    store = await openJobStore(kind);
  });
  beforeEach(async () => {
    await sql`delete from job`.execute(store.db);
  });
  afterAll(async () => store.close());

  const write = (clock: HandClock) => enqueue(store.db, contactMessage, contact, { runAt: clock.now() });

  /** Makes every lease of the table as old as the time that a lease lasts. */
  const passLease = () =>
    sql`update job set leased_until = leased_until - ${LEASE} * interval '1 millisecond'`.execute(store.db);

  test('a job runs once, and its payload is gone afterwards', async () => {
    const seen: unknown[] = [];
    const { runner, clock } = runnerWith(store.db, [
      jobHandler(contactMessage, async (payload) => void seen.push(payload)),
    ]);
    await write(clock);
    expect(await runner.runDue()).toBe(1);
    expect(await runner.runDue()).toBe(0);
    expect(seen).toEqual([contact]);
    expect(await jobRows(store.db)).toMatchObject([{ done: true, attempts: 1, payload: {} }]);
  });

  test('what has been due longest runs first, and of one time what was written first', async () => {
    const ran: string[] = [];
    const { runner, clock } = runnerWith(store.db, [
      jobHandler(contactMessage, async ({ message }) => void ran.push(message)),
    ]);
    for (const [message, due, hoursOld] of [
      ['third', 1_000, 9],
      ['second', 0, 1],
      ['first', 0, 2],
    ] as const) {
      const runAt = new Date(clock.now().getTime() + due);
      await enqueue(store.db, contactMessage, { ...contact, message }, { runAt });
      await sql`update job set created_at = now() - make_interval(hours => ${hoursOld})
        where payload->>'message' = ${message}`.execute(store.db);
    }
    clock.pass(1_000);
    await runner.runDue();
    expect(ran).toEqual(['first', 'second', 'third']);
  });

  test('a job of a transaction that fails is never written', async () => {
    const failing = store.db.transaction().execute(async (trx) => {
      await enqueue(trx, contactMessage, contact);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await jobRows(store.db)).toEqual([]);
  });

  test('a second job with the same key is not written, not even after the first was done', async () => {
    const { runner, clock } = runnerWith(store.db, [jobHandler(expire, async () => undefined)]);
    const once = { runAt: clock.now(), onceKey: `expire:${paymentId}` };
    await enqueue(store.db, expire, { paymentId }, once);
    await enqueue(store.db, expire, { paymentId }, once);
    expect(await runner.runDue()).toBe(1);
    await enqueue(store.db, expire, { paymentId }, once);
    expect(await runner.runDue()).toBe(0);
  });

  test('a wrong payload is refused when it is written', async () => {
    await expect(enqueue(store.db, expire, { paymentId: 'x' })).rejects.toThrow('paymentId');
    expect(await jobRows(store.db)).toEqual([]);
  });

  test('a payload that makes no sense to this program is given up at once', async () => {
    const { runner, clock, logged, failures } = runnerWith(store.db, [
      jobHandler(expire, async () => undefined),
    ]);
    await enqueue(store.db, expire, { paymentId }, { runAt: clock.now() });
    await sql`update job set payload = '{"old": true}'`.execute(store.db);
    await runner.runDue();
    expect(await jobRows(store.db)).toMatchObject([{ failed: true, done: false, lastError: 'payload' }]);
    expect(logged).toMatchObject([{ level: 'error' }]);
    expect(failures).toEqual(['given up']);
  });

  test('kinds without a handler here are left to another process', async () => {
    const { runner, clock } = runnerWith(store.db, [jobHandler(expire, async () => undefined)]);
    await write(clock);
    expect(await runner.runDue()).toBe(0);
    expect(await jobRows(store.db)).toMatchObject([{ done: false, attempts: 0 }]);
  });

  test('failures are tried again after 5, 10, 20 … seconds, at most an hour, and then succeed', async () => {
    let failures = 4;
    const { runner, clock } = runnerWith(store.db, [
      jobHandler(contactMessage, async () => {
        failures -= 1;
        if (failures >= 0) throw new Error('smtp is down');
      }),
    ]);
    await write(clock);
    const waits = [5_000, 10_000, 20_000, 40_000];
    for (const wait of waits) {
      expect(await runner.runDue()).toBe(1);
      clock.pass(wait - 1);
      expect(await runner.runDue()).toBe(0);
      clock.pass(1);
    }
    expect(await runner.runDue()).toBe(1);
    expect(await jobRows(store.db)).toMatchObject([{ done: true, attempts: 5, lastError: null }]);
    expect(backOff(20)).toBe(3_600_000);
  });

  test('after the last attempt the job is given up, with its payload kept, and the figures tell it apart', async () => {
    const { runner, clock, logged, failures } = runnerWith(store.db, [
      jobHandler(contactMessage, async () => {
        throw new Error('never');
      }),
    ]);
    await write(clock);
    const most = ATTEMPTS[contactMessage.lane];
    for (let attempt = 1; attempt <= most + 3; attempt += 1) {
      await runner.runDue();
      clock.pass(3_600_000);
    }
    expect(await jobRows(store.db)).toMatchObject([{ failed: true, attempts: most, payload: contact }]);
    expect(logged.at(-1)).toMatchObject({ level: 'error', message: 'job given up' });
    expect(failures).toEqual([...Array.from({ length: most - 1 }, () => 'again'), 'given up']);
  });

  test.each([
    ['mail', 72],
    ['forms', 72],
    ['newsletter', 15],
    ['model', 15],
    ['other', 15],
    ['push', 0],
  ] as const)(
    'a job of the lane %s is tried for some %i hours: a weekend without a mail server gives up no mail [DK-21]',
    (lane, hours) => {
      const pauses = Array.from({ length: ATTEMPTS[lane] - 1 }, (_, at) => backOff(at + 1));
      const triedFor = pauses.reduce((sum, pause) => sum + pause, 0);
      expect(Math.floor(triedFor / 3_600_000)).toBe(hours);
    },
  );

  test('the shop’s own words say in log and table why a job failed', async () => {
    const { runner, clock, logged } = runnerWith(store.db, [
      jobHandler(contactMessage, async () => {
        throw new OwnError('a job has an id that no mail can have');
      }),
    ]);
    await write(clock);
    await runner.runDue();
    const words = 'OwnError: a job has an id that no mail can have';
    expect(await jobRows(store.db)).toMatchObject([{ lastError: words }]);
    expect(logged.at(-1)).toMatchObject({ details: { error: words } });
  });

  test('neither the log nor the table keeps words of an error, which may quote an address', async () => {
    const { runner, clock, logged } = runnerWith(store.db, [
      jobHandler(contactMessage, async () => {
        throw Object.assign(new Error('550 no such user anna@example.pl'), {
          code: 'EENVELOPE',
          responseCode: 550,
        });
      }),
    ]);
    await write(clock);
    await runner.runDue();
    expect(JSON.stringify(logged)).not.toContain('anna');
    expect(await jobRows(store.db)).toMatchObject([{ lastError: 'Error EENVELOPE 550' }]);
  });

  test('a handler may ask to be called again; that is no failure', async () => {
    let calls = 0;
    const clock = new HandClock();
    const { runner } = runnerWith(
      store.db,
      [
        jobHandler(expire, async (_payload, { attempt }) => {
          calls += 1;
          expect(attempt).toBe(1);
          return calls < 3 ? { at: new Date(clock.now().getTime() + 1_000) } : undefined;
        }),
      ],
      clock,
    );
    await enqueue(store.db, expire, { paymentId }, { runAt: clock.now() });
    for (let round = 0; round < 5; round += 1) {
      await runner.runDue();
      clock.pass(1_000);
    }
    expect(calls).toBe(3);
  });

  test('two runners share the work and no job runs twice', async () => {
    const seen: string[] = [];
    const clock = new HandClock();
    const handlers = [
      jobHandler(contactMessage, async (payload: typeof contact) => {
        await new Promise((resolve) => setTimeout(resolve, 1));
        seen.push(payload.message);
      }),
    ];
    const messages = Array.from({ length: 40 }, (_, index) => `wiadomość ${index}`);
    for (const message of messages) {
      await enqueue(store.db, contactMessage, { ...contact, message }, { runAt: clock.now() });
    }
    const runners = [
      runnerWith(store.db, handlers, clock).runner,
      runnerWith(store.db, handlers, clock).runner,
    ];
    for (const runner of runners) runner.start();
    await expect.poll(() => seen.length, { timeout: 15_000 }).toBe(messages.length);
    await Promise.all(runners.map((runner) => runner.stop()));
    expect(seen.toSorted()).toEqual(messages.toSorted());
  });

  test('the job of a process that died is taken over after its lease, not before', async () => {
    let runs = 0;
    const { runner, clock } = runnerWith(store.db, [
      jobHandler(contactMessage, async () => void (runs += 1)),
    ]);
    await write(clock);
    const dead = await claimDueJob(store.db, ['mail.ebook'], clock.now());
    // By the database's clock, whatever this host's shows.
    clock.pass(2 * LEASE);
    expect(await runner.runDue()).toBe(0);
    await passLease();
    expect(await runner.runDue()).toBe(1);
    expect(runs).toBe(1);
    expect(dead?.attempts).toBe(1);
  });

  test('a process that lost its lease and wakes up late changes nothing', async () => {
    const clock = new HandClock();
    await write(clock);
    const late = await claimDueJob(store.db, ['mail.ebook'], clock.now());
    await passLease();
    await claimDueJob(store.db, ['mail.ebook'], clock.now());
    if (!late) throw new Error('nothing was claimed');
    const at = new Date(clock.now().getTime() + 60_000);
    await finishJob(store.db, late, clock.now());
    await repeatJob(store.db, late, at);
    await retryJob(store.db, late, at, { error: 'Error', isUnclear: true });
    await giveUpJob(store.db, late, clock.now(), { error: 'Error', isUnclear: false });
    expect(await jobRows(store.db)).toMatchObject([
      { done: false, failed: false, attempts: 2, lastError: null, runAt: clock.now() },
    ]);
    // Nor has it let go of what another process works on.
    expect(await claimDueJob(store.db, ['mail.ebook'], clock.now())).toBeUndefined();
  });

  test('a job that is to run again is as new: of an earlier failure nothing is left', async () => {
    let times = 0;
    const { runner, clock } = runnerWith(store.db, [
      jobHandler(contactMessage, async () => {
        times += 1;
        if (times === 1) throw new Error('away');
        return { at: new Date(clock.now().getTime() + 60_000) };
      }),
    ]);
    await write(clock);
    await runner.runDue();
    expect(await jobRows(store.db)).toMatchObject([{ attempts: 1, lastError: 'Error' }]);
    clock.pass(5_000);
    await runner.runDue();
    expect(await jobRows(store.db)).toMatchObject([
      { done: false, attempts: 0, lastError: null, payload: contact },
    ]);
  });

  test('kinds are due while one of their jobs could be claimed now, and only those that were asked for', async () => {
    const clock = new HandClock();
    const due = () => findDueKinds(store.db, ['mail.ebook', 'mail.answer'], clock.now());
    await enqueue(store.db, expire, { paymentId }, { runAt: clock.now() });
    await enqueue(store.db, contactMessage, contact, { runAt: new Date(clock.now().getTime() + 1_000) });
    expect(await due()).toEqual([]);
    clock.pass(1_000);
    await write(clock);
    expect(await due()).toEqual(['mail.ebook']);
    const claimed = [];
    for (let count = 0; count < 2; count += 1)
      claimed.push(await claimDueJob(store.db, ['mail.ebook'], clock.now()));
    expect(await due(), 'they are being worked on').toEqual([]);
    await passLease();
    expect(await due()).toEqual(['mail.ebook']);
    const [first, second] = claimed;
    if (!first || !second) throw new Error('nothing was claimed');
    await finishJob(store.db, first, clock.now());
    await giveUpJob(store.db, second, clock.now(), { error: 'Error', isUnclear: false });
    expect(await due(), 'they have ended').toEqual([]);
  });

  test('nor once the job has been repeated and claimed again', async () => {
    const clock = new HandClock();
    const claim = () => claimDueJob(store.db, ['mail.ebook'], clock.now());
    await write(clock);
    const late = await claim();
    await passLease();
    const second = await claim();
    if (!late || !second) throw new Error('nothing was claimed');
    await repeatJob(store.db, second, new Date(clock.now().getTime() + 60_000));
    clock.pass(60_000);
    const third = await claim();
    expect(third).toMatchObject({ attempts: late.attempts });
    await finishJob(store.db, late, clock.now());
    expect(await jobRows(store.db)).toMatchObject([{ done: false }]);
    if (third) await finishJob(store.db, third, clock.now());
    expect(await jobRows(store.db)).toMatchObject([{ done: true }]);
  });

  test('a mail does not wait behind jobs whose provider hangs', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    let mailed = 0;
    const mail = jobKind('mail.ebook', z.object({}), 'mail');
    const { runner, clock } = runnerWith(store.db, [
      jobHandler(expire, () => released),
      jobHandler(mail, async () => void (mailed += 1)),
    ]);
    for (let ask = 0; ask < 10; ask += 1)
      await enqueue(store.db, expire, { paymentId }, { runAt: clock.now() });
    clock.pass(1);
    await enqueue(store.db, mail, {}, { runAt: clock.now() });
    runner.start();
    await expect.poll(() => mailed, { timeout: 15_000 }).toBe(1);
    release();
    await runner.stop();
  });

  test('stop lets the job under way end and takes no other', async () => {
    let release = () => {};
    let begun = 0;
    const { runner, clock } = runnerWith(store.db, [
      jobHandler(contactMessage, () => {
        begun += 1;
        return new Promise<void>((resolve) => {
          release = resolve;
        });
      }),
    ]);
    await write(clock);
    runner.start();
    await expect.poll(() => begun).toBe(1);
    let stopped = false;
    const stopping = runner.stop().then(() => void (stopped = true));
    await write(clock);
    expect(stopped).toBe(false);
    release();
    await stopping;
    expect((await jobRows(store.db)).map(({ done }) => done).toSorted()).toEqual([false, true]);
  });

  test('stop waits no longer for a job than its limit', async () => {
    let begun = 0;
    const { runner, clock } = runnerWith(store.db, [
      jobHandler(contactMessage, () => {
        begun += 1;
        return new Promise<void>(() => undefined);
      }),
    ]);
    await write(clock);
    runner.start();
    await expect.poll(() => begun).toBe(1);
    expect(await runner.stop(20)).toBe(false);
  });

  test('an outcome that cannot be written at first is written later, without running the job again', async () => {
    let runs = 0;
    const { clock } = runnerWith(store.db, []);
    await write(clock);
    let outages = 2;
    const flaky = {
      getExecutor: () => {
        if (runs > 0 && outages > 0) {
          outages -= 1;
          throw new Error('the database is away');
        }
        return store.db.getExecutor();
      },
    };
    const log = { warn: () => undefined, error: () => undefined };
    const handlers = [jobHandler(contactMessage, async () => void (runs += 1))];
    expect(await new JobRunner({ db: flaky, handlers, log, clock, pollEvery: 1 }).runDue()).toBe(1);
    expect({ runs, outages }).toEqual({ runs: 1, outages: 0 });
    expect(await jobRows(store.db)).toMatchObject([{ done: true }]);
  });

  test('a job that never ends is taken for failed when its lease is over, and the worker is free again', async () => {
    const clock = new HandClock();
    await write(clock);
    const log = { warn: () => undefined, error: () => undefined };
    const handlers = [jobHandler(contactMessage, () => new Promise<void>(() => undefined))];
    const runner = new JobRunner({ db: store.db, handlers, log, clock, timeLimit: 20 });
    expect(await runner.runDue()).toBe(1);
    expect(await jobRows(store.db)).toMatchObject([
      { done: false, attempts: 1, lastError: 'TimeoutError: Not settled after 20 ms' },
    ]);
  });

  test('jobs that were done or given up long ago go away, with the addresses in their payloads', async () => {
    const { runner, clock } = runnerWith(store.db, [jobHandler(contactMessage, async () => undefined)]);
    await write(clock);
    await runner.runDue();
    await write(clock);
    await sql`update job set failed_at = ${clock.now()} where done_at is null`.execute(store.db);
    await clearEndedJobs(store.db, clock.now(), sql`false`);
    expect(await jobRows(store.db)).toHaveLength(2);
    clock.pass(1);
    await clearEndedJobs(store.db, clock.now(), sql`false`);
    expect(await jobRows(store.db)).toEqual([]);
  });
});
