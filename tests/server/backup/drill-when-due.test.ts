import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { drillWhenDue } from '#server/backup/run-drill.ts';
import type { Store } from '#server/store/store.ts';
import { startTestStore } from '#tests/server/support/test-store.ts';

const HOUR = 3_600_000;
const NOW = new Date('2026-11-26T12:00:00Z');
const NEWEST = '2026-11-26T11-00-00.000Z.tar.gz';

let store: Store;
let folder: string;
beforeAll(async () => {
  store = await startTestStore();
  folder = await mkdtemp(join(tmpdir(), 'drill-when-due-'));
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await sql`delete from restore_drill`.execute(store.db);
  for (const name of ['2026-11-25T11-00-00.000Z.tar.gz', NEWEST]) await writeFile(join(folder, name), '');
});

/** Tries the newest snapshot, read by a program with this text. */
async function drill(program: string, { at = NOW, stop = new AbortController() } = {}) {
  const path = join(folder, 'program.mjs');
  await writeFile(path, program);
  return drillWhenDue({ db: store.db, snapshots: folder, program: path, signal: stop.signal }, at);
}
const FAILS = 'process.exit(1)';
const noted = (hoursAgo: number, problem: 'unreadable' | null) =>
  store.db
    .insertInto('restore_drill')
    .values({
      at: new Date(NOW.getTime() - hoursAgo * HOUR),
      source: 'snapshot',
      seconds: 1,
      backup_at: null,
      orders: null,
      problem,
    })
    .execute();
const kept = () => store.db.selectFrom('restore_drill').select('problem').execute();

/** What the program prints of a snapshot that holds as much as the shop. */
async function contents(): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    select name || ' ' || digest as text from schema_migration`.execute(store.db);
  return JSON.stringify({
    migrations: rows.map(({ text }) => text),
    orders: 9,
    until: '2026-11-26T11:00:00.000Z',
    paid: 9,
    money: 999_999,
  });
}

type Drills = [hoursAgo: number, problem: 'unreadable' | null][];
test.each<[string, boolean, Drills]>([
  ['never', true, []],
  ['a week ago', true, [[7 * 24, null]]],
  ['not yet a week ago', false, [[7 * 24 - 0.001, null]]],
  ['a day ago, in vain', true, [[24, 'unreadable']]],
  ['less than a day ago, in vain', false, [[23.9, 'unreadable']]],
  [
    'six days ago, and in vain before',
    false,
    [
      [6 * 24, null],
      [8 * 24, 'unreadable'],
    ],
  ],
  [
    'a day ago in vain, and well before',
    true,
    [
      [25, 'unreadable'],
      [6 * 24, null],
    ],
  ],
])('of a snapshot that was tried %s it is %s that it is due [DK-28]', async (_when, isDue, drills) => {
  for (const [hoursAgo, problem] of drills) await noted(hoursAgo, problem);
  expect((await drill(FAILS)) !== undefined).toBe(isDue);
  expect(await kept()).toHaveLength(drills.length + (isDue ? 1 : 0));
});

test('the newest one is read, as of its own time, and what came of it is noted [DK-28]', async () => {
  const said = JSON.stringify(await contents());
  const isNewest = `process.argv[3].endsWith('${NEWEST}') && process.argv[4] === '2026-11-26T11:00:00.000Z'`;
  const made = await drill(`process.stdout.write(${isNewest} ? ${said} : '')`);
  expect(made).toMatchObject({ source: 'snapshot', backup: { orders: 9 } });
  expect(await kept()).toEqual([{ problem: null }]);
});

test('one of another shop is noted as such [DK-28]', async () => {
  const said = JSON.stringify((await contents()).replace('001_', 'x'));
  expect(await drill(`process.stdout.write(${said})`)).toMatchObject({ problem: 'other-shop' });
  expect(await kept()).toEqual([{ problem: 'other-shop' }]);
});

test.each([
  ['that cannot be read', FAILS, 'unreadable'],
  ['whose reading is killed', 'process.kill(process.pid, "SIGKILL")', 'broken-off'],
])('a snapshot %s is noted as %s [DK-28]', async (_what, program, problem) => {
  expect(await drill(program)).toMatchObject({ problem });
  expect(await kept()).toEqual([{ problem }]);
});

test('a drill that a stop ends is not noted, and without a snapshot none is made [DK-28]', async () => {
  const stop = new AbortController();
  stop.abort();
  expect(await drill(FAILS, { stop })).toBeUndefined();
  for (const name of ['2026-11-25T11-00-00.000Z.tar.gz', NEWEST]) await rm(join(folder, name));
  await writeFile(join(folder, 'other.tar.gz'), '');
  expect(await drill(FAILS)).toBeUndefined();
  await rm(join(folder, 'other.tar.gz'));
  expect(await drill(FAILS)).toBeUndefined();
  expect(await kept()).toEqual([]);
});
