import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Where a process calls itself. */
export interface OwnAddress {
  /** Origin on the loopback interface. */
  url: string;
  close(): Promise<void>;
}

/**
 * Serves an app on a free port of the loopback interface for this process. While the app closes, its public port is
 * closed, but running orders still need the sandbox's payments, which the same process serves.
 */
export async function listenForItself(app: FastifyInstance): Promise<OwnAddress> {
  await app.ready();
  const server = createServer(app.routing);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  // It must not keep a process alive whose start failed.
  server.unref();
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
