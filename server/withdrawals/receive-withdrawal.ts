import { sql } from 'kysely';
import { withdrawalStatement } from '#copy/withdrawal.ts';
import {
  refundDueOn,
  typedOrderId,
  type WithdrawalReceipt,
  type WithdrawalValues,
} from '#domain/withdrawal.ts';
import { systemClock, type Clock } from '#server/clock.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { MAIL_JOBS } from '#server/mail/mail-job-kinds.ts';
import type { Db } from '#server/store/tables.ts';
import { WITHDRAWAL_JOB } from './withdrawal-job-kinds.ts';

/**
 * Stores a statement of withdrawal, with its receipt's mail and the job that calls the order off. A right number and a
 * wrong one take the same queries, so that neither the answer nor its time tells whether there is such an order. From
 * the commit on the matched order's answer is not mailed any more (answered-order.ts).
 */
export async function receiveWithdrawal(
  db: Db,
  values: WithdrawalValues,
  { brandName, clock = systemClock }: { brandName: string; clock?: Clock },
): Promise<WithdrawalReceipt> {
  const { name, orderNumber, email } = values;
  const receivedAt = clock.now();
  const statement = withdrawalStatement(values, brandName);
  return db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('withdrawal')
      .values({
        name,
        order_number: orderNumber,
        email,
        statement,
        received_at: receivedAt,
        due_on: refundDueOn(receivedAt),
        order_id: sql<number | null>`(
          select id from shop_order
          where id = ${typedOrderId(orderNumber) ?? null}::integer and lower(email) = ${email}
            and fairy_product_id is not null and not deleted
        )`,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const receipt = { receiptNumber: id, receivedAt: receivedAt.toISOString(), statement };
    await enqueue(trx, MAIL_JOBS.withdrawalReceipt, { to: email, ...receipt });
    await enqueue(trx, MAIL_JOBS.withdrawalNotice, { email, ...receipt });
    await enqueue(trx, WITHDRAWAL_JOB, { withdrawalId: id });
    return receipt;
  });
}
