import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { drainOnClose } from '#server/http/graceful-close.ts';
import { listenForItself } from '#server/http/listen-for-itself.ts';

/** A shop whose `/slow` waits until it is let go. */
async function start() {
  const app = Fastify({ return503OnClosing: false });
  drainOnClose(app);
  let letGo = (): void => undefined;
  const released = new Promise<void>((done) => (letGo = done));
  app.get('/slow', async () => {
    await released;
    return 'done';
  });
  app.get('/quick', async () => 'done');
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { app, url, letGo };
}

/** A client with one connection that it keeps. */
function client(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return (path: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get(url + path, { agent }, (response) => resolve(response.resume())).once('error', reject);
    });
}

test('a stop listens to nobody else, answers who is connected, says goodbye, and then shuts the doors', async () => {
  const { app, url, letGo } = await start();
  const [waiting, connected] = [client(url), client(url)];
  expect((await connected('/quick')).headers.connection).toBe('keep-alive');
  const slow = waiting('/slow');
  await once(app.server, 'request');
  const closed = app.close();
  await expect.poll(() => app.server.listening).toBe(false);
  await expect(client(url)('/quick')).rejects.toThrow('ECONNREFUSED');
  // Its request was perhaps on its way when the stop began.
  const late = await connected('/quick');
  expect([late.statusCode, late.headers.connection]).toEqual([200, 'close']);
  letGo();
  const response = await slow;
  expect([response.statusCode, response.headers.connection]).toEqual([200, 'close']);
  await closed;
});

test('a stop ends while clients go on: what it has taken is answered, and nobody holds it', async () => {
  const { app, url } = await start();
  let taken = 0;
  app.server.on('request', () => (taken += 1));
  let isOver = false;
  const outcomes: string[] = [];
  const goOn = async () => {
    const ask = client(url);
    while (!isOver)
      await ask('/quick').then(
        ({ statusCode }) => outcomes.push(String(statusCode)),
        (error: NodeJS.ErrnoException) => outcomes.push(error.code ?? error.message),
      );
  };
  const clients = Promise.all(Array.from({ length: 8 }, goOn));
  await expect.poll(() => outcomes.length).toBeGreaterThan(50);
  await app.close();
  isOver = true;
  await clients;
  expect(outcomes.filter((outcome) => outcome === '200')).toHaveLength(taken);
  // The system had made a few connections that the server never saw.
  expect([...new Set(outcomes)].toSorted().filter((outcome) => outcome !== 'ECONNRESET')).toEqual([
    '200',
    'ECONNREFUSED',
  ]);
});

test('a process that serves itself still reaches itself while it closes', async () => {
  const { app, letGo } = await start();
  const itself = await listenForItself(app);
  letGo();
  const [own] = await Promise.all([fetch(`${itself.url}/quick`), app.close()]);
  expect(own.status).toBe(200);
  await itself.close();
  await expect(fetch(`${itself.url}/quick`)).rejects.toThrow('fetch failed');
});

test('a stop waits neither for a connection without a request nor for half of one', async () => {
  const app = Fastify({ return503OnClosing: false });
  drainOnClose(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const ahead = connect(port, '127.0.0.1');
  const half = connect(port, '127.0.0.1');
  await Promise.all([once(ahead, 'connect'), once(half, 'connect')]);
  half.write('GET /quick HTTP/1.1\r\nHost: shop');
  const ended = Promise.all([once(ahead, 'close'), once(half, 'close')]);
  await app.close();
  await ended;
});
