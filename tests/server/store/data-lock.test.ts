import { mkdtemp, mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataFolderInUse, lockDataFolder } from '#server/store/data-lock.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'data-lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A claim left by somebody else. */
async function leaveClaim(claim: { pid: number; host: string; started: string } | string, age = 0) {
  await mkdir(join(folder, 'lock'), { recursive: true });
  const path = join(folder, 'lock', 'other.json');
  await writeFile(path, typeof claim === 'string' ? claim : JSON.stringify(claim));
  const then = new Date(Date.now() - age);
  await utimes(path, then, then);
}

async function pidOfTheDead(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid ?? 0;
}

describe('the lock of the data folder', () => {
  it('keeps a second owner out with a sentence, and lets the next one in after a release', async () => {
    const first = await lockDataFolder(folder);
    await expect(lockDataFolder(folder)).rejects.toThrow(DataFolderInUse);
    await expect(lockDataFolder(folder)).rejects.toThrow(`process ${process.pid}`);
    await first.release();
    const next = await lockDataFolder(folder);
    await next.release();
    expect(await readdir(join(folder, 'lock'))).toEqual([]);
  });

  it('a refused one leaves the owner in place', async () => {
    const owner = await lockDataFolder(folder);
    await lockDataFolder(folder).catch(() => undefined);
    expect(await readdir(join(folder, 'lock'))).toHaveLength(1);
    await owner.release();
  });

  it('never has two owners, however many come at once', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => lockDataFolder(folder)));
    const owners = outcomes.filter((outcome) => outcome.status === 'fulfilled');
    expect(owners.length).toBeLessThanOrEqual(1);
    await Promise.all(owners.map(({ value }) => value.release()));
  });

  it('takes over from a process that is dead', async () => {
    await leaveClaim({ pid: await pidOfTheDead(), host: hostname(), started: '1' });
    await (await lockDataFolder(folder)).release();
  });

  it('takes over when the number belongs to another process now', async () => {
    // This very process lives, but it did not start at the claimed moment. Told only where the system knows starts.
    const started = process.platform === 'linux' ? 'long ago' : '';
    await leaveClaim({ pid: process.pid, host: hostname(), started });
    const taken = lockDataFolder(folder);
    if (process.platform !== 'linux') return expect(taken).rejects.toThrow(DataFolderInUse);
    await (await taken).release();
  });

  it('believes a claim from another machine only while it is kept fresh', async () => {
    const elsewhere = { pid: 1, host: `not-${hostname()}`, started: '1' };
    await leaveClaim(elsewhere);
    await expect(lockDataFolder(folder)).rejects.toThrow('not-');
    await leaveClaim(elsewhere, 61_000);
    await (await lockDataFolder(folder)).release();
  });

  it('takes an unreadable claim for one being written, and clears it away once it is old', async () => {
    await leaveClaim('{');
    await expect(lockDataFolder(folder)).rejects.toThrow(DataFolderInUse);
    await leaveClaim('{', 61_000);
    await (await lockDataFolder(folder)).release();
  });
});
