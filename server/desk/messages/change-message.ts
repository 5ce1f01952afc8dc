import { sql } from 'kysely';
import { wrongPasteDay } from '#schemas/desk/past-day.ts';
import { conflicting, rulesBroken, unknown } from '#server/desk/desk-errors.ts';
import type { ContactKind } from '#domain/typed/contact-kind.ts';
import { shopDate } from '#domain/shop-day.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { MESSAGE_JOBS } from '#server/messages/message-job-kinds.ts';
import { remindOf, waitAgain } from '#server/messages/message-terms.ts';
import { recordAudit, type Actor } from '#server/store/audit.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';
import { readMessages, readThread } from './read-messages.ts';
import { canTakeBack, isSameMail, readWritten, type Written } from './written-mail.ts';

/** A message; others wait. @throws {ApiError} 404 for an unknown one. */
async function lockMessage(trx: Trx, id: string) {
  const message = await trx
    .selectFrom('contact_message')
    .select(['version', 'kind', 'is_sorted', 'done_at', 'received_at', 'first_name'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!message) throw unknown();
  return message;
}

/** The message as it was seen, nothing where it has changed since; others wait. @throws {ApiError} 404 for an unknown one. */
async function lockSeen(trx: Trx, id: string, seen: number) {
  const message = await lockMessage(trx, id);
  return message.version === seen ? message : undefined;
}

/** A text of a thread as it was sent: a person's with its time, a pasted one with its day. */
interface SentText {
  id: string;
  messageId: string;
  body: string;
  sendAt: Date | null;
  receivedOn: string | null;
}

/** Whether a thread has a text under this id already, and whether it is the same; nothing where it has none. */
async function findSame(
  trx: Trx,
  { id, messageId, receivedOn, ...mail }: SentText,
): Promise<'same' | 'another' | undefined> {
  const stored = await trx
    .selectFrom('letter_reply')
    .select(['letter_id', 'body', 'send_at', sql<string | null>`received_on::text`.as('received_on')])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!stored) return undefined;
  const isSame =
    stored.letter_id === messageId && stored.received_on === receivedOn && isSameMail(stored, mail);
  return isSame ? 'same' : 'another';
}

const stale = async (db: Db, id: string, now: Date) =>
  conflicting('newerVersion', 'The message was answered or changed meanwhile', await readThread(db, id, now));

/** Sets a message's kind, or confirms it, and marks it as dealt with or not. @throws {ApiError} 404, or 210 (409) with the thread. */
export async function markMessage(
  db: Db,
  actor: Actor,
  id: string,
  { seen, kind, isDone, now }: { seen: number; kind: ContactKind; isDone: boolean; now: Date },
): Promise<void> {
  const isMarked = await db.transaction().execute(async (trx) => {
    const before = await lockMessage(trx, id);
    const wasDone = before.done_at !== null;
    // What is so already is done, also for a repeat after a lost response.
    if (before.version !== seen) return before.kind === kind && wasDone === isDone;
    // Confirming the current kind stops the suggestion by the message's text.
    const isSorted = before.is_sorted || wasDone === isDone;
    if (before.kind === kind && before.is_sorted === isSorted && wasDone === isDone) return true;
    await trx
      .updateTable('contact_message')
      .set({
        kind,
        is_sorted: isSorted || before.kind !== kind,
        ...(wasDone !== isDone && { done_at: isDone ? now : null }),
      })
      .where('id', '=', id)
      .execute();
    if (!isDone) await remindOf(trx, id);
    await recordAudit(trx, {
      actor,
      action: 'letter.marked',
      entity: 'letter',
      entityId: id,
      details: { kind, isDone },
    });
    return true;
  });
  if (!isMarked) throw await stale(db, id, now);
}

/**
 * Adds text that a customer sent by other means to her thread, which is then open again, with the deadline of
 * `waitAgain`. The caller generates the id, so a repeated request stores it once.
 * @throws {ApiError} 404 for an unknown message, 210 (409) with the newer thread, or with the thread if this id has
 * another text or day.
 */
