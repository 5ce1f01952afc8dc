import type { FastifyInstance } from 'fastify';

/**
 * Once the server is closing, every answer closes its connection. Idle ones are closed by Fastify; without this, one
 * whose request was still under way would stay open for a browser's keep-alive, and the stop would wait for it.
 */
export function closeConnectionsOnStop(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) void reply.header('connection', 'close');
  });
}
