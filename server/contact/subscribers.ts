import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { ERROR_CODE } from '#domain/error-code.ts';
import { ApiError } from '#server/api-error.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { MAIL_JOBS } from '#server/mail/mail-job-kinds.ts';
import type { Db, Trx } from '#server/store/tables.ts';

/** Minimum interval (ms) between two confirmation mails to one address. */
export const MAIL_EVERY = 60_000;

const digest = (token: string) => createHash('sha256').update(token).digest('hex');

async function newToken(trx: Trx, email: string): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await trx
    .insertInto('subscriber_token')
    .values({ token_hash: digest(token), email })
    .execute();
  return token;
}

/**
 * Stores a newsletter subscription and enqueues its confirmation mail (double opt-in, NL-1). The result tells the client
 * nothing about the address: new, unconfirmed, confirmed and recently mailed look the same.
 */
export async function signUp(db: Db, typedEmail: string): Promise<void> {
  const email = typedEmail.trim().toLowerCase();
  await db.transaction().execute(async (trx) => {
    const asked = await trx
      .insertInto('subscriber')
      .values({ email, asked_at: new Date() })
      .onConflict((on) =>
        on
          .column('email')
          .doUpdateSet({ asked_at: new Date() })
          .where('subscriber.asked_at', '<', new Date(Date.now() - MAIL_EVERY)),
      )
      .returning('email')
      .executeTakeFirst();
    if (!asked) return;
    await enqueue(trx, MAIL_JOBS.newsletterConfirmation, { to: email, token: await newToken(trx, email) });
  });
}

/**
 * Confirms the subscription of a token; the first time, enqueues the e-book's mail with a token for unsubscribing.
 * @throws {ApiError} 422 (106) unknown token.
 */
export async function confirm(db: Db, token: string, ebookUrl: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const email = await emailBehind(trx, token);
    if (email === undefined) {
      throw new ApiError(422, ERROR_CODE.newsletterSignUp, 'The confirmation link is not known');
    }
    const confirmed = await trx
      .updateTable('subscriber')
      .set({ status: 'CONFIRMED', confirmed_at: sql`now()` })
      .where('email', '=', email)
      .where('status', '<>', 'CONFIRMED')
      .returning('email')
      .executeTakeFirst();
    if (!confirmed) return;
    await enqueue(trx, MAIL_JOBS.ebook, { to: email, ebookUrl, token: await newToken(trx, email) });
  });
}

/** Unsubscribes the address of a token (RFC 8058); an unknown token changes nothing. */
export async function unsubscribe(db: Db, token: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const email = await emailBehind(trx, token);
    if (email === undefined) return;
    await trx.updateTable('subscriber').set({ status: 'UNSUBSCRIBED' }).where('email', '=', email).execute();
  });
}

async function emailBehind(trx: Trx, token: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('subscriber_token')
    .select('email')
    .where('token_hash', '=', digest(token))
    .executeTakeFirst();
  return row?.email;
}
