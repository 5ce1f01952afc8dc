import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** So long (milliseconds) no request may be under way before the doors close. */
const QUIET = 250;
/** Clients that never heed the goodbye do not hold the stop up for longer; a payment's opening takes up to 8 s. */
const AT_MOST = 10_000;
const LOOK_EVERY = 25;

/**
 * A stop that drops nobody: while the app closes it goes on answering, each answer says goodbye (`connection: close`),
 * and the doors are shut only when it has become quiet. To be used with `return503OnClosing: false`.
 */
export function drainOnClose(app: FastifyInstance): void {
  let closing = false;
  let underWay = 0;
  let lastEnd = 0;
  app.addHook('onRequest', async (_request, reply) => {
    underWay += 1;
    reply.raw.once('close', () => {
      underWay -= 1;
      lastEnd = performance.now();
    });
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) void reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    closing = true;
    if (!app.server.listening) return;
    const began = performance.now();
    const isQuiet = () => underWay === 0 && performance.now() - Math.max(began, lastEnd) >= QUIET;
    while (!isQuiet() && performance.now() - began < AT_MOST) await pause(LOOK_EVERY);
  });
}
