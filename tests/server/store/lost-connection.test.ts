import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { connectionsOf, openPostgres } from '#server/store/store.ts';
import { openTestStore } from '#tests/server/support/test-store.ts';
import { postgresFolder, startPostgres } from '#tools/temporary-postgres.ts';

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

test.runIf(postgresFolder())(
  'a host that vanishes without a word fails what waits for it, and gives the connections back [LV-5]',
  async () => {
    const postgres = await startPostgres({ isDurable: false });
    if (!postgres) throw new Error('There is no postgres program');
    const address = new URL(postgres.url);
    const port = Number(address.port);
    let isGone = false;
    const sockets = new Set<Socket>();
    const host = createServer((near) => {
      const far = connect(port, '127.0.0.1');
      for (const socket of [near, far]) sockets.add(socket.on('error', () => undefined));
      near.on('data', (bytes) => void (isGone || far.write(bytes)));
      far.on('data', (bytes) => void (isGone || near.write(bytes)));
      near.once('close', () => far.destroy());
    });
    await new Promise<void>((done) => host.listen(0, '127.0.0.1', done));
    address.port = String((host.address() as AddressInfo).port);
    const { db, close } = openPostgres(address.href, { max: 2, silentFor: 1_000 });
    const slow = sql`select pg_sleep(1.5)`;
    await db.connection().execute(async (session) => {
      await sql`set statement_timeout = 0`.execute(session);
      await slow.execute(session);
      await sql`reset statement_timeout`.execute(session);
      await expect(slow.execute(session), 'the limit holds again').rejects.toThrow('Query read timeout');
    });
    await db.transaction().execute(async (trx) => {
      await sql`set local statement_timeout = 0`.execute(trx);
      await slow.execute(trx);
    });
    await expect(slow.execute(db), 'beyond the transaction').rejects.toThrow('Query read timeout');
    await Promise.all([1, 2].map(() => sql`select pg_sleep(0.1)`.execute(db)));

    isGone = true;
    const work = db.transaction().execute((trx) => sql`select 1`.execute(trx));
    const ends = await Promise.allSettled([work, sql`select 1`.execute(db)]);
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(connectionsOf(db)).toMatchObject({ total: 0, waiting: 0 });
    isGone = false;
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    await close();
    for (const socket of sockets) socket.destroy();
    await new Promise((done) => host.close(done));
    await postgres.stop();
  },
  60_000,
);
