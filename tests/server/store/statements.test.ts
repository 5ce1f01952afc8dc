import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { keptStatement, type Places } from '#server/store/statements/kept-statement.ts';
import { StatementNames } from '#server/store/statements/named-statements.ts';
import { NO_ANSWER } from '#server/store/statements/send-ahead.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';
import type { Store } from '#server/store/store.ts';
import { ALL_DATABASES, openTestStore } from '#tests/server/support/test-store.ts';

describe.each(ALL_DATABASES)('statements on %s', (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore(kind);
    await sql`create table box (name text primary key, size integer not null default 0)`.execute(store.db);
    await sql`insert into box (name) values ('a'), ('b')`.execute(store.db);
  });
  afterAll(() => store.close());

  const sizeOf = async (name: string) =>
    (await sql<{ size: unknown }>`select * from box where name = ${name}`.execute(store.db)).rows[0];
  const prepared = async () =>
    (await sql<{ name: string }>`select name from pg_prepared_statements`.execute(store.db)).rows;

  test('that come again are parsed once for each connection', async () => {
    for (let time = 0; time < 8; time += 1) expect(await sizeOf('a')).toEqual({ name: 'a', size: 0 });
    const names = (await prepared()).map(({ name }) => name);
    expect(names.filter((name) => name.startsWith('s0-')).length).toBeGreaterThan(0);
  });

  test('that are kept are built once, and sent with the values of each time', async () => {
    interface Asked {
      name: string | null;
      when: { from: Date; days: number };
    }
    const build = vi.fn(
      (_db: Db, { name, when }: Places<Asked>) => sql<{ name: string | null; due: Date; again: string }>`
        select ${name}::text as name, coalesce(${name}::text, '–') as again,
          ${when.from}::timestamptz + make_interval(days => ${when.days}::int) as due
      `,
    );
    const ask = keptStatement(build);
    const january = new Date('2026-01-01T00:00:00Z');
    const march = new Date('2026-03-01T00:00:00Z');
    expect(await ask(store.db, { name: null, when: { from: january, days: 1 } })).toEqual([
      { name: null, again: '–', due: new Date('2026-01-02T00:00:00Z') },
    ]);
    const within = await store.db
      .transaction()
      .execute((trx) => ask(trx, { name: 'Ala', when: { from: march, days: 2 } }));
    expect(within).toEqual([{ name: 'Ala', again: 'Ala', due: new Date('2026-03-03T00:00:00Z') }]);
    expect(build).toHaveBeenCalledOnce();
  });

  test('are sent again when a migration changed what they return, alone and within a transaction', async () => {
    for (let time = 0; time < 8; time += 1) await sizeOf('a');
    await sql`alter table box add column depth integer`.execute(store.db);
    expect(await sizeOf('a')).toEqual({ name: 'a', size: 0, depth: null });
    for (let time = 0; time < 8; time += 1) await sizeOf('a');
    await sql`alter table box drop column depth`.execute(store.db);
    let times = 0;
    const seen = await store.db.transaction().execute(async (trx) => {
      times += 1;
      const { rows } = await sql`select * from box where name = ${'a'}`.execute(trx);
      return rows;
    });
    expect([seen, times]).toEqual([[{ name: 'a', size: 0 }], 2]);
  });

  test('go without names behind a pooler that shares sessions', async () => {
    for (let time = 0; time < 8; time += 1) await sizeOf('b');
    await sql`deallocate all`.execute(store.db);
    expect(await sizeOf('b')).toEqual({ name: 'b', size: 0 });
    for (let time = 0; time < 8; time += 1) await sizeOf('b');
    expect(await prepared()).toEqual([]);
  });
});

