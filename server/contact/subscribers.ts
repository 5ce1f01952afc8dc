import { readEmail } from '#domain/typed/typed-text.ts';
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { ERROR_CODE } from '#domain/error-code.ts';
import { ApiError } from '#server/api-error.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { MAIL_JOBS } from '#server/mail/mail-job-kinds.ts';
import { enqueueUnproven } from '#server/mail/unproven-mail.ts';
import { mailTexts } from '#server/mail/texts.ts';
import { sha256 } from '#server/sha256.ts';
import { agreedText, recordConsents, takeBackConsent } from '#server/store/consents.ts';
import type { Db, Tables, Trx } from '#server/store/tables/tables.ts';

/** How long (ms) the link of a confirmation mail is valid. */
export const CONFIRMATION_LIFETIME = 48 * 60 * 60_000;

type Purpose = Tables['subscriber_token']['purpose'];

/** Makes a link's token, of which only the digest is kept; `issueId`: the issue whose link unsubscribes. */
export async function newToken(
  trx: Db | Trx,
  email: string,
  purpose: Purpose,
  issueId: string | null = null,
): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const expiry = purpose === 'confirm' && { expires_at: new Date(Date.now() + CONFIRMATION_LIFETIME) };
  await trx
    .insertInto('subscriber_token')
    .values({ token_hash: sha256(token), email, purpose, letter_id: issueId, ...expiry })
    .execute();
  return token;
}

/**
 * Stores a newsletter subscription and enqueues its confirmation mail (double opt-in, NL-1). The result is the same
 * for a new, unconfirmed, confirmed or often mailed address, so the client learns nothing about it.
 */
export async function signUp(db: Db, typedEmail: string): Promise<void> {
  const email = readEmail(typedEmail);
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('subscriber')
      .values({ email, asked_at: new Date() })
      .onConflict((on) => on.column('email').doUpdateSet({ asked_at: new Date() }))
      .execute();
    await enqueueUnproven(trx, MAIL_JOBS.newsletterConfirmation, {
      to: email,
      compose: async () => ({ token: await newToken(trx, email, 'confirm') }),
    });
  });
}

/**
 * Confirms the subscription of a token; the first time, records the consent and enqueues the e-book's mail with a token for unsubscribing.
 * @throws {ApiError} 422 (106) unknown or expired token, or one for unsubscribing.
 */
export async function confirm(db: Db, token: string, ebookUrl: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { email } = (await behind(trx, token, 'confirm')) ?? {};
    if (email === undefined) {
      throw new ApiError(
        422,
        ERROR_CODE.newsletterSignUp,
        'The confirmation link is not known or has expired',
      );
    }
    const confirmed = await trx
      .updateTable('subscriber')
      .set({ status: 'CONFIRMED', confirmed_at: sql`now()`, stopped_at: null, stopped_by: null, missed: 0 })
      .where('email', '=', email)
      // For an address whose mails bounced: this confirmation proves that they arrive.
      .where((is) => is.or([is('status', '<>', 'CONFIRMED'), is('stopped_at', 'is not', null)]))
      .returning('email')
      .executeTakeFirst();
    if (!confirmed) return;
    const agreed = agreedText('newsletter', mailTexts.newsletterConfirmation.lead);
    await recordConsents(trx, [agreed], { who: sha256(email) }, new Date());
    await enqueue(trx, MAIL_JOBS.ebook, {
      to: email,
      ebookUrl,
      token: await newToken(trx, email, 'unsubscribe'),
    });
  });
}

/** Deletes the subscription of a token with all its links (RFC 8058) and records that consent was taken back; an unknown token changes nothing. */
export async function unsubscribe(db: Db, token: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const link = await behind(trx, token, 'unsubscribe');
    if (!link) return;
    const { email, letter_id: issueId } = link;
    if (issueId !== null)
      await trx
        .updateTable('newsletter_letter')
        .set((is) => ({ unsubscribed: is('unsubscribed', '+', 1) }))
        .where('id', '=', issueId)
        .execute();
    const left = await trx
      .deleteFrom('subscriber')
      .where('email', '=', email)
      .returning('status')
      .executeTakeFirst();
    if (left?.status === 'CONFIRMED')
      await takeBackConsent(trx, { kind: 'newsletter', who: sha256(email) }, new Date());
  });
}

async function behind(trx: Trx, token: string, purpose: Purpose) {
  return trx
    .selectFrom('subscriber_token')
    .select(['email', 'letter_id'])
    .where('token_hash', '=', sha256(token))
    .where('purpose', '=', purpose)
    .where((is) => is.or([is('expires_at', 'is', null), is('expires_at', '>', new Date())]))
    .executeTakeFirst();
}
