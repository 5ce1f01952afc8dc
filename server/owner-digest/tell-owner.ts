import { sql } from 'kysely';
import { enqueue } from '#server/jobs/enqueue.ts';
import type { DigestEntryTable } from '#server/store/strangers/form-tables.ts';
import type { Trx } from '#server/store/tables/tables.ts';
import { OWNER_DIGEST_JOB } from './owner-digest-job-kinds.ts';

/** Pause (ms) between two mails with news: a flood of forms is one mail an hour. */
export const DIGEST_EVERY = 60 * 60_000;

/**
 * Notifies the shop's mailbox of a message or a withdrawal, in the transaction that stores it: at once, or in one
 * mail with others if another was sent in the last hour.
 */
export async function tellOwner(
  trx: Trx,
  { kind, id, now = new Date() }: { kind: DigestEntryTable['kind']; id: string | number; now?: Date },
): Promise<void> {
  // Locks the row until the commit: the running job either sees this entry or has not finished yet. Only the next
  // query sees what the lock waited for.
  await trx.selectFrom('owner_digest').select('one').forUpdate().execute();
  const mail = await trx
    .selectFrom('owner_digest')
    .select([
      'sent_at',
      sql<boolean>`is_due and exists (
        select from job where kind = ${OWNER_DIGEST_JOB.name} and done_at is null and failed_at is null
      )`.as('isUnderWay'),
    ])
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('owner_digest_entry')
    .values({ kind, ref: String(id), at: now })
    .execute();
  if (mail.isUnderWay) return;
  await trx.updateTable('owner_digest').set({ is_due: true }).execute();
  const next = (mail.sent_at?.getTime() ?? 0) + DIGEST_EVERY;
  await enqueue(trx, OWNER_DIGEST_JOB, {}, { runAt: new Date(Math.max(now.getTime(), next)) });
}
