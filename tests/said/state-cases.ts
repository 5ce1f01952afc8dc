import { sql } from 'kysely';
import { given, NOTHING, post } from './case-kit.ts';
import type { Cases, WhatChanges } from './what-changes.ts';

/** Retries a job to which something was done. */
const retry =
  (...what: ReturnType<typeof sql>[]) =>
  async (shop: WhatChanges) => {
    const { id } = await shop.find(
      sql<{ id: string }>`select id from job where failed_at is not null order by kind, created_at limit 1`,
    );
    for (const change of what) await given(shop, sql`update job set ${change} where id = ${id}`);
    return post(`/state/jobs/${id}/retry`);
  };

/** What changes at the shop's state. */
export const stateCases: Readonly<Record<string, Cases>> = {
  retryJob: {
    'that failed': retry(),
    'that fails, and is tried again': retry(
      sql`failed_at = null, attempts = 2, run_at = now() + interval '1 hour', leased_until = now()`,
    ),
    'that somebody works on': retry(
      sql`failed_at = null, attempts = 2, leased_until = now() + interval '1 millisecond'`,
    ),
    'that was never tried': retry(sql`failed_at = null, attempts = 0`),
    'that is done': retry(sql`failed_at = null, attempts = 1, done_at = now()`),
    'that is not there': () => post(`/state/jobs/${NOTHING}/retry`),
  },
  retryFailedJobs: {
    'of which there are two': () => post('/state/jobs/retry-failed'),
    'of which there are none': async (shop) => {
      await given(shop, sql`delete from job where failed_at is not null`);
      return post('/state/jobs/retry-failed');
    },
  },
  tryConnections: {
    'behind a proxy that names another host': async (shop) => {
      await given(
        shop,
        sql`insert into connection_check (name, at, outcome, code, detail) values
          ('desk-proxy', now() - interval '1 day', 'ok', '', ''), ('stripe', now() - interval '1 day', 'failed', 'timeout', '')`,
      );
      return post('/state/checks', undefined, { headers: { host: 'zaplecze.example' } });
    },
    'behind a proxy': () => post('/state/checks', undefined, { headers: { host: 'localhost:3001' } }),
  },
};
