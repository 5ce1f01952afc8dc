import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded, openPostgres, type Store } from '#server/store/store.ts';
import type { ConfirmedOrder } from './buyer.ts';
import { freePort } from '../../free-port.ts';
import { startPostgres } from '../../temporary-postgres.ts';

export type DatabaseKind = 'PGlite' | 'PostgreSQL';

/** An empty database that outlives the shop processes. */
export interface FaultDatabase {
  kind: DatabaseKind;
  /** Settings for startShop, the same at every start. */
  settings: Readonly<Record<string, string>>;
  /** Opens the database, when no shop runs. */
  open: () => Promise<Store>;
  remove: () => Promise<void>;
}

/** Creates an empty database of a kind. @throws for PostgreSQL if PostgreSQL is not installed */
export async function makeDatabase(kind: DatabaseKind): Promise<FaultDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-faults-'));
  const settings = { DATA_DIR: dataDir, PORT: String(await freePort()), LOG_LEVEL: 'debug' };
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  if (kind === 'PGlite') {
    return { kind, settings, open: () => openEmbedded(dataDir), remove: removeFolder };
  }
  const server = await startPostgres();
  if (!server) throw new Error('This machine has no postgres program');
  return {
    kind,
    settings: { ...settings, DATABASE_URL: server.url },
    open: async () => openPostgres(server.url),
    remove: async () => {
      await server.stop();
      await removeFolder();
    },
  };
}

/** Compares the database with the confirmed orders: each must exist exactly once, and no customer may have two. */
export async function compareOrders({ db }: Store, confirmed: readonly ConfirmedOrder[]): Promise<string[]> {
  const rows = await db.selectFrom('shop_order').select(['id', 'email', 'status']).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const live = new Map<string, number>();
  for (const { email, status } of rows) {
    if (status !== 'CANCELED') live.set(email, (live.get(email) ?? 0) + 1);
  }
  const lost = confirmed.filter(({ orderId, email }) => byId.get(orderId)?.email !== email);
  const doubled = [...live.values()].filter((count) => count > 1);
  return [
    ...lost.map(() => 'a confirmed order is not there'),
    ...doubled.map(() => 'one press made two orders'),
  ];
}
