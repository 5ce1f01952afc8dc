import type { FastifyInstance } from 'fastify';
import { AGAIN_KEY, AGAIN_PATH } from '#domain/paths/again-path.ts';
import { WITHDRAWAL_KEY, WITHDRAWAL_ORDER } from '#domain/paths/withdrawal-path.ts';
import type { House } from '#server/plain-pages/house.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { againPage, closedPage } from './again-pages.ts';
import { findRepeatable } from './repeatable-order.ts';

/**
 * Serves the page that leads from a paid order to the next one, on any device, without scripts or cookies. Opening it
 * changes nothing: its buttons send the order's people to the form without scripts, where everything can be changed.
 */
export async function againPlugin(
  app: FastifyInstance,
  { house, db }: { house: House; db: Db },
): Promise<void> {
  app.get<{ Querystring: Record<string, unknown> }>(AGAIN_PATH, async ({ query }, reply) => {
    // The origin alone: the form needs it, and the key in the address goes nowhere.
    void reply.headers({ ...house.headers(), 'referrer-policy': 'strict-origin' });
    const order = await findRepeatable(db, {
      orderId: Number(query[WITHDRAWAL_ORDER]),
      // Mails of earlier releases have the order's own key.
      key: String(query[AGAIN_KEY] ?? query[WITHDRAWAL_KEY]),
    });
    return order ? againPage(house, order) : reply.code(410).send(closedPage(house));
  });
}
