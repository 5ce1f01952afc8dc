import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** A process on another machine (or in another container) is believed alive while its claim is younger than this. */
const SILENCE = 60_000;
const HEARTBEAT = 15_000;
const ATTEMPTS = 4;

interface Claim {
  pid: number;
  host: string;
  /** When the process started, as the system counts; tells a recycled pid from the process that held it. */
  started: string;
}

/** Another process works on the same data folder. */
export class DataFolderInUse extends Error {
  override name = 'DataFolderInUse';
  constructor(folder: string, owner: Claim) {
    super(
      `The data folder ${folder} is in use by another server (process ${owner.pid} on ${owner.host}). ` +
        'Stop it first, or set DATA_DIR to another folder.',
    );
  }
}

export interface DataLock {
  release(): Promise<void>;
}

/**
 * Takes the data folder for this process alone; PGlite itself has no lock, and two processes on one folder lose
 * orders. Every contender first announces itself by a file of its own and only then looks at the others', so that of
 * two at least one sees the other; a dead one's file is in nobody's way, and there is no takeover to race for.
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
    // Two that start at the same moment see each other and both step back; one of them soon comes alone.
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

/** The first living owner besides us; claims of the dead are cleared away. */
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

/** `undefined` when the file has gone meanwhile. One that is being written this moment counts as alive. */
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
    return seen !== undefined && Date.now() - seen.mtimeMs < SILENCE;
  }
  try {
    process.kill(claim.pid, 0);
  } catch (error) {
    // EPERM: it lives, under another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return claim.started === (await startOf(claim.pid));
}

/** Where the system does not tell (no /proc), every process is taken to have started at the same time. */
async function startOf(pid: number): Promise<string> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The second field is the program's name in brackets and may hold spaces; the start is the 22nd.
  return status.slice(status.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}
