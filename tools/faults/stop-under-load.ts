import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Store } from '#server/store/store.ts';
import { startShop, type ShopProcess } from '../shop-process.ts';
import { confirmedOrder, newPurchase, orderBody, tarotOffer, type ConfirmedOrder } from './support/buyer.ts';
import { compareOrders, makeDatabase, type DatabaseKind } from './support/database.ts';
import { summed, type FaultReport } from './fault.ts';

export interface StopOptions {
  database: DatabaseKind;
  clients: number;
  /** Milliseconds of load before the SIGTERM. */
  after: number;
  collectLog: (log: string) => void;
}

/** Milliseconds between a visitor's pages. */
const READ_EVERY = 100;

type Outcome = { kind: 'received'; status: number; body: string } | { kind: 'refused' } | { kind: 'dropped' };

/** Sends a request; `dropped` if the server accepted the connection and closed it without a response. */
function ask(url: URL, headers: Record<string, string>, body: string, agent: Agent): Promise<Outcome> {
  return new Promise((done) => {
    let isTaken = false;
    const options = {
      agent,
      host: url.hostname,
      port: url.port,
      path: '/api/order',
      method: 'POST',
      headers,
    };
    const sent = request(options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.once('end', () => {
        done({ kind: 'received', status: response.statusCode ?? 0, body: text });
      });
      response.once('error', () => done({ kind: 'dropped' }));
    });
    sent.once('socket', (socket) => {
      if (socket.connecting) socket.once('connect', () => (isTaken = true));
      else isTaken = true;
    });
    sent.once('error', () => done({ kind: isTaken ? 'dropped' : 'refused' }));
    sent.end(body);
  });
}

/**
 * Fault: SIGTERM while clients buy and visitors read, until the port is closed. Expected: each request that the
 * server has read gets a response, confirmed orders are stored, and the process exits by itself with code 0.
 * Connections are persistent, as browsers and load balancers use them.
 */
export async function stopUnderLoad({
  database: kind,
  clients,
  after,
  collectLog,
}: StopOptions): Promise<FaultReport> {
  const database = await makeDatabase(kind);
  const orders: ConfirmedOrder[] = [];
  const outcomes: Outcome[] = [];
  /** Keys of orders whose connection ended without a response. */
  const dropped: string[] = [];
  const problems: string[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  let shop: ShopProcess | undefined;
  try {
    shop = await startShop({ settings: database.settings });
    const shopUrl = shop.url;
    const url = new URL(shopUrl);
    const offer = await tarotOffer(shop.url);
    const client = async () => {
      for (;;) {
        const purchase = newPurchase(offer);
        const headers = { 'content-type': 'application/json', 'idempotency-key': purchase.key };
        const outcome = await ask(url, headers, JSON.stringify(orderBody(purchase)), agent);
        outcomes.push(outcome);
        if (outcome.kind === 'dropped') dropped.push(purchase.key);
        if (outcome.kind === 'refused') return;
        if (outcome.kind === 'dropped') continue;
        if (outcome.status === 201) {
          orders.push(confirmedOrder(JSON.parse(outcome.body) as Record<string, unknown>, purchase));
        }
      }
    };
    const visitor = async () => {
      while (
        await fetch(shopUrl).then(
          ({ ok }) => ok,
          () => false,
        )
      )
        await pause(READ_EVERY);
    };
    const load = Promise.all([visitor(), ...Array.from({ length: clients }, client)]);
    await pause(after);
    const code = await shop.stop();
    await load;
    collectLog(shop.output());
    shop = undefined;
    if (code !== 0) problems.push(`the server ended with ${String(code)}`);
    const store = await database.open();
    problems.push(...(await compareOrders(store, orders)));
    // A request that the server never read arrived when the port was closing; that is no loss.
    const read = dropped.length === 0 ? [] : await readKeys(store, dropped);
    problems.push(...read.map(() => 'an order was stored, and its request dropped'));
    await store.close();
  } finally {
    agent.destroy();
    await shop?.stop();
    await database.remove();
  }
  const statuses = outcomes.flatMap((outcome) => (outcome.kind === 'received' ? [outcome.status] : []));
  return {
    what: `SIGTERM under load, ${kind}`,
    tried: `${clients} clients and a visitor, who go on`,
    seen: `${orders.length} orders confirmed, ${dropped.length} connections cut before their request was read`,
    problems: summed([
      ...problems,
      ...statuses.filter((status) => status !== 201).map((status) => `an order got ${status}`),
    ]),
  };
}

/** Those of the keys with a stored order. */
const readKeys = async ({ db }: Store, keys: readonly string[]) =>
  db
    .selectFrom('idempotency')
    .select('key')
    .where('key', 'in', [...keys])
    .execute();
