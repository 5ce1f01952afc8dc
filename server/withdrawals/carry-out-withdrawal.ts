import { sql } from 'kysely';
import { enqueue } from '#server/jobs/enqueue.ts';
import { askRefund, type RefundDecision } from '#server/refunds/ask-refund.ts';
import { callOffOrder, type CalledOff } from '#server/refunds/call-off-order.ts';
import { lockBalance } from '#server/refunds/refund-balance.ts';
import { tellCustomer } from '#server/refunds/tell-customer.ts';
import { recordAudit, SHOP } from '#server/store/audit.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';
import { RIGHT_AFTER_ANSWER } from './right-after-answer.ts';
import { WITHDRAWAL_JOB } from './withdrawal-job-kinds.ts';

/**
 * The result of a statement: `unmatched` and `not-waiting` are left to the owner; `unproved` waits for its customer;
 * `given-back` is after the answer.
 */
export type CarriedOut = CalledOff['kind'] | 'unmatched' | 'unproved' | 'given-back';

/**
 * Cancels the order of a proved withdrawal in one transaction: voids its answer and requests the refund with its
 * deadline. After the answer was sent, it refunds only if the right to withdraw outlived the answer. Repeating it
 * changes nothing.
 */
export async function carryOutWithdrawal(db: Db, withdrawalId: number): Promise<CarriedOut> {
  return db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom('withdrawal')
      .innerJoin('withdrawal_proof', 'withdrawal_id', 'withdrawal.id')
      .select(['order_id', 'proved_at', sql<string>`due_on::text`.as('dueOn')])
      .where('withdrawal.id', '=', withdrawalId)
      .executeTakeFirst();
    const orderId = found?.order_id;
    if (!found || orderId === null || orderId === undefined) return 'unmatched';
    if (found.proved_at === null) return 'unproved';
    const by = {
      requestedBy: 'customer',
      reason: `Odstąpienie od umowy, potwierdzenie nr ${withdrawalId}`,
      dueOn: found.dueOn,
    };
    const { kind } = await callOffOrder(trx, orderId, { ...by, isWithdrawal: true });
    const isGivenBack =
      kind === 'not-waiting' && (await isOpen(trx, withdrawalId)) && (await giveBack(trx, orderId, by));
    if (kind === 'called-off' || isGivenBack)
      await recordAudit(trx, {
        actor: SHOP,
        action: 'order.withdrawn',
        entity: 'order',
        entityId: orderId,
        fields: isGivenBack ? [] : ['status'],
      });
    return isGivenBack ? 'given-back' : kind;
  });
}

/** Whether the right to withdraw outlived the answer. Asked after calling off has failed: until then the answer may be sent. */
async function isOpen(trx: Trx, withdrawalId: number): Promise<boolean> {
  const open = await trx
    .selectFrom('withdrawal')
    .innerJoin('shop_order', 'shop_order.id', 'order_id')
    .select('withdrawal.id')
    .where('withdrawal.id', '=', withdrawalId)
    .where('status', '=', 'SENT')
    .where(sql<boolean>`${RIGHT_AFTER_ANSWER} = 'open'`)
    .executeTakeFirst();
  return open !== undefined;
}

/** Refunds the rest of an answered order's payment and notifies the customer; `false` if that was done before. */
async function giveBack(
  trx: Trx,
  orderId: number,
  by: Pick<RefundDecision, 'requestedBy' | 'reason' | 'dueOn'>,
): Promise<boolean> {
  const balance = await lockBalance(trx, orderId);
  if (!balance || balance.left <= 0) return false;
  const { left: amount, paymentId } = balance;
  const { kind } = await askRefund(trx, { orderId, idempotencyKey: `withdrawn:${paymentId}`, amount, ...by });
  if (kind !== 'asked') return false;
  await tellCustomer(trx, { orderId, amount, balance, isCalledOff: false, isWithdrawal: true });
  return true;
}

/** Enqueues the proved withdrawals that came before their order was paid, in the transaction that marks it as paid. */
export async function resumeWithdrawals(trx: Trx, orderId: number): Promise<void> {
  const earlier = await trx
    .selectFrom('withdrawal')
    .innerJoin('withdrawal_proof', 'withdrawal_id', 'withdrawal.id')
    .select('withdrawal.id')
    .where('order_id', '=', orderId)
    .where('proved_at', 'is not', null)
    .execute();
  for (const { id } of earlier) await enqueue(trx, WITHDRAWAL_JOB, { withdrawalId: id });
}
