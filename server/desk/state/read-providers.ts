import { sql } from 'kysely';
import { PAYMENT_PROVIDERS, type PaymentProvider } from '#domain/payment.ts';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import { IS_NOTICE } from '#server/orders/is-notice.ts';
import { isoOrNull, startOfDay } from '#server/store/moments.ts';
import type { Db } from '#server/store/tables/tables.ts';

type State = DeskSchemas['ShopState'];

/** Reads the state of the payment providers: today's results, and whether they open payments. */
export async function readProviders(db: Db): Promise<State['providers']> {
  // What came today, and the latest notice of a week: each from an index by its time, whatever there was before.
  const { rows } = await sql<{
    provider: PaymentProvider;
    heard: Date | null;
    paid: number;
    refused: number;
    unopened: number;
    failed: Date | null;
  }>`
    select provider,
      (select received_at from payment_news join payment on payment.id = payment_id
        where payment.provider = asked.provider and ${IS_NOTICE} and received_at >= now() - interval '7 days'
        order by received_at desc limit 1) as heard,
      (select count(*)::int from shop_order join payment on payment.order_id = shop_order.id
        where paid_at >= ${startOfDay()} and payment.provider = asked.provider and not deleted) as paid,
      (select count(*)::int from payment
        where status = 'CANCELED' and payment.updated_at >= ${startOfDay()} and payment.provider = asked.provider) as refused,
      unopened.*
    from unnest(${[...PAYMENT_PROVIDERS]}::text[]) as asked (provider)
      left join lateral (
        select created_at from payment
        where payment.provider = asked.provider and provider_payment_id is not null
        order by created_at desc limit 1
      ) as opened on true
      cross join lateral (
        select count(*)::int as unopened, max(updated_at) as failed from payment
        where status = 'CANCELED' and provider_payment_id is null and payment.provider = asked.provider
          and updated_at >= now() - interval '7 days' and created_at > coalesce(opened.created_at, '-infinity')
      ) as unopened
  `.execute(db);
  const { rows: asked } = await sql<{ provider: PaymentProvider }>`
    select provider from unnest(${[...PAYMENT_PROVIDERS]}::text[]) as provider
    where exists (select from payment where payment.provider = provider.provider)
  `.execute(db);
  const refused = await db.selectFrom('refused_notice').selectAll().execute();
  return PAYMENT_PROVIDERS.map((provider) => {
    const notices = refused.find((one) => one.provider === provider);
    const row = rows.find((one) => one.provider === provider);
    return {
      provider,
      heardAt: isoOrNull(row?.heard),
      ...(notices && { refusedNotices: { count: notices.count, at: notices.last_at.toISOString() } }),
      ...(row?.failed && { unopened: { count: row.unopened, at: row.failed.toISOString() } }),
      isNew: !asked.some((one) => one.provider === provider),
      paidToday: row?.paid ?? 0,
      refusedToday: row?.refused ?? 0,
    };
  });
}
