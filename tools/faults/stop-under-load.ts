import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
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

type Outcome =
  | { kind: 'received'; status: number; body: string; isGoodbye: boolean }
  | { kind: 'refused' }
  | { kind: 'dropped' };

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
        const isGoodbye = response.headers.connection === 'close';
        done({ kind: 'received', status: response.statusCode ?? 0, body: text, isGoodbye });
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
 * Fault: SIGTERM while clients buy. Expected: accepted requests get a response, confirmed orders are stored, the
 * server exits by itself. Clients use persistent connections, as browsers and load balancers do, and stop at
 * `Connection: close`.
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
  const problems: string[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  let shop: ShopProcess | undefined;
  try {
    shop = await startShop({ settings: database.settings });
    const url = new URL(shop.url);
    const offer = await tarotOffer(shop.url);
    const client = async () => {
      for (;;) {
        const purchase = newPurchase(offer);
        const headers = { 'content-type': 'application/json', 'idempotency-key': purchase.key };
        const outcome = await ask(url, headers, JSON.stringify(orderBody(purchase)), agent);
        outcomes.push(outcome);
        if (outcome.kind !== 'received') return;
        if (outcome.status === 201) {
          orders.push(confirmedOrder(JSON.parse(outcome.body) as Record<string, unknown>, purchase));
        }
        if (outcome.isGoodbye) return;
      }
    };
    const load = Promise.all(Array.from({ length: clients }, client));
    await pause(after);
    const code = await shop.stop();
    await load;
    collectLog(shop.output());
    shop = undefined;
    if (code !== 0) problems.push(`the server ended with ${String(code)}`);
    const store = await database.open();
    problems.push(...(await compareOrders(store, orders)));
    await store.close();
  } finally {
    agent.destroy();
    await shop?.stop();
    await database.remove();
  }
  const dropped = outcomes.filter((outcome) => outcome.kind === 'dropped').length;
  const statuses = outcomes.flatMap((outcome) => (outcome.kind === 'received' ? [outcome.status] : []));
  return {
    what: `SIGTERM under load, ${kind}`,
    tried: `${clients} clients`,
    seen: `${orders.length} orders confirmed, ${dropped} requests dropped`,
    problems: summed([
      ...problems,
      ...Array.from({ length: dropped }, () => 'a request was dropped'),
      ...statuses.filter((status) => status !== 201).map((status) => `an order got ${status}`),
    ]),
  };
}
