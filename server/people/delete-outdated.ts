import { sql } from 'kysely';
import { shopDay } from '#domain/shop-day.ts';
import { SHOP_TIME_ZONE } from '#domain/shop-constants.ts';
import type { Config } from '#server/config.ts';
import { clearEndedJobs } from '#server/jobs/clear-ended-jobs.ts';
import { forgetUnproven } from '#server/mail/unproven-mail.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import type { Db, Trx } from '#server/store/tables.ts';
import { clearConsents } from './clear-consents.ts';
import { clearWithdrawals } from './clear-withdrawals.ts';
import { stripOrders } from './strip-orders.ts';

/** A day (ms). */
export const DAY = 24 * 60 * 60_000;

/** An order with money, as far as the ledger knows: its row is needed for the books. */
export const HAS_MONEY = sql<boolean>`(
  paid_at is not null
  or exists (select from payment where payment.order_id = shop_order.id and payment.status <> 'CANCELED')
  or exists (
    select from payment join payment_news on payment_id = payment.id
    where payment.order_id = shop_order.id and payment_news.status = 'COMPLETED'
  )
)`;

export interface PersonalData {
  db: Db;
  outbox: Outbox;
  retention: Config['retention'];
}

/** Deletes the personal data that have been kept as long as the privacy page promises. */
export async function deleteOutdated({ db, outbox, retention }: PersonalData, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY);
  await db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('shop_order')
      .where('fairy_product_id', 'is', null)
      .where('created_at', '<', before(retention.drafts))
      .execute();
    await clearUnpaidOrders(trx, before(retention.unpaid));
    await clearAnsweredOrders(trx, before(retention.orders));
    const oldestYear = shopDay(now).year - retention.books - 1;
    await clearBooks(trx, oldestYear);
    await clearLeftNewsletters(trx, oldestYear);
    await trx
      .deleteFrom('subscriber')
      .where('status', '=', 'PENDING')
      .where('asked_at', '<', before(retention.unconfirmed))
      .execute();
    await trx
      .deleteFrom('subscriber_token')
      .where('expires_at', '<', before(retention.unconfirmed))
      .execute();
    await trx
      .deleteFrom('picture')
      .where('unused_since', '<', new Date(now.getTime() - DAY))
      .execute();
    await trx.deleteFrom('data_link').where('created_at', '<', before(retention.unconfirmed)).execute();
    await clearWithdrawals(trx, (statements) =>
      statements.where('received_at', '<', before(retention.orders)),
    );
    // Those of an order stay for the books, without personal data.
    await trx.deleteFrom('withdrawal').where('order_id', 'is', null).where('email', 'is', null).execute();
    await trx
      .deleteFrom('contact_message')
      .where('received_at', '<', before(retention.messages))
      // A complaint is owed an answer, however old it is.
      .where((is) => is.or([is('kind', '<>', 'complaint'), is('done_at', 'is not', null)]))
      .execute();
  });
  await forgetUnproven(db, now);
  await clearEndedJobs(db, before(retention.mails));
  await outbox.clear(before(retention.mails));
}

/** Money of another amount that waits for a person's decision: once accepted, the order has to be answered. */
const IS_UNDECIDED = sql<boolean>`exists (
  select from payment join payment_difference on payment_id = payment.id
  where payment.order_id = shop_order.id and decided_at is null
)`;

/** Deletes an unpaid order whole. A paid order that was cancelled leaves what the books need. */
async function clearUnpaidOrders(trx: Trx, before: Date): Promise<void> {
  const ended = trx
    .selectFrom('shop_order')
    .select('id')
    .where('fairy_product_id', 'is not', null)
    .where('status', 'in', ['DRAFT', 'CANCELED'])
    .where('updated_at', '<', before);
  const withMoney = await ended
    .where('stripped_at', 'is', null)
    .where(HAS_MONEY)
    .where(sql<boolean>`not ${IS_UNDECIDED}`)
    .execute();
  await stripOrders(
    trx,
    withMoney.map(({ id }) => id),
  );
  await trx
    .deleteFrom('shop_order')
    .where('id', 'in', ended.where(sql<boolean>`not ${HAS_MONEY}`))
    .execute();
}

/**
 * Removes the address from newsletter consents of people who left, once the books of that time go: until then a consent
 * is proof. An address that still gets the newsletter keeps its consents.
 */
async function clearLeftNewsletters(trx: Trx, year: number): Promise<void> {
  await clearConsents(trx, (consents) =>
    consents.where(
      sql<boolean>`not exists (
        select from consent as later where later.who = consent.who
          and extract(year from later.at at time zone ${SHOP_TIME_ZONE}) >= ${year}
      ) and not exists (
        select from subscriber where encode(sha256(convert_to(email, 'UTF8')), 'hex') = consent.who
      )`,
    ),
  );
}

async function clearAnsweredOrders(trx: Trx, before: Date): Promise<void> {
  const answered = await trx
    .selectFrom('shop_order')
    .select('id')
    .where('status', '=', 'SENT')
    .where('stripped_at', 'is', null)
    .where('updated_at', '<', before)
    .execute();
  await stripOrders(
    trx,
    answered.map(({ id }) => id),
  );
}

/**
 * Deletes the orders of the years before `year`, whatever their state. An order belongs to the year in which its money
 * moved last. A tax is due in the year after, and the books are kept from the end of that year on.
 */
async function clearBooks(trx: Trx, year: number): Promise<void> {
  const orders = trx
    .selectFrom('shop_order')
    .select('id')
    .where(
      sql<boolean>`extract(year from greatest(
        paid_at, created_at,
        (select max(refund.updated_at) from refund join payment on payment.id = payment_id where order_id = shop_order.id)
      ) at time zone ${SHOP_TIME_ZONE}) < ${year}`,
    );
  const payments = trx.selectFrom('payment').select('id').where('order_id', 'in', orders);
  await trx.deleteFrom('payment_dispute').where('payment_id', 'in', payments).execute();
  // Last, since they tell the year; their order goes in the same statement.
  await trx
    .with('given_back', (query) => query.deleteFrom('refund').where('payment_id', 'in', payments))
    .deleteFrom('shop_order')
    .where('id', 'in', orders)
    .execute();
}
