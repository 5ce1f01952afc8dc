import { parseArgs } from 'node:util';
import { seed as fillSample } from '#server/store/seed.ts';
import { withTimeout } from '#server/timeout.ts';
import { openMigratedDatabase } from '../empty-database.ts';
import { postgresFolder } from '../temporary-postgres.ts';
import { table } from '../bench/table.ts';
import { withRows } from '../docs/kept-table.ts';
import { figurePage, writeFigures } from '../docs/write-figures.ts';
import { startShop } from '../shop-process.ts';
import { isStandInFault, STAND_IN_FAULTS } from '../stand-in/stand-in-api.ts';
import { lastCoupon, sameKey } from './crowds.ts';
import { databaseAway } from './database-away.ts';
import { makeDatabase, type DatabaseKind } from './support/database.ts';
import { diskFull } from './disk-full.ts';
import type { FaultReport } from './fault.ts';
import { foreignTroubles } from './foreign-troubles.ts';
import { fuzz } from './fuzz.ts';
import { fuzzAddresses } from './support/fuzz-addresses.ts';
import { heldBodies } from './support/held-bodies.ts';
import { killAtRandom } from './kills.ts';
import { killDuringMails } from './mail-kills.ts';
import { mailTroubles } from './mail-troubles.ts';
import { FAULTS } from './support/faulty-provider.ts';
import { startLiveShop, type LiveShop } from './support/live-shop.ts';
import { LOGS, searchLogs } from './support/log-search.ts';
import { useNineTabs, withSampleDesk } from './nine-tabs.ts';
import { mailRefusals } from './mail-refusals.ts';
import { deadlocks } from './deadlocks.ts';
import { providerTroubles } from './provider-troubles.ts';
import { killDuringRefunds } from './refund-kills.ts';
import { refundTroubles } from './refund-troubles.ts';
import { rollingRestart } from './rolling-restart.ts';
import { installedProxies } from './support/proxy.ts';
import { restoreDrill } from './restore-drill.ts';
import { stopUnderLoad } from './stop-under-load.ts';
import { translatedDesk, translatedPages } from './translated-pages.ts';
import { twoProcesses } from './two-processes.ts';
import { webhookTroubles } from './webhooks.ts';
import { startWholeDesk } from './whole-desk.ts';
import { startWholeShop } from './whole-shop.ts';
import { raceWithdrawals } from './withdrawal-race.ts';
import { migrate } from '#server/store/migrate.ts';
import type { Store } from '#server/store/store.ts';
import { applyNextRelease, withNextScript } from './next-release.ts';
import { ringAlarms, ringProcessAlarms } from './alarms.ts';
import { hasPrometheus, ringPrometheus } from './prometheus-alerts.ts';
import { soldOrder } from './support/alarm-faults.ts';
import { FAULT_HEAD, rowOf } from './support/fault-table.ts';
import { seed as fillShop } from '#server/store/seed.ts';

const USAGE =
  'npm run faults -- [kills|provider|foreign|webhooks|refunds|mails|withdrawals|crowds|database|disk|processes|deadlocks|fuzz|bodies|restore|translator|tabs|stop|rolling|update|alarms …] [--kills=50] [--seconds=30] [--calls=300] [--database=PGlite|PostgreSQL]';

/** Milliseconds within which each kind of fault must end, far longer than any takes. */
const KIND_WITHIN = 30 * 60_000;

/** What is run unless the command line says less. */
const WHOLE = { kills: 50, seconds: 30, calls: 300 };

/** Options of the command line. */
interface Extent {
  /** Number of kills per database. */
  kills: number;
  /** Seconds for which the database is unreachable. */
  seconds: number;
  /** Number of fuzzed calls per operation. */
  calls: number;
  /** The only database to run on; all that are here without it. */
  database: string | undefined;
  /** Faults to run, in the order of KINDS; empty: all. */
  only: readonly string[];
}

function readExtent(args: readonly string[]): Extent | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        kills: { type: 'string', default: String(WHOLE.kills) },
        seconds: { type: 'string', default: String(WHOLE.seconds) },
        calls: { type: 'string', default: String(WHOLE.calls) },
        database: { type: 'string' },
      },
      allowPositionals: true,
    });
    const { database } = values;
    const extent = {
      kills: Number(values.kills),
      seconds: Number(values.seconds),
      calls: Number(values.calls),
    };
    const isSound = Object.values(extent).every((number) => Number.isInteger(number) && number > 0);
    if (!isSound || !positionals.every((name) => Object.hasOwn(KINDS, name))) return undefined;
    const only = Object.keys(KINDS).filter((name) => positionals.length === 0 || positionals.includes(name));
    return { ...extent, database, only };
  } catch {
    return undefined;
  }
}

