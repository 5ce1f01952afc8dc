import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rotateSnapshots } from '#server/maintenance.ts';
import { DataFolderInUse } from '#server/store/data-lock.ts';
import { RestoreRefused } from '#server/store/restore.ts';
import { snapshotsIn, takeSnapshot } from '#server/store/snapshots.ts';
import { openEmbedded, type Store } from '#server/store/store.ts';
import { unpackDatabase } from '#tools/empty-database.ts';
import { isWholeProof } from '#tools/proof.ts';

// Making a database takes seconds, and many of them on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'embedded-'));
});
afterEach(() => rm(folder, { recursive: true }));

const notes = async ({ db }: Store) =>
  (await sql<{ text: string }>`select text from note order by text`.execute(db)).rows.map(({ text }) => text);

const buffersOf = async ({ db }: Store) =>
  (await sql<{ shared_buffers: string }>`show shared_buffers`.execute(db)).rows;

describe('the embedded database', () => {
  it('is one process’s alone, takes little memory for its buffers, goes on after a statement that failed, keeps its data, gives back the room of deleted rows with its snapshot, and comes back from it [LV-7]', async () => {
    const data = join(folder, 'data');
    await unpackDatabase(join(data, 'postgres'));
    const first = await openEmbedded(data);
    expect(await buffersOf(first)).toEqual([{ shared_buffers: '64MB' }]);
    await sql`create table note (text text)`.execute(first.db);
    await sql`insert into note values ('before')`.execute(first.db);
    await expect(openEmbedded(data)).rejects.toThrow(DataFolderInUse);

    await sql`create table gone (text text)`.execute(first.db);
    await sql`insert into gone select repeat('x', 100) from generate_series(1, 1000)`.execute(first.db);
    await sql`delete from gone`.execute(first.db);
    await first.snapshot();
    const { rows } = await sql<{ bytes: string }>`select pg_relation_size('gone') as bytes`.execute(first.db);
    expect(Number(rows[0]?.bytes)).toBe(0);

    await expect(sql`select nothing_here`.execute(first.db)).rejects.toThrow('nothing_here');
    const failing = first.db.transaction().execute((trx) => sql`select nothing_here`.execute(trx));
    await expect(failing).rejects.toThrow('nothing_here');
    expect((await sql<{ one: number }>`select 1 as one`.execute(first.db)).rows).toEqual([{ one: 1 }]);
    await sql`insert into note values ('after')`.execute(first.db);
    await first.close();

    const [snapshot = ''] = await snapshotsIn(join(data, 'snapshots'));
    const path = join(data, 'snapshots', snapshot);
    await expect(openEmbedded(data, path)).rejects.toThrow('needs an empty data folder');
    const target = join(folder, 'restored');
    await mkdir(join(target, 'postgres'), { recursive: true });
    const restored = await openEmbedded(target, path);
    expect(await notes(restored)).toEqual(['before']);
    await sql`insert into note values ('since')`.execute(restored.db);
    await restored.close();

    const warnings: string[] = [];
    const listen = (warning: Error) => void warnings.push(warning.message);
    process.on('warning', listen);
    const leftSet = await openEmbedded(target, path);
    expect(await notes(leftSet)).toEqual(['before', 'since']);
    await leftSet.close();
    process.off('warning', listen);
    expect(warnings).toEqual([expect.stringContaining('RESTORE_FROM is ignored')]);

    const damaged = join(folder, 'damaged.tar.gz');
    const whole = await readFile(path);
    for (const bytes of [
      whole.subarray(0, whole.length / 2),
      Buffer.alloc(0),
      Buffer.from('no archive'),
      gzipSync('no tar'),
    ]) {
      await writeFile(damaged, bytes);
      const refused: unknown = await openEmbedded(join(folder, 'new'), damaged).catch((e: unknown) => e);
      expect(refused).toBeInstanceOf(RestoreRefused);
      expect(await readdir(join(folder, 'new'))).toEqual(['lock']);
    }
    await expect(openEmbedded(join(folder, 'new'), join(folder, 'none'))).rejects.toThrow('ENOENT');
  });

  it('drops snapshots that hold what was deleted too long ago, never before there is a newer one [LV-6]', async () => {
    const snapshots = join(folder, 'snapshots');
    await mkdir(snapshots);
    const at = (day: number) => `2026-01-${String(day).padStart(2, '0')}T12-00-00.000Z.tar.gz`;
    for (const day of [1, 2, 3]) await writeFile(join(snapshots, at(day)), '');
    const retention = { backups: 2 };
    const there: string[][] = [];
    const store = {
      snapshot: async () => {
        there.push(await snapshotsIn(snapshots));
        await writeFile(join(snapshots, at(9)), '');
      },
    } as Store;
    const rotate = (day: number, isWanted = false) =>
      rotateSnapshots(
        { store, snapshots, retention },
        { isWanted, now: new Date(Date.UTC(2026, 0, day, 11)) },
      );
    await rotate(3);
    expect(await snapshotsIn(snapshots)).toEqual([at(3), at(2), at(1)]);
    expect(there).toEqual([]);
    await rotate(5);
    expect(there).toEqual([[at(3), at(2), at(1)]]);
    expect(await snapshotsIn(snapshots)).toEqual([at(9), at(3)]);
    await rotate(10, true);
    expect(there).toHaveLength(2);
    expect(await snapshotsIn(snapshots)).toEqual([at(9)]);
  });

  // Making a database anew takes seconds.
  it.runIf(isWholeProof)('takes little memory for its buffers from its first start', async () => {
    const store = await openEmbedded(join(folder, 'data'));
    expect(await buffersOf(store)).toEqual([{ shared_buffers: '64MB' }]);
    await store.close();
  });

  it('keeps snapshots from other users of the machine, and clears what a crash left of one [LV-7]', async () => {
    const kept = join(folder, 'snapshots');
    await mkdir(kept, { mode: 0o755 });
    await writeFile(join(kept, 'old.tar.gz.part'), 'half');
    const path = await takeSnapshot({ dumpDataDir: async () => new Blob(['archive']) }, kept);
    const modeOf = async (name: string) => ((await stat(name)).mode & 0o777).toString(8);
    expect([await modeOf(kept), await modeOf(path)]).toEqual(['700', '600']);
    expect(await readdir(kept)).toHaveLength(1);
  });

  it('keeps the newest day of snapshots', async () => {
    const database = { dumpDataDir: async () => new Blob(['archive']) };
    for (let hour = 0; hour < 30; hour += 1) {
      await takeSnapshot(database, folder, new Date(Date.UTC(2026, 10, 20, hour)));
    }
    const kept = await snapshotsIn(folder);
    expect(kept).toHaveLength(24);
    expect(kept[0]).toBe('2026-11-21T05-00-00.000Z.tar.gz');
    expect(await readdir(folder)).toHaveLength(24);
  });
});
