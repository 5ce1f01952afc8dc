import { sql, type RawBuilder } from 'kysely';
import type { Outbox } from '#server/mail/outbox/outbox.ts';
import { sha256 } from '#server/sha256.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';

/** Jobs whose payload names an address (`to`, `email`). */
export const jobNames = (email: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from jsonb_each_text(payload) where lower(value) = ${email})`;

/** The answer has left; until then it may be taken back, and is the shop's draft. */
const IS_SENT = sql`shop_order.status = 'SENT'`;

/** Who ordered may read the answer: it was sent, to her own address. */
const IS_READ_BY_BUYER = sql`(${IS_SENT} and gift_email is null)`;

/** An order's questions, with what the answer says to each where it may be read. */
const questionsOf = (isRead: RawBuilder<unknown>) => sql`(
  select jsonb_agg(case when ${isRead} then to_jsonb(order_question)
    else to_jsonb(order_question) - 'response' - 'ignore_response' end order by sequence_number)
  from order_question where order_id = shop_order.id
)`;

/** Collects everything held about an e-mail address, in the database and the outbox. */
export async function exportPerson({ db, outbox }: { db: Db; outbox: Pick<Outbox, 'of'> }, email: string) {
  return {
    address: email,
    takenAt: new Date().toISOString(),
    ...(await rowsAbout(db, email)),
    outbox: (await outbox.of(email)).map(({ html: _html, ...mail }) => mail),
  };
}

/**
 * Reads what the database holds about an e-mail address. Rows are taken whole, so that a new column is exported too,
 * except `prompt` (the shop's instructions to a model) and the keys of the answer's page and rating. A gift's answer
 * and rating go to its recipient, without the giver's data and money. An answer is included only after it was sent.
 */
export async function rowsAbout(db: Db | Trx, email: string) {
  const rowsOf = async (query: RawBuilder<{ row: object }>) =>
    (await query.execute(db)).rows.map(({ row }) => row);
  return {
    orders: await rowsOf(sql`
      select to_jsonb(shop_order) - 'prompt' - 'rating_key' - 'answer_key'
        || case when ${IS_READ_BY_BUYER} then '{}'::jsonb else '{"response": null}' end || jsonb_build_object(
        'questions', ${questionsOf(IS_READ_BY_BUYER)},
        'drafts', (select jsonb_agg(to_jsonb(answer_draft) order by version)
          from answer_draft where order_id = shop_order.id and ${IS_READ_BY_BUYER} and not exists (
            select from answer_correction where answer_correction.order_id = shop_order.id
              and ended_at is null and begun_at <= answer_draft.created_at
          )),
        'consents', (select jsonb_agg(to_jsonb(consent) || to_jsonb(consent_text) order by consent.id)
          from consent join consent_text using (version) where order_id = shop_order.id),
        'mails', (select jsonb_agg(to_jsonb(order_mail) order by written_at)
          from order_mail where order_id = shop_order.id),
        'notes', (select jsonb_agg(to_jsonb(order_note) - 'person_id' order by written_at)
          from order_note where order_id = shop_order.id),
        'invoice', (select to_jsonb(order_invoice) from order_invoice where order_id = shop_order.id),
        'agreements', (select jsonb_agg(to_jsonb(agreement_mail) order by number)
          from agreement_mail where order_id = shop_order.id),
        'rating', (select to_jsonb(rating) || coalesce(to_jsonb(rating_words), '{}')
          from rating left join rating_words on rating_id = rating.id
          where order_id = shop_order.id and gift_email is null),
        'coupon', (select to_jsonb(coupon_use) from coupon_use where order_id = shop_order.id),
        'payment', (select to_jsonb(payment) || jsonb_build_object('updates',
            (select jsonb_agg(to_jsonb(payment_news) order by received_at)
              from payment_news where payment_id = payment.id),
            'difference', (select to_jsonb(payment_difference)
              from payment_difference where payment_id = payment.id),
            'refunds', (select jsonb_agg(
                to_jsonb(refund) - 'refunded_order' - 'refunded_order_at' - 'refunded_offer' order by asked_at)
              from refund where payment_id = payment.id),
            'doubts', (select jsonb_agg(to_jsonb(money_doubt) order by found_at)
              from money_doubt where payment_id = payment.id),
            'disputes', (select jsonb_agg(to_jsonb(payment_dispute) order by opened_at)
              from payment_dispute where payment_id = payment.id))
          from payment where order_id = shop_order.id)
      ) as row
      from shop_order where lower(email) = ${email} order by id`),
    gifts: await rowsOf(sql`
      select jsonb_build_object('id', id, 'product_name', product_name, 'fairy_name', fairy_name,
        'customer_name', customer_name, 'birth_date', birth_date, 'birth_time', birth_time, 'city', city,
        'partner_name', partner_name, 'partner_birth_date', partner_birth_date, 'gift_email', gift_email,
        'gift_from', gift_from, 'response', case when ${IS_SENT} then response end, 'answered_at', answered_at,
        'questions', ${questionsOf(IS_SENT)},
        'rating', (select to_jsonb(rating) || coalesce(to_jsonb(rating_words), '{}')
          from rating left join rating_words on rating_id = rating.id where order_id = shop_order.id)) as row
      from shop_order where gift_email = ${email} order by id`),
    messages: await rowsOf(sql`
      select to_jsonb(contact_message) - 'reply_key' || jsonb_build_object('replies', (
        select jsonb_agg(to_jsonb(letter_reply) - 'mail_digest' order by written_at) from letter_reply
        where letter_id = contact_message.id)) as row from contact_message
      where lower(email) = ${email} order by received_at`),
    withdrawals: await rowsOf(sql`
      select to_jsonb(withdrawal) || to_jsonb(withdrawal_proof) - 'token_hash' - 'page_hash' as row
      from withdrawal join withdrawal_proof on withdrawal_id = id where email = ${email} order by id`),
    newsletter: await rowsOf(sql`
      select to_jsonb(subscriber) || jsonb_build_object('waitsFor', (
        select jsonb_agg(letter_id) from newsletter_delivery where newsletter_delivery.email = subscriber.email
      )) as row from subscriber where email = ${email}`),
    newsletterConsents: await rowsOf(sql`
      select to_jsonb(consent) || coalesce(to_jsonb(consent_text), '{}') as row
      from consent left join consent_text using (version) where who = (select keyed_consent(${sha256(email)})) order by consent.id`),
    dataLinks: await rowsOf(sql`
      select to_jsonb(data_link) as row from data_link where email = ${email} order by created_at`),
    mailsToSend: await rowsOf(sql`
      select to_jsonb(job) as row from job where ${jobNames(email)} order by created_at`),
  };
}
