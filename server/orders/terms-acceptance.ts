import { createHash } from 'node:crypto';
import type { Trx } from '#server/store/tables.ts';

/** Which text of the terms an order accepted, and when; nulls when the shop publishes none. */
export interface TermsAcceptance {
  terms_version: string | null;
  terms_accepted_at: Date | null;
}

/**
 * Stores the published terms, once a version, and resolves with the columns that prove their acceptance. The order form
 * cannot be sent without accepting them (VA-1), and the contract says so to other clients.
 */
export async function acceptPublishedTerms(
  trx: Trx,
  note: string | undefined,
  now = new Date(),
): Promise<TermsAcceptance> {
  const texts = await trx
    .selectFrom('page_content')
    .select('content')
    .where('page', '=', 'Regulamin')
    .where('type', '=', 'TERMS_DESCRIPTION')
    .orderBy('position')
    .execute();
  if (texts.length === 0) return { terms_version: null, terms_accepted_at: null };
  const content = withTermsNote(texts.map((text) => text.content).join('\n'), note);
  const version = createHash('sha256').update(content).digest('hex');
  await trx
    .insertInto('terms_text')
    .values({ version, content })
    .onConflict((on) => on.column('version').doNothing())
    .execute();
  return { terms_version: version, terms_accepted_at: now };
}

/** Adds a sentence to the end of the terms, as they are shown and as they are stored with an order. */
export const withTermsNote = (terms: string, note: string | undefined): string =>
  note === undefined ? terms : `${terms}\n<p>${note}</p>`;