interface Run extends Extent {
  databases: readonly DatabaseKind[];
  collectLog: (log: string) => void;
  report: (report: FaultReport) => void;
}

async function withLiveShop(work: (shop: LiveShop) => Promise<FaultReport>): Promise<FaultReport> {
  const store = await openMigratedDatabase();
  await fillSample(store.db);
  const shop = await startLiveShop(store);
  try {
    return await work(shop);
  } finally {
    await shop.stop();
  }
}

/** Runs `work` against a built shop with an empty embedded database. */
async function withShop(
  { collectLog }: Run,
  work: (url: string) => Promise<void>,
  settings: Readonly<Record<string, string>> = {},
): Promise<void> {
  const shop = await startShop({ settings: { LOG_LEVEL: 'debug', ...settings } });
  try {
    await work(shop.url);
  } finally {
    await shop.stop();
    collectLog(shop.output());
  }
}

/** Runs `work` against a filled database of a kind. */
async function withFilled(
  kind: DatabaseKind,
  work: (store: Store) => Promise<FaultReport>,
): Promise<FaultReport> {
  const database = await makeDatabase(kind);
  const store = await database.open();
  try {
    await migrate(store.db);
    await fillShop(store.db);
    return await work(store);
  } finally {
    await store.close();
    await database.remove();
  }
}

const KINDS: Readonly<Record<string, (run: Run) => Promise<void>>> = {
  kills: async ({ databases, kills, collectLog, report }) => {
    for (const database of databases) {
      report(
        await killAtRandom({ database, kills, clients: 20, life: [500, 4_000], pays: true, collectLog }),
      );
    }
  },
  provider: async ({ report }) => report(await withLiveShop(providerTroubles)),
  foreign: async ({ collectLog, report }) => {
    for (const fault of Object.keys(STAND_IN_FAULTS).filter(isStandInFault))
      report(await foreignTroubles(fault, collectLog));
  },
  webhooks: async ({ report }) => report(await withLiveShop((shop) => webhookTroubles(shop, 100))),
  refunds: async ({ databases, collectLog, report }) => {
    report(await withLiveShop((shop) => refundTroubles(shop, { atOnce: 50, repeats: 20, faults: FAULTS })));
    for (const database of databases)
      report(await killDuringRefunds({ database, refunds: 4, kills: 5, collectLog }));
  },
  mails: async ({ databases, collectLog, report }) => {
    report(await withLiveShop((shop) => mailTroubles(shop, { orders: 20, minutes: 60 })));
    const reply = '550 5.7.1 Account suspended';
    report(await withLiveShop((shop) => mailRefusals(shop, { orders: 20, readers: 25, minutes: 60, reply })));
    for (const database of databases) report(await killDuringMails(database, collectLog));
  },
  withdrawals: async ({ databases, report }) => {
    for (const kind of databases)
      report(await withFilled(kind, ({ db }) => raceWithdrawals(db, 1_000, kind)));
  },
  crowds: (run) =>
    withShop(run, async (url) => {
      run.report(await lastCoupon({ url }, 1_000));
      run.report(await sameKey({ url }, 200));
    }),
  database: async ({ databases, seconds, collectLog, report }) => {
    if (databases.includes('PostgreSQL')) report(await databaseAway({ seconds, clients: 5, collectLog }));
  },
  disk: async ({ collectLog, report }) => report(await diskFull(collectLog)),
  processes: async ({ databases, collectLog, report }) => {
    if (databases.includes('PostgreSQL'))
      report(await twoProcesses({ buyers: 100, payments: 20, collectLog }));
  },
  deadlocks: async ({ databases, collectLog, report }) => {
    if (databases.includes('PostgreSQL')) report(await deadlocks({ browsers: 12, rounds: 25, collectLog }));
  },
  fuzz: async ({ calls, report }) => {
    const seed = Date.now() % 1_000_000;
    report(await withLiveShop(({ app }) => fuzz(app, calls, seed)));
    const shop = await startWholeShop();
    report(await fuzzAddresses({ ...shop, what: 'shop' }, calls, seed).finally(() => shop.stop()));
    const desk = await startWholeDesk();
    report(await fuzzAddresses(desk, calls, seed).finally(() => desk.stop()));
  },
  bodies: (run) =>
    withShop(
      run,
      async (url) => run.report(await heldBodies({ url }, { connections: 1_005, untilLetGo: true })),
      { RATE_LIMIT: 'on' },
    ),
  restore: async ({ collectLog, report }) => report(await restoreDrill(20, collectLog)),
  translator: async (run) => {
    const seed = Date.now() % 1_000_000;
    await withShop(run, async (url) => run.report(await translatedPages(url, 60, seed)));
    run.report(
      await withSampleDesk(run.collectLog, (context, desk) =>
        translatedDesk(context, desk, { presses: 40, seed }),
      ),
    );
  },
  tabs: async ({ collectLog, report }) => report(await withSampleDesk(collectLog, useNineTabs)),
  stop: async ({ databases, collectLog, report }) => {
    for (const database of databases)
      report(await stopUnderLoad({ database, clients: 20, after: 3_000, collectLog }));
  },
  rolling: async ({ databases, collectLog, report }) => {
    if (!databases.includes('PostgreSQL')) return;
    for (const proxy of installedProxies()) {
      report(await rollingRestart({ proxy, clients: 8, rounds: 2, collectLog }));
    }
  },
  update: async ({ databases, collectLog, report }) => {
    const [proxy] = installedProxies();
    if (!databases.includes('PostgreSQL') || !proxy) return;
    const what = 'the next release’s migrations and files under load, then back to this release';
    const restart = (lay: () => string) => {
      const first = async (databaseUrl: string) => {
        await applyNextRelease(databaseUrl);
        return lay();
      };
      return rollingRestart({ proxy, clients: 8, rounds: 1, collectLog, what, first });
    };
    report(await withNextScript(restart));
  },
  alarms: async ({ databases, collectLog, report }) => {
    for (const kind of databases)
      report(await withFilled(kind, async ({ db }) => ringAlarms(db, await soldOrder(db), kind)));
    report(ringProcessAlarms());
    if (hasPrometheus) report(await ringPrometheus(collectLog));
  },
};

