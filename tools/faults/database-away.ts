import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import { startShop, type ShopProcess } from '../shop-process.ts';
import { confirmedOrder, newPurchase, sendOrder, tarotOffer, type ConfirmedOrder } from './support/buyer.ts';
import { compareOrders, makeDatabase } from './support/database.ts';
import { summed, type FaultReport } from './fault.ts';

/** TCP proxy to the database whose connections can be cut. */
class CuttableProxy {
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  constructor(
    readonly port: number,
    readonly target: number,
  ) {}

  async mend(): Promise<void> {
    const server = createServer((near) => {
      const far = connect(this.target, '127.0.0.1');
      for (const socket of [near, far]) {
        this.#sockets.add(socket);
        socket.once('close', () => this.#sockets.delete(socket));
        socket.on('error', () => undefined);
      }
      near.pipe(far).pipe(near);
      near.once('close', () => far.destroy());
      far.once('close', () => near.destroy());
    });
    this.#server = server;
    await new Promise<void>((done) => server.listen(this.port, '127.0.0.1', done));
  }

  async cut(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    for (const socket of this.#sockets) socket.resetAndDestroy();
    if (server) await new Promise((done) => server.close(done));
  }
}

export interface AwayOptions {
  seconds: number;
  clients: number;
  collectLog: (log: string) => void;
}

/**
 * Fault: PostgreSQL is unreachable for a while. Expected: 503 with code 500, no crash, automatic recovery, no
 * confirmed order lost.
 * @throws if PostgreSQL is not installed
 */
export async function databaseAway({ seconds, clients, collectLog }: AwayOptions): Promise<FaultReport> {
  const database = await makeDatabase('PostgreSQL');
  const address = new URL(database.settings['DATABASE_URL'] ?? '');
  const proxy = new CuttableProxy(await freePort(), Number(address.port));
  address.port = String(proxy.port);
  const orders: ConfirmedOrder[] = [];
  const problems: string[] = [];
  let refused = 0;
  let shop: ShopProcess | undefined;
  try {
    await proxy.mend();
    shop = await startShop({ settings: { ...database.settings, DATABASE_URL: address.href } });
    const { url } = shop;
    const offer = await tarotOffer(url);
    let isOver = false;
    const client = async () => {
      while (!isOver) {
        const purchase = newPurchase(offer);
        const response = await sendOrder(url, purchase);
        if (response === 'lost') problems.push('an order got no response');
        else if (response.status === 201) orders.push(confirmedOrder(response.body, purchase));
        else if (response.status === 503 && response.body['code'] === 500) refused += 1;
        else problems.push(`an order got ${response.status}`);
        await pause(200);
      }
    };
    const load = Promise.all(Array.from({ length: clients }, client));
    await pause(2_000);
    await proxy.cut();
    await pause(seconds * 1000);
    const before = orders.length;
    await proxy.mend();
    const mended = Date.now();
    while (orders.length === before && Date.now() - mended < 30_000) await pause(50);
    const recovery = Date.now() - mended;
    if (orders.length === before) problems.push('no order went through again');
    await pause(1_000);
    isOver = true;
    await load;
    await shop.stop();
    collectLog(shop.output());
    shop = undefined;
    const store = await database.open();
    problems.push(...(await compareOrders(store, orders)));
    await store.close();
    return {
      what: 'database away, PostgreSQL',
      tried: `${seconds} s, ${clients} clients`,
      seen: `${refused} told 503, orders again after ${(recovery / 1000).toFixed(1)} s, ${orders.length} confirmed`,
      problems: summed(problems),
    };
  } finally {
    await shop?.stop();
    await proxy.cut();
    await database.remove();
  }
}
