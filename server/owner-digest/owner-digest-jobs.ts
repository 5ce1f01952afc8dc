import { sql } from 'kysely';
import { DESK_PAGES } from '#desk/pages.ts';
import { systemClock, type Clock } from '#server/clock.ts';
import { jobHandler, type JobHandler } from '#server/jobs/job-kind.ts';
import type { MailSender } from '#server/mail/mail-sender.ts';
import { mailIdFor } from '#server/mail/mail-id.ts';
import type { MailContent, SendMail } from '#server/mail/mailer.ts';
import { noteSent } from '#server/mail/note-sent.ts';
import { contactMessageMail, digestMail, withdrawalNoticeMail } from '#server/mail/owner-mails.ts';
import { quotedStatement } from '#server/mail/withdrawal-mails.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { OWNER_DIGEST_JOB } from './owner-digest-job-kinds.ts';
import { DIGEST_EVERY } from './tell-owner.ts';

interface OwnerDigestOptions {
  db: Db;
  send: SendMail;
  sender: MailSender;
  deskUrl: string;
  clock?: Clock;
}

interface Entry {
  kind: 'message' | 'withdrawal';
  ref: string;
}

/** Handler of the mail with what forms have brought: one alone in full, several as their number. */
export const ownerDigestJobs = ({
  db,
  send,
  sender,
  deskUrl,
  clock = systemClock,
}: OwnerDigestOptions): JobHandler[] => [
  jobHandler(OWNER_DIGEST_JOB, async (_, { id }) => {
    const entries = await db
      .selectFrom('owner_digest_entry')
      .select(['id', 'kind', 'ref'])
      .orderBy('id')
      .execute();
    const last = entries.at(-1)?.id ?? '0';
    const mail = await composeDigest(db, entries, { sender, deskUrl });
    // The same job may send several in the end, and each is a mail of its own.
    if (mail) {
      const mailId = mailIdFor(id, last);
      await send(mailId, mail);
      await noteSent(db, id, mailId);
    }
    const isMore = await db.transaction().execute(async (trx) => {
      await trx.selectFrom('owner_digest').select('is_due').forUpdate().execute();
      await trx.deleteFrom('owner_digest_entry').where('id', '<=', last).execute();
      const more = await trx.selectFrom('owner_digest_entry').select('id').limit(1).executeTakeFirst();
      await trx
        .updateTable('owner_digest')
        .set({ is_due: more !== undefined, ...(mail && { sent_at: clock.now() }) })
        .execute();
      return more !== undefined;
    });
    return isMore ? { at: new Date(clock.now().getTime() + DIGEST_EVERY) } : undefined;
  }),
];

/** Composes the mail with the new entries; `undefined` if all of them were erased meanwhile. */
async function composeDigest(
  db: Db,
  entries: readonly Entry[],
  { sender, deskUrl }: Pick<OwnerDigestOptions, 'sender' | 'deskUrl'>,
): Promise<MailContent | undefined> {
  const refsOf = (kind: Entry['kind']) => entries.filter((one) => one.kind === kind).map(({ ref }) => ref);
  const messages = await db
    .selectFrom('contact_message')
    .select(['id', 'first_name as firstName', 'last_name as lastName', 'email', 'message', 'kind'])
    .where(sql<boolean>`id = any(${refsOf('message')}::uuid[])`)
    .execute();
  const statements = await db
    .selectFrom('withdrawal')
    .select(['id', 'name', 'order_number as orderNumber', 'email', 'received_at as receivedAt'])
    .where(sql<boolean>`id = any(${refsOf('withdrawal')}::integer[])`)
    .where('email', 'is not', null)
    // The constraint withdrawal_cleared.
    .$narrowType<{ name: string; orderNumber: string; email: string }>()
    .execute();
  const urls = {
    messages: deskUrl + DESK_PAGES.messages.path,
    withdrawals: deskUrl + DESK_PAGES.withdrawals.path,
  };
  const [message] = messages;
  const [statement] = statements;
  if (messages.length + statements.length > 1)
    return digestMail({ messages: messages.length, withdrawals: statements.length, urls }, sender);
  if (message) return contactMessageMail(message, sender);
  return (
    statement &&
    withdrawalNoticeMail(
      {
        email: statement.email,
        receiptNumber: statement.id,
        receivedAt: statement.receivedAt.toISOString(),
        statement: quotedStatement(statement, sender.brandName),
        url: urls.withdrawals,
      },
      sender,
    )
  );
}
