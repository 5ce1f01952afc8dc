import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { main } from '#tools/pack/health.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('a check of health asks the shop of this machine, and reads no secret for it', async () => {
  let status = 200;
  const asked: unknown[] = [];
  const server = createServer(({ url }, response) => {
    asked.push(url);
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  vi.stubEnv('PORT', String((server.address() as AddressInfo).port));
  vi.stubEnv('HOST', '0.0.0.0');
  // A service manager may show it to the shop itself alone.
  vi.stubEnv('DATABASE_URL_FILE', '/nowhere/database-url');
  const said = vi.spyOn(console, 'error').mockReturnValue();
  expect(await main([])).toBe(0);
  status = 503;
  expect(await main([])).toBe(1);
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
  expect(await main([])).toBe(1);
  expect(asked).toEqual(['/api/health/ready', '/api/health/ready']);
  expect(said.mock.calls.flat()).toEqual(['The shop is not ready: 503.', 'The shop does not answer.']);
});
