import type { QueryExecutorProvider } from 'kysely';
import { enqueue } from '#server/jobs/enqueue.ts';
import type { MoneyMatter } from '#domain/desk-terms.ts';
import { MONEY_WAITS_JOB } from './refund-job-kinds.ts';

/** Mails the owners about money that waits for a decision. `id` names the thing; each thing is mailed about once. */
export const tellOwners = (
  trx: QueryExecutorProvider,
  orderId: number,
  money: MoneyMatter,
  id: string,
): Promise<void> =>
  enqueue(trx, MONEY_WAITS_JOB, { orderId, matter: money }, { onceKey: `money-waits:${money}:${id}` });
