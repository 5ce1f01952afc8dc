import type { Db, Trx } from '#server/store/tables/tables.ts';
import type { Question } from './answer-text.ts';

/** Reads what an order asks, in the order of its questions. */
export const readQuestions = (db: Db | Trx, orderId: number): Promise<Question[]> =>
  db
    .selectFrom('order_question')
    .select(['sequence_number as sequenceNumber', 'content'])
    .where('order_id', '=', orderId)
    .orderBy('sequence_number')
    .execute();