describe.each(ALL_DATABASES)('a statement that is sent ahead, on %s', (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore(kind);
    await sql`create table box (name text primary key, size integer not null default 0)`.execute(store.db);
    await sql`insert into box (name) values ('a')`.execute(store.db);
  });
  afterAll(() => store.close());

  const put = (db: Db | Trx, name: string) =>
    sql`insert into box (name) values (${name}) ${sql.raw(NO_ANSWER)}`.execute(db);
  const names = async (db: Db | Trx = store.db) =>
    (await sql<{ name: string }>`select name from box order by name`.execute(db)).rows.map(
      ({ name }) => name,
    );
  const inTransaction = <Result>(work: (trx: Trx) => Promise<Result>) => store.db.transaction().execute(work);

  test('is done before the next one, and stays with the transaction', async () => {
    const seen = await inTransaction(async (trx) => {
      await put(trx, 'b');
      return names(trx);
    });
    expect([seen, await names()]).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
    await expect(
      inTransaction(async (trx) => {
        await put(trx, 'c');
        throw new Error('Changed my mind');
      }),
    ).rejects.toThrow('Changed my mind');
    expect(await names()).toEqual(['a', 'b']);
  });

  // Named from the fifth time on, so both ways are tried.
  test.each([1, 2, 3, 4, 5, 6, 7])(
    'and fails, has the transaction fail with its problem, and the connection goes on (%i)',
    async () => {
      const twice = { code: '23505' };
      await expect(inTransaction((trx) => put(trx, 'a'))).rejects.toMatchObject(twice);
      const first = inTransaction(async (trx) => {
        await put(trx, 'a');
        await put(trx, 'd');
        return names(trx);
      });
      await expect(first).rejects.toMatchObject(twice);
      expect(await names()).toEqual(['a', 'b']);
    },
  );

  test('and fails hides nothing that the work itself says afterwards', async () => {
    const own = inTransaction(async (trx) => {
      await put(trx, 'a');
      throw new Error('Sold out');
    });
    await expect(own).rejects.toThrow('Sold out');
    expect(await names()).toEqual(['a', 'b']);
  });

  test('is answered outside of a transaction, where nothing follows it', async () => {
    await expect(put(store.db, 'a')).rejects.toMatchObject({ code: '23505' });
    await put(store.db, 'e');
    expect(await names()).toEqual(['a', 'b', 'e']);
  });
});

describe('names', () => {
  test('are for what comes again, of a bounded number, and the same text has the same name', () => {
    const names = new StatementNames();
    const often = (text: string) => Array.from({ length: 5 }, () => names.of(text)).at(-1);
    expect(names.of('select 1')).toBeUndefined();
    expect(often('select 1')).toMatch(/^s0-/);
    expect(often('select 1')).toBe(often('select 1'));
    for (let count = 0; count < 300; count += 1) often(`select ${count}`);
    const named = Array.from({ length: 300 }, (_, count) => names.of(`select ${count}`)).filter(Boolean);
    expect(named).toHaveLength(200);
  });
});

describe('a statement whose rows depend on a value', () => {
  const named = (text: string) => {
    const names = new StatementNames();
    return Array.from({ length: 5 }, () => names.of(text)).at(-1) !== undefined;
  };

  test.each([
    'select from box where size > $1',
    'select from box where at >= ($1::date)::timestamp at time zone $2',
    'select from box where (at, id) < ($1, $2)',
    'select from box where name like $1',
    'select from box where size BETWEEN $1 and $2',
  ])('is planned each time: %s', (text) => expect(named(text)).toBe(false));

  test.each([
    'select from box where name = $1 and at > now()',
    "select payload ->> 'a' from box where name = $1 limit $2",
    'select from box where name <> $1',
    "select from box where payload ->> $1 = 'a'",
    'select make_interval(hours => $1)',
    'select from box where /* one plan */ at <= $1',
  ])('else it has a name: %s', (text) => expect(named(text)).toBe(true));
});

describe.runIf(ALL_DATABASES.includes('postgres'))('two transactions that wait for each other', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore('postgres');
    await sql`create table box (name text primary key, size integer not null default 0)`.execute(store.db);
    await sql`insert into box (name) values ('a'), ('b')`.execute(store.db);
  });
  afterAll(() => store.close());

  test('both end well: PostgreSQL undoes one of them, which is done again', async () => {
    let arrived = 0;
    let letGo: () => void = () => undefined;
    const both = new Promise<void>((resolve) => (letGo = resolve));
    let times = 0;
    const grow = (first: string, second: string) =>
      store.db.transaction().execute(async (trx) => {
        times += 1;
        await sql`update box set size = size + 1 where name = ${first}`.execute(trx);
        arrived += 1;
        if (arrived === 2) letGo();
        await both;
        await sql`update box set size = size + 1 where name = ${second}`.execute(trx);
      });
    await Promise.all([grow('a', 'b'), grow('b', 'a')]);
    const { rows } = await sql`select name, size from box order by name`.execute(store.db);
    expect(rows).toEqual([
      { name: 'a', size: 2 },
      { name: 'b', size: 2 },
    ]);
    expect(times).toBe(3);
  });
});
