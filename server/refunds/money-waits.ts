import type { QueryExecutorProvider } from 'kysely';
import { z } from 'zod';
import { enqueue } from '#server/jobs/enqueue.ts';
import { mailKind } from '#server/mail/mail-job-kinds.ts';
import { MONEY_MATTERS, type MoneyMatter } from '#domain/desk-terms.ts';

/** Tells the owners by mail of money that waits for a decision; the desk, which knows their addresses, sends it. */
export const MONEY_WAITS_JOB = mailKind(
  'money-waits',
  z.object({ orderId: z.int().positive(), matter: z.enum(MONEY_MATTERS) }),
);

/** Mails the owners about money that waits for a decision. `id` names the thing; each thing is mailed about once. */
export const tellOwners = (
  trx: QueryExecutorProvider,
  orderId: number,
  money: MoneyMatter,
  id: string,
): Promise<void> =>
  enqueue(trx, MONEY_WAITS_JOB, { orderId, matter: money }, { onceKey: `money-waits:${money}:${id}` });
