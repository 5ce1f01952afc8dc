import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemHandlers } from '#server/routes/system.ts';
import type { Store } from '#server/store/store.ts';
import { createWriteProbe, PROBE_EVERY } from '#server/store/write-probe.ts';
import { ALL_DATABASES, startTestStore } from '#tests/server/support/test-store.ts';

describe.each(ALL_DATABASES)('readiness (%s)', (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await startTestStore(kind);
  });
  afterAll(() => store.close());

  test('a database that reads and does not write is not ready, until it writes again', async () => {
    let now = 0;
    const probe = createWriteProbe(store.db, () => now);
    const { healthReady } = systemHandlers(store.db, () => false, probe);
    const ready = () =>
      healthReady({} as Parameters<typeof healthReady>[0]).then(
        ({ status }) => status,
        (error: { statusCode?: number }) => error.statusCode,
      );
    const later = () => (now += PROBE_EVERY);
    expect(await ready()).toBe(200);
    // As PostgreSQL says it of a full disk.
    await sql
      .raw(`create function disk_full() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`)
      .execute(store.db);
    await sql`create trigger disk_full before insert on write_probe execute function disk_full()`.execute(
      store.db,
    );
    expect(await ready(), 'asked a moment ago').toBe(200);
    later();
    expect(await ready()).toBe(503);
    await sql`drop trigger disk_full on write_probe`.execute(store.db);
    later();
    expect(await ready()).toBe(200);
  });

  test('however often it is asked, one row is left', async () => {
    for (let time = 0; time < 5; time += 1) await createWriteProbe(store.db)();
    expect(await store.db.selectFrom('write_probe').select('id').execute()).toHaveLength(1);
  });
});
