import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { load } from '#tools/bench/load.ts';

let origin = '';
const server = createServer((request, response) => {
  response.statusCode = request.url === '/wrong' ? 500 : 200;
  response.end('fine');
});
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

const limits = { connections: 2, seconds: 10, requests: 20 };

test('a load ends at its number of requests and counts right and wrong responses apart', async () => {
  const path = (index: number) => (index < 5 ? '/wrong' : '/right');
  const result = await load(origin, (index) => ({ method: 'GET', path: path(index), status: 200 }), limits);
  expect(result).toMatchObject({ succeeded: 15, failed: 5 });
});

test('a load without time ends without a request', async () => {
  const shot = () => ({ method: 'GET', path: '/', status: 200 }) as const;
  expect(await load(origin, shot, { ...limits, seconds: 0 })).toMatchObject({ succeeded: 0, failed: 0 });
});

test('a load is sent to this machine only', async () => {
  const shot = () => ({ method: 'GET', path: '/', status: 200 }) as const;
  await expect(load('http://shop.test', shot, limits)).rejects.toThrow('this machine only');
});
