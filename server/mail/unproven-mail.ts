import { sql } from 'kysely';
import { mailboxOf } from './mailbox-of.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import type { JobPayload } from '#server/jobs/job-kind.ts';
import { keyedHash } from '#server/store/strangers/keyed-hash.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';
import type { UnprovenMail } from '#server/jobs/mail-kind.ts';

const DAY = 24 * 60 * 60_000;

/** Most mails to an unproved address within 24 hours, from all forms together. */
export const UNPROVEN_A_DAY = 3;

interface Gate<Rest> {
  /** The address as it was typed, in lower case. */
  to: string;
  /** Composes the rest of the payload; called only when the mail leaves. */
  compose: () => Promise<Rest>;
  now?: Date;
  /** Whether this mail leaves whatever the address got before, such as a customer's receipt; it counts all the same. */
  isOwed?: () => Promise<boolean>;
}

/**
 * The only function that mails a typed, unproved address. It enqueues the mail in the caller's transaction, or
 * nothing if the address got enough mails today. Variants of one mailbox count as one address. Resolves to whether
 * the mail is sent; a response must not reveal that. Receipts required by law are always sent once a day.
 */
export async function enqueueUnproven<Kind extends UnprovenMail<{ to: string }>>(
  trx: Trx,
  { kind, everyMs, isLegal }: Kind,
  { to, compose, now = new Date(), isOwed }: Gate<Omit<JobPayload<Kind['kind']>, 'to'>>,
): Promise<boolean> {
  const mailbox = await keyedHash(trx, 'unproven-mail', mailboxOf(to));
  // Two forms at once must not both find that there is room.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`unproven ${mailbox}`}, 0))`.execute(trx);
  const sent = await trx
    .selectFrom('unproven_mail')
    .select(['kind', 'at'])
    .where('address_hash', '=', mailbox)
    .where('at', '>', new Date(now.getTime() - DAY))
    .execute();
  const ofKind = sent.filter((mail) => mail.kind === kind.name);
  const isTooSoon = ofKind.some(({ at }) => at.getTime() > now.getTime() - everyMs);
  const hasRoom = sent.length < UNPROVEN_A_DAY || (isLegal && ofKind.length === 0);
  const isLet = (await isOwed?.()) === true || (!isTooSoon && hasRoom);
  if (!isLet) return false;
  await trx.insertInto('unproven_mail').values({ address_hash: mailbox, kind: kind.name, at: now }).execute();
  await enqueue(trx, kind, { ...(await compose()), to });
  return true;
}

/** Forgets which addresses got mails, as soon as that limits nothing any more. */
export async function forgetUnproven(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('unproven_mail')
    .where('at', '<', new Date(now.getTime() - DAY))
    .execute();
}
