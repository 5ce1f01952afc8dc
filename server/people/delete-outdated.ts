import { sql } from 'kysely';
import { shopDay } from '#domain/shop-day.ts';
import { SHOP_TIME_ZONE } from '#domain/shop-constants.ts';
import type { Config } from '#server/config.ts';
import type { HousekeepingStep } from '#domain/desk/housekeeping-steps.ts';
import { BATCH, deleteInBatches, inBatches } from '#server/store/housekeeping/in-batches.ts';
import { IS_OF_OPEN_ORDER } from '#server/answers/answer-mails.ts';
import { clearEndedJobs } from '#server/jobs/clear-ended-jobs.ts';
import { forgetUnproven } from '#server/mail/unproven-mail.ts';
import type { Outbox } from '#server/mail/outbox/outbox.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';
import { clearConsents } from './clear-consents.ts';
import { clearWithdrawals } from './clear-withdrawals.ts';
import { stripOrders } from './strip-orders.ts';

/** A day (ms). */
export const DAY = 24 * 60 * 60_000;

/** An order with money, as far as the ledger knows: its row is needed for the books. */
export const HAS_MONEY = sql<boolean>`(
  paid_at is not null
  or exists (select from payment where payment.order_id = shop_order.id and payment.status <> 'CANCELED')
  or exists (select from money_movement where order_id = shop_order.id)
)`;

export interface PersonalData {
  db: Db;
  outbox: Outbox;
  retention: Config['retention'];
}

/** The steps that delete personal data which have been kept as long as the privacy page promises, each by itself. */
export function outdatedSteps({ db, outbox, retention }: PersonalData, now: Date) {
  const before = (days: number) => new Date(now.getTime() - days * DAY);
  const oldestYear = shopDay(now).year - retention.books - 1;
  return {
    drafts: () =>
      deleteInBatches(
        db,
        'shop_order',
        sql`fairy_product_id is null and created_at < ${before(retention.drafts)}`,
      ),
    unpaid: () => clearUnpaidOrders(db, before(retention.unpaid)),
    answered: () => clearAnsweredOrders(db, before(retention.orders)),
    books: () => clearBooks(db, oldestYear),
    'newsletter-consents': () => clearLeftNewsletters(db, oldestYear),
    unconfirmed: async () => {
      const limit = before(retention.unconfirmed);
      await deleteInBatches(db, 'subscriber', sql`status = 'PENDING' and asked_at < ${limit}`);
      await deleteInBatches(db, 'subscriber_token', sql`expires_at < ${limit}`);
    },
    pictures: () => deleteInBatches(db, 'picture', sql`unused_since < ${new Date(now.getTime() - DAY)}`),
    'data-links': () => deleteInBatches(db, 'data_link', sql`created_at < ${before(retention.unconfirmed)}`),
    withdrawals: async () => {
      await inBatches(() =>
        db
          .transaction()
          .execute((trx) =>
            clearWithdrawals(trx, (statements) =>
              statements.where('id', 'in', (rows) =>
                rows
                  .selectFrom('withdrawal')
                  .select('id')
                  .where('email', 'is not', null)
                  .where('received_at', '<', before(retention.orders))
                  .limit(BATCH),
              ),
            ),
          ),
      );
      // Those of an order stay for the books, without personal data.
      await deleteInBatches(db, 'withdrawal', sql`order_id is null and email is null`);
    },
    messages: () =>
      // By the last words in the thread. Some messages are owed an answer by law, however old they are.
      deleteInBatches(
        db,
        'contact_message',
        sql`greatest(
          received_at, waits_since::timestamptz,
          (select max(coalesce(received_on::timestamptz, written_at)) from letter_reply
            where letter_id = contact_message.id and from_customer)
        ) < ${before(retention.messages)} and (kind = 'message' or done_at is not null)`,
      ),
    'unproven-mails': () => forgetUnproven(db, now),
    jobs: () => clearEndedJobs(db, before(retention.mails), IS_OF_OPEN_ORDER),
    outbox: () => outbox.clear(before(retention.mails)),
  } as const satisfies Partial<Record<HousekeepingStep, () => Promise<void>>>;
}

