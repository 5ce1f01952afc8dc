import { setTimeout as pause } from 'node:timers/promises';
import { startShop, type ShopProcess } from '../shop-process.ts';
import {
  insistOnOrder,
  insistOnPayment,
  newPurchase,
  paymentStatus,
  tarotOffer,
  type Acknowledged,
  type ShopAnswer,
} from './buyer.ts';
import { compareOrders, makeDatabase, type DatabaseKind } from './database.ts';
import { summed, type FaultReport } from './fault.ts';

export interface KillOptions {
  database: DatabaseKind;
  kills: number;
  clients: number;
  /** Milliseconds of life between two kills, at least and at most. */
  life: readonly [number, number];
  /** Every second order is paid, too, and waited for: a killed process's jobs are free again after a minute. */
  pays: boolean;
  /** Takes each shop's log. */
  keepLog: (log: string) => void;
}

/** Statuses that a buyer may see while the shop is being killed: its provider is itself, and may be dead. */
const EXPECTED = new Set([502, 503]);
const JOBS_WITHIN = 120_000;

/**
 * kill -9 at random moments while clients buy; each of them repeats its press until it is confirmed. In the end every
 * confirmed order is in the database, nobody has two, and every confirmed payment has become a paid order.
 */
export async function killAtRandom(options: KillOptions): Promise<FaultReport> {
  const database = await makeDatabase(options.database);
  const orders: Acknowledged[] = [];
  const paid: Acknowledged[] = [];
  const problems: string[] = [];
  let shop: ShopProcess | undefined;
  try {
    shop = await startShop({ settings: database.settings });
    const { url } = shop;
    const offer = await tarotOffer(url);
    const note = ({ status }: Exclude<ShopAnswer, 'lost'>) => {
      if (!EXPECTED.has(status)) problems.push(`an order was answered ${status}`);
    };
    let isOver = false;
    const client = async () => {
      while (!isOver) {
        const order = await insistOnOrder(url, newPurchase(offer), note);
        if (!order) continue;
        orders.push(order);
        if (options.pays && orders.length % 2 === 0 && (await insistOnPayment(order))) paid.push(order);
      }
    };
    const clients = Promise.all(Array.from({ length: options.clients }, client));

    for (let kill = 0; kill < options.kills; kill += 1) {
      const [least, most] = options.life;
      await pause(least + Math.random() * (most - least));
      process.kill(shop.pid, 'SIGKILL');
      await shop.stop();
      options.keepLog(shop.output());
      shop = await startShop({ settings: database.settings });
    }
    isOver = true;
    await clients;
    problems.push(...(await unpaid(url, paid)));
    await shop.stop();
    options.keepLog(shop.output());
    shop = undefined;

    const store = await database.open();
    problems.push(...(await compareOrders(store, orders)));
    await store.close();
  } finally {
    await shop?.stop();
    await database.remove();
  }
  return {
    what: `kill -9, ${options.database}`,
    tried: `${options.kills} kills, ${options.clients} clients`,
    seen: `${orders.length} orders confirmed${options.pays ? `, ${paid.length} of them paid` : ''}`,
    problems: summed(problems),
  };
}

/** Confirmed payments that have not become paid orders within two minutes. */
async function unpaid(url: string, paid: readonly Acknowledged[]): Promise<string[]> {
  const limit = Date.now() + JOBS_WITHIN;
  let open = [...paid];
  while (open.length > 0 && Date.now() < limit) {
    const statuses = await Promise.all(open.slice(0, 20).map((order) => paymentStatus(url, order)));
    const settled = new Set(open.slice(0, 20).filter((_, index) => statuses[index] === 'COMPLETED'));
    open = open.filter((order) => !settled.has(order));
    if (settled.size === 0) {
      open.push(...open.splice(0, 20));
      await pause(500);
    }
  }
  return open.map(() => 'a confirmed payment was not booked');
}
