import { sql } from 'kysely';
import { withdrawalStatement } from '#copy/law/withdrawal.ts';
import {
  refundDueOn,
  typedOrderId,
  type WithdrawalReceipt,
  type WithdrawalRequest,
} from '#domain/withdrawal.ts';
import { systemClock, type Clock } from '#server/clock.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { MAIL_JOBS } from '#server/mail/mail-job-kinds.ts';
import { enqueueUnproven } from '#server/mail/unproven-mail.ts';
import { quotedStatement } from '#server/mail/withdrawal-mails.ts';
import { WAS_MENDED } from '#server/store/strangers/order-key.ts';
import { tellOwner } from '#server/owner-digest/tell-owner.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';
import { newPressToken, proveWithdrawal } from './prove-withdrawal.ts';
import { WITHDRAWAL_DUE_JOB } from './withdrawal-job-kinds.ts';

/** When (ms) the owners are reminded of a statement that waits for a person: halfway to the day of the refund. */
export const REMIND_AFTER = 7 * 24 * 60 * 60_000;

/**
 * Stores a withdrawal and its receipt's mail. It takes effect at once only by the order's own link. Otherwise it
 * waits for a confirmation from that mail or by a person of the desk, since anybody may know number and address. A
 * right and a wrong number run the same queries, so that neither response nor time reveals whether an order exists.
 */
export async function receiveWithdrawal(
  db: Db,
  { orderKey = '', ...values }: WithdrawalRequest,
  { brandName, clock = systemClock }: { brandName: string; clock?: Clock },
): Promise<WithdrawalReceipt> {
  const { name, orderNumber, email } = values;
  const receivedAt = clock.now();
  const statement = withdrawalStatement(values, brandName);
  return db.transaction().execute(async (trx) => {
    const order = await statedOrder(trx, { orderNumber, email, orderKey });
    const { id } = await trx
      .insertInto('withdrawal')
      .values({
        name,
        order_number: orderNumber,
        email,
        statement,
        received_at: receivedAt,
        due_on: refundDueOn(receivedAt),
        order_id: order?.id ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const isConfirmed = order?.isOwn === true;
    const receipt = { receiptNumber: id, receivedAt: receivedAt.toISOString(), statement };
    await enqueueUnproven(trx, MAIL_JOBS.withdrawalReceipt, {
      to: email,
      now: receivedAt,
      isOwed: () => isFirstReceipt(trx, order?.id ?? null),
      compose: async () => ({
        ...receipt,
        statement: quotedStatement(values, brandName),
        ...(await mailedToken(trx, id, isConfirmed)),
      }),
    });
    const now = receivedAt;
    await enqueue(
      trx,
      WITHDRAWAL_DUE_JOB,
      { withdrawalId: id },
      { runAt: new Date(now.getTime() + REMIND_AFTER) },
    );
    if (isConfirmed) await proveWithdrawal(trx, id, { by: 'order-link', clock });
    await tellOwner(trx, { kind: 'withdrawal', id, now });
    return { ...receipt, isConfirmed };
  });
}

/**
 * The order that a statement names; `isOwn`: by its own link, which only its customer has, unless its address was mended
 * after the link had been mailed.
 */
async function statedOrder(
  trx: Trx,
  { orderNumber, email, orderKey }: { orderNumber: string; email: string; orderKey: string },
) {
  const isOwn = sql<boolean>`(customer_id::text = ${orderKey.toLowerCase()} and not ${WAS_MENDED})`;
  return trx
    .selectFrom('shop_order')
    .select(['id', isOwn.as('isOwn')])
    .where(sql<boolean>`id = ${typedOrderId(orderNumber) ?? null}::integer`)
    .where((is) => is.or([isOwn, sql<boolean>`lower(email) = ${email}`]))
    .where('fairy_product_id', 'is not', null)
    .where('deleted', '=', false)
    .executeTakeFirst();
}

/** Whether a statement is the first of its order that is receipted: that mail leaves whatever its address got today. */
async function isFirstReceipt(trx: Trx, orderId: number | null): Promise<boolean> {
  const earlier = await trx
    .selectFrom('withdrawal')
    .innerJoin('withdrawal_proof', 'withdrawal_id', 'withdrawal.id')
    .select('withdrawal.id')
    .where('order_id', '=', orderId)
    .where('token_hash', 'is not', null)
    .executeTakeFirst();
  return orderId !== null && !earlier;
}

/** Token for the receipt's mail; its stored digest also shows that it was mailed. A withdrawal that is already proved needs none. */
async function mailedToken(trx: Trx, withdrawalId: number, isConfirmed: boolean) {
  const token = await newPressToken(trx, withdrawalId);
  return isConfirmed ? {} : { token };
}
