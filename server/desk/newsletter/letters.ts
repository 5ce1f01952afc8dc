import { sql } from 'kysely';
import {
  newsletterProblem,
  tidyNewsletter,
  unreadyFields,
  type NewsletterField,
  type NewsletterTexts,
} from '#schemas/desk/newsletter-problem.ts';
import { conflicting, rulesBroken, unknown } from '#server/desk/desk-errors.ts';
import { changeFields, type FieldChange } from '#server/desk/editing/change-fields.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { recordAudit, type Actor } from '#server/store/audit.ts';
import type { Db, Trx } from '#server/store/tables.ts';
import { NEWSLETTER_COLUMN, textsOf, type LetterRow } from '#server/newsletter/letter-texts.ts';
import { NEWSLETTER_JOBS } from '#server/newsletter/newsletter-job-kinds.ts';
import { lockLetter, readLetter } from './read-letters.ts';

const newer = async (trx: Trx, id: string) =>
  conflicting('newerVersion', 'The letter was changed meanwhile', await readLetter(trx, id));

const wrongState = async (trx: Trx, id: string) =>
  conflicting('wrongState', 'The state of the letter does not allow it', await readLetter(trx, id));

const audited = (trx: Trx, actor: Actor, action: string, id: string, details: Record<string, unknown> = {}) =>
  recordAudit(trx, { actor, action: `newsletter.${action}`, entity: 'newsletter', entityId: id, details });

/** Addresses that a letter may go to: confirmed, and whose mails have not come back. */
export const reachable = (db: Db | Trx) =>
  db.selectFrom('subscriber').where('status', '=', 'CONFIRMED').where('stopped_at', 'is', null);

/**
 * Begins a letter, blank but for its subject or with the texts of another. The caller makes up its id, so that it can ask
 * again.
 * @throws {ApiError} 404 for an unknown other, 221 (422) with a message for the subject.
 */
export async function addLetter(
  db: Db,
  actor: Actor,
  { id, subject, like }: { id: string; subject: string; like: string | null },
): Promise<void> {
  const tidied = tidyNewsletter('subject', subject);
  const message = newsletterProblem('subject', tidied);
  if (message !== undefined) throw rulesBroken([{ path: '/subject', message }]);
  await db.transaction().execute(async (trx) => {
    const other = like === null ? undefined : await lockLetter(trx, like);
    if (like !== null && !other) throw unknown();
    const { preheader = '', body = '', link_text = '', link_url = '' } = other ?? {};
    const added = await trx
      .insertInto('newsletter_letter')
      .values({ id, subject: tidied, preheader, body, link_text, link_url })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added) await audited(trx, actor, 'added', id, { like });
  });
}

/**
 * Changes fields of a letter that was not sent yet, as `changeFields` does.
 * @throws {ApiError} 404 for an unknown letter, 210 (409) with the newer one, 213 (409) when it is being sent or was, 221
 * (422) with messages by field.
 */
export const changeLetter = (
  db: Db,
  actor: Actor,
  id: string,
  changes: readonly FieldChange<NewsletterField>[],
): Promise<void> =>
  changeFields(db, actor, changes, async (trx) => {
    const row = await lockLetter(trx, id);
    if (!row) throw unknown();
    if (row.state !== 'DRAFT') throw await wrongState(trx, id);
    return {
      texts: textsOf(row),
      isStale: ({ field, seen }) => (row.field_versions[NEWSLETTER_COLUMN[field]] ?? 1) !== seen,
      current: () => readLetter(trx, id),
      tidy: tidyNewsletter,
      problemOf: (field, { [field]: text }) => newsletterProblem(field, text),
      store: async (moved) => {
        await trx
          .updateTable('newsletter_letter')
          .set(Object.fromEntries(moved.map(({ field, text }) => [NEWSLETTER_COLUMN[field], text])))
          .where('id', '=', id)
          .execute();
        return undefined;
      },
      audit: { action: 'newsletter.changed', entity: 'newsletter', entityId: id },
    };
  });

/** Takes a letter that was never sent off the list. @throws {ApiError} 404, 210 or 213 (409) as `changeLetter`. */
export async function removeLetter(db: Db, actor: Actor, id: string, version: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await seenDraft(trx, id, version);
    await trx.updateTable('newsletter_letter').set({ state: 'REMOVED' }).where('id', '=', id).execute();
    await audited(trx, actor, 'removed', id);
  });
}

/** The draft as it was seen. @throws {ApiError} 404 for an unknown letter, 213 or 210 (409) with what is there now. */
async function seenDraft(trx: Trx, id: string, version: number): Promise<LetterRow> {
  const letter = await lockLetter(trx, id);
  if (!letter) throw unknown();
  if (letter.state !== 'DRAFT') throw await wrongState(trx, id);
  if (letter.version !== version) throw await newer(trx, id);
  return letter;
}

