import { sql } from 'kysely';
import type { ProductType } from '#domain/product-type.ts';
import { ANSWER_TO, APPROVER, CORRECTED_AT, IS_BRAND, IS_GIFT } from '#server/answers/answered-order.ts';
import { MAY_REPEAT } from '#server/store/strangers/order-key.ts';
import type { MailSender } from '#server/mail/mail-sender.ts';
import { answerMail } from '#server/mail/mail-templates.ts';
import type { MailContent } from '#server/mail/mailer.ts';
import { readMailWords } from '#server/store/page-contents.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { readAnswerText } from './answer-view.ts';
import { unknown } from '#server/desk/desk-errors.ts';
import type { Session } from '#server/desk/access/sessions.ts';

/** Headers of the mail's HTML as a page: no scripts, nothing loaded, framed by the desk alone. */
export const PREVIEW_POLICY = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
  'x-frame-options': 'SAMEORIGIN',
};

/** The customer's key to her order, in the place of which a specialist sees nothing. */
const NO_KEY = '';

/**
 * Composes the mail of a draft version by the very template that sends it, without the keys that rate the answer and
 * open its page. For a
 * specialist the link lacks the key that opens the customer's result page, too, with her payment on it.
 */
export async function answerPreview(
  db: Db,
  orderId: number,
  version: number,
  sender: MailSender,
  { person }: Session,
): Promise<MailContent> {
  const order = await db
    .selectFrom('shop_order')
    .select([
      ANSWER_TO.as('to'),
      IS_GIFT.as('isGift'),
      'id as orderId',
      'customer_id as customerId',
      'product_name as productName',
      'fairy_name as fairyName',
      'product_type as productType',
      'total_price as totalPrice',
      'answered_at as answeredAt',
      'scheduled_for as scheduledFor',
      sql<Date | null>`coalesce((
        select begun_at from answer_correction where order_id = shop_order.id and ended_at is null
      ), ${CORRECTED_AT})`.as('correctedAt'),
      MAY_REPEAT.as('mayRepeat'),
      APPROVER,
      IS_BRAND,
    ])
    .where('id', '=', orderId)
    .$narrowType<{ productName: string; productType: ProductType; fairyName: string }>()
    .executeTakeFirst();
  const draft = await readAnswerText(db, orderId, version);
  if (!order || !draft) throw unknown();
  const { productType, totalPrice, answeredAt, scheduledFor, mayRepeat, ...mailed } = order;
  const shown = person.role === 'owner' ? mailed : { ...mailed, to: '', customerId: NO_KEY };
  const { body: response, ...laid } = draft;
  const head = {
    ...laid,
    productType,
    sentAt: answeredAt ?? scheduledFor ?? new Date(),
    totalPrice: person.role === 'owner' ? totalPrice : null,
  };
  // Whoever looks at it would be the one to approve it.
  return answerMail(
    {
      ...shown,
      response,
      head,
      approver: order.approver ?? person.name,
      ratingKey: null,
      answerKey: NO_KEY,
      againKey: mayRepeat ? NO_KEY : undefined,
    },
    { ...sender, words: await readMailWords(db) },
  );
}
