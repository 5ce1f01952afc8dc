import type { AuditAction } from '#domain/desk/audit-actions.ts';
import { sql } from 'kysely';
import {
  newsletterProblem,
  tidyNewsletter,
  unreadyFields,
  type NewsletterField,
  type NewsletterTexts,
} from '#schemas/desk/newsletter-problem.ts';
import { conflicting, madeBefore, rulesBroken, unknown } from '#server/desk/desk-errors.ts';
import { changeFields, type FieldChange } from '#server/desk/editing/change-fields.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { recordAudit, type Actor } from '#server/store/audit.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';
import { NEWSLETTER_COLUMN, textsOf, type IssueRow } from '#server/newsletter/issue-texts.ts';
import { NEWSLETTER_JOBS } from '#server/newsletter/newsletter-job-kinds.ts';
import { lockIssue, readIssue } from './read-issues.ts';

const newer = async (trx: Trx, id: string) =>
  conflicting('newerVersion', 'The issue was changed meanwhile', await readIssue(trx, id));

const wrongState = async (trx: Trx, id: string) =>
  conflicting('wrongState', 'The state of the issue does not allow it', await readIssue(trx, id));

type Happening =
  Extract<AuditAction, `newsletter.${string}`> extends `newsletter.${infer Name}` ? Name : never;

const audited = (
  trx: Trx,
  actor: Actor,
  action: Happening,
  id: string,
  details: Record<string, unknown> = {},
) => recordAudit(trx, { actor, action: `newsletter.${action}`, entity: 'newsletter', entityId: id, details });

/** Addresses that an issue may go to: confirmed, and whose mails have not come back. */
export const reachable = (db: Db | Trx) =>
  db.selectFrom('subscriber').where('status', '=', 'CONFIRMED').where('stopped_at', 'is', null);

/**
 * Begins an issue, blank but for its subject or with the texts of another. The caller makes up its id, so that it can ask
 * again.
 * @throws {ApiError} 404 for an unknown other, 221 (422) with a message for the subject, 225 (409) with the issue that has this
 * id and another subject.
 */
export async function addIssue(
  db: Db,
  actor: Actor,
  { id, subject, like }: { id: string; subject: string; like: string | null },
): Promise<void> {
  const tidied = tidyNewsletter('subject', subject);
  const message = newsletterProblem('subject', tidied);
  if (message !== undefined) throw rulesBroken([{ path: '/subject', message }]);
  await db.transaction().execute(async (trx) => {
    const other = like === null ? undefined : await lockIssue(trx, like);
    if (like !== null && !other) throw unknown();
    const { preheader = '', body = '', link_text = '', link_url = '' } = other ?? {};
    const added = await trx
      .insertInto('newsletter_letter')
      .values({ id, subject: tidied, preheader, body, link_text, link_url })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added) return audited(trx, actor, 'added', id, { like });
    const current = await readIssue(trx, id);
    if (current?.fields.subject !== tidied) throw madeBefore(current);
  });
}

/**
 * Changes fields of an issue that was not sent yet, as `changeFields` does.
 * @throws {ApiError} 404 for an unknown issue, 210 (409) with the newer one, 213 (409) when it is being sent or was, 221
 * (422) with messages by field.
 */
export const changeIssue = (
  db: Db,
  actor: Actor,
  id: string,
  changes: readonly FieldChange<NewsletterField>[],
): Promise<void> =>
  changeFields(db, actor, changes, async (trx) => {
    const row = await lockIssue(trx, id);
    if (!row) throw unknown();
    if (row.state !== 'DRAFT') throw await wrongState(trx, id);
    return {
      texts: textsOf(row),
      isStale: ({ field, seen }) => (row.field_versions[NEWSLETTER_COLUMN[field]] ?? 1) !== seen,
      current: () => readIssue(trx, id),
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

/** Takes an issue that was never sent off the list. @throws {ApiError} 404, 210 or 213 (409) as `changeIssue`. */
export async function removeIssue(db: Db, actor: Actor, id: string, version: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await seenDraft(trx, id, version);
    await trx.updateTable('newsletter_letter').set({ state: 'REMOVED' }).where('id', '=', id).execute();
    await audited(trx, actor, 'removed', id);
  });
}

/** The draft as it was seen. @throws {ApiError} 404 for an unknown issue, 213 or 210 (409) with what is there now. */
async function seenDraft(trx: Trx, id: string, version: number): Promise<IssueRow> {
  const issue = await lockIssue(trx, id);
  if (!issue) throw unknown();
  if (issue.state !== 'DRAFT') throw await wrongState(trx, id);
  if (issue.version !== version) throw await newer(trx, id);
  return issue;
}

/** Whether an issue lacks what sending needs. @throws {ApiError} 221 (422) with messages by field. */
function checkReady(texts: NewsletterTexts): void {
  const problems = Object.entries(unreadyFields(texts)).map(([field, message]) => ({
    path: `/fields/${field}`,
    message,
  }));
  if (problems.length > 0) throw rulesBroken(problems);
}

/** Mails the issue as it was seen to the person herself. @throws {ApiError} as `startIssue`. */
export async function tryIssue(db: Db, actor: Actor, id: string, version: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const texts = textsOf(await seenDraft(trx, id, version));
    checkReady(texts);
    const { email: to } = await trx
      .selectFrom('desk_person')
      .select('email')
      .where('id', '=', actor.kind === 'person' ? actor.id : '')
      .executeTakeFirstOrThrow();
    await enqueue(trx, NEWSLETTER_JOBS.sample, { to, issue: texts });
    await audited(trx, actor, 'tried', id, { version });
  });
}

