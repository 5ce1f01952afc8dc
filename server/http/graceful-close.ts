import { Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long (ms) no request may have been in flight before the connections are cut. */
const QUIET_TIME = 250;
/** Time limit (ms) of draining, for clients that ignore `connection: close`; opening a payment takes up to 8 s. */
export const DRAIN_TIMEOUT = 10_000;
const POLL_INTERVAL = 25;

/**
 * Drains connections when the app closes. First the server stops listening, so that traffic that does not end cannot
 * hold it. Requests on the connections that are open are served with `connection: close` until none arrives for a while;
 * what is still connected then is cut. To be used with `return503OnClosing: false`, and a `pluginTimeout` that is longer.
 */
export function drainOnClose(app: FastifyInstance): void {
  let closing = false;
  let inFlight = 0;
  let lastEnd = 0;
  app.addHook('onRequest', (_request, reply, done) => {
    inFlight += 1;
    reply.raw.once('close', () => {
      inFlight -= 1;
      lastEnd = performance.now();
    });
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) void reply.header('connection', 'close');
    done();
  });
  app.addHook('preClose', async () => {
    closing = true;
    if (!app.server.listening) return;
    // Connections that the system has made already are taken first.
    await pause(POLL_INTERVAL);
    // Not the HTTP server's own `close`: it cuts idle connections at once, also one whose request is on its way.
    Server.prototype.close.call(app.server);
    const began = performance.now();
    const isDrained = () => inFlight === 0 && performance.now() - Math.max(began, lastEnd) >= QUIET_TIME;
    while (!isDrained() && performance.now() - began < DRAIN_TIMEOUT) await pause(POLL_INTERVAL);
    // Browsers and proxies connect ahead of a request. Node does not count such a connection as idle, and would wait for
    // its headers until the stop's own limit ends the process with the database open.
    app.server.closeAllConnections();
  });
}
