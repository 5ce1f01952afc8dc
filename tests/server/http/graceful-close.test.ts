import { once } from 'node:events';
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
