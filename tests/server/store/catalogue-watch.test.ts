import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CatalogueWatch } from '#server/store/catalogue-watch.ts';
import type { Store } from '#server/store/store.ts';
import { DATABASES, startTestStore } from '#tests/server/support/test-store.ts';

describe.each(DATABASES)('the catalogue in memory (%s)', (kind) => {
  let store: Store;
  let watch: CatalogueWatch;
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
    watch = new CatalogueWatch(store.db, changed);
    await watch.look();
  });

  it('is read once, also by several at the same time', async () => {
    const both = await Promise.all([watch.keep('fairies', read), watch.keep('fairies', read)]);
    expect([...both, await watch.keep('fairies', read)]).toEqual(['read 1', 'read 1', 'read 1']);
    await watch.look();
    expect(await watch.keep('fairies', read)).toBe('read 1');
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
    await watch.keep('fairies', read);
    const same = (row: { ref: (name: string) => unknown }) => row.ref(column);
    await store.db
      .updateTable(table)
      .set({ [column]: same })
      .execute();
    expect(await watch.keep('fairies', read)).toBe('read 1');
    await watch.look();
    expect(await watch.keep('fairies', read)).toBe('read 2');
    expect(changed).toHaveBeenCalledOnce();
  });

  it('a change that is taken back is none', async () => {
    await watch.keep('fairies', read);
    const takenBack = store.db.transaction().execute(async (trx) => {
      await trx.updateTable('fairy').set({ rating: 1 }).execute();
      throw new Error('taken back');
    });
    await expect(takenBack).rejects.toThrow('taken back');
    await watch.look();
    expect(changed).not.toHaveBeenCalled();
  });

  it('what was read before the first look is not trusted', async () => {
    const early = new CatalogueWatch(store.db, changed);
    await early.keep('fairies', read);
    await early.look();
    expect(await early.keep('fairies', read)).toBe('read 2');
  });

  it('a read that failed is made again', async () => {
    read.mockRejectedValueOnce(new Error('away'));
    await expect(watch.keep('fairies', read)).rejects.toThrow('away');
    expect(await watch.keep('fairies', read)).toMatch('read');
  });
});
