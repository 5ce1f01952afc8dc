import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { grosze } from '#domain/grosze.ts';
import { LEASE } from '#server/jobs/job-store.ts';
import { askRefund } from '#server/refunds/ask-refund.ts';
import { startShop } from '../shop-process.ts';
import {
  newPurchase,
  paymentStatus,
  retryOrder,
  retryPayment,
  tarotOffer,
  type ConfirmedOrder,
} from './support/buyer.ts';
import { makeDatabase, type DatabaseKind, type FaultDatabase } from './support/database.ts';
import { summed, type FaultReport } from './fault.ts';

export interface RefundKillOptions {
  database: DatabaseKind;
  refunds: number;
  kills: number;
  /** Callback for each shop's log. */
  collectLog: (log: string) => void;
}

/** A part of every price of the sample. */
const AMOUNT = grosze(500);

/**
 * Fault: kill -9 while refunds are being made at a provider that makes them and does not answer. Expected: when the shop
 * lives again, each refund was made once and the ledger knows it.
 */
export async function killDuringRefunds(options: RefundKillOptions): Promise<FaultReport> {
  const database = await makeDatabase(options.database);
  const run = async (work: (shop: { url: string; pid: number }) => Promise<void>) => {
    const shop = await startShop({ settings: database.settings });
    try {
      await work(shop);
    } finally {
      await shop.stop();
      options.collectLog(shop.output());
    }
  };
  let problems: string[];
  try {
    const orders: ConfirmedOrder[] = [];
    await run(async ({ url }) => {
      const offer = await tarotOffer(url);
      for (let index = 0; index < options.refunds; index += 1) {
        const order = await paidOrder(url, offer);
        if (order) orders.push(order);
      }
    });
    await decide(database, orders);
    for (let kill = 0; kill < options.kills; kill += 1) {
      await run(async ({ pid }) => {
        await pause(500 + Math.random() * 3_000);
        process.kill(pid, 'SIGKILL');
      });
    }
    // The dead process's jobs are attempted again when their leases have ended; a call hangs for eight seconds.
    await run(() => pause(LEASE + 5_000 * options.refunds));
    problems = await compare(database, orders);
    if (orders.length < options.refunds) problems.push('the shop took too few orders');
  } finally {
    await database.remove();
  }
  return {
    what: `kill -9 while refunds are made, ${options.database}`,
    tried: `${options.kills} kills, ${options.refunds} refunds that the provider makes without an answer`,
    seen: 'each made once and known',
    problems: summed(problems),
  };
}

/** Buys and pays an order whose refunds will hang. */
async function paidOrder(url: string, offer: string): Promise<ConfirmedOrder | undefined> {
  const limit = AbortSignal.timeout(30_000);
  const order = await retryOrder(url, newPurchase(offer), () => undefined, limit);
  if (!order || !(await retryPayment(order, limit))) return undefined;
  while ((await paymentStatus(url, order)) !== 'COMPLETED' && !limit.aborted) await pause(100);
  await fetch(`${order.paymentLink}/after`, {
    method: 'POST',
    body: new URLSearchParams({ refunds: 'hanging' }),
    redirect: 'manual',
  });
  return order;
}

async function decide(database: FaultDatabase, orders: readonly ConfirmedOrder[]): Promise<void> {
  const store = await database.open();
  for (const { orderId } of orders) {
    const decision = {
      orderId,
      amount: AMOUNT,
      idempotencyKey: randomUUID(),
      reason: 'x',
      requestedBy: 'faults',
    };
    await store.db.transaction().execute((trx) => askRefund(trx, decision));
  }
  await store.close();
}

/** Compares the ledger with the sandbox's own book. */
async function compare(database: FaultDatabase, orders: readonly ConfirmedOrder[]): Promise<string[]> {
  const store = await database.open();
  const { rows } = await sql<{ orderId: number; state: string; made: number }>`
    select order_id as "orderId", state,
      (select count(*)::int from sandbox_refund where refund_id = refund.id::text) as made
    from refund join payment on payment.id = refund.payment_id
  `.execute(store.db);
  await store.close();
  return orders.flatMap(({ orderId }) => {
    const refund = rows.find((row) => row.orderId === orderId);
    if (!refund) return ['a refund is lost'];
    return [
      ...(refund.made === 1 ? [] : [`a refund was made ${refund.made} times`]),
      ...(refund.state === 'done' || refund.state === 'pending' ? [] : [`a refund is ${refund.state}`]),
    ];
  });
}
