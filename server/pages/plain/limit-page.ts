import type { FastifyInstance } from 'fastify';

/**
 * Shows a page to whom the rate limit turns away (429), in place of the API's JSON. Fastify forgets the type of a response that an
 * error takes the place of, and a browser shows the source of what has none.
 */
export function showLimit(app: FastifyInstance, page: () => string): void {
  app.setErrorHandler(async (error: { statusCode?: number }, _request, reply) => {
    if (error.statusCode !== 429) throw error;
    return reply.code(429).type('text/html; charset=utf-8').send(page());
  });
}
