import { randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { openPostgres, type Store } from '#server/store/store.ts';
import { freePort } from '../../free-port.ts';
import { startShop, type ShopProcess } from '../../shop-process.ts';
import { startPostgres, type TemporaryPostgres } from '../../temporary-postgres.ts';
import { installedProxies, startProxy } from '../../faults/support/proxy.ts';
import { fenced } from '../../docs/markdown.ts';
import { writeFigures } from '../../docs/write-figures.ts';
import { fillOrders } from '../fill-orders.ts';
import { load, type LoadResult, type Shot } from '../load.ts';
import { orderableProduct, orderShot, statusPath } from '../order-shot.ts';
import { table } from '../table.ts';
import { flushesPerSecond } from './disk-flushes.ts';
import { openStreams } from './event-streams.ts';
import { processorSeconds } from './processor-time.ts';

/** Numbers of processes that are compared. */
const PROCESSES = [1, 2, 4] as const;
const LIMITS = { connections: 16, seconds: 6, requests: 100_000 };
/** What comes before each measurement: a process compiles what it runs often. */
const WARMING = { connections: 16, seconds: 4, requests: 400 };
/** Desks that are open meanwhile. */
const STREAMS = 40;
/** Changes after which it is measured when the last desk knows. */
const CHANGES = 3;
/** Name of the desk in nginx's file. */
const DESK = 'zaplecze.example';
/** How often (ms) the database is asked what it waits for. */
const LOOK_EVERY = 25;

/** What one load took, of all who took part. */
interface Measured extends LoadResult {
  /** Milliseconds of a processor a request. */
  shops: number;
  database: number;
  proxy: number;
}

interface Cluster {
  url: string;
  shops: readonly ShopProcess[];
  pids: Readonly<Record<'shops' | 'database' | 'proxy', readonly number[]>>;
  store: Store;
}

/** Sends a load through the proxy and reads what it cost shops, database and proxy. */
async function measure({ url, pids }: Cluster, next: (index: number) => Shot): Promise<Measured> {
  const read = () => {
    const sum = (all: readonly number[]) => all.reduce((total, pid) => total + processorSeconds(pid), 0);
    return { shops: sum(pids.shops), database: sum(pids.database), proxy: sum(pids.proxy) };
  };
  const before = read();
  const result = await load(url, next, LIMITS);
  const after = read();
  const each = (part: keyof typeof after) => ((after[part] - before[part]) * 1000) / result.succeeded;
  return { ...result, shops: each('shops'), database: each('database'), proxy: each('proxy') };
}

/** What PostgreSQL wrote and waited for, while `work` ran. */
async function watched<Result>({ store }: Cluster, work: () => Promise<Result>) {
  const read = async () => {
    const { rows } = await sql<{ bytes: number; syncs: number; commits: number; size: number }>`
      select wal_bytes::float8 as bytes, wal_sync::float8 as syncs, pg_database_size(current_database())::float8 as size,
        (select xact_commit::float8 from pg_stat_database where datname = current_database()) as commits
      from pg_stat_wal`.execute(store.db);
    const [row] = rows;
    if (!row) throw new Error('PostgreSQL tells no statistics');
    return row;
  };
  const waits = new Map<string, number>();
  const look = async () => {
    const { rows } = await sql<{ event: string; count: number }>`
      select coalesce(wait_event_type || ' ' || wait_event, 'works') as event, count(*)::int as count
      from pg_stat_activity
      where state = 'active' and pid <> pg_backend_pid() and datname = current_database() group by 1`.execute(
      store.db,
    );
    for (const { event, count } of rows) waits.set(event, (waits.get(event) ?? 0) + count);
  };
  const before = await read();
  let looking: Promise<unknown> = Promise.resolve();
  const clock = setInterval(() => {
    looking = looking.then(look);
  }, LOOK_EVERY);
  const result = await work().finally(() => clearInterval(clock));
  await looking;
  const after = await read();
  const wrote = {
    bytes: after.bytes - before.bytes,
    syncs: after.syncs - before.syncs,
    size: after.size - before.size,
    commits: after.commits - before.commits,
  };
  return { result, wrote, waits };
}

/** The states that statements were most often seen in, with their shares. */
function named(waits: ReadonlyMap<string, number>): string {
  const all = [...waits.values()].reduce((sum, count) => sum + count, 0);
  return [...waits]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 4)
    .map(([event, count]) => `${event} ${((count / all) * 100).toFixed(0)} %`)
    .join(', ');
}

/** Starts so many processes on an empty database behind nginx. */
async function withCluster<Result>(
  count: number,
  postgres: TemporaryPostgres,
  work: (cluster: Cluster) => Promise<Result>,
): Promise<Result> {
  const admin = openPostgres(postgres.url);
  const name = `scale_${count}`;
  await sql`create database ${sql.id(name)}`.execute(admin.db);
  await admin.close();
  const databaseUrl = postgres.url.replace(/\/postgres$/, `/${name}`);
  const ports = { shop: [] as number[], desk: [] as number[] };
  for (let index = 0; index < count; index += 1) {
    ports.shop.push(await freePort());
    ports.desk.push(await freePort());
  }
  const proxy = await startProxy('nginx', ports);
  const shops: ShopProcess[] = [];
  const store = openPostgres(databaseUrl);
  try {
    for (const [index, port] of ports.shop.entries()) {
      const settings = {
        DATABASE_URL: databaseUrl,
        PORT: String(port),
        DESK_PORT: String(ports.desk[index]),
        PUBLIC_URL: proxy.url,
        DASHBOARD_URL: `https://${DESK}`,
        TRUST_PROXY: '1',
        LOG_LEVEL: 'error',
      };
      shops.push(await startShop({ settings }));
    }
    return await work({
      url: proxy.url,
      shops,
      store,
      pids: { shops: shops.map(({ pid }) => pid), database: [postgres.pid], proxy: [proxy.pid] },
    });
  } finally {
    await store.close();
    for (const shop of shops) await shop.stop();
    await proxy.stop();
  }
}

