import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** How late the scripts come, in milliseconds. */
export const LATE = 4_000;

/** The same shop behind a line on which every script comes four seconds late, at an address of its own. */
export async function startLateShop(shopUrl: string): Promise<{ url: string; stop: () => void }> {
  const server = createServer(async (incoming, response) => {
    const { pathname } = new URL(incoming.url ?? '/', shopUrl);
    const isScript = pathname.startsWith('/assets/') && pathname.endsWith('.js');
    if (isScript) await pause(LATE);
    const { method, headers } = incoming;
    const onward = ask(new URL(incoming.url ?? '/', shopUrl), { method, headers }, (came) => {
      // Kept, they would come at once the next time.
      const kept = isScript ? { 'cache-control': 'no-store' } : {};
      response.writeHead(came.statusCode ?? 502, { ...came.headers, ...kept });
      came.pipe(response);
    });
    onward.on('error', () => response.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
