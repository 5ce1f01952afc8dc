import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { migrate } from '#server/store/migrate.ts';
import { seed } from '#server/store/seed.ts';
import { openEmbedded, openPostgres } from '#server/store/store.ts';
import { startShop, type ShopProcess } from '../shop-process.ts';
import { startPostgres } from '../temporary-postgres.ts';
import { fillOrders } from './fill-orders.ts';
import { load, type LoadResult, type Shot } from './load.ts';
import { peakMemory } from './memory.ts';
import { orderableProduct, orderShot, statusPath } from './order-shot.ts';
import { startProvider } from './provider/start-provider.ts';
import { processorSeconds } from './scale/processor-time.ts';
import { table } from './table.ts';

/** Databases that a shop can have. */
const DATABASES = ['PGlite', 'PostgreSQL'] as const;
type Database = (typeof DATABASES)[number];

/** How often two builds are measured in turns. */
const ROUNDS = 5;
const READS = { connections: 8, seconds: 5, requests: 50_000 };
const ORDERS = { connections: 4, seconds: 5, requests: 2_000 };
/** What comes before the first measurement: a process compiles what it runs often. */
const WARMING = { seconds: 2, requests: 2_000 };

/** A build's shop with its database. */
interface Running {
  shop: ShopProcess;
  /** First process of its PostgreSQL. */
  databasePid: number | undefined;
  /** Of its PostgreSQL. */
  version: string | undefined;
  /** Milliseconds from the start of the process to its first page. */
  firstPage: number;
  /** Megabytes that the process had taken by then. */
  startMemory: number | undefined;
  stop: () => Promise<unknown>;
}

/** What one load took. */
interface Measured extends LoadResult {
  /** Milliseconds of a processor a request, of the shop and of its PostgreSQL; `undefined` on anything but Linux. */
  shopTime: number | undefined;
  databaseTime: number | undefined;
}

const get = (path: string) => (): Shot => ({
  method: 'GET',
  path,
  headers: { 'accept-encoding': 'br' },
  status: 200,
});

/** The loads, each with what it sends to a shop. */
const LOADS = {
  'cached page /tarot': { limits: READS, shots: async () => get('/tarot') },
  'API GET /fairy': { limits: READS, shots: async () => get('/api/fairy') },
  'API GET /moon': { limits: READS, shots: async () => get('/api/moon') },
  'status polls': { limits: READS, shots: async (shop: ShopProcess) => get(await statusPath(shop)) },
  orders: {
    limits: ORDERS,
    shots: async (shop: ShopProcess) => {
      const product = await orderableProduct(shop);
      return (index: number) => orderShot(product, index);
    },
  },
} as const;
type LoadName = keyof typeof LOADS;
const NAMES = Object.keys(LOADS) as LoadName[];

/** What a build is started with: another folder's program, orders that were placed before, a provider in a process of its own. */
interface Start {
  folder?: string;
  orders?: number;
  provider?: 'apart';
}

/** A new folder for data, or a database, with the sample and so many orders. */
async function withOrders(count: number, databaseUrl: string | undefined): Promise<Record<string, string>> {
  const data = databaseUrl === undefined ? await mkdtemp(join(tmpdir(), 'load-bench-')) : undefined;
  const store = data === undefined ? openPostgres(databaseUrl ?? '') : await openEmbedded(data);
  try {
    await migrate(store.db);
    await seed(store.db);
    await fillOrders(store.db, count, 'sent');
    // The planner would take the filled tables for empty ones.
    await sql`analyze`.execute(store.db);
  } finally {
    await store.close();
  }
  return data === undefined ? {} : { DATA_DIR: data };
}

/** Starts a build. `undefined` where PostgreSQL is not installed. */
async function start(database: Database, { folder, orders, provider }: Start): Promise<Running | undefined> {
  const postgres = database === 'PostgreSQL' ? await startPostgres() : undefined;
  if (database === 'PostgreSQL' && !postgres) return undefined;
  const filled: Record<string, string> = orders === undefined ? {} : await withOrders(orders, postgres?.url);
  const apart = provider && (await startProvider());
  const settings = {
    LOG_LEVEL: 'error',
    ...(postgres && { DATABASE_URL: postgres.url }),
    ...apart?.settings,
    ...filled,
  };
  const began = performance.now();
  const shop = await startShop({ settings, ...(folder !== undefined && { folder }) });
  await (await fetch(`${shop.url}/tarot`)).arrayBuffer();
  return {
    shop,
    databasePid: postgres?.pid,
    version: postgres?.version,
    firstPage: performance.now() - began,
    startMemory: peakMemory(shop.pid),
    stop: async () => {
      await shop.stop();
      apart?.stop();
      await postgres?.stop();
      if (filled['DATA_DIR'] !== undefined) await rm(filled['DATA_DIR'], { recursive: true, force: true });
    },
  };
}

const spentBy = (pid: number | undefined): number | undefined => {
  try {
    return pid === undefined ? undefined : processorSeconds(pid);
  } catch {
    return undefined;
  }
};