/** Runs an issue's sending; a job of an earlier run ends by itself. */
async function setOff(trx: Trx, issue: IssueRow, more: object): Promise<void> {
  const busy = await trx
    .selectFrom('newsletter_letter')
    .select('id')
    .where('state', '=', 'SENDING')
    .executeTakeFirst();
  if (busy) throw await wrongState(trx, issue.id);
  const run = issue.run + 1;
  await trx
    .updateTable('newsletter_letter')
    .set({
      state: 'SENDING',
      run,
      failures: 0,
      refused_in_row: 0,
      unclear_in_row: 0,
      waits_until: null,
      problem: null,
      ...more,
    })
    .where('id', '=', issue.id)
    .execute();
  await enqueue(
    trx,
    NEWSLETTER_JOBS.batch,
    { issueId: issue.id, run },
    { onceKey: `newsletter:${issue.id}:${run}` },
  );
}

/**
 * Sends an issue to every address that is confirmed now. From now on its text is fixed, and an address confirmed
 * later does not get it.
 * @throws {ApiError} 404 for an unknown issue, 210 (409) with the newer one, 213 (409) if it was sent already or
 * another is being sent, 221 (422) if it is incomplete or has no reader.
 */
export async function startIssue(db: Db, actor: Actor, id: string, version: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockSending(trx);
    const issue = await seenDraft(trx, id, version);
    checkReady(textsOf(issue));
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
    await setOff(trx, issue, { recipients, started_at: new Date() });
    await audited(trx, actor, 'started', id, { recipients, version });
  });
}

/** Two issues that start at once wait for each other. */
const lockSending = (trx: Trx) => sql`select pg_advisory_xact_lock(7305082)`.execute(trx);

/** Stops an issue at once; at most the address being sent to now still gets it. */
export async function stopIssue(db: Db, actor: Actor, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const issue = await lockIssue(trx, id);
    if (!issue) throw unknown();
    if (issue.state === 'STOPPED') return;
    if (issue.state !== 'SENDING') throw await wrongState(trx, id);
    await trx.updateTable('newsletter_letter').set({ state: 'STOPPED' }).where('id', '=', id).execute();
    await audited(trx, actor, 'stopped', id);
  });
}

/** Goes on with an issue that was stopped, with the addresses that are left. */
export async function resumeIssue(db: Db, actor: Actor, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockSending(trx);
    const issue = await lockIssue(trx, id);
    if (!issue) throw unknown();
    if (issue.state === 'SENDING') return;
    if (issue.state !== 'STOPPED') throw await wrongState(trx, id);
    await setOff(trx, issue, {});
    await audited(trx, actor, 'resumed', id);
  });
}

/**
 * Ends an issue for good; the addresses that are left never get it.
 * @throws {ApiError} 404, 213 (409) where it has ended, 210 (409) when another has stopped it or gone on with it meanwhile
 */
export async function cancelIssue(
  db: Db,
  actor: Actor,
  id: string,
  seen: 'sending' | 'stopped',
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const issue = await lockIssue(trx, id);
    if (!issue) throw unknown();
    if (issue.state === 'CANCELED') return;
    if (issue.state !== 'STOPPED' && issue.state !== 'SENDING') throw await wrongState(trx, id);
    if (issue.state !== seen.toUpperCase()) throw await newer(trx, id);
    await trx
      .updateTable('newsletter_letter')
      .set({ state: 'CANCELED', ended_at: new Date() })
      .where('id', '=', id)
      .execute();
    await trx.deleteFrom('newsletter_delivery').where('letter_id', '=', id).execute();
    await audited(trx, actor, 'canceled', id);
  });
}
