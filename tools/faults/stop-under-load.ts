import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { startShop, type ShopProcess } from '../shop-process.ts';
import { acknowledged, newPurchase, orderBody, tarotOffer, type Acknowledged } from './buyer.ts';
import { compareOrders, makeDatabase, type DatabaseKind } from './database.ts';
import { summed, type FaultReport } from './fault.ts';

export interface StopOptions {
  database: DatabaseKind;
  clients: number;
  /** Milliseconds of load before the SIGTERM. */
  after: number;
  keepLog: (log: string) => void;
}

type Outcome =
  | { kind: 'answered'; status: number; body: string; isGoodbye: boolean }
  | { kind: 'refused' }
  | { kind: 'dropped' };

/** One request; `dropped` when the server had taken the connection and then let it go without an answer. */
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
    const sent = request(options, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      answer.once('end', () => {
        const isGoodbye = answer.headers.connection === 'close';
        done({ kind: 'answered', status: answer.statusCode ?? 0, body: text, isGoodbye });
      });
      answer.once('error', () => done({ kind: 'dropped' }));
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
 * SIGTERM while clients buy: who was let in is answered, what was confirmed is kept, and the server ends by itself.
 * Each client keeps its connection, as browsers and load balancers do, and goes elsewhere when an answer says goodbye.
 */
export async function stopUnderLoad({
  database: kind,
  clients,
  after,
  keepLog,
}: StopOptions): Promise<FaultReport> {
  const database = await makeDatabase(kind);
  const orders: Acknowledged[] = [];
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
        if (outcome.kind !== 'answered') return;
        if (outcome.status === 201) {
          orders.push(acknowledged(JSON.parse(outcome.body) as Record<string, unknown>, purchase));
        }
        if (outcome.isGoodbye) return;
      }
    };
    const load = Promise.all(Array.from({ length: clients }, client));
    await pause(after);
    const code = await shop.stop();
    await load;
    keepLog(shop.output());
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
  const statuses = outcomes.flatMap((outcome) => (outcome.kind === 'answered' ? [outcome.status] : []));
  return {
    what: `SIGTERM under load, ${kind}`,
    tried: `${clients} clients`,
    seen: `${orders.length} orders confirmed, ${dropped} requests dropped`,
    problems: summed([
      ...problems,
      ...Array.from({ length: dropped }, () => 'a request was dropped'),
      ...statuses.filter((status) => status !== 201).map((status) => `an order was answered ${status}`),
    ]),
  };
}
