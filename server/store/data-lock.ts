import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** Age (ms) after which the claim of a process on another machine (or in another container) is stale. */
const STALE_AFTER = 60_000;
const HEARTBEAT = 15_000;
const ATTEMPTS = 4;

interface Claim {
  pid: number;
  host: string;
  /** The process's start time as the system reports it; tells a reused pid from the process that held the lock. */
  started: string;
}

/** Another process holds the lock of the data folder. */
export class DataFolderInUse extends Error {
  override name = 'DataFolderInUse';
  constructor(folder: string, owner: Claim) {
    super(
      `The data folder ${folder} is in use by another server (process ${owner.pid} on ${owner.host}). ` +
        'Stop it first, or set DATA_DIR to another folder.',
    );
  }
}

/** A held lock of a data folder. */
export interface DataLock {
  release(): Promise<void>;
}

/**
 * Locks the data folder for this process; PGlite itself has no lock, and two processes on one folder lose orders. Every
 * contender first writes a claim file of its own and only then reads the others', so that of two at least one sees the
 * other. Claims of dead processes are ignored, so that there is no takeover to race for.
 * @throws {DataFolderInUse}
 */
export async function lockDataFolder(folder: string): Promise<DataLock> {
  const claims = join(folder, 'lock');
  await mkdir(claims, { recursive: true });
  const mine = `${process.pid}-${randomUUID()}.json`;
  const claim: Claim = { pid: process.pid, host: hostname(), started: await startOf(process.pid) };

  for (let attempt = 1; ; attempt += 1) {
    await writeFile(join(claims, mine), JSON.stringify(claim), { flag: 'w' });
    const owner = await otherOwner(claims, mine);
    if (!owner) break;
    await rm(join(claims, mine), { force: true });
    // Two processes that start at the same moment both withdraw; the random delay lets one of them retry first.
    if (attempt === ATTEMPTS) throw new DataFolderInUse(folder, owner);
    await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 80 * attempt));
  }

  const heartbeat = setInterval(() => {
    const now = new Date();
    utimes(join(claims, mine), now, now).catch(() => undefined);
  }, HEARTBEAT).unref();
  return {
    async release() {
      clearInterval(heartbeat);
      await rm(join(claims, mine), { force: true });
    },
  };
}

/** Finds a claim of another living process; deletes the claims of dead ones. */
async function otherOwner(claims: string, mine: string): Promise<Claim | undefined> {
  for (const name of await readdir(claims)) {
    if (name === mine) continue;
    const path = join(claims, name);
    const claim = await readClaim(path);
    if (claim && (await isAlive(claim, path))) return claim;
    await rm(path, { force: true });
  }
  return undefined;
}

/** Reads a claim file; `undefined` when it was deleted. A partially written one counts as a living process. */
async function readClaim(path: string): Promise<Claim | undefined> {
  try {
    const { pid, host, started } = JSON.parse(await readFile(path, 'utf8')) as Partial<Claim>;
    return { pid: Number(pid), host: String(host), started: String(started) };
  } catch (error) {
    const gone = (error as NodeJS.ErrnoException).code === 'ENOENT';
    return gone ? undefined : { pid: NaN, host: 'unknown', started: '' };
  }
}

async function isAlive(claim: Claim, path: string): Promise<boolean> {
  if (claim.host !== hostname()) {
    const seen = await stat(path).catch(() => undefined);
    return seen !== undefined && Date.now() - seen.mtimeMs < STALE_AFTER;
  }
  try {
    process.kill(claim.pid, 0);
  } catch (error) {
    // EPERM: the process is alive and belongs to another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return claim.started === (await startOf(claim.pid));
}

/** A process's start time from /proc; empty for every process where there is no /proc. */
async function startOf(pid: number): Promise<string> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The second field is the program's name in brackets and may hold spaces; the start is the 22nd.
  return status.slice(status.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}