export async function pasteMessage(
  db: Db,
  actor: Actor,
  messageId: string,
  {
    id,
    seen,
    text,
    receivedOn,
    now,
  }: { id: string; seen: number; text: string; receivedOn: string; now: Date },
): Promise<void> {
  const { body } = readWritten({ id, text }, now);
  const isPasted = await db.transaction().execute(async (trx) => {
    const message = await lockSeen(trx, messageId, seen);
    const again = await findSame(trx, { id, messageId, body, sendAt: null, receivedOn });
    if (again) return again === 'same';
    if (!message) return false;
    const wrong = wrongPasteDay(receivedOn, { first: shopDate(message.received_at), today: shopDate(now) });
    if (wrong !== undefined) throw rulesBroken([{ path: '/receivedOn', message: wrong }]);
    await trx
      .insertInto('letter_reply')
      .values({
        id,
        letter_id: messageId,
        body,
        author: message.first_name,
        from_customer: true,
        received_on: receivedOn,
      })
      .execute();
    await waitAgain(trx, messageId, receivedOn);
    await recordAudit(trx, { actor, action: 'letter.pasted', entity: 'letter', entityId: messageId });
    return true;
  });
  if (!isPasted) throw await stale(db, messageId, now);
}

/**
 * Closes many messages, all or none.
 * @throws {ApiError} 404 if one is unknown, 210 (409) with the open messages if one was changed meanwhile.
 */
export async function finishMessages(
  db: Db,
  actor: Actor,
  messages: readonly { id: string; seen: number }[],
  now: Date,
): Promise<void> {
  const isDone = await db.transaction().execute(async (trx) => {
    // In one order, so that two people who press at once do not wait for each other.
    const inOrder = messages.toSorted((one, other) => (one.id < other.id ? -1 : 1));
    const open: { id: string; kind: ContactKind }[] = [];
    for (const { id, seen } of inOrder) {
      const message = await lockMessage(trx, id);
      // Also a repeat after a lost response.
      if (message.done_at !== null) continue;
      if (message.version !== seen) return false;
      open.push({ id, kind: message.kind });
    }
    for (const { id, kind } of open) {
      await setDone(trx, id, now);
      await recordAudit(trx, {
        actor,
        action: 'letter.marked',
        entity: 'letter',
        entityId: id,
        details: { kind, isDone: true },
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
 * Answers a message by mail, at once or at a time, and has it dealt with. The caller makes up the reply's id: pressed twice
 * it goes once. What somebody else has written or done meanwhile is shown first.
 * @throws {ApiError} 404 for an unknown message, 210 (409) with the newer thread, or with the thread that has another reply
 * under this id; as `readWritten`.
 */
export async function replyToMessage(
  db: Db,
  actor: Actor,
  messageId: string,
  { seen, now, ...written }: Written & { seen: number; now: Date },
): Promise<void> {
  const { body, sendAt } = readWritten(written, now);
  const { id } = written;
  const isSent = await db.transaction().execute(async (trx) => {
    const message = await lockSeen(trx, messageId, seen);
    const again = await findSame(trx, { id, messageId, body, sendAt, receivedOn: null });
    if (again) return again === 'same';
    if (!message) return false;
    await trx
      .insertInto('letter_reply')
      .values({ id, letter_id: messageId, body, author: actor.name, send_at: sendAt })
      .execute();
    await setDone(trx, messageId, now);
    await enqueue(
      trx,
      MESSAGE_JOBS.reply,
      { replyId: id },
      { onceKey: `letter-reply:${id}`, ...(sendAt && { runAt: sendAt }) },
    );
    await recordAudit(trx, {
      actor,
      action: 'letter.answered',
      entity: 'letter',
      entityId: messageId,
      details: { sendAt: sendAt?.toISOString() ?? null },
    });
    return true;
  });
  if (!isSent) throw await stale(db, messageId, now);
}

const setDone = (trx: Trx, messageId: string, at: Date | null) =>
  trx.updateTable('contact_message').set({ done_at: at }).where('id', '=', messageId).execute();

/**
 * Takes back a reply that waits for its time; the message waits for an answer again.
 * @throws {ApiError} 404 for an unknown one, 409 with the thread when it is about to leave or has left.
 */
export async function recallReply(
  db: Db,
  actor: Actor,
  messageId: string,
  { replyId, now }: { replyId: string; now: Date },
): Promise<void> {
  const isRecalled = await db.transaction().execute(async (trx) => {
    const reply = await trx
      .selectFrom('letter_reply')
      .innerJoin('contact_message', 'contact_message.id', 'letter_id')
      .select('send_at')
      .where('letter_reply.id', '=', replyId)
      .where('letter_id', '=', messageId)
      .forUpdate()
      .executeTakeFirst();
    if (!reply) throw unknown();
    if (!canTakeBack(reply, now)) return false;
    await trx.deleteFrom('letter_reply').where('id', '=', replyId).execute();
    await setDone(trx, messageId, null);
    await remindOf(trx, messageId);
    await recordAudit(trx, { actor, action: 'letter.recalled', entity: 'letter', entityId: messageId });
    return true;
  });
  if (!isRecalled)
    throw conflicting('mailOnItsWay', 'The reply leaves', await readThread(db, messageId, now));
}
