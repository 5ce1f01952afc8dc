import { sql } from 'kysely';
import { ANSWER_JOBS, mailJobKey } from '#server/answers/answer-job-kinds.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { MAIL_JOBS } from '#server/mail/mail-job-kinds.ts';
import type { Trx } from '#server/store/tables/tables.ts';
import { later } from './moments.ts';
import type { DemoOrder } from './plan.ts';

/** What a mail server says of an address at which nobody is, as the shop keeps it. */
const NOBODY_THERE = 'Error EENVELOPE 550 5.1.1';

/** Gives up the mails that the mail server has refused: a person has to mend their addresses. */
export async function failMails(trx: Trx, orders: readonly DemoOrder[]): Promise<void> {
  for (const { id, refusedMail, paidAt, answer } of orders) {
    if (!refusedMail || !paidAt) continue;
    const at = answer?.scheduledFor ?? later(paidAt, 4_000);
    const isAnswer = refusedMail === 'answer';
    const onceKey = isAnswer ? mailJobKey(id, at) : `agreement:${id}:1`;
    // That of an answer was planned with its time.
    await (isAnswer
      ? enqueue(
          trx,
          ANSWER_JOBS.mail,
          { orderId: id, scheduledFor: at.toISOString() },
          { runAt: at, onceKey },
        )
      : enqueue(trx, MAIL_JOBS.orderConfirmed, { orderId: id, number: 1 }, { runAt: at, onceKey }));
    await sql`
      update job set failed_at = ${later(at, 5_000)}, attempts = 1, last_error = ${NOBODY_THERE}
      where once_key = ${onceKey}
    `.execute(trx);
  }
}
