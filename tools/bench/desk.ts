import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '#server/clock.ts';
import { loadConfig } from '#server/config.ts';
import { buildDesk } from '#server/desk/build-desk.ts';
import { Sessions } from '#server/desk/access/sessions.ts';
import { migrate } from '#server/store/migrate.ts';
import { openEmbedded, openPostgres, type Store } from '#server/store/store.ts';
import type { DeskRole } from '#domain/desk-terms.ts';
import { startPostgres } from '../temporary-postgres.ts';
import { fillShop } from '../demo/fill-shop.ts';
import { deskCalls, findSubject } from './desk-calls.ts';
import { table } from './table.ts';
import { fenced } from '../docs/markdown.ts';
import { writeFigures } from '../docs/write-figures.ts';

/** How often each call is made, one after another. */
const CALLS = 100;
/** A desk answers within this time (ms), nineteen times of twenty. */
const LIMIT = 100;

/** Signs a person of the made-up shop in. */
async function signIn({ db }: Store, role: DeskRole, fairyId: string): Promise<string> {
  const people = db.selectFrom('desk_person').select('id').where('role', '=', role);
  const { id } = await (
    role === 'owner' ? people : people.where('fairy_id', '=', fairyId)
  ).executeTakeFirstOrThrow();
  const entry = { personId: id, entry: 'passkey', device: 'bench', replaces: undefined } as const;
  return db.transaction().execute((trx) => new Sessions(db, systemClock, false).open(trx, entry));
}

/** Measures every list call; resolves with median and 95th percentile in milliseconds. */
async function measure(store: Store, orders: number): Promise<Map<string, [number, number]>> {
  const { db } = store;
  await migrate(db);
  const config = loadConfig({ LOG_LEVEL: 'silent', RATE_LIMIT: 'off', ROOT_DIR: '/nowhere' });
  await fillShop(db, { config, seed: 7, orders, days: 3 * 365, waiting: 500 });
  const offer = await db
    .selectFrom('fairy_product')
    .select(['fairy_id as fairyId', 'product_id as productId'])
    .limit(1)
    .executeTakeFirstOrThrow();
  const cookies = {
    owner: `desk-3001=${await signIn(store, 'owner', offer.fairyId)}`,
    specialist: `desk-3001=${await signIn(store, 'specialist', offer.fairyId)}`,
  };
  const app = await buildDesk(config, { db });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const subject = await findSubject(db, offer);
  const times = new Map<string, [number, number]>();
  try {
    for (const { what, as, path, body } of deskCalls(subject)) {
      const taken: number[] = [];
      for (let call = -5; call < CALLS; call += 1) {
        const begin = performance.now();
        const response = await fetch(`${url}/desk-api${path}`, {
          method: body ? 'POST' : 'GET',
          headers: {
            cookie: cookies[as],
            'sec-fetch-site': 'same-origin',
            ...(body && { 'content-type': 'application/json' }),
          },
          body: body ? JSON.stringify(body) : null,
        });
        const text = await response.text();
        if (response.status !== 200) throw new Error(`${what}: ${response.status} ${text}`);
        if (call >= 0) taken.push(performance.now() - begin);
      }
      const sorted = taken.toSorted((a, b) => a - b);
      times.set(what, [sorted[CALLS / 2] ?? 0, sorted[CALLS * 0.95 - 1] ?? 0]);
    }
  } finally {
    await app.close();
  }
  return times;
}

async function withStore<T>(store: Store, work: (store: Store) => Promise<T>): Promise<T> {
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/**
 * npm run bench -- desk: the desk's list calls over HTTP, with 100,000 orders (or as many as are named) in the embedded
 * database and, where there is one, in PostgreSQL.
 *
 * @returns exit code: 1 if the 95th percentile of any call is above 100 ms
 */
export async function deskBench(orders: number): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'desk-bench-'));
  const embedded = await withStore(await openEmbedded(folder), (store) => measure(store, orders)).finally(
    () => rm(folder, { recursive: true, force: true }),
  );
  const server = await startPostgres();
  const postgres =
    server &&
    (await withStore(openPostgres(server.url), (store) => measure(store, orders)).finally(() =>
      server.stop(),
    ));
  const cells = (pair: [number, number] | undefined) =>
    pair ? pair.map((time) => time.toFixed(1)) : ['', ''];
  const text = table(
    [`${orders} orders, ms a call`, 'PGlite median', 'p95', 'PostgreSQL median', 'p95'],
    [...embedded].map(([what, pair]) => [what, ...cells(pair), ...cells(postgres?.get(what))]),
  );
  console.log(text);
  if (postgres && orders >= 100_000) writeFigures('desk', fenced(text));
  const all = [...embedded.values(), ...(postgres?.values() ?? [])];
  return all.every(([, p95]) => p95 < LIMIT) ? 0 : 1;
}
