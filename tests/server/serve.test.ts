import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { explain } from '#server/serve.ts';
import { migrate } from '#server/store/migrate.ts';
import type { Store } from '#server/store/store.ts';
import { startTestStore } from './support/test-store.ts';

let store: Store;
beforeAll(async () => {
  store = await startTestStore();
});
afterAll(() => store.close());

test('a start that a newer database refuses says so in a sentence, without a stack [EM-1]', async () => {
  await sql`insert into schema_migration (name, digest) select '000_next.sql', digest from schema_migration limit 1`.execute(
    store.db,
  );
  const refused: unknown = await migrate(store.db).catch((error: unknown) => error);
  expect(explain(refused)).toMatch(/^The database is newer than this program: it knows 000_next\.sql[^\n]*$/);
});
