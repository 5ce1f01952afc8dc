import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Store } from '#server/store/store.ts';
import { startShop, type ShopProcess } from '../shop-process.ts';
import { newPurchase, orderBody, tarotOffer } from './support/buyer.ts';
import { makeDatabase } from './support/database.ts';
import { summed, type FaultReport } from './fault.ts';

export interface DeadlockOptions {
  browsers: number;
  /** Orders of each browser, one after the other. */
  rounds: number;
  collectLog: (log: string) => void;
}

/** Milliseconds between two lockings of the third program: an order meets it, and its repeat finds the rows free. */
const BETWEEN_LOCKS = 400;

const CODES = ['KAMIEN-A', 'KAMIEN-B'] as const;

/**
 * Fault: browsers order repeatedly at two servers and swap two coupons, so that each order releases one and takes the
 * other. A third program locks the same rows in the opposite order. PostgreSQL resolves deadlocks by rolling one of
 * the two back. Expected: every order is placed without an error.
 * @throws if PostgreSQL is not installed
 */
export async function deadlocks({ browsers, rounds, collectLog }: DeadlockOptions): Promise<FaultReport> {
  const database = await makeDatabase('PostgreSQL');
  const { DATABASE_URL = '' } = database.settings;
  const folders = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), 'shop-deadlock-'))));
  const problems: string[] = [];
  let shops: ShopProcess[] = [];
  let ended = 0;
  try {
    shops = await Promise.all(
      folders.map((folder) =>
        startShop({ settings: { DATABASE_URL, DATA_DIR: folder, LOG_LEVEL: 'debug' } }),
      ),
    );
    const store = await database.open();
    await addCoupons(store);
    const offer = await tarotOffer(shops[0]?.url ?? '');
    const meddling = new AbortController();
    const meddler = meddle(store, meddling.signal);
    const browser = async (index: number) => {
      let cookie = '';
      const purchase = newPurchase(offer);
      for (let round = 0; round < rounds; round += 1) {
        const couponCode = CODES[(index + round) % CODES.length] ?? '';
        const response = await fetch(`${shops[(index + round) % shops.length]?.url}/api/order`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'idempotency-key': randomUUID(),
            ...(cookie !== '' && { cookie }),
          },
          body: JSON.stringify(orderBody({ ...purchase, couponCode })),
        });
        if (response.status !== 201) problems.push(`an order got ${response.status}`);
        cookie = response.headers
          .getSetCookie()
          .map((one) => one.split(';', 1)[0])
          .join('; ');
        await response.arrayBuffer();
      }
    };
    await Promise.all(Array.from({ length: browsers }, (_, index) => browser(index)));
    meddling.abort();
    await meddler;
    const uses = await store.db
      .selectFrom('coupon_use')
      .selectAll()
      .where('coupon_code', 'in', CODES)
      .where('released_at', 'is', null)
      .execute();
    if (uses.length !== browsers) problems.push(`${uses.length} coupons are held by ${browsers} browsers`);
    await sql`select pg_stat_force_next_flush()`.execute(store.db);
    const { rows } = await sql<{ deadlocks: number }>`
      select deadlocks::int from pg_stat_database where datname = current_database()`.execute(store.db);
    ended = rows[0]?.deadlocks ?? 0;
    if (ended === 0) problems.push('there was no deadlock to speak of');
    await store.close();
  } finally {
    for (const shop of shops) {
      await shop.stop();
      collectLog(shop.output());
    }
    await database.remove();
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  }
  return {
    what: 'deadlocks, PostgreSQL',
    tried: `${browsers} browsers at two processes swap two coupons ${rounds} times, a third program locks them the other way round`,
    seen: `${browsers * rounds} orders placed, ${ended} deadlocks ended by the database`,
    problems: summed(problems),
  };
}

async function addCoupons({ db }: Store): Promise<void> {
  await db
    .insertInto('coupon')
    .values(
      CODES.map((code) => ({
        code,
        percent: 10,
        product_types: null,
        valid_from: '2026-01-01T00:00:00Z',
        valid_until: null,
        max_uses: null,
      })),
    )
    .execute();
}

/** Locks coupons in reverse order until aborted; it does not matter if the database rolls it back. */
async function meddle({ db }: Store, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await db
      .connection()
      .execute(async (connection) => {
        await sql`begin`.execute(connection);
        try {
          for (const code of CODES.toReversed()) {
            await sql`select from coupon where code = ${code} for update`.execute(connection);
            await pause(60);
          }
        } finally {
          await sql`rollback`.execute(connection);
        }
      })
      .catch(() => undefined);
    await pause(BETWEEN_LOCKS);
  }
}
