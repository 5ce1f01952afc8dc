import { sql } from 'kysely';
import { systemClock, type Clock } from '#server/clock.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { jobHandler, type JobHandler } from '#server/jobs/job-kind.ts';
import { callOffOrder, type CalledOff } from '#server/refunds/call-off-order.ts';
import { recordAudit, SHOP } from '#server/store/audit.ts';
import type { Db, Trx } from '#server/store/tables.ts';
import { WITHDRAWAL_JOB } from './withdrawal-job-kinds.ts';

/** Pause (ms) before asking again whether an answer that is being mailed has gone. */
const MAIL_PAUSE = 10_000;

/** The result of a statement: `unmatched`, and `not-waiting` after the answer was sent, are left to the owner. */
export type CarriedOut = CalledOff['kind'] | 'unmatched';

/**
 * Calls the order of a withdrawal off in one transaction: its answer is void, and the refund is asked for with its due
 * day. Repeating it changes nothing.
 */
export async function carryOutWithdrawal(db: Db, withdrawalId: number): Promise<CarriedOut> {
  return db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom('withdrawal')
      .select(['order_id', sql<string>`due_on::text`.as('dueOn')])
      .where('id', '=', withdrawalId)
      .executeTakeFirst();
    const orderId = found?.order_id;
    if (!found || orderId === null || orderId === undefined) return 'unmatched';
    const { kind } = await callOffOrder(trx, orderId, {
      askedBy: 'customer',
      reason: `Odstąpienie od umowy nr ${withdrawalId}`,
      dueOn: found.dueOn,
      isWithdrawal: true,
    });
    if (kind === 'called-off')
      await recordAudit(trx, {
        actor: SHOP,
        action: 'order.withdrawn',
        entity: 'order',
        entityId: orderId,
        fields: ['status'],
      });
    return kind;
  });
}

/** Enqueues the withdrawals that came before their order was paid, in the transaction that marks it as paid. */
export async function resumeWithdrawals(trx: Trx, orderId: number): Promise<void> {
  const earlier = await trx.selectFrom('withdrawal').select('id').where('order_id', '=', orderId).execute();
  for (const { id } of earlier) await enqueue(trx, WITHDRAWAL_JOB, { withdrawalId: id });
}

/** Handler of received withdrawals. While the answer is being mailed it waits for how that ends. */
export const withdrawalJobs = (db: Db, clock: Clock = systemClock): JobHandler[] => [
  jobHandler(WITHDRAWAL_JOB, async ({ withdrawalId }) => {
    const result = await carryOutWithdrawal(db, withdrawalId);
    if (result === 'answer-leaves') return { at: new Date(clock.now().getTime() + MAIL_PAUSE) };
  }),
];
