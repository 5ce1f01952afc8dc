import { mkdtemp, mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DataFolderInUse, lockDataFolder } from '#server/store/data-lock.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'data-lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Heartbeat in ms, a hundredth of the real one. */
const HEARTBEAT = 50;

/** The claim that a process here writes. */
async function ownClaim(): Promise<{ pid: number; host: string; machine: string; started: string }> {
  const lock = await lockDataFolder(folder);
  const [name = ''] = await readdir(join(folder, 'lock'));
  const claim = JSON.parse(await readFile(join(folder, 'lock', name), 'utf8'));
  await lock.release();
  return claim;
}

/** Leaves a claim of somebody else, and returns what touches it from now on. */
async function leaveClaim(claim: object | string) {
  await mkdir(join(folder, 'lock'), { recursive: true });
  const path = join(folder, 'lock', 'other.json');
  await writeFile(path, typeof claim === 'string' ? claim : JSON.stringify(claim));
  let beats = 0;
  return setInterval(() => {
    beats += 1;
    // A machine whose clock is years behind.
    utimes(path, beats, beats).catch(() => undefined);
  }, HEARTBEAT);
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
    await expect(lockDataFolder(folder)).rejects.toThrow(
      `The data folder ${folder} is in use by another server (process ${process.pid} on ${hostname()}). ` +
        'Stop it first, or set DATA_DIR to another folder.',
    );
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
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(owners.length).toBeLessThanOrEqual(1);
    expect(
      refused.map(({ reason }): unknown => reason).filter((one) => !(one instanceof DataFolderInUse)),
    ).toEqual([]);
    // Whoever was refused has withdrawn: the folder is its owner's, or the next one's.
    expect(await readdir(join(folder, 'lock'))).toHaveLength(owners.length);
    await Promise.all(owners.map(({ value }) => value.release()));
    await (await lockDataFolder(folder)).release();
  });

  it('takes over from a process that is dead', async () => {
    clearInterval(await leaveClaim({ ...(await ownClaim()), pid: await pidOfTheDead() }));
    await (await lockDataFolder(folder)).release();
  });

  it('takes over when the number belongs to another process now', async () => {
    // This very process lives, but it did not start at the claimed moment. Told only where the system knows starts.
    const started = process.platform === 'linux' ? 'long ago' : '';
    clearInterval(await leaveClaim({ ...(await ownClaim()), started }));
    const taken = lockDataFolder(folder);
    if (process.platform !== 'linux') return expect(taken).rejects.toThrow(DataFolderInUse);
    await (await taken).release();
  });

  it.each([
    ['another machine', async () => ({ ...(await ownClaim()), host: 'elsewhere', machine: 'elsewhere' })],
    [
      'another container of the same host name, with the same process number',
      async () => ({ ...(await ownClaim()), machine: 'pid:[1]', started: '1' }),
    ],
    ['an older version of the shop', async () => ({ ...(await ownClaim()), machine: undefined })],
    ['somebody, that cannot be read,', async () => '{'],
  ])('believes a claim of %s only while it is touched, whatever the clocks say', async (_, claimed) => {
    const touching = await leaveClaim(await claimed());
    await expect(lockDataFolder(folder, HEARTBEAT)).rejects.toThrow(DataFolderInUse);
    clearInterval(touching);
    await (await lockDataFolder(folder, HEARTBEAT)).release();
  });

  it('touches its own claim', async () => {
    const lock = await lockDataFolder(folder, HEARTBEAT);
    const [name = ''] = await readdir(join(folder, 'lock'));
    const { mtimeMs } = await stat(join(folder, 'lock', name));
    await vi.waitFor(async () =>
      expect((await stat(join(folder, 'lock', name))).mtimeMs).toBeGreaterThan(mtimeMs),
    );
    await lock.release();
  });
});
