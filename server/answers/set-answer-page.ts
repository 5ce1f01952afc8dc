import { systemClock, type Clock } from '#server/clock.ts';
import type { PersonActor } from '#server/store/audit.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { decide, type AnswerChange } from './approve-answer.ts';
import { countAnswerChange } from './open-answer.ts';

/**
 * Closes the page of a sent answer for an owner, or opens it again. A trigger deletes the key of a closed page, and
 * makes a new one for a page that is opened again (110_answer_page.sql).
 */
export function setAnswerPage(
  db: Db,
  orderId: number,
  { seen, isOpen }: { seen: number; isOpen: boolean },
  actor: PersonActor,
  clock: Clock = systemClock,
): Promise<AnswerChange> {
  const action = isOpen ? 'answer-page.opened' : 'answer-page.closed';
  return decide(db, orderId, { seen, actor, action, from: ['SENT'] }, async (trx) => {
    const set = await trx
      .updateTable('shop_order')
      .set({ answer_closed_at: isOpen ? null : clock.now() })
      .where('id', '=', orderId)
      .where('stripped_at', 'is', null)
      .where('answer_closed_at', isOpen ? 'is not' : 'is', null)
      .returning('id')
      .executeTakeFirst();
    // Closed, opened or deleted by somebody else, her customer too.
    if (!set) return { kind: 'stale' };
    await countAnswerChange(trx, orderId);
    return { fields: ['page'] };
  });
}
