import { sql } from 'kysely';
import { pathOf } from '#desk/pages.ts';
import { LATE_JOB, NOTICE_JOB, ORDER_CAME_JOB, PROMISE_NEAR_JOB } from '#server/answers/answer-job-kinds.ts';
import { HOUR, PROMISED_WITHIN } from '#server/answers/request-answer.ts';
import type { OrderStatus } from '#domain/payment.ts';
import type { Clock } from '#server/clock.ts';
import { jobHandler, type JobHandler } from '#server/jobs/job-kind.ts';
import {
  handedOverMail,
  lateOrderMail,
  newOrderMail,
  orderCameMail,
  orderNoteMail,
  promiseNearMail,
  sentBackMail,
  type OrderNotice,
} from '#server/mail/desk-mails.ts';
import { mailEach } from '#server/mail/mail-each.ts';
import type { MailSender } from '#server/mail/mail-sender.ts';
import type { MailContent, SendMail } from '#server/mail/mailer.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { DESK_JOBS } from '../desk-job-kinds.ts';
import { ordersWithAnswers, answerState } from '../order/open-orders.ts';
import { enqueuePushes } from '../push/push-jobs.ts';
import type { PushKind } from '../push/push-texts.ts';
import { answeringFor, ownersOf, type Addressee } from './people-to-notify.ts';

/** Kind of a notification, and its mail. */
interface Notice {
  what: PushKind;
  compose: (order: OrderNotice, from: MailSender) => MailContent;
  isChosen?: boolean;
}

export interface NoticeJobsOptions {
  db: Db;
  send: SendMail;
  sender: MailSender;
  deskUrl: string;
  /** Hours without an approved answer until the owners are notified. */
  ownerNoticeHours: number;
  clock: Clock;
}

/**
 * Handlers of notifications about an order: paid, handed over, sent back, or nearly late. Each reads the order when
 * it is sent. A person's setting applies to new orders only, since the others ask for her work.
 */
