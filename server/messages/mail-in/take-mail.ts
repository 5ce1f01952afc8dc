import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { readEmail } from '#domain/typed/typed-text.ts';
import { shopDate } from '#domain/shop-day.ts';
import { recordAudit, SHOP } from '#server/store/audit.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { waitAgain } from '../message-terms.ts';
import type { IncomingMail } from './read-mail.ts';
import { keyIn } from './reply-address.ts';

/** What became of a mail. */
export type MailOutcome =
  /** Stored in its thread. */
  | 'taken'
  /** Was stored before. */
  | 'repeated'
  /** A program sent it, or the shop itself. */
  | 'automatic'
  /** It is for no thread: another address, or one that was deleted. */
  | 'no-thread'
  /** The mail has no text. */
  | 'empty'
  /** More has come into this thread within a day than a person writes. */
  | 'too-many';

/** Mails that one thread takes within a day. */
const MOST_A_DAY = 50;

interface Addresses {
  replyAddress: string;
  /** The shop's own senders. */
  own: readonly string[];
}

/**
 * Puts what a customer has written back by mail into its thread, which waits for a person again. The address
 * alone says which thread; whoever else writes there is marked.
 */
export async function takeMail(
  db: Db,
  mail: IncomingMail,
  { replyAddress, own }: Addresses,
  now: Date,
): Promise<MailOutcome> {
  const key = mail.to.map((address) => keyIn(address, replyAddress)).find((one) => one !== undefined);
  if (key === undefined) return 'no-thread';
  if (mail.isAutomatic || own.includes(mail.from)) return 'automatic';
  if (mail.text === '' && mail.attachmentNames.length === 0) return 'empty';
  return db.transaction().execute(async (trx): Promise<MailOutcome> => {
    const message = await trx
      .selectFrom('contact_message')
      .select(['id', 'first_name', 'email'])
      .where('reply_key', '=', key)
      .forUpdate()
      .executeTakeFirst();
    if (!message) return 'no-thread';
    const { count } = await trx
      .selectFrom('letter_reply')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('letter_id', '=', message.id)
      .where('mail_digest', 'is not', null)
      .where('written_at', '>', sql<Date>`now() - interval '1 day'`)
      .executeTakeFirstOrThrow();
    if (count >= MOST_A_DAY) return 'too-many';
    const added = await trx
      .insertInto('letter_reply')
      .values({
        id: randomUUID(),
        letter_id: message.id,
        body: mail.text,
        author: message.first_name,
        from_customer: true,
        mail_digest: mail.digest,
        from_other_address: readEmail(mail.from) !== readEmail(message.email),
        attachment_names: [...mail.attachmentNames],
        is_cut: mail.isCut,
      })
      .onConflict((on) =>
        on.columns(['letter_id', 'mail_digest']).where('mail_digest', 'is not', null).doNothing(),
      )
      .returning('id')
      .executeTakeFirst();
    if (!added) return 'repeated';
    await waitAgain(trx, message.id, shopDate(now));
    await recordAudit(trx, { actor: SHOP, action: 'letter.came', entity: 'letter', entityId: message.id });
    return 'taken';
  });
}
