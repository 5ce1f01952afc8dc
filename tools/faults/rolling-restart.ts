import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import { startShop, type ShopProcess } from '../shop-process.ts';
import { summed, type FaultReport } from './fault.ts';
import { confirmedOrder, newPurchase, orderBody, tarotOffer, type ConfirmedOrder } from './support/buyer.ts';
import { compareOrders, makeDatabase } from './support/database.ts';
import { startProxy, type Proxy, type ProxyKind } from './support/proxy.ts';

export interface RollingOptions {
  proxy: ProxyKind;
  clients: number;
  /** How often each of the two processes is restarted. */
  rounds: number;
  collectLog: (log: string) => void;
  /** Name of the fault, where more happens than restarts. */
  what?: string;
  /** Done once under load before the first restart, with the database's address. Resolves with a path to read from then on. */
  first?: (databaseUrl: string) => Promise<string>;
}

/** Milliseconds of load between two restarts. */
const BETWEEN = 1_000;

interface Answer {
  status: number;
  body: string;
}

/** Sends a request over TLS; status 0 for a connection that ended without a response. */
function ask(agent: Agent, url: string, init: { headers?: Record<string, string>; body?: string } = {}) {
  return new Promise<Answer>((done) => {
    const lost = () => done({ status: 0, body: '' });
    const method = init.body === undefined ? 'GET' : 'POST';
    const sent = request(url, { agent, method, headers: init.headers }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        body += part;
      });
      response.once('end', () => done({ status: response.statusCode ?? 0, body }));
      response.once('error', lost);
    });
    sent.once('error', lost);
    sent.end(init.body);
  });
}

/**
 * Fault: two processes behind a real proxy are restarted one after the other while customers buy and read. Expected: no
 * request fails, and every order is stored once.
 * @throws if PostgreSQL or the proxy is not installed
 */
export async function rollingRestart({
  proxy: kind,
  clients,
  rounds,
  collectLog,
  what = 'restarted in turn',
  first,
}: RollingOptions): Promise<FaultReport> {
  const database = await makeDatabase('PostgreSQL');
  const { DATABASE_URL = '' } = database.settings;
  const folders = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), 'shop-rolling-'))));
  const ports = [await freePort(), await freePort()] as const;
  const agent = new Agent({ keepAlive: true, maxSockets: clients + 1, rejectUnauthorized: false });
  const problems: string[] = [];
  const orders: ConfirmedOrder[] = [];
  let pages = 0;
  let shops: ShopProcess[] = [];
  let proxy: Proxy | undefined;
  try {
    proxy = await startProxy(kind, { shop: ports, desk: [await freePort(), await freePort()] });
    const { url } = proxy;
    const start = (index: 0 | 1) =>
      startShop({
        settings: {
          DATABASE_URL,
          DATA_DIR: folders[index] ?? '',
          PORT: String(ports[index]),
          PUBLIC_URL: url,
          TRUST_PROXY: '1',
          STOP_DELAY_SECONDS: '4',
          LOG_LEVEL: 'info',
        },
      });
    shops = [await start(0), await start(1)];
    const offer = await tarotOffer(shops[0]?.url ?? '');
    let isOver = false;
    const paths = ['/'];
    const client = async () => {
      while (!isOver) {
        const purchase = newPurchase(offer);
        const headers = { 'content-type': 'application/json', 'idempotency-key': purchase.key };
        const answer = await ask(agent, `${url}/api/order`, {
          headers,
          body: JSON.stringify(orderBody(purchase)),
        });
        if (answer.status === 201)
          orders.push(confirmedOrder(JSON.parse(answer.body) as Record<string, unknown>, purchase));
        else problems.push(`an order got ${answer.status}`);
      }
    };
    const visitor = async () => {
      while (!isOver) {
        for (const path of paths) {
          const { status } = await ask(agent, `${url}${path}`);
          if (status === 200) pages += 1;
          else problems.push(`${path} got ${status}`);
        }
        await pause(50);
      }
    };
    const load = Promise.all([visitor(), ...Array.from({ length: clients }, client)]);
    await pause(BETWEEN);
    if (first) paths.push(await first(DATABASE_URL));
    for (let round = 0; round < rounds; round += 1) {
      for (const index of [0, 1] as const) {
        await pause(BETWEEN);
        const old = shops[index];
        const code = await old?.stop();
        collectLog(old?.output() ?? '');
        if (code !== 0) problems.push(`a process ended with ${String(code)}`);
        shops[index] = await start(index);
      }
    }
    await pause(BETWEEN);
    isOver = true;
    await load;
    for (const shop of shops) {
      await shop.stop();
      collectLog(shop.output());
    }
    shops = [];
    const store = await database.open();
    problems.push(...(await compareOrders(store, orders)));
    await store.close();
  } finally {
    agent.destroy();
    for (const shop of shops) await shop.stop();
    await proxy?.stop();
    await database.remove();
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  }
  return {
    what: `two processes behind ${kind} with TLS, ${what}, PostgreSQL`,
    tried: `${clients} clients and a visitor, ${rounds * 2} restarts`,
    seen: `${orders.length} orders confirmed, ${pages} pages read, no request lost`,
    problems: summed(problems),
  };
}
