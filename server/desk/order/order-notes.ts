import { sql } from 'kysely';
import { NOTE_LONGEST, NOTES_MOST } from '#domain/desk/order-note.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { DESK_JOBS } from '#server/desk/desk-job-kinds.ts';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import { conflicting, rulesBroken, unknown } from '#server/desk/desk-errors.ts';
import { recordAudit, type PersonActor } from '#server/store/audit.ts';
import type { Db } from '#server/store/tables/tables.ts';

/** The notes at an order, oldest first. */
export async function readNotes(
  db: Db,
  orderId: number,
  personId: string,
): Promise<DeskSchemas['OrderNote'][]> {
  const notes = await db
    .selectFrom('order_note')
    .select(['id', 'person_id as personId', 'author', 'body', 'written_at as writtenAt'])
    .where('order_id', '=', orderId)
    .orderBy('written_at')
    .orderBy('id')
    .execute();
  return notes.map(({ personId: writer, body, writtenAt, ...note }) => ({
    ...note,
    text: body,
    isMine: writer === personId,
    writtenAt: writtenAt.toISOString(),
  }));
}

/**
 * Adds a note and notifies the other side: the specialist of an owner's note, the owners of a specialist's. The
 * caller generates the id, so a repeated request stores one note.
 * @throws {ApiError} 404 for an order whose data are deleted, 210 (409) with the notes if another note has this id,
 * 221 (422) for an empty, too long, or superfluous note.
 */
export async function addNote(
  db: Db,
  person: PersonActor,
  orderId: number,
  { id, text, now }: { id: string; text: string; now: Date },
): Promise<void> {
  const body = text.replaceAll('\u0000', '').trim();
  if (body === '' || body.length > NOTE_LONGEST)
    throw rulesBroken([{ path: '/text', message: 'Od 1 do 2000 znaków' }]);
  await db.transaction().execute(async (trx) => {
    const order = await trx
      .selectFrom('shop_order')
      .select('stripped_at')
      .where('id', '=', orderId)
      .forUpdate()
      .executeTakeFirst();
    if (!order || order.stripped_at !== null) throw unknown();
    const stored = await trx
      .selectFrom('order_note')
      .select(['order_id', 'person_id', 'body'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (stored) {
      if (stored.order_id === orderId && stored.person_id === person.id && stored.body === body) return;
      throw conflicting(
        'newerVersion',
        'The id is of another note',
        await readNotes(trx, orderId, person.id),
      );
    }
    const { count } = await trx
      .selectFrom('order_note')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    if (count >= NOTES_MOST)
      throw rulesBroken([{ path: '/text', message: `Przy zamówieniu jest już ${NOTES_MOST} notatek` }]);
    await trx
      .insertInto('order_note')
      .values({ id, order_id: orderId, person_id: person.id, author: person.name, body })
      .execute();
    await enqueue(trx, DESK_JOBS.noted, { orderId, noteId: id, by: person.id }, { runAt: now });
    await recordAudit(trx, {
      actor: person,
      action: 'order-note.written',
      entity: 'order',
      entityId: orderId,
    });
  });
}

/**
 * Takes an own note away.
 * @throws {ApiError} 404 for one of somebody else, as for one that is not there.
 */
export async function removeNote(
  db: Db,
  person: PersonActor,
  { orderId, noteId }: { orderId: number; noteId: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const removed = await trx
      .deleteFrom('order_note')
      .where('id', '=', noteId)
      .where('order_id', '=', orderId)
      .where('person_id', '=', person.id)
      .returning('id')
      .executeTakeFirst();
    if (!removed) throw unknown();
    await recordAudit(trx, {
      actor: person,
      action: 'order-note.removed',
      entity: 'order',
      entityId: orderId,
    });
  });
}
