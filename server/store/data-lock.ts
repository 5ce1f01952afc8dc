import { OwnError } from '#server/own-error.ts';
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, readlink, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** How often (ms) a process touches its claim. */
const HEARTBEAT = 5_000;
/** After so many missed heartbeats the process behind a claim of another machine or container counts as dead. */
const MISSED_HEARTBEATS = 4;
const ATTEMPTS = 4;

interface Claim {
  pid: number;
  /** For people: containers may share a host name. */
  host: string;
  /** Boot and process namespace: only within one of them can process numbers be compared. */
  machine: string;
  /** The process's start time as reported by the system; distinguishes a reused pid from the process that held the lock. */
  started: string;
}

/** Another process holds the lock of the data folder. */
export class DataFolderInUse extends OwnError {
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
 * Locks the data folder for this process. PGlite has no lock, and two processes on one folder lose orders. Each
 * process first writes its own claim file and then reads the others', so of two at least one sees the other. Claims
 * of dead processes are ignored. A claim of another machine or container is watched for changes, without comparing
 * clocks; so a killed container starts again after twenty seconds.
 * @throws {DataFolderInUse}
 */
export async function lockDataFolder(folder: string, heartbeatMs = HEARTBEAT): Promise<DataLock> {
  const claims = join(folder, 'lock');
  await mkdir(claims, { recursive: true });
  const mine = `${process.pid}-${randomUUID()}.json`;
  const machine = await thisMachine();
  const claim: Claim = { pid: process.pid, host: hostname(), machine, started: await startOf(process.pid) };
  const isAlive = (other: Claim, path: string) =>
    other.machine === machine ? isRunning(other) : isTouched(path, heartbeatMs);

  for (let attempt = 1; ; attempt += 1) {
    // Nobody reads half a claim: another's that cannot be read is watched, which takes seconds.
    await writeFile(join(claims, `${mine}.part`), JSON.stringify(claim));
    await rename(join(claims, `${mine}.part`), join(claims, mine));
    const heartbeat = touchRegularly(join(claims, mine), heartbeatMs);
    const release = async () => {
      clearInterval(heartbeat);
      await rm(join(claims, mine), { force: true });
    };
    const owner = await otherOwner(claims, mine, isAlive);
    if (!owner) return { release };
    await release();
    // Two processes that start at the same moment both withdraw; the random delay lets one of them retry first.
    if (attempt === ATTEMPTS) throw new DataFolderInUse(folder, owner);
    await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 80 * attempt));
  }
}

/** Touches a claim at every heartbeat, until the interval is cleared. */
const touchRegularly = (path: string, heartbeatMs: number) =>
  setInterval(() => {
    const now = new Date();
    utimes(path, now, now).catch(() => undefined);
  }, heartbeatMs).unref();

/** Finds a claim of another living process; deletes the claims of dead ones. */
async function otherOwner(
  claims: string,
  mine: string,
  isAlive: (claim: Claim, path: string) => Promise<boolean>,
): Promise<Claim | undefined> {
  for (const name of await readdir(claims)) {
    if (name === mine || name.endsWith('.part')) continue;
    const path = join(claims, name);
    const claim = await readClaim(path);
    if (claim && (await isAlive(claim, path))) return claim;
    await rm(path, { force: true });
  }
  return undefined;
}

/** Reads a claim file; `undefined` if it was deleted. An unreadable claim belongs to another machine. */
async function readClaim(path: string): Promise<Claim | undefined> {
  try {
    const { pid, host, machine, started } = JSON.parse(await readFile(path, 'utf8')) as Partial<Claim>;
    return { pid: Number(pid), host: String(host), machine: String(machine), started: String(started) };
  } catch (error) {
    const gone = (error as NodeJS.ErrnoException).code === 'ENOENT';
    return gone ? undefined : { pid: NaN, host: 'unknown', machine: '', started: '' };
  }
}

/** Whether a process of this machine and namespace lives. */
async function isRunning(claim: Claim): Promise<boolean> {
  try {
    process.kill(claim.pid, 0);
  } catch (error) {
    // EPERM: the process is alive and belongs to another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return claim.started === (await startOf(claim.pid));
}

/** Watches whether a claim is touched; its machine's clock may be wrong. */
async function isTouched(path: string, heartbeatMs: number): Promise<boolean> {
  const touchedAt = () =>
    stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
  const first = await touchedAt();
  for (let looks = 0; looks < 2 * MISSED_HEARTBEATS; looks += 1) {
    await pause(heartbeatMs / 2);
    const now = await touchedAt();
    if (now === undefined) return false;
    if (now !== first) return true;
  }
  return false;
}

/** Names the boot and the namespace in which this process has its number; only the host where there is no /proc. */
async function thisMachine(): Promise<string> {
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '');
  const namespace = await readlink('/proc/self/ns/pid').catch(() => '');
  return [hostname(), boot.trim(), namespace].join(' ');
}

/** A process's start time from /proc; empty for every process where there is no /proc. */
async function startOf(pid: number): Promise<string> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The second field is the program's name in brackets and may hold spaces; the start is the 22nd.
  return status.slice(status.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}
