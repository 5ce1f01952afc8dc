import { setTimeout as pause } from 'node:timers/promises';
import { startShop, type ShopProcess } from '../shop-process.ts';
import {
  retryOrder,
  retryPayment,
  newPurchase,
  paymentStatus,
  tarotOffer,
  type ConfirmedOrder,
  type ShopResponse,
} from './support/buyer.ts';
import { compareOrders, makeDatabase, type DatabaseKind } from './support/database.ts';
import { summed, type FaultReport } from './fault.ts';

export interface KillOptions {
  database: DatabaseKind;
  kills: number;
  clients: number;
  /** Range of milliseconds between start and kill. */
  life: readonly [number, number];
  /** Whether clients also pay every second order and wait for it. A killed process's job is retried after a minute. */
  pays: boolean;
  /** Callback for each shop's log. */
  collectLog: (log: string) => void;
}

/** Statuses allowed while the shop is being killed. The sandbox provider is part of the shop and dies with it. */
const EXPECTED = new Set([502, 503]);
const JOBS_WITHIN = 120_000;
/** Time limit (ms) after the last kill for each client to get its order and payment. */
const SERVED_WITHIN = 90_000;

/**
 * Fault: kill -9 at random moments while clients buy and retry until confirmed. Expected: every confirmed order is in
 * the database exactly once, and every confirmed payment has led to a paid order.
 */
export async function killAtRandom(options: KillOptions): Promise<FaultReport> {
  const database = await makeDatabase(options.database);
  const orders: ConfirmedOrder[] = [];
  const paid: ConfirmedOrder[] = [];
  const problems: string[] = [];
  let shop: ShopProcess | undefined;
  try {
    shop = await startShop({ settings: database.settings });
    const { url } = shop;
    const offer = await tarotOffer(url);
    const note = ({ status }: Exclude<ShopResponse, 'lost'>) => {
      if (!EXPECTED.has(status)) problems.push(`an order got ${status}`);
    };
    let isOver = false;
    const giveUp = new AbortController();
    const client = async () => {
      while (!isOver) {
        // Last response, so that the report can explain a client that never succeeds.
        let last = 'no response';
        const noteLast = (response: Exclude<ShopResponse, 'lost'>) => {
          note(response);
          last = `${response.status} to its order`;
        };
        const order = await retryOrder(url, newPurchase(offer), noteLast, giveUp.signal);
        if (order) orders.push(order);
        const notePayment = (status: number) => {
          last = `${status} to its payment`;
        };
        const pays = order && options.pays && orders.length % 2 === 0;
        if (pays && (await retryPayment(order, giveUp.signal, notePayment))) paid.push(order);
        if (giveUp.signal.aborted) problems.push(`a client was never served: ${last}`);
      }
    };
    const clients = Promise.all(Array.from({ length: options.clients }, client));

    for (let kill = 0; kill < options.kills; kill += 1) {
      const [least, most] = options.life;
      await pause(least + Math.random() * (most - least));
      process.kill(shop.pid, 'SIGKILL');
      await shop.stop();
      options.collectLog(shop.output());
      shop = await startShop({ settings: database.settings });
    }
    isOver = true;
    const timer = setTimeout(() => giveUp.abort(), SERVED_WITHIN);
    await clients.finally(() => clearTimeout(timer));
    problems.push(...(await unpaid(url, paid)));
    await shop.stop();
    options.collectLog(shop.output());
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

/** Confirmed payments that did not lead to a paid order within two minutes. */
async function unpaid(url: string, paid: readonly ConfirmedOrder[]): Promise<string[]> {
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