/** Whether a letter lacks what sending needs. @throws {ApiError} 221 (422) with messages by field. */
function checkReady(texts: NewsletterTexts): void {
  const problems = Object.entries(unreadyFields(texts)).map(([field, message]) => ({
    path: `/fields/${field}`,
    message,
  }));
  if (problems.length > 0) throw rulesBroken(problems);
}

/** Mails the letter as it was seen to the person herself. @throws {ApiError} as `startLetter`. */
export async function tryLetter(db: Db, actor: Actor, id: string, version: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const texts = textsOf(await seenDraft(trx, id, version));
    checkReady(texts);
    const { email: to } = await trx
      .selectFrom('desk_person')
      .select('email')
      .where('id', '=', actor.kind === 'person' ? actor.id : '')
      .executeTakeFirstOrThrow();
    await enqueue(trx, NEWSLETTER_JOBS.sample, { to, letter: texts });
    await audited(trx, actor, 'tried', id, { version });
  });
}

/** Runs a letter's sending; a job of an earlier run ends by itself. */
async function setOff(trx: Trx, letter: LetterRow, more: object): Promise<void> {
  const busy = await trx
    .selectFrom('newsletter_letter')
    .select('id')
    .where('state', '=', 'SENDING')
    .executeTakeFirst();
  if (busy) throw await wrongState(trx, letter.id);
  const run = letter.run + 1;
  await trx
    .updateTable('newsletter_letter')
    .set({ state: 'SENDING', run, failures: 0, waits_until: null, problem: null, ...more })
    .where('id', '=', letter.id)
    .execute();
  await enqueue(
    trx,
    NEWSLETTER_JOBS.batch,
    { letterId: letter.id, run },
    { onceKey: `newsletter:${letter.id}:${run}` },
  );
}

/**
 * Sends a letter, as it was seen, to every address that is confirmed now. From here on its text stays as it is, and who
 * confirms later does not get it.
 * @throws {ApiError} 404 for an unknown letter, 210 (409) with the newer one, 213 (409) when it was sent already or
 * another is being sent, 221 (422) when it is not complete or has no reader.
 */
export async function startLetter(db: Db, actor: Actor, id: string, version: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockSending(trx);
    const letter = await seenDraft(trx, id, version);
    checkReady(textsOf(letter));
    const { numInsertedOrUpdatedRows = 0n } = await trx
      .insertInto('newsletter_delivery')
      .columns(['letter_id', 'email', 'due_at'])
      .expression(
        reachable(trx).select([
          sql<string>`${id}::uuid`.as('letter_id'),
          'email',
          sql<Date>`${new Date()}::timestamptz`.as('due_at'),
        ]),
      )
      .executeTakeFirst();
    const recipients = Number(numInsertedOrUpdatedRows);
    if (recipients === 0) throw rulesBroken([{ path: '/recipients', message: 'none' }]);
    await setOff(trx, letter, { recipients, started_at: new Date() });
    await audited(trx, actor, 'started', id, { recipients, version });
  });
}

/** Two letters that start at once wait for each other. */
const lockSending = (trx: Trx) => sql`select pg_advisory_xact_lock(7305082)`.execute(trx);

/** Stops a letter at once: at most the address that the mail server is being told already still gets it. */
export async function stopLetter(db: Db, actor: Actor, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const letter = await lockLetter(trx, id);
    if (!letter) throw unknown();
    if (letter.state === 'STOPPED') return;
    if (letter.state !== 'SENDING') throw await wrongState(trx, id);
    await trx.updateTable('newsletter_letter').set({ state: 'STOPPED' }).where('id', '=', id).execute();
    await audited(trx, actor, 'stopped', id);
  });
}

/** Goes on with a letter that was stopped, with the addresses that are left. */
export async function resumeLetter(db: Db, actor: Actor, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockSending(trx);
    const letter = await lockLetter(trx, id);
    if (!letter) throw unknown();
    if (letter.state === 'SENDING') return;
    if (letter.state !== 'STOPPED') throw await wrongState(trx, id);
    await setOff(trx, letter, {});
    await audited(trx, actor, 'resumed', id);
  });
}

/** Ends a letter for good; the addresses that are left never get it. */
export async function cancelLetter(db: Db, actor: Actor, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const letter = await lockLetter(trx, id);
    if (!letter) throw unknown();
    if (letter.state === 'CANCELED') return;
    if (letter.state !== 'STOPPED' && letter.state !== 'SENDING') throw await wrongState(trx, id);
    await trx
      .updateTable('newsletter_letter')
      .set({ state: 'CANCELED', ended_at: new Date() })
      .where('id', '=', id)
      .execute();
    await trx.deleteFrom('newsletter_delivery').where('letter_id', '=', id).execute();
    await audited(trx, actor, 'canceled', id);
  });
}
