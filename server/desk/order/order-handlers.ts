import type { Clock } from '#server/clock.ts';
import type { MailSender } from '#server/mail/mail-sender.ts';
import { resultPageUrl } from '#server/shop-links.ts';
import { consentsOf } from '#server/store/consents.ts';
import { recordAudit } from '#server/store/audit.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { answerPreview, PREVIEW_POLICY } from './answer/answer-preview.ts';
import { readAnswer } from './answer/answer-view.ts';
import type { DeskHandlers } from '#server/desk/desk-contract.ts';
import { unknown } from '#server/desk/desk-errors.ts';
import { maskedEmail } from './masked-email.ts';
import { addNote, readNotes, removeNote } from './order-notes.ts';
import { orderCharts } from './order-charts.ts';
import { noteInvoice, readInvoice } from './order-invoice.ts';
import { readOrder, shownToAll, toPayment } from './read-order.ts';
import { requireOrder } from './require-order.ts';
import { signedIn } from '#server/desk/access/sessions.ts';
import { readTimeline } from './timeline.ts';

type Names =
  | 'getOrder'
  | 'noteInvoice'
  | 'addOrderNote'
  | 'removeOrderNote'
  | 'getOrderCharts'
  | 'getOrderEmail'
  | 'previewAnswer'
  | 'previewAnswerHtml';

interface OrderHandlersOptions {
  db: Db;
  clock: Clock;
  sender: MailSender & { mail: { from: string } };
}

/** Handlers that read one order. A specialist is given neither address nor payment, and no way to the result page. */
export function orderHandlers({ db, clock, sender }: OrderHandlersOptions): Pick<DeskHandlers, Names> {
  return {
    async getOrder(call) {
      const session = signedIn(call);
      const { orderId } = call.path;
      await requireOrder(db, orderId, session);
      const isOwner = session.person.role === 'owner';
      const order = await readOrder(db, orderId);
      const personId = session.person.id;
      return {
        status: 200,
        body: {
          ...shownToAll(order),
          resultPage: {
            paymentStatus: order.paymentStatus,
            ...(isOwner && {
              url: resultPageUrl(sender.publicUrl, { orderId, customerId: order.customerId }),
            }),
          },
          ...(isOwner && {
            ...(order.provider !== null && { payment: toPayment(order, order.provider) }),
            email: maskedEmail(order.email),
            ...(order.giftEmail !== null && { giftEmail: maskedEmail(order.giftEmail) }),
            ordersOfCustomer: order.ordersOfCustomer,
            ...(order.customerKey !== null && { customerKey: order.customerKey }),
            ...(order.paidAt !== null && { invoice: await readInvoice(db, orderId) }),
            consents: (await consentsOf(db, orderId)).map(({ kind, version, at }) => ({
              kind,
              version,
              at: at.toISOString(),
            })),
          }),
          notes: await readNotes(db, orderId, personId),
          answer: await readAnswer(db, orderId, personId, clock),
          timeline: await readTimeline(db, orderId, { personId, withMoney: isOwner }),
          now: clock.now().toISOString(),
        },
      };
    },

    async noteInvoice(call) {
      await noteInvoice(db, signedIn(call).person, call.path.orderId, call.body);
      return { status: 200, body: await readInvoice(db, call.path.orderId) };
    },

    async addOrderNote(call) {
      const session = signedIn(call);
      const { orderId } = call.path;
      await requireOrder(db, orderId, session);
      await addNote(db, session.person, orderId, { ...call.body, now: clock.now() });
      return { status: 200, body: await readNotes(db, orderId, session.person.id) };
    },

    async removeOrderNote(call) {
      const session = signedIn(call);
      await requireOrder(db, call.path.orderId, session);
      await removeNote(db, session.person, call.path);
      return { status: 200, body: await readNotes(db, call.path.orderId, session.person.id) };
    },

    async getOrderCharts(call) {
      await requireOrder(db, call.path.orderId, signedIn(call));
      return { status: 200, body: await orderCharts(db, await readOrder(db, call.path.orderId)) };
    },

    async getOrderEmail(call) {
      const { person } = signedIn(call);
      const { orderId } = call.path;
      const order = await db
        .selectFrom('shop_order')
        .select(['email', 'gift_email as giftEmail'])
        .where('id', '=', orderId)
        .where('fairy_product_id', 'is not', null)
        .executeTakeFirst();
      if (!order) throw unknown();
      await recordAudit(db, {
        actor: person,
        action: 'email.shown',
        entity: 'order',
        entityId: orderId,
        fields: ['email'],
      });
      return {
        status: 200,
        body: { email: order.email, ...(order.giftEmail !== null && { giftEmail: order.giftEmail }) },
      };
    },

    async previewAnswer(call) {
      const session = signedIn(call);
      await requireOrder(db, call.path.orderId, session);
      const mail = await answerPreview(db, call.path.orderId, call.query.version, sender, session);
      const isOwner = session.person.role === 'owner';
      return {
        status: 200,
        body: {
          from: sender.mail.from,
          ...(isOwner && { to: maskedEmail(mail.to) }),
          subject: mail.subject,
          text: mail.text,
        },
      };
    },

    async previewAnswerHtml(call) {
      const session = signedIn(call);
      await requireOrder(db, call.path.orderId, session);
      const { html } = await answerPreview(db, call.path.orderId, call.query.version, sender, session);
      return { status: 200, body: html, headers: PREVIEW_POLICY };
    },
  };
}