/**
 * npm run faults: fault injection against the built shop, and against the API with failing payment providers. Stays
 * on this machine. A run of all faults on both databases writes docs/proof/faults.md, a run of some of them their rows.
 * @returns exit code: 1 if any expectation was violated
 */
export async function main(args: string[]): Promise<number> {
  const extent = readExtent(args);
  if (!extent) {
    console.error(USAGE);
    return 2;
  }
  const logs: string[] = [];
  const reports: FaultReport[] = [];
  const report = (one: FaultReport) => {
    reports.push(one);
    console.log(`${one.what}: ${one.problems.length === 0 ? 'held' : one.problems.join('; ')}`);
  };
  const installed: DatabaseKind[] = postgresFolder() ? ['PGlite', 'PostgreSQL'] : ['PGlite'];
  const databases = installed.filter((kind) => extent.database === undefined || kind === extent.database);
  const run: Run = { ...extent, databases, collectLog: (log) => void logs.push(log), report };
  for (const name of extent.only) {
    const inject = KINDS[name];
    const ended = inject && (await withTimeout(KIND_WITHIN, inject(run)).catch((error: unknown) => error));
    if (!(ended instanceof Error)) continue;
    console.error(ended);
    report({ what: name, tried: 'all of it', seen: 'it did not end well', problems: [ended.message] });
  }
  if (logs.length > 0) report(searchLogs(logs));

  const day = new Date().toISOString().slice(0, 10);
  const rows = reports.map((one) => rowOf(one, day));
  console.log(`\n${table(FAULT_HEAD, rows)}`);
  const isFull =
    databases.length === 2 &&
    Object.entries(WHOLE).every(([name, full]) => extent[name as keyof typeof WHOLE] >= full);
  const isWhole = extent.only.length === Object.keys(KINDS).length;
  // The logs of a few faults are not those of all.
  const kept = isWhole ? rows : rows.filter(([what]) => what !== LOGS);
  const page = isWhole ? '' : figurePage('faults');
  if (isFull) writeFigures('faults', withRows(FAULT_HEAD, page, kept, extent.only), 'each row on its day');
  if (installedProxies().length === 0) console.log('\nNeither nginx nor Caddy here: no restart behind one.');
  if (!postgresFolder()) console.log('\nNo postgres program here: what needs one was left out.');
  return reports.some(({ problems }) => problems.length > 0) ? 1 : 0;
}
