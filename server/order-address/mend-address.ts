import { sql } from 'kysely';
import { renewKeys, rescheduleMail } from '#server/answers/approve-answer.ts';
import { AGREEMENT_STATE, mailAgreement } from '#server/answers/agreement-mails.ts';
import { countAnswerChange } from '#server/answers/open-answer.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { MAIL_JOBS } from '#server/mail/mail-job-kinds.ts';
import { recordAudit, type Actor } from '#server/store/audit.ts';
import { IS_NOT_BEING_MAILED } from '#server/store/order-transition.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';
import type { Device } from '#server/orders/device-cookie.ts';
import { maskedEmail } from '#server/orders/order-progress.ts';

/** Most corrections of an order's address, since each one mails an unproved address. */
const MOST_TIMES = 3;

const CUSTOMER: Actor = { kind: 'shop', name: 'customer' };
const ACTION = 'email.changed';

/** What the page of an order's address shows. */
export type MendableOrder =
  /** `email`: where the answer goes; of a gift that is not the customer's own address. `isDue`: it should have left. `isAgreementRefused`: the mail server did not take the last one. */
  | { kind: 'open'; email: string; giver?: string; isDue: boolean; isAgreementRefused: boolean }
  /** No such order, or another device's: the same, so that numbers cannot be tried out. */
  | { kind: 'unknown' }
  /** Its answer has left or leaves at this moment, it was called off, or it is not paid. */
  | { kind: 'closed' }
  | { kind: 'too-often' };

/** Whether a device may correct an order's address now. */
export const findMendable = (db: Db, orderId: number, device: Device | undefined): Promise<MendableOrder> =>
  db.transaction().execute((trx) => lockMendable(trx, orderId, device));

/**
 * Corrects the address of a paid order whose answer has not been sent, from the device that placed it. The agreement
 * is mailed to the new address, and the answer waits for it; the old address is notified. For a gift it corrects the
 * recipient's address. The address that stands already, as after a full mailbox was emptied, gets once more what was
 * refused, if anything was.
 */
export const mendAddress = (
  db: Db,
  orderId: number,
  device: Device | undefined,
  email: string,
): Promise<MendableOrder | { kind: 'same'; email: string; isMailed: boolean }> =>
  db.transaction().execute(async (trx) => {
    const order = await lockMendable(trx, orderId, device);
    if (order.kind !== 'open' || order.giver === email) return order;
    const { giver, isDue, isAgreementRefused } = order;
    if (order.email === email) {
      const isAgreed = giver !== undefined || !isAgreementRefused;
      if (!isAgreed) await mailAgreement(trx, orderId);
      if (isDue) await rescheduleMail(trx, orderId, new Date());
      if (!isAgreed || isDue) await countAnswerChange(trx, orderId);
      return { kind: 'same', email, isMailed: !isAgreed || isDue };
    }
    await trx
      .updateTable('shop_order')
      .set(giver === undefined ? { email } : { gift_email: email })
      .where('id', '=', orderId)
      .execute();
    await renewKeys(trx, orderId);
    // A gift's agreement went to the giver, so it is not mailed again; the recipient's old address has received
    // nothing.
    if (giver === undefined) await mailAgreement(trx, orderId);
    // Its mail was refused: it leaves now, not at the next of ever rarer attempts.
    if (isDue) await rescheduleMail(trx, orderId, new Date());
    const mended = {
      to: giver ?? order.email,
      orderId,
      masked: maskedEmail(email),
      isGift: giver !== undefined,
    };
    await enqueue(trx, MAIL_JOBS.addressMended, mended);
    await countAnswerChange(trx, orderId);
    await recordAudit(trx, {
      actor: CUSTOMER,
      action: ACTION,
      entity: 'order',
      entityId: orderId,
      fields: ['email'],
    });
    return { ...order, email };
  });

async function lockMendable(trx: Trx, orderId: number, device: Device | undefined): Promise<MendableOrder> {
  if (!device) return { kind: 'unknown' };
  const order = await trx
    .selectFrom('shop_order')
    .select([
      'email',
      'gift_email as giftEmail',
      sql<boolean>`status in ('GENERATING_RESPONSE', 'SCHEDULED') and not deleted and stripped_at is null`.as(
        'isOpen',
      ),
      IS_NOT_BEING_MAILED.as('isFree'),
      sql<boolean>`status = 'SCHEDULED' and scheduled_for <= now()`.as('isDue'),
      AGREEMENT_STATE.as('agreement'),
    ])
    .where('id', '=', orderId)
    .where('device_digest', '=', device.digest)
    .forUpdate()
    .executeTakeFirst();
  if (!order) return { kind: 'unknown' };
  if (!order.isOpen || !order.isFree) return { kind: 'closed' };
  const { times } = await trx
    .selectFrom('audit')
    .select(({ fn }) => fn.countAll<string>().as('times'))
    .where('entity', '=', 'order')
    .where('entity_id', '=', String(orderId))
    .where('action', '=', ACTION)
    .executeTakeFirstOrThrow();
  if (Number(times) >= MOST_TIMES) return { kind: 'too-often' };
  const { email, giftEmail, isDue } = order;
  const isAgreementRefused = order.agreement === 'refused';
  return giftEmail === null
    ? { kind: 'open', email, isDue, isAgreementRefused }
    : { kind: 'open', email: giftEmail, giver: email, isDue, isAgreementRefused };
}
