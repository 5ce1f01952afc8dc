import { z } from 'zod';
import { systemClock, type Clock } from '#server/clock.ts';
import { recordAudit } from '#server/store/audit.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { HAS_PAGE } from './read-answer-page.ts';

/**
 * Closes an answer's page for anyone with its key, the customer or another. The key is deleted; the mail keeps the
 * text. Resolves to whether there was a page to close.
 */
export function closeAnswerPage(db: Db, key: string, clock: Clock = systemClock): Promise<boolean> {
  if (!z.guid().safeParse(key).success) return Promise.resolve(false);
  return db.transaction().execute(async (trx) => {
    const closed = await trx
      .updateTable('shop_order')
      .set({ answer_closed_at: clock.now() })
      .where('answer_key', '=', key)
      .where('deleted', '=', false)
      .where('status', 'in', HAS_PAGE)
      .returning('id')
      .executeTakeFirst();
    if (!closed) return false;
    await recordAudit(trx, {
      actor: { kind: 'shop', name: 'customer' },
      action: 'answer-page.closed',
      entity: 'order',
      entityId: closed.id,
    });
    return true;
  });
}
