import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runSteps } from '#server/housekeeping-steps.ts';
import { OwnError } from '#server/own-error.ts';
import { BATCH, deleteInBatches } from '#server/store/housekeeping/in-batches.ts';
import { deleteOldErrors } from '#server/store/server-errors.ts';
import { isOverdue } from '#server/store/housekeeping/overdue-steps.ts';
import type { Store } from '#server/store/store.ts';
import { DATABASES, startTestStore } from './support/test-store.ts';

const HOUR = 3_600_000;

describe.each(DATABASES)('the housekeeping (%s)', (kind) => {
  let store: Store;
  let logged: { alarm?: string; step?: string }[] = [];
  let now = new Date();
  const log = { error: (details: object) => void logged.push(details) };
  const { signal } = new AbortController();
  const run = (steps: Parameters<typeof runSteps>[1]) =>
    runSteps(store.db, steps, { log, signal, now: () => now });
  const rows = () =>
    store.db
      .selectFrom('housekeeping_step')
      .select(['step', 'succeeded_at', 'failed_at', 'reason', isOverdue(now).as('isOverdue')])
      .orderBy('step')
      .execute();

  beforeAll(async () => {
    store = await startTestStore(kind);
  });
  beforeEach(() => {
    logged = [];
  });
  afterAll(() => store.close());

  test('a step that fails stops no other, is kept with its reason, and is an alarm after two days', async () => {
    const done: string[] = [];
    const steps = {
      unpaid: async () => {
        throw new OwnError('too many orders');
      },
      jobs: async () => void done.push('jobs'),
    };
    await run(steps);
    expect(done).toEqual(['jobs']);
    expect(await rows()).toEqual([
      { step: 'jobs', succeeded_at: now, failed_at: null, reason: '', isOverdue: false },
      {
        step: 'unpaid',
        succeeded_at: null,
        failed_at: now,
        reason: 'OwnError: too many orders',
        isOverdue: false,
      },
    ]);
    expect(logged.filter(({ alarm }) => alarm)).toEqual([]);
    now = new Date(now.getTime() + 49 * HOUR);
    await run(steps);
    expect(logged.filter(({ alarm }) => alarm)).toEqual([{ alarm: 'HOUSEKEEPING_OVERDUE', step: 'unpaid' }]);
    await run({ unpaid: async () => undefined });
    expect((await rows())[1]).toEqual({
      step: 'unpaid',
      succeeded_at: now,
      failed_at: null,
      reason: '',
      isOverdue: false,
    });
  });

  test('mails that were given up are an alarm in the log', async () => {
    await sql`insert into job (kind, payload, run_at, failed_at) values ('mail.answer', '{}', now(), now())`.execute(
      store.db,
    );
    await run({});
    expect(logged).toEqual([{ alarm: 'MAILS_GIVEN_UP', count: 1 }]);
  });

  test('of failed responses the latest thousand are kept', async () => {
    await sql`delete from server_error`.execute(store.db);
    await sql`insert into server_error (request_id, method, route, status, type, message, at)
      select gen_random_uuid(), 'GET', '/', 500, 'x', n::text, now() - make_interval(mins => n)
      from generate_series(1, 1002) as n order by n % 7`.execute(store.db);
    await deleteOldErrors(store.db);
    const kept = await sql<{ count: number; oldest: number }>`
      select count(*)::int as count, max(message::int) as oldest from server_error`.execute(store.db);
    expect(kept.rows).toEqual([{ count: 1000, oldest: 1000 }]);
    await sql`delete from server_error`.execute(store.db);
  });

  test('rows go in batches, all of them', async () => {
    await sql`insert into server_error (request_id, method, route, status, type, message)
      select gen_random_uuid(), 'GET', '/', 500, 'x', 'x' from generate_series(1, ${BATCH * 2 + 1})`.execute(
      store.db,
    );
    await deleteInBatches(store.db, 'server_error', sql`status = 500`);
    expect(await store.db.selectFrom('server_error').select('type').execute()).toEqual([]);
  });
});
