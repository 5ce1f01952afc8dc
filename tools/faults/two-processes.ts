import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { startShop, type ShopProcess } from '../shop-process.ts';
import {
  confirmedOrder,
  withConcurrency,
  retryPayment,
  newPurchase,
  paymentStatus,
  sendOrder,
  tarotOffer,
  type ConfirmedOrder,
} from './support/buyer.ts';
import { compareOrders, makeDatabase } from './support/database.ts';
import { summed, type FaultReport } from './fault.ts';

export interface TwoProcessesOptions {
  /** Number of buyers for the last coupon, and of retries of one press. */
  buyers: number;
  /** Number of orders that are paid. */
  payments: number;
  collectLog: (log: string) => void;
}

const ONE_USE = 'JEDEN';
const BOOKED_WITHIN = 60_000;

/**
 * Fault: two servers share a PostgreSQL and get requests in turn. Expected: the last coupon is used once, one press
 * makes one order, every paid order gets one e-mail, no job runs twice.
 * @throws if PostgreSQL is not installed
 */
export async function twoProcesses({
  buyers,
  payments,
  collectLog,
}: TwoProcessesOptions): Promise<FaultReport> {
  const database = await makeDatabase('PostgreSQL');
  const { DATABASE_URL = '' } = database.settings;
  const folders = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), 'shop-one-of-two-'))));
  const problems: string[] = [];
  let shops: ShopProcess[] = [];
  try {
    // Both at once: the second migration waits for the first.
    shops = await Promise.all(
      folders.map((folder) =>
        startShop({ settings: { DATABASE_URL, DATA_DIR: folder, LOG_LEVEL: 'debug' } }),
      ),
    );
    const urlOf = (index: number) => shops[index % shops.length]?.url ?? '';
    const offer = await tarotOffer(urlOf(0));

    const crowd = await withConcurrency(buyers, 20, (index) =>
      sendOrder(urlOf(index), newPurchase(offer, { couponCode: ONE_USE })),
    );
    const winners = crowd.filter((response) => response !== 'lost' && response.status === 201).length;
    const losers = crowd.filter((response) => response !== 'lost' && response.body['code'] === 103).length;
    if (winners !== 1 || losers !== buyers - 1)
      problems.push(`${winners} got the last coupon, ${losers} were told 103`);

    const press = newPurchase(offer);
    const responses = await withConcurrency(buyers, 20, (index) => sendOrder(urlOf(index), press));
    const different = new Set(
      responses.map((response) => JSON.stringify(response === 'lost' ? response : response.body)),
    );
    if (different.size !== 1) problems.push(`one press got ${different.size} different responses`);

    const orders = await withConcurrency(payments, 5, async (index) => {
      const purchase = newPurchase(offer);
      const response = await sendOrder(urlOf(index), purchase);
      if (response === 'lost' || response.status !== 201) throw new Error('The shop takes no order');
      const order = confirmedOrder(response.body, purchase);
      await retryPayment(order);
      return order;
    });
    const open = await stillOpen(urlOf, orders);
    problems.push(...open.map(() => 'a payment was not booked'));
    const mails = await mailsTo(folders, orders);
    problems.push(
      ...mails.filter((count) => count !== 1).map((count) => `an order was confirmed by ${count} mails`),
    );

    for (const shop of shops) {
      await shop.stop();
      collectLog(shop.output());
    }
    shops = [];
    const store = await database.open();
    problems.push(...(await compareOrders(store, orders)));
    const { rows } = await sql<{ id: string }>`
      select id from job where done_at is not null and attempts > 1`.execute(store.db);
    problems.push(...rows.map(() => 'a job was done twice'));
    await store.close();
  } finally {
    for (const shop of shops) await shop.stop();
    await database.remove();
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  }
  return {
    what: 'two processes, one PostgreSQL',
    tried: `${buyers} buyers for one coupon, one press ${buyers} times, ${payments} payments`,
    seen: 'one winner, one order, one mail each',
    problems: summed(problems),
  };
}

/** Orders that are not paid in time according to either process. */
async function stillOpen(urlOf: (index: number) => string, orders: readonly ConfirmedOrder[]) {
  const limit = Date.now() + BOOKED_WITHIN;
  for (;;) {
    // Asked at the other process than the one that took the order.
    const statuses = await Promise.all(orders.map((order, index) => paymentStatus(urlOf(index + 1), order)));
    const open = orders.filter((_, index) => statuses[index] !== 'COMPLETED');
    if (open.length === 0 || Date.now() > limit) return open;
    await pause(250);
  }
}

/** Counts the e-mails to each order's customer in all outboxes; waits until each has one. */
async function mailsTo(folders: readonly string[], orders: readonly ConfirmedOrder[]): Promise<number[]> {
  const limit = Date.now() + BOOKED_WITHIN;
  for (;;) {
    const boxes = folders.map((folder) => join(folder, 'outbox'));
    const files = await Promise.all(
      boxes.map(async (box) =>
        (await readdir(box).catch(() => []))
          .filter((name) => name.endsWith('.eml'))
          .map((name) => join(box, name)),
      ),
    );
    const mails = await Promise.all(files.flat().map((file) => readFile(file, 'utf8')));
    const counts = orders.map(({ email }) => mails.filter((mail) => mail.includes(`To: ${email}`)).length);
    if (counts.every((count) => count > 0) || Date.now() > limit) return counts;
    await pause(250);
  }
}
