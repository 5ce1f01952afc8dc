import { readEmail } from '#domain/typed/typed-text.ts';
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { MAIL_JOBS } from '#server/mail/mail-job-kinds.ts';
import { enqueueUnproven } from '#server/mail/unproven-mail.ts';
import { sha256 } from '#server/sha256.ts';
import type { Db } from '#server/store/tables/tables.ts';

const MINUTE = 60_000;

/** How long (ms) a link waits to be opened. */
export const LINK_LIFETIME = 60 * MINUTE;

/** How long (ms) the page that opened a link may use it. */
export const VISIT_LIFETIME = 30 * MINUTE;

/** Makes an unguessable text for a link or a claim. */
export const newSecret = (): string => randomBytes(24).toString('base64url');

/** Whether a text may be one that `newSecret` made. */
const isSecret = (text: string) => /^[\w-]{32}$/.test(text);

/**
 * Mails a link to an address, whatever is stored about it: a known and an unknown address run the same queries and
 * get the same mail. Nothing is sent if the address got a link just now, or enough mails today.
 */
export async function mailDataLink(db: Db, typedEmail: string, now = new Date()): Promise<void> {
  const email = readEmail(typedEmail);
  await db.transaction().execute((trx) =>
    enqueueUnproven(trx, MAIL_JOBS.dataLink, {
      to: email,
      now,
      compose: async () => {
        const token = newSecret();
        await trx
          .insertInto('data_link')
          .values({
            token_hash: sha256(token),
            email,
            created_at: now,
            expires_at: new Date(now.getTime() + LINK_LIFETIME),
          })
          .execute();
        return { token };
      },
    }),
  );
}

/** What a form of the page carries: the mailed token, and the claim that the page got when it was opened. */
export interface LinkKey {
  token: string;
  claim: string;
}

/** Whose data a link opens. `closed`: unknown, expired, or claimed by another page. `erased`: the data are gone. */
export type OpenedLink =
  | { kind: 'open'; email: string; until: Date }
  | { kind: 'erased' }
  | { kind: 'closed' };

/**
 * Opens a link. The first claim takes it, and no other opens it afterwards; the same one may come again, so that a double
 * press, a reload and the next step of the same page work.
 */
export async function openDataLink(db: Db, { token, claim }: LinkKey, now = new Date()): Promise<OpenedLink> {
  if (!isSecret(token) || !isSecret(claim)) return { kind: 'closed' };
  const claimHash = sha256(claim);
  const visitEnd = new Date(now.getTime() + VISIT_LIFETIME);
  const row = await db
    .updateTable('data_link')
    .set({
      claim_hash: claimHash,
      expires_at: sql<Date>`case when claim_hash is null then ${visitEnd}::timestamptz else expires_at end`,
    })
    .where('token_hash', '=', sha256(token))
    .where('expires_at', '>', now)
    .where((is) => is.or([is('claim_hash', 'is', null), is('claim_hash', '=', claimHash)]))
    .returning(['email', 'expires_at'])
    .executeTakeFirst();
  if (!row) return { kind: 'closed' };
  return row.email === null ? { kind: 'erased' } : { kind: 'open', email: row.email, until: row.expires_at };
}
