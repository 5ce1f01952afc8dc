import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CatalogueCache } from '#server/store/catalogue-cache.ts';
import type { Store } from '#server/store/store.ts';
import { ALL_DATABASES, startTestStore } from '#tests/server/support/test-store.ts';

describe.each(ALL_DATABASES)('the catalogue in memory (%s)', (kind) => {
  let store: Store;
  let cache: CatalogueCache;
  const changed = vi.fn();
  const read = vi.fn<() => Promise<string>>();
  beforeAll(async () => {
    store = await startTestStore(kind);
  });
  afterAll(() => store.close());
  beforeEach(async () => {
    changed.mockReset();
    let reads = 0;
    read.mockReset().mockImplementation(async () => `read ${(reads += 1)}`);
    cache = new CatalogueCache(store.db, changed);
    await cache.refresh();
  });

  it('is read once, also by several at the same time', async () => {
    const both = await Promise.all([cache.cached('fairies', read), cache.cached('fairies', read)]);
    expect([...both, await cache.cached('fairies', read)]).toEqual(['read 1', 'read 1', 'read 1']);
    await cache.refresh();
    expect(await cache.cached('fairies', read)).toBe('read 1');
    expect(changed).not.toHaveBeenCalled();
  });

  it.each([
    ['product', 'title'],
    ['fairy', 'name'],
    ['specialization', 'content'],
    ['fairy_product', 'price'],
    ['page_content', 'content'],
    ['post', 'title_html'],
  ] as const)('a change of %s is seen at the next look', async (table, column) => {
    await cache.cached('fairies', read);
    const same = (row: { ref: (name: string) => unknown }) => row.ref(column);
    await store.db
      .updateTable(table)
      .set({ [column]: same })
      .execute();
    expect(await cache.cached('fairies', read)).toBe('read 1');
    await cache.refresh();
    expect(await cache.cached('fairies', read)).toBe('read 2');
    expect(changed).toHaveBeenCalledOnce();
  });

  it('a statement that changes no row is none', async () => {
    const { rows: tables } = await sql<{
      name: string;
    }>`select distinct tgrelid::regclass::text as name from pg_trigger
      where tgfoid in ('count_catalogue_change'::regproc, 'count_changed_rows'::regproc)
      -- PostgreSQL allows a trigger of some columns only without the rows.
      and tgrelid <> 'coupon'::regclass`.execute(store.db);
    expect(tables.length).toBeGreaterThan(9);
    for (const { name } of tables) {
      await sql`delete from ${sql.id(name)} where false`.execute(store.db);
      const { rows } = await sql<{ column: string }>`select attname as column from pg_attribute
        where attrelid = ${name}::regclass and attnum > 0 and attgenerated = '' and attidentity = '' limit 1`.execute(
        store.db,
      );
      const column = sql.id(rows[0]?.column ?? '');
      await sql`update ${sql.id(name)} set ${column} = ${column} where false`.execute(store.db);
      await sql`insert into ${sql.id(name)} (${column}) select ${column} from ${sql.id(name)} where false`.execute(
        store.db,
      );
    }
    await cache.refresh();
    expect(changed).not.toHaveBeenCalled();
  });

  it('a change that is taken back is none', async () => {
    await cache.cached('fairies', read);
    const takenBack = store.db.transaction().execute(async (trx) => {
      await trx.updateTable('fairy').set({ rating: 1 }).execute();
      throw new Error('taken back');
    });
    await expect(takenBack).rejects.toThrow('taken back');
    await cache.refresh();
    expect(changed).not.toHaveBeenCalled();
  });

  it('what was read before the first look is not trusted', async () => {
    const early = new CatalogueCache(store.db, changed);
    await early.cached('fairies', read);
    await early.refresh();
    expect(await early.cached('fairies', read)).toBe('read 2');
  });

  it('is looked at every second, one look at a time, until it is stopped, which waits for the last look', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const looks: { end: () => void; fail: (why: Error) => void }[] = [];
    const look = vi
      .spyOn(cache, 'refresh')
      .mockImplementation(() => new Promise((end, fail) => void looks.push({ end, fail })));
    const settle = () => new Promise((resolve) => setImmediate(resolve));
    try {
      const stop = cache.poll();
      vi.advanceTimersByTime(3_000);
      expect(look).toHaveBeenCalledOnce();
      // A database that is away is asked again.
      looks[0]?.fail(new Error('away'));
      await settle();
      vi.advanceTimersByTime(1_000);
      expect(look).toHaveBeenCalledTimes(2);
      const stopped = vi.fn();
      const stopping = stop().then(stopped);
      await settle();
      expect(stopped).not.toHaveBeenCalled();
      looks[1]?.end();
      await stopping;
      vi.advanceTimersByTime(5_000);
      expect(look).toHaveBeenCalledTimes(2);
    } finally {
      vi.useRealTimers();
    }
  });

  it('a read that failed is made again', async () => {
    read.mockRejectedValueOnce(new Error('away'));
    await expect(cache.cached('fairies', read)).rejects.toThrow('away');
    expect(await cache.cached('fairies', read)).toMatch('read');
  });
});
