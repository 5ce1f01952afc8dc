import { sql } from 'kysely';
import { AGREEMENT_REFUSED_JOB } from '#server/answers/answer-job-kinds.ts';
import { noteAccepted, type AgreementMail } from '#server/answers/agreement-mails.ts';
import { systemClock, type Clock } from '#server/clock.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { jobHandler, type JobHandler } from '#server/jobs/job-kind.ts';
import { orderConfirmedMail, type AgreedOrder, type AgreementSender } from '#server/mail/agreement-mail.ts';
import { agreementTexts } from '#server/mail/agreement-texts.ts';
import { unlinked } from '#server/mail/typed-text.ts';
import { MAIL_JOBS } from '#server/mail/mail-job-kinds.ts';
import { mailIdOf } from '#server/mail/mail-id.ts';
import { isBadAddress } from '#server/mail/mail-failure.ts';
import type { SendMail } from '#server/mail/mailer.ts';
import { maskedEmail } from './order-progress.ts';
import { consentsOf } from '#server/store/consents.ts';
import { readMailWords } from '#server/store/page-contents.ts';
import type { Db } from '#server/store/tables/tables.ts';

export interface ConfirmationJobsOptions {
  db: Db;
  send: SendMail;
  sender: AgreementSender;
  clock?: Clock;
}

/**
 * Handler of the mail that confirms a paid order with its agreement. The answer can begin once the mail server has
 * accepted it. For a bad address, or after the last attempt, the owners are notified.
 */
export function confirmationJobs({
  db,
  send,
  sender,
  clock = systemClock,
}: ConfirmationJobsOptions): JobHandler[] {
  return [
    jobHandler(MAIL_JOBS.orderConfirmed, async (mail, { id, isLast }) => {
      const order = await findAgreedOrder(db, mail);
      if (!order) return;
      const { orderId } = mail;
      const consents = await consentsOf(db, orderId);
      try {
        await send(
          mailIdOf(id),
          orderConfirmedMail({ ...order, ordered: await whatWasOrdered(db, orderId) }, consents, {
            ...sender,
            words: await readMailWords(db),
          }),
        );
      } catch (error) {
        const onceKey = `agreement-refused:${orderId}:${mail.number}`;
        if (isBadAddress(error) || isLast(error))
          await enqueue(db, AGREEMENT_REFUSED_JOB, { orderId }, { runAt: refusalKnown(clock), onceKey });
        throw error;
      }
      const termsVersion = consents.find(({ kind }) => kind === 'terms')?.version;
      await noteAccepted(db, mail, { termsVersion, clock });
    }),
  ];
}

/** What the customer has typed, as rows of the agreement: a slip in it is noticed before the answer is written. */
export async function whatWasOrdered(db: Db, orderId: number): Promise<(readonly [string, string])[]> {
  const day = (column: string) => sql<string | null>`to_char(${sql.ref(column)}, 'DD.MM.YYYY')`;
  const order = await db
    .selectFrom('shop_order')
    .select([
      'customer_name as name',
      day('birth_date').as('birthDate'),
      'birth_time as birthTime',
      'city',
      'partner_name as partner',
      day('partner_birth_date').as('partnerBirthDate'),
    ])
    .where('id', '=', orderId)
    .executeTakeFirst();
  const questions = await db
    .selectFrom('order_question')
    .select('content')
    .where('order_id', '=', orderId)
    .orderBy('sequence_number')
    .execute();
  const { ordered: rows } = agreementTexts;
  const typed: readonly (readonly [string, string | null | undefined])[] = [
    [rows.name, order?.name],
    [rows.birthDate, order?.birthDate],
    [rows.birthTime, order?.birthTime],
    [rows.city, order?.city],
    [rows.partner, order?.partner],
    [rows.partnerBirthDate, order?.partnerBirthDate],
    ...questions.map(({ content }) => [rows.question, content] as const),
  ];
  return typed.flatMap(([label, value]) => (value ? [[label, unlinked(value)] as const] : []));
}

/** Time (ms) after which the job runner has recorded why the mail failed. */
const refusalKnown = (clock: Clock) => new Date(clock.now().getTime() + 2_000);

/** Reads what an agreement says; `undefined` when it was accepted, a later mail took its place, or the order has ended. */
async function findAgreedOrder(db: Db, { orderId, number }: AgreementMail): Promise<AgreedOrder | undefined> {
  const found = await db
    .selectFrom('agreement_mail')
    .innerJoin('shop_order', 'shop_order.id', 'order_id')
    .innerJoin('payment', 'payment.order_id', 'shop_order.id')
    // A person has accepted another amount than the price.
    .leftJoin('payment_difference as other', (join) =>
      join.onRef('other.payment_id', '=', 'payment.id').on('other.accepted', '=', true),
    )
    .select([
      'email as to',
      'shop_order.id as orderId',
      'customer_id as customerId',
      'product_name as productName',
      'fairy_name as fairyName',
      'payment.amount',
      'shop_order.status',
      'other.amount as otherAmount',
      'other.currency as otherCurrency',
      'paid_at as paidAt',
      'gift_email as giftEmail',
      'gift_from as giftFrom',
    ])
    .where('agreement_mail.order_id', '=', orderId)
    .where('number', '=', number)
    .where('accepted_at', 'is', null)
    .where('shop_order.status', 'in', ['GENERATING_RESPONSE', 'SCHEDULED', 'SENT'])
    .where('deleted', '=', false)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('agreement_mail as later')
            .select('later.number')
            .where('later.order_id', '=', orderId)
            .where('later.number', '>', number),
        ),
      ),
    )
    // A paid order has all of these (constraint shop_order_sold_whole).
    .$narrowType<{ productName: string; fairyName: string; paidAt: Date }>()
    .executeTakeFirst();
  if (!found) return undefined;
  const { giftEmail, giftFrom, status, otherAmount, otherCurrency, ...order } = found;
  return {
    ...order,
    isAnswered: status === 'SENT',
    ...(otherAmount !== null &&
      otherCurrency !== null && { received: { amount: otherAmount, currency: otherCurrency } }),
    ...(giftEmail !== null && { gift: { to: maskedEmail(giftEmail), from: giftFrom } }),
  };
}
