import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { drainOnClose } from '#server/http/graceful-close.ts';

test('a stop answers who is there and who still comes, says goodbye, and then shuts the doors', async () => {
  const app = Fastify({ return503OnClosing: false });
  drainOnClose(app);
  let finish = (): void => undefined;
  const finished = new Promise<void>((done) => {
    finish = done;
  });
  app.get('/slow', async () => {
    await finished;
    return 'done';
  });
  app.get('/quick', async () => 'done');
  const url = await app.listen({ host: '127.0.0.1', port: 0 });

  const slow = fetch(`${url}/slow`);
  await once(app.server, 'request');
  const closed = app.close();
  // Somebody comes while the doors are still open: the slow request holds them.
  const late = await fetch(`${url}/quick`);
  expect([late.status, late.headers.get('connection')]).toEqual([200, 'close']);
  finish();
  const response = await slow;
  expect([await response.text(), response.headers.get('connection')]).toEqual(['done', 'close']);
  await closed;
  await expect(fetch(`${url}/quick`)).rejects.toThrow('fetch failed');
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
