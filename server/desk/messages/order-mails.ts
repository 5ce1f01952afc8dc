import { sql } from 'kysely';
import { pageOf, type Page } from '#server/desk/page-of.ts';
import { conflicting, unknown } from '#server/desk/desk-errors.ts';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { MESSAGE_JOBS } from '#server/messages/message-job-kinds.ts';
import { recordAudit, type Actor } from '#server/store/audit.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';
import { canTakeBack, isSameMail, readWritten, toWritten, type Written } from './written-mail.ts';

/** The mails that people of the desk wrote about an order, oldest first. */
export async function readOrderMails(
  db: Db | Trx,
  orderId: number,
  now: Date,
): Promise<DeskSchemas['WrittenMail'][]> {
  const mails = await db
    .selectFrom('order_mail')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('written_at')
    .orderBy('id')
    .execute();
  return mails.map((mail) => toWritten(mail, now));
}

/** Mails about the orders of one customer that a page shows. */
const PAGE = 20;

/** A page of the mails about the orders of one customer, the latest first. */
export async function readMailsOf(
  db: Db,
  customerKey: string,
  { after, now }: { after: string | undefined; now: Date },
): Promise<Page<DeskSchemas['Customer']['mails'][number], string>> {
  const found = await db
    .selectFrom('order_mail')
    .innerJoin('shop_order', 'shop_order.id', 'order_id')
    .selectAll('order_mail')
    .where('customer_key', '=', customerKey)
    .$if(after !== undefined, (list) =>
      list.where(
        sql<boolean>`(written_at, order_mail.id) < (
          select written_at, id from order_mail where id = ${after}::uuid)`,
      ),
    )
    .orderBy('written_at', 'desc')
    .orderBy('order_mail.id', 'desc')
    .limit(PAGE + 1)
    .execute();
  const { rows, next } = pageOf(found, PAGE, ({ id }) => id);
  return { rows: rows.map((mail) => ({ ...toWritten(mail, now), orderId: mail.order_id })), next };
}

/**
 * Writes to an order's customer, who need not have written before. The caller makes up the mail's id: pressed twice it goes
 * once. `seen` is the id of the latest mail that she saw.
 * @throws {ApiError} 404 for an unknown order or one whose data are deleted, 210 (409) with the mails when another one has
 * this id, or was written meanwhile; as `readWritten`.
 */
export async function writeOrderMail(
  db: Db,
  actor: Actor,
  orderId: number,
  { written, seen, now }: { written: Written; seen: string | null; now: Date },
): Promise<void> {
  const { body, sendAt } = readWritten(written, now);
  await db.transaction().execute(async (trx) => {
    const order = await trx
      .selectFrom('shop_order')
      .select('stripped_at')
      .where('id', '=', orderId)
      .forUpdate()
      .executeTakeFirst();
    if (!order || order.stripped_at !== null) throw unknown();
    const before = await readOrderMails(trx, orderId, now);
    const added = await trx
      .insertInto('order_mail')
      .values({
        id: written.id,
        order_id: orderId,
        body,
        author: actor.name,
        written_at: now,
        send_at: sendAt,
      })
      .onConflict((same) => same.column('id').doNothing())
      .executeTakeFirst();
    if (added.numInsertedOrUpdatedRows === 0n) {
      const stored = await trx
        .selectFrom('order_mail')
        .select(['order_id', 'body', 'send_at'])
        .where('id', '=', written.id)
        .executeTakeFirstOrThrow();
      if (stored.order_id === orderId && isSameMail(stored, { body, sendAt })) return;
      throw conflicting('newerVersion', 'The id is of another mail', before);
    }
    if ((before.at(-1)?.id ?? null) !== seen)
      throw conflicting('newerVersion', 'Another mail was written meanwhile', before);
    await enqueue(
      trx,
      MESSAGE_JOBS.orderMail,
      { mailId: written.id },
      { onceKey: `order-mail:${written.id}`, ...(sendAt && { runAt: sendAt }) },
    );
    await recordAudit(trx, {
      actor,
      action: 'order-mail.written',
      entity: 'order',
      entityId: orderId,
      details: { sendAt: sendAt?.toISOString() ?? null },
    });
  });
}

/**
 * Takes back a mail that waits for its time.
 * @throws {ApiError} 404 for an unknown one, 409 with the mails when it is about to leave or has left.
 */
export async function recallOrderMail(
  db: Db,
  actor: Actor,
  orderId: number,
  { mailId, now }: { mailId: string; now: Date },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const mail = await trx
      .selectFrom('order_mail')
      .select('send_at')
      .where('id', '=', mailId)
      .where('order_id', '=', orderId)
      .forUpdate()
      .executeTakeFirst();
    if (!mail) throw unknown();
    if (!canTakeBack(mail, now))
      throw conflicting('mailOnItsWay', 'The mail leaves', await readOrderMails(trx, orderId, now));
    await trx.deleteFrom('order_mail').where('id', '=', mailId).execute();
    await recordAudit(trx, { actor, action: 'order-mail.recalled', entity: 'order', entityId: orderId });
  });
}