export function orderNoticeJobs({
  db,
  send,
  sender,
  deskUrl,
  ownerNoticeHours,
  clock,
}: NoticeJobsOptions): JobHandler[] {
  /** A paid order, in one of the states. */
  const inState = async (orderId: number, states: readonly OrderStatus[]) => {
    const order = await ordersWithAnswers(db)
      .select([
        'product_name as productName',
        'paid_at as paidAt',
        'fairy_id as fairyId',
        'review.draft_version as reviewedVersion',
        answerState.as('state'),
      ])
      .where('shop_order.id', '=', orderId)
      .where('status', 'in', states)
      .where('paid_at', 'is not', null)
      // A paid order has both (constraint shop_order_sold_whole).
      .$narrowType<{ productName: string; paidAt: Date }>()
      .executeTakeFirst();
    return (
      order && {
        ...order,
        mail: {
          orderId,
          productName: order.productName,
          promisedUntil: new Date(order.paidAt.getTime() + PROMISED_WITHIN),
          url: deskUrl + pathOf('order', { orderId }),
        },
      }
    );
  };

  /** A paid order without an approved answer. */
  const waiting = (orderId: number) => inState(orderId, ['GENERATING_RESPONSE']);
  /** A paid order in any state: someone may write about it long after its answer. */
  const written = (orderId: number) =>
    inState(orderId, ['GENERATING_RESPONSE', 'SCHEDULED', 'SENT', 'CANCELED']);

  /**
   * Tells people of an order by mail and on their browsers, and notes how many mails there were. `isChosen`: only who
   * chose a mail at each order gets one.
   */
  const notify = async (
    jobId: string,
    people: readonly Addressee[],
    mail: Omit<OrderNotice, 'to'>,
    { what, compose, isChosen = false }: Notice,
  ) => {
    const { orderId, promisedUntil } = mail;
    await enqueuePushes(db, people, { jobId, now: clock.now(), what, orderId, promisedUntil });
    const mailed = people.filter(({ orderMails }) => !isChosen || orderMails === 'each');
    await sql`update job set recipients = ${mailed.length} where id = ${jobId}`.execute(db);
    await mailEach(
      { db, send, jobId },
      mailed.map(({ email }) => compose({ to: email, ...mail }, sender)),
    );
  };

  return [
    jobHandler(NOTICE_JOB, async ({ orderId }, { id }) => {
      const order = await waiting(orderId);
      if (!order) return;
      await notify(id, await answeringFor(db, order.fairyId), order.mail, {
        what: 'new-order',
        compose: newOrderMail,
        isChosen: true,
      });
    }),

    jobHandler(ORDER_CAME_JOB, async ({ orderId }, { id }) => {
      const order = await waiting(orderId);
      if (!order) return;
      // An owner who answers the order herself is notified when she can begin.
      const others = (await ownersOf(db)).filter(({ fairyId }) => fairyId !== order.fairyId);
      await notify(id, others, order.mail, { what: 'new-order', compose: orderCameMail, isChosen: true });
    }),

    jobHandler(PROMISE_NEAR_JOB, async ({ orderId }, { id }) => {
      const order = await waiting(orderId);
      // After the promised time the notification would be wrong; the queue and the alarms report the order.
      if (!order || clock.now() >= order.mail.promisedUntil) return;
      const writers = await answeringFor(db, order.fairyId);
      // A draft in review, and an order of nobody with access, wait for an owner.
      const isOwners = order.state === 'in-review' || writers.length === 0;
      await notify(id, isOwners ? await ownersOf(db) : writers, order.mail, {
        what: 'promise-near',
        compose: promiseNearMail,
      });
    }),

    // Told of the latest hand-over alone, also when she has corrected her draft since.
    jobHandler(DESK_JOBS.handedOver, async ({ orderId, version, by }, { id }) => {
      const order = await waiting(orderId);
      if (order?.state !== 'in-review' || order.reviewedVersion !== version) return;
      const others = (await ownersOf(db)).filter((person) => person.id !== by);
      await notify(id, others, order.mail, { what: 'handed-over', compose: handedOverMail });
    }),

    jobHandler(DESK_JOBS.sentBack, async ({ orderId, version, by }, { id }) => {
      const order = await waiting(orderId);
      if (order?.state !== 'sent-back' || order.reviewedVersion !== version) return;
      const writers = (await answeringFor(db, order.fairyId)).filter((person) => person.id !== by);
      await notify(id, writers, order.mail, { what: 'sent-back', compose: sentBackMail });
    }),

    jobHandler(DESK_JOBS.noted, async ({ orderId, noteId, by }, { id }) => {
      const order = await written(orderId);
      if (!order) return;
      const note = await db.selectFrom('order_note').select('id').where('id', '=', noteId).executeTakeFirst();
      // Taken away meanwhile.
      if (!note) return;
      const [owners, writers] = [await ownersOf(db), await answeringFor(db, order.fairyId)];
      const isOwners = owners.some((person) => person.id === by);
      const others = (isOwners ? writers : owners).filter((person) => person.id !== by);
      await notify(id, others, order.mail, { what: 'order-note', compose: orderNoteMail });
    }),

    jobHandler(LATE_JOB, async ({ orderId }, { id }) => {
      const order = await waiting(orderId);
      if (!order) return undefined;
      const at = new Date(order.paidAt.getTime() + ownerNoticeHours * HOUR);
      if (clock.now() < at) return { at };
      const owners = await ownersOf(db);
      const { promisedUntil } = order.mail;
      await enqueuePushes(db, owners, {
        jobId: id,
        now: clock.now(),
        what: 'late-order',
        orderId,
        promisedUntil,
      });
      const addresses = owners.length > 0 ? owners.map(({ email }) => email) : [sender.contactEmail];
      await mailEach(
        { db, send, jobId: id },
        addresses.map((to) => lateOrderMail({ to, ...order.mail }, sender)),
      );
      return undefined;
    }),
  ];
}
