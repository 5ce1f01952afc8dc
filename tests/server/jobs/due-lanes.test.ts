import fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { wakeAfterResponses } from '#server/http/wake-jobs.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { jobHandler, jobKind, type Lane } from '#server/jobs/job-kind.ts';
import { JobRunner } from '#server/jobs/job-runner.ts';
import type { Store } from '#server/store/store.ts';
import { openJobStore } from './job-table.ts';

const mail = jobKind('mail.ebook', z.object({}), 'mail');
const expire = jobKind('order.expire', z.object({}));
const silent = { warn: () => undefined, error: () => undefined };

let store: Store;
beforeAll(async () => {
  // In this process a query has ended before the next look at its count: all workers are at rest then.
  store = await openJobStore('embedded');
});
afterAll(() => store.close());

/** A server whose only route writes the jobs that its body names, and the lanes that it wakes. */
function serverThatWrites() {
  const woken: Lane[][] = [];
  const app = fastify();
  wakeAfterResponses(app, (lanes) => void woken.push([...lanes]));
  app.post<{ Body: { due?: boolean; later?: boolean } }>('/', async ({ body }) => {
    if (body.later) await enqueue(store.db, expire, {}, { runAt: new Date(Date.now() + 60_000) });
    await store.db.transaction().execute(async (trx) => {
      if (body.due) await enqueue(trx, mail, {});
    });
    return {};
  });
  return { app, woken };
}

test('a request wakes the lanes of the due jobs that it wrote, and no other', async () => {
  const { app, woken } = serverThatWrites();
  const post = (payload: object) => app.inject({ method: 'POST', url: '/', payload });
  await post({ later: true });
  await post({});
  expect(woken).toEqual([]);
  // Requests at the same time do not take each other's.
  await Promise.all([post({ later: true }), post({ due: true }), post({})]);
  expect(woken).toEqual([['mail']]);
});

test('a runner at rest leaves the table alone but for its clock, and a woken lane alone looks for jobs', async () => {
  let queries = 0;
  const counted = {
    getExecutor: () => {
      queries += 1;
      return store.db.getExecutor();
    },
  };
  let ran: () => void;
  const done = new Promise<void>((resolve) => (ran = resolve));
  const handlers = [jobHandler(mail, async () => ran()), jobHandler(expire, async () => undefined)];
  const options = { db: counted, handlers, log: silent, workers: 2, pollEvery: 3_600_000 };
  await sql`delete from job`.execute(store.db);
  const runner = new JobRunner(options);
  runner.start();
  // Each worker has looked once, and the clock.
  await expect.poll(() => queries).toBe(5);
  await enqueue(store.db, mail, {});
  runner.wake(new Set<Lane>(['other']));
  await expect.poll(() => queries).toBe(7);
  runner.wake(new Set<Lane>(['mail']));
  await done;
  await runner.stop();
});

test('what a job writes is run as soon as the job has ended', async () => {
  await sql`delete from job`.execute(store.db);
  let ran: () => void;
  const done = new Promise<void>((resolve) => (ran = resolve));
  const handlers = [
    jobHandler(expire, () => enqueue(store.db, mail, {})),
    jobHandler(mail, async () => ran()),
  ];
  await enqueue(store.db, expire, {});
  const runner = new JobRunner({ db: store.db, handlers, log: silent, pollEvery: 3_600_000 });
  runner.start();
  await done;
  await runner.stop();
});
