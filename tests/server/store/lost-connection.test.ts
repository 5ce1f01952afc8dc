import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { connectionsOf } from '#server/store/store.ts';
import { openTestStore } from '#tests/server/support/test-store.ts';
import { postgresFolder } from '#tools/temporary-postgres.ts';

// An error that nobody listens to would end the process; vitest counts it as a failure.
test.runIf(postgresFolder())(
  'a connection that breaks, idle or inside a transaction, fails its query and nothing else',
  async () => {
    const store = await openTestStore('postgres');
    const { db } = store;
    // The second argument waits until they have ended, in milliseconds.
    const endAllOthers = sql`
      select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where pid <> pg_backend_pid() and backend_type = 'client backend'`;

    const ping = () => sql`select 1`.execute(db);
    // Each broken connection may be handed out once more; then the pool replaces it.
    const mend = async () => {
      for (const _ of [1, 2, 3]) await ping().catch(() => undefined);
      await Promise.all([1, 2, 3].map(ping));
    };
    await Promise.all([1, 2, 3].map(ping));
    const transaction = db.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx);
      // From another connection, while this one runs no query.
      await endAllOthers.execute(db);
      await sql`select 1`.execute(trx);
    });
    await expect(transaction).rejects.toThrow(/connection|ECONNRESET/i);
    await mend();
    await endAllOthers.execute(db);
    await mend();
    await expect(ping()).resolves.toMatchObject({ rows: [{}] });
    await store.close();
    // Those that wait for work are given back at once, else a process that ends would hold them for seconds.
    expect(connectionsOf(db)).toEqual({ total: 0, idle: 0, waiting: 0 });
  },
);