/** Money of another amount that waits for a person's decision: once accepted, the order has to be answered. */
const IS_UNDECIDED = sql<boolean>`exists (
  select from payment join payment_difference on payment_id = payment.id
  where payment.order_id = shop_order.id and decided_at is null
)`;

/** Deletes an unpaid order whole. A paid order that was cancelled leaves what the books need. */
async function clearUnpaidOrders(db: Db, before: Date): Promise<void> {
  const ended = (trx: Trx) =>
    trx
      .selectFrom('shop_order')
      .select('id')
      .where('fairy_product_id', 'is not', null)
      .where('status', 'in', ['DRAFT', 'CANCELED'])
      .where('updated_at', '<', before)
      .limit(BATCH);
  await stripInBatches(db, (trx) =>
    ended(trx)
      .where('stripped_at', 'is', null)
      .where(HAS_MONEY)
      .where(sql<boolean>`not ${IS_UNDECIDED}`)
      .execute(),
  );
  await inBatches(() =>
    db.transaction().execute(async (trx) => {
      const { numDeletedRows } = await trx
        .deleteFrom('shop_order')
        .where('id', 'in', ended(trx).where(sql<boolean>`not ${HAS_MONEY}`))
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    }),
  );
}

/** Strips the orders that `find` gives, batch by batch. */
const stripInBatches = (db: Db, find: (trx: Trx) => Promise<{ id: number }[]>): Promise<void> =>
  inBatches(() =>
    db.transaction().execute(async (trx) => {
      const found = await find(trx);
      await stripOrders(
        trx,
        found.map(({ id }) => id),
      );
      return found.length;
    }),
  );

/**
 * Removes the address from newsletter consents of people who left, once the books of that time go: until then a consent
 * is proof. An address that still gets the newsletter keeps its consents.
 */
const clearLeftNewsletters = (db: Db, year: number): Promise<void> =>
  db.transaction().execute((trx) =>
    clearConsents(trx, (consents) =>
      consents.where(
        sql<boolean>`not exists (
        select from consent as later where later.who = consent.who
          and extract(year from later.at at time zone ${SHOP_TIME_ZONE}) >= ${year}
      ) and consent.who not in (
        select keyed_consent(encode(sha256(convert_to(email, 'UTF8')), 'hex')) from subscriber
      )`,
      ),
    ),
  );

const clearAnsweredOrders = (db: Db, before: Date): Promise<void> =>
  stripInBatches(db, (trx) =>
    trx
      .selectFrom('shop_order')
      .select('id')
      .where('status', '=', 'SENT')
      .where('stripped_at', 'is', null)
      .where('updated_at', '<', before)
      .limit(BATCH)
      .execute(),
  );

/**
 * Deletes the orders of the years before `year`, whatever their state. An order belongs to the year in which its money
 * moved last. A tax is due in the year after, and the books are kept from the end of that year on.
 */
const clearBooks = (db: Db, year: number): Promise<void> =>
  inBatches(() =>
    db.transaction().execute(async (trx) => {
      const found = await trx
        .selectFrom('shop_order')
        .select('id')
        .where(
          sql<boolean>`extract(year from greatest(
            paid_at, created_at,
            (select max(happened_at) from money_movement where order_id = shop_order.id),
            (select max(refund.updated_at) from refund join payment on payment.id = payment_id where order_id = shop_order.id)
          ) at time zone ${SHOP_TIME_ZONE}) < ${year}`,
        )
        .limit(BATCH)
        .execute();
      if (found.length === 0) return 0;
      const orders = found.map(({ id }) => id);
      const payments = trx.selectFrom('payment').select('id').where('order_id', 'in', orders);
      await trx.deleteFrom('payment_dispute').where('payment_id', 'in', payments).execute();
      // Deleted in the same statement as their order, which determines their year.
      await trx
        .with('given_back', (query) => query.deleteFrom('refund').where('payment_id', 'in', payments))
        .deleteFrom('shop_order')
        .where('id', 'in', orders)
        .execute();
      return found.length;
    }),
  );