async function measure(
  { shop, databasePid }: Running,
  next: (index: number) => Shot,
  limits: Parameters<typeof load>[2],
): Promise<Measured> {
  const read = () => [spentBy(shop.pid), spentBy(databasePid)] as const;
  const before = read();
  const result = await load(shop.url, next, limits);
  const after = read();
  const each = (part: 0 | 1) => {
    const [from, to] = [before[part], after[part]];
    return from === undefined || to === undefined ? undefined : ((to - from) * 1000) / result.succeeded;
  };
  return { ...result, shopTime: each(0), databaseTime: each(1) };
}

const median = (values: readonly (number | undefined)[]): number | undefined => {
  const sorted = values.filter((value) => value !== undefined).toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)];
};

const cell = (value: number | undefined, digits: number) =>
  value === undefined ? '' : value.toFixed(digits);

const HEADS = [
  'per second',
  'median ms',
  'p99 ms',
  'shop ms',
  'database ms',
  'succeeded',
  'failed',
  'peak MB',
];

/**
 * Loads of reads, polls and orders on each database, with what a request costs shop and database in processor time.
 * Client, shop and database share the processors, so rates are lower bounds.
 *
 * @param print takes the tables of each database as soon as they are whole
 * @param other what is measured in turns with this build on an empty database, since only such a pair tells a difference: a folder with
 * another build, or a number of orders that this build has already
 * @returns how many responses were wrong
 */
export async function measureLoads(print: (text: string) => void, other?: string): Promise<number> {
  let failed = 0;
  for (const database of DATABASES) {
    const measured = await measureDatabase(database, other);
    if (measured) print(`${measured.text}\n`);
    else print(`No program of ${database} here.`);
    failed += measured?.failed ?? 0;
  }
  print('shop ms, database ms: of a processor, a request');
  return failed;
}

/** The loads on one database; `undefined` where it is not installed. */
async function measureDatabase(
  database: Database,
  other: string | undefined,
): Promise<{ text: string; failed: number } | undefined> {
  const builds: Record<string, Running> = {};
  const starts: string[][] = [];
  const rows: string[][] = [];
  let failed = 0;
  let version = '';
  try {
    for (const [name, way] of Object.entries(waysOf(other))) {
      const running = await start(database, way);
      if (!running) return undefined;
      builds[name] = running;
      version = running.version ?? version;
      starts.push([`${database} ${name}`.trim(), running.firstPage.toFixed(0), cell(running.startMemory, 0)]);
    }
    for (const name of NAMES) {
      const measured = await inTurns(name, builds, other === undefined ? 1 : ROUNDS);
      for (const [build, results] of Object.entries(measured)) {
        failed += results.reduce((sum, result) => sum + result.failed, 0);
        rows.push(toRow(`${name}, ${database}`, build, results, builds[build]));
      }
    }
  } finally {
    for (const { stop } of Object.values(builds)) await stop();
  }
  const tables = [
    table(['First start', 'to the first page, ms', 'peak MB'], starts),
    table(['Load', ...HEADS], rows),
  ];
  return { text: [...tables, version].join('\n\n').trimEnd(), failed };
}

/** What is measured, by its name in the tables. Where orders are compared, both databases are prepared before. */
function waysOf(other: string | undefined): Record<string, Start> {
  if (other === undefined) return { '': {}, 'provider in its own process': { provider: 'apart' } };
  return /^\d+$/.test(other)
    ? { '': { orders: 0 }, [`${other} orders`]: { orders: Number(other) } }
    : { '': {}, 'other build': { folder: other } };
}

/** Measures each build alternately, `rounds` times, with a changing first one. */
async function inTurns(
  name: LoadName,
  builds: Readonly<Record<string, Running>>,
  rounds: number,
): Promise<Record<string, Measured[]>> {
  const { limits, shots } = LOADS[name];
  const all: Record<string, Measured[]> = {};
  const sent: Record<string, () => Shot> = {};
  for (const [build, running] of Object.entries(builds)) {
    const shot = await shots(running.shop);
    // A new customer for each order of all rounds.
    let count = 0;
    const next = () => shot((count += 1));
    sent[build] = next;
    await load(running.shop.url, next, { ...limits, ...WARMING });
  }
  for (let round = 0; round < rounds; round += 1) {
    const turn = Object.entries(builds);
    for (const [build, running] of round % 2 === 0 ? turn : turn.toReversed()) {
      const next = sent[build];
      if (next) (all[build] ??= []).push(await measure(running, next, limits));
    }
  }
  return all;
}

function toRow(
  name: string,
  build: string,
  results: readonly Measured[],
  running: Running | undefined,
): string[] {
  const middle = (of: (result: Measured) => number | undefined, digits: number) =>
    cell(median(results.map(of)), digits);
  const sum = (of: (result: Measured) => number) =>
    String(results.reduce((all, result) => all + of(result), 0));
  return [
    build === '' ? name : `  ${build}`,
    middle(({ perSecond }) => perSecond, 0),
    middle(({ median: time }) => time, 1),
    middle(({ p99 }) => p99, 1),
    middle(({ shopTime }) => shopTime, 2),
    middle(({ databaseTime }) => databaseTime, 2),
    sum(({ succeeded }) => succeeded),
    sum((result) => result.failed),
    running ? cell(peakMemory(running.shop.pid), 0) : '',
  ];
}
