import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate, MIGRATIONS } from '#server/store/migrate.ts';
import type { Store } from '#server/store/store.ts';
import { ALL_DATABASES, openTestStore } from '#tests/server/support/test-store.ts';

const fewRows = 'the table has few rows';
const stays = 'what it names is never deleted';
/** Foreign keys without an index that every deletion could use, and why. */
const WITHOUT_INDEX: Readonly<Record<string, string>> = {
  'agreement_mail.terms_version': stays,
  'consent.version': stays,
  'desk_invitation.fairy_id': fewRows,
  'desk_invitation.invited_by': fewRows,
  'desk_person.fairy_id': fewRows,
  'desk_session.person_id': fewRows,
  'fairy_product.product_id': fewRows,
  'idempotency.order_id': 'its rows live for a day, and each order would pay for the index',
  'order_note.person_id': stays,
  'payment_dispute.payment_id': fewRows,
  'shop_order.fairy_product_id': 'an offer is seldom taken away',
  'subscriber_token.letter_id': stays,
};

describe.each(ALL_DATABASES)('migrations (%s)', (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore(kind);
  });
  afterAll(() => store.close());

  const tables = async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public'
    `.execute(store.db);
    return rows.map(({ name }) => name);
  };

  it('are numbered without a double', () => {
    const numbers = MIGRATIONS.map(({ name }) => name.slice(0, 3));
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers).toEqual(numbers.toSorted());
  });

  it('leave nothing behind when one fails', async () => {
    const broken = [
      ...MIGRATIONS,
      { name: '999_broken.sql', text: 'create table half (id int); select nothing_here' },
    ];
    await expect(migrate(store.db, broken)).rejects.toThrow('nothing_here');
    expect(await tables()).toEqual([]);
  });

  it.runIf(kind === 'postgres')(
    'wait in short turns for a table in use, and say so when it stays in use',
    async () => {
      const { db, close } = await openTestStore(kind);
      await sql`create table in_use (id int)`.execute(db);
      const change = [{ name: '001_change.sql', text: 'alter table in_use add column more int' }];
      const apply = (times: number) => migrate(db, change, undefined, { times, each: 200, pause: 100 });
      const waiting = await db.transaction().execute(async (reader) => {
        await sql`select from in_use`.execute(reader);
        await expect(apply(2)).rejects.toThrow('stayed in use');
        const changed = apply(100);
        // Whoever reads meanwhile waits for a turn at most.
        await db.connection().execute(async (other) => {
          await sql`set statement_timeout = 5000`.execute(other);
          for (const _ of [1, 2, 3, 4]) await sql`select from in_use`.execute(other);
        });
        return { changed };
      });
      expect(await waiting.changed).toEqual(['001_change.sql']);
      await close();
    },
  );

  it('may take longer than a query may', async () => {
    const seen = {
      name: '000_seen.sql',
      text: `select 1 / (current_setting('statement_timeout') = '0')::int`,
    };
    await sql`set statement_timeout = 15000`.execute(store.db);
    await expect(
      migrate(store.db, [seen, { name: '001_undo.sql', text: 'select nothing_here' }]),
    ).rejects.toThrow('nothing_here');
  });

  it('are applied once, also when several processes start together', async () => {
    const runs = await Promise.all([migrate(store.db), migrate(store.db), migrate(store.db)]);
    expect(runs.flat().toSorted()).toEqual(MIGRATIONS.map(({ name }) => name));
    expect(await tables()).toEqual(
      expect.arrayContaining(['shop_order', 'payment', 'job', 'schema_migration']),
    );
    expect(await migrate(store.db)).toEqual([]);
  });

  it('refuse a file that was changed after it had been applied', async () => {
    const [first, ...rest] = MIGRATIONS;
    const changed = [{ name: first?.name ?? '', text: `${first?.text} -- changed` }, ...rest];
    await expect(migrate(store.db, changed)).rejects.toThrow(/001_\w+\.sql was changed/);
  });

  it('give an index to each row that is looked up when another is deleted, unless these are few', async () => {
    const { rows } = await sql<{ key: string }>`
      select conrelid::regclass || '.' || attname as key
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and not exists (
        select from pg_index where indrelid = conrelid and indkey[0] = conkey[1] and (
          indpred is null or pg_get_expr(indpred, indrelid) = format('(%I IS NOT NULL)', attname)))
      order by key
    `.execute(store.db);
    expect(rows.map(({ key }) => key)).toEqual(Object.keys(WITHOUT_INDEX).toSorted());
  });

  it('of a later release are tolerated, so that there is a way back', async () => {
    expect(await migrate(store.db, MIGRATIONS.slice(0, -1))).toEqual([]);
  });

  it('that take something away refuse every release that still uses it', async () => {
    const next = { name: '999_gone.sql', text: '-- Tolerated from 0.10.0\ncreate table since_then (id int)' };
    expect(await migrate(store.db, [...MIGRATIONS, next])).toEqual([next.name]);
    expect(await migrate(store.db, MIGRATIONS, '0.10.0')).toEqual([]);
    expect(await migrate(store.db, MIGRATIONS, '1.0.0')).toEqual([]);
    await expect(migrate(store.db, MIGRATIONS, '0.9.9')).rejects.toThrow('newer than this program');
  });

  it('of no release of ours refuse the program', async () => {
    const other = MIGRATIONS.filter(({ name }) => !name.startsWith('056'));
    await expect(migrate(store.db, other)).rejects.toThrow('056_price.sql');
  });

  it('find the column of the first release missing and add it', async () => {
    await sql`delete from schema_migration where name = '999_gone.sql'`.execute(store.db);
    await sql`alter table schema_migration drop column tolerated_from`.execute(store.db);
    expect(await migrate(store.db)).toEqual([]);
    expect(await migrate(store.db)).toEqual([]);
  });
});
