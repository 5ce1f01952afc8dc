import { badRequest } from '#server/api-error.ts';
import { adminValidationCopy } from '#copy/admin-validation.ts';
import { MAIL_SHORTEST } from '#domain/shop-constants.ts';
import { conflicting, rulesBroken, unknown } from '#server/desk/desk-errors.ts';
import type { ContactKind } from '#domain/typed/contact-kind.ts';
import { shopDate } from '#domain/shop-day.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { MESSAGE_JOBS } from '#server/messages/message-job-kinds.ts';
import { remindOf } from '#server/messages/message-terms.ts';
import { recordAudit, type Actor } from '#server/store/audit.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';
import { readMessages, readThread } from './read-messages.ts';

/** The message as it was seen; others wait. @throws {ApiError} 404 for an unknown one, 210 (409) with the newer thread. */
async function lockSeen(trx: Trx, id: string, seen: number) {
  const message = await trx
    .selectFrom('contact_message')
    .select(['version', 'kind', 'done_at', 'received_at', 'first_name'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!message) throw unknown();
  return message.version === seen ? message : undefined;
}

const stale = async (db: Db, id: string) =>
  conflicting('newerVersion', 'The message was answered or changed meanwhile', await readThread(db, id));

/** Says what kind of message it is, and as dealt with or not. @throws {ApiError} 404, or 210 (409) with the thread. */
export async function markMessage(
  db: Db,
  actor: Actor,
  id: string,
  { seen, kind, isDone }: { seen: number; kind: ContactKind; isDone: boolean },
): Promise<void> {
  const isMarked = await db.transaction().execute(async (trx) => {
    const before = await lockSeen(trx, id, seen);
    if (!before) return false;
    const wasDone = before.done_at !== null;
    if (before.kind === kind && wasDone === isDone) return true;
    await trx
      .updateTable('contact_message')
      .set({ kind, ...(wasDone !== isDone && { done_at: isDone ? new Date() : null }) })
      .where('id', '=', id)
      .execute();
    if (!isDone) await remindOf(trx, { id, kind, receivedAt: before.received_at });
    await recordAudit(trx, {
      actor,
      action: 'letter.marked',
      entity: 'letter',
      entityId: id,
      details: { kind, isDone },
    });
    return true;
  });
  if (!isMarked) throw await stale(db, id);
}

/** Longest reply; a mail of more is refused by some servers. */
const MAX_LENGTH = 20_000;

/** A text as it is stored. @throws {ApiError} 221 (422) for less than three characters, 100 (400) for a too long one. */
function tidied(text: string): string {
  const body = text.replaceAll('\u0000', '').trim();
  if (body.length < MAIL_SHORTEST)
    throw rulesBroken([{ path: '/text', message: adminValidationCopy.mailContent }]);
  if (body.length > MAX_LENGTH)
    throw badRequest('Invalid reply', [{ path: '/text', message: 'is too long' }]);
  return body;
}

/**
 * Puts what a customer has written back into her thread, which waits for a person again. Its last day counts from the day
 * on which it came. The caller makes up its id: pressed twice it stands there once.
 * @throws {ApiError} 404 for an unknown message, 210 (409) with the newer thread, 221 (422) and 100 (400) for its text, 100 (400) for a day to come.
 */
export async function pasteMessage(
  db: Db,
  actor: Actor,
  messageId: string,
  { id, seen, text, receivedOn }: { id: string; seen: number; text: string; receivedOn: string },
): Promise<void> {
  const body = tidied(text);
  if (receivedOn > shopDate())
    throw badRequest('Invalid day', [{ path: '/receivedOn', message: 'is to come' }]);
  const isPasted = await db.transaction().execute(async (trx) => {
    const again = await trx.selectFrom('letter_reply').select('id').where('id', '=', id).executeTakeFirst();
    if (again) return true;
    const message = await lockSeen(trx, messageId, seen);
    if (!message) return false;
    await trx
      .insertInto('letter_reply')
      .values({ id, letter_id: messageId, body, author: message.first_name, from_customer: true })
      .execute();
    await trx
      .updateTable('contact_message')
      .set({ done_at: null, waits_since: receivedOn })
      .where('id', '=', messageId)
      .execute();
    const receivedAt = new Date(`${receivedOn}T12:00:00Z`);
    await remindOf(trx, { id: messageId, kind: message.kind, receivedAt, again: id });
    await recordAudit(trx, { actor, action: 'letter.pasted', entity: 'letter', entityId: messageId });
    return true;
  });
  if (!isPasted) throw await stale(db, messageId);
}

/**
 * Marks many messages as dealt with, all of them or none.
 * @throws {ApiError} 404 if one is unknown, 210 (409) with what waits now if one was changed meanwhile.
 */
export async function finishMessages(
  db: Db,
  actor: Actor,
  messages: readonly { id: string; seen: number }[],
): Promise<void> {
  const isDone = await db.transaction().execute(async (trx) => {
    // In one order, so that two people who press at once do not wait for each other.
    const inOrder = messages.toSorted((one, other) => (one.id < other.id ? -1 : 1));
    for (const { id, seen } of inOrder) {
      const message = await lockSeen(trx, id, seen);
      if (!message) return false;
      if (message.done_at !== null) continue;
      await trx.updateTable('contact_message').set({ done_at: new Date() }).where('id', '=', id).execute();
      await recordAudit(trx, {
        actor,
        action: 'letter.marked',
        entity: 'letter',
        entityId: id,
        details: { kind: message.kind, isDone: true },
      });
    }
    return true;
  });
  if (!isDone)
    throw conflicting(
      'newerVersion',
      'A message was changed meanwhile',
      await readMessages(db, { filter: 'open', after: undefined }),
    );
}

/**
 * Answers a message by mail, and has it dealt with. The caller makes up the reply's id: pressed twice it goes once. What
 * somebody else has written or done meanwhile is shown first.
 * @throws {ApiError} 404 for an unknown message, 210 (409) with the newer thread, 221 (422) for a text of less than three characters, 100 (400) for a too long one.
 */
export async function replyToMessage(
  db: Db,
  actor: Actor,
  messageId: string,
  { id, seen, text }: { id: string; seen: number; text: string },
): Promise<void> {
  const body = tidied(text);
  const isSent = await db.transaction().execute(async (trx) => {
    const again = await trx.selectFrom('letter_reply').select('id').where('id', '=', id).executeTakeFirst();
    if (again) return true;
    if (!(await lockSeen(trx, messageId, seen))) return false;
    await trx
      .insertInto('letter_reply')
      .values({ id, letter_id: messageId, body, author: actor.name })
      .execute();
    await trx
      .updateTable('contact_message')
      .set({ done_at: new Date() })
      .where('id', '=', messageId)
      .execute();
    await enqueue(trx, MESSAGE_JOBS.reply, { replyId: id }, { onceKey: `letter-reply:${id}` });
    await recordAudit(trx, { actor, action: 'letter.answered', entity: 'letter', entityId: messageId });
    return true;
  });
  if (!isSent) throw await stale(db, messageId);
}
