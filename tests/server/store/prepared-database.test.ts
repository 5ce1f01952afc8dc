import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isWholeProof } from '#tools/proof.ts';
import { sql } from 'kysely';
import { migrate, MIGRATIONS } from '#server/store/migrate.ts';
import {
  openPrepared,
  prepareDatabase,
  preparedBeside,
  unpackPrepared,
} from '#server/store/prepared-database.ts';
import { seed } from '#server/store/seed.ts';
import { inRepository } from '#tools/setup/repository.mjs';

let folder: string;
let program: string;
let archive: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prepared-test-'));
  expect(preparedBeside(join(folder, 'main.js'))).toBeUndefined();
  // Making one takes seconds, and a build of these migrations has done it.
  program = inRepository('dist/server/main.js');
  if (isWholeProof || preparedBeside(program) === undefined) {
    const made = join(folder, 'made');
    await mkdir(made);
    await prepareDatabase(made);
    program = join(made, 'main.js');
  }
  archive = preparedBeside(program) ?? '';
});
afterAll(() => rm(folder, { recursive: true }));

test('a build leaves one archive beside the program, under a name that fits these migrations alone', async () => {
  const left = (await readdir(dirname(program))).filter((name) => name.startsWith('database-'));
  expect(left).toEqual([expect.stringMatching(/^database-[0-9a-f]{16}\.tar\.gz$/)]);
  expect(archive).toBe(join(dirname(program), left[0] ?? ''));
});

test.runIf(isWholeProof)(
  'a new shop gets it: every migration is applied, nothing of a shop is in it, and it works [EM-1]',
  async () => {
    const data = join(folder, 'new');
    const begun = Date.now() - 1;
    const store = await openPrepared(data, { restoreFrom: undefined, program });
    try {
      expect(await migrate(store.db)).toEqual([]);
      const { rows } = await sql<{ applied: number; jobs: number; orders: number; since: Date }>`
      select (select min(applied_at) from schema_migration) as since, (select count(*) from schema_migration)::int as applied, (select count(*) from job)::int as jobs,
        (select count(*) from shop_order)::int as orders`.execute(store.db);
      expect(rows).toEqual([{ applied: MIGRATIONS.length, jobs: 0, orders: 0, since: expect.any(Date) }]);
      expect(rows[0]?.since.getTime()).toBeGreaterThanOrEqual(begun);
      expect(await seed(store.db)).toBe(true);
    } finally {
      await store.close();
    }
    expect(await unpackPrepared(join(data, 'postgres'), archive)).toBe(false);
  },
);

test('a damaged archive is passed over with a warning, and leaves nothing behind', async () => {
  const warnings: string[] = [];
  const listen = (warning: Error) => void warnings.push(warning.message);
  process.on('warning', listen);
  const damaged = join(folder, 'damaged.tar.gz');
  await writeFile(damaged, 'not an archive');
  expect(await unpackPrepared(join(folder, 'none'), damaged)).toBe(false);
  await new Promise((resolve) => setImmediate(resolve));
  process.off('warning', listen);
  expect(warnings).toEqual([expect.stringContaining('cannot be used')]);
  expect((await readdir(folder)).filter((name) => name.startsWith('none'))).toEqual([]);
});
