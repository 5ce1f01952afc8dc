import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FaultReport } from '../fault.ts';

export interface HeldBodiesOptions {
  connections: number;
  /** Waits until the server has let all of them go; takes half a minute. */
  untilLetGo: boolean;
}

/** Where nobody holds anything; all of 127.0.0.0/8 is this machine. */
const OTHER_ADDRESS = '127.0.0.2';

/** A connection that announces a body and never sends it. */
async function hold(url: URL, path: string): Promise<Socket> {
  const socket = connect(Number(url.port), url.hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n`,
  );
  return socket.resume();
}

const statusOf = (url: URL, path: string, localAddress: string): Promise<number> =>
  new Promise((done) => {
    const options = { agent: false, host: url.hostname, port: url.port, path, localAddress };
    request(options, (answer) => {
      answer.resume().once('end', () => done(answer.statusCode ?? 0));
    })
      .once('error', () => done(0))
      .end();
  });

/**
 * One address holds bodies back on as many connections as it can, on a page and on a route without a rate limit: the
 * health probes answer it, and everybody else is served. To be run against a shop with its limits on.
 */
export async function heldBodies(shop: { url: string }, options: HeldBodiesOptions): Promise<FaultReport> {
  const { connections, untilLetGo } = options;
  const url = new URL(shop.url);
  const problems: string[] = [];
  const began = performance.now();
  const sockets = await Promise.all(
    Array.from({ length: connections }, (_, index) =>
      hold(url, index % 2 === 0 ? '/tarot' : '/api/payment/stripe/webhook'),
    ),
  );
  const open = () => sockets.filter(({ destroyed }) => !destroyed).length;
  // Those that are refused go at once; a busy machine takes a while.
  for (let waited = 0; open() > connections / 2 && waited < 50; waited += 1) await pause(100);
  const held = open();
  for (const path of ['/api/health/live', '/api/health/ready']) {
    const status = await statusOf(url, path, '127.0.0.1');
    if (status !== 200) problems.push(`${path} answered ${status} to the address that holds`);
  }
  for (const path of ['/api/health/live', '/api/fairy', '/tarot']) {
    const status = await statusOf(url, path, OTHER_ADDRESS);
    if (status !== 200) problems.push(`${path} answered ${status} to another address`);
  }
  if (held > connections / 2) problems.push(`${held} connections of one address are held`);
  let seen = `${held} held, the others told 429; health and other addresses answered`;
  if (untilLetGo) {
    while (open() > 0 && performance.now() - began < 60_000) await pause(100);
    const seconds = (performance.now() - began) / 1000;
    if (seconds > 33) problems.push(`held for ${Math.round(seconds)} s`);
    seen += `; let go after ${seconds.toFixed(1)} s`;
  }
  for (const socket of sockets) socket.destroy();
  return {
    what: 'bodies held back',
    tried: `${connections} connections of one address`,
    seen,
    problems,
  };
}