const get = (path: string) => (): Shot => ({
  method: 'GET',
  path,
  headers: { 'accept-encoding': 'br' },
  status: 200,
});

/** Adds an owner, whose desks are opened. */
const addOwner = ({ store }: Cluster) =>
  store.db
    .insertInto('desk_person')
    .values({ id: randomUUID(), role: 'owner', name: 'Próba', email: 'proba@example.test', fairy_id: null })
    .execute();

/** Orders that wait for their answer while the desks' looks are measured. */
const OPEN_ORDERS = 10_000;
/** How long (ms) they are measured. */
const LOOKS_FOR = 6_000;

interface DeskTimes {
  told: number;
  /** Milliseconds until the last open desk knew of a change, the slowest of several. */
  slowest: number;
  /** Milliseconds of the database's processor a second, with all the open orders. */
  looking: number;
}

async function deskTimes(cluster: Cluster): Promise<DeskTimes> {
  const streams = await openStreams(cluster.store.db, { origin: cluster.url, name: DESK }, STREAMS);
  let [told, slowest] = [0, 0];
  for (let change = 0; change < CHANGES; change += 1) {
    const times = await streams.timesOf(() =>
      sql`update catalogue_version set version = version + 1`.execute(cluster.store.db),
    );
    told += times.length;
    slowest = Math.max(slowest, times.at(-1) ?? 0);
  }
  await fillOrders(cluster.store.db, OPEN_ORDERS, 'waiting');
  const spent = () => cluster.pids.database.reduce((sum, pid) => sum + processorSeconds(pid), 0);
  // The first look finds them; PostgreSQL counts what it has.
  await pause(LOOKS_FOR);
  const before = spent();
  await pause(LOOKS_FOR);
  const looking = ((spent() - before) * 1_000_000) / LOOKS_FOR;
  streams.close();
  return { told, slowest, looking };
}

/**
 * npm run bench -- scale: one, two and four processes behind nginx, on one PostgreSQL: pages, polls, orders, and the
 * desk's event streams. It tells what each request costs shops, database and proxy, which says more than rates where
 * all share a few processors, and what statements wait for. Writes its figures into docs/proof/figures.md.
 *
 * @returns exit code: 1 if a request got a wrong response or an event did not come, 2 without PostgreSQL or nginx
 */
export async function scaleBench(): Promise<number> {
  const postgres = installedProxies().includes('nginx') ? await startPostgres() : undefined;
  if (!postgres) {
    console.error('This bench needs PostgreSQL and nginx.');
    return 2;
  }
  const rows: string[][] = [];
  const facts: string[] = [
    `This machine's disk takes ${flushesPerSecond().toFixed(0)} flushes a second; ${(loadavg()[0] ?? 0).toFixed(1)} programs wanted its processors before the run.`,
    '',
  ];
  let wrong = 0;
  const note = (count: number, what: string, result: Measured) => {
    const figures = [result.shops, result.database, result.proxy].map((one) => one.toFixed(2));
    rows.push([what, String(count), result.perSecond.toFixed(0), result.p99.toFixed(0), ...figures]);
    wrong += result.failed;
  };
  try {
    for (const count of PROCESSES) {
      await withCluster(count, postgres, async (cluster) => {
        const [shop] = cluster.shops;
        if (!shop) throw new Error('No process has started');
        const product = await orderableProduct(shop);
        const status = await statusPath(shop);
        await addOwner(cluster);
        const warmed = async (next: (index: number) => Shot) => {
          await load(cluster.url, (index) => next(index + LIMITS.requests), WARMING);
          return next;
        };
        note(count, 'pages', await measure(cluster, await warmed(get('/tarot'))));
        note(count, 'polls', await measure(cluster, await warmed(get(status))));
        const orders = await warmed((index) => orderShot(product, index + 1));
        const { result, wrote, waits } = await watched(cluster, () => measure(cluster, orders));
        note(count, 'orders', result);
        const each = (value: number) => value / result.succeeded;
        facts.push(
          `${count}: an order writes ${(each(wrote.bytes) / 1000).toFixed(1)} kB of log and ${(each(wrote.size) / 1000).toFixed(1)} kB of data in ${each(wrote.commits).toFixed(1)} transactions, ${each(wrote.syncs).toFixed(2)} flushes`,
          `   statements: ${named(waits)}`,
        );
        const { told, slowest, looking } = await deskTimes(cluster);
        facts.push(
          `   ${STREAMS} open desks, ${CHANGES} changes: ${told} events, the last after ${(slowest / 1000).toFixed(1)} s`,
          `   ${OPEN_ORDERS.toLocaleString('en')} open orders: their looks take ${looking.toFixed(0)} ms of the database's processor a second`,
        );
        wrong += STREAMS * CHANGES - told;
      });
      console.log(`${count}: measured`);
    }
  } finally {
    await postgres.stop();
  }
  const head = ['Through nginx, TLS', 'processes', 'per second', 'p99 ms', 'shop', 'database', 'proxy'];
  rows.sort(([one = ''], [other = '']) => one.localeCompare(other));
  const text = `${table(head, rows)}\n\nshop, database, proxy: milliseconds of a processor a request\n\n${facts.join('\n')}`;
  console.log(`\n${text}\n${postgres.version}`);
  if (wrong === 0) writeFigures('scale', fenced(text));
  return wrong === 0 ? 0 : 1;
}
