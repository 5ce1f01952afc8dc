import { sql, type RawBuilder } from 'kysely';
import { SAMPLE_BRAND } from '#domain/shop-constants.ts';
import type { Config } from '#server/config.ts';
import { IS_NOTICE } from '#server/orders/is-notice.ts';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import type { Db } from '#server/store/tables/tables.ts';

type SetupItem = DeskSchemas['Opening']['setup'][number]['item'];

/** Settings that determine what a shop needs before it opens. */
export type SetupConfig = Pick<Config, 'brandName' | 'paymentsMode' | 'databaseUrl'>;

const passed = (name: string) => sql`exists (
  select from connection_check where name = ${name} and outcome = 'ok'
)`;
const heard = (provider: string) => sql`exists (
  select from payment_news join payment on payment.id = payment_id where provider = ${provider} and ${IS_NOTICE}
)`;

/** What proves each item, as an SQL condition; each reads an index or ends at its first row. */
const PROOFS: Readonly<Record<Exclude<SetupItem, 'name'>, RawBuilder<unknown>>> = {
  texts: sql`shop_has_documents()`,
  service: sql`exists (select from product where archived_at is null and product_type <> 'NEWSLETTER')`,
  specialist: sql`exists (select from fairy where archived_at is null)`,
  price: sql`exists (
    select from fairy_product join fairy on fairy.id = fairy_id where on_sale and archived_at is null
  )`,
  mail: passed('mail'),
  payments: sql`${passed('stripe')} and ${passed('payu')}`,
  opening: sql`(select opened_at is not null from shop_opening)`,
  'test-order': sql`exists (select from payment where status = 'COMPLETED')`,
  webhooks: sql`${heard('STRIPE')} and ${heard('PAYU')}`,
  backup: sql`exists (select from restore_drill where problem is null)`,
};

/** Items that only a shop for real money needs: play money has no mail server and no provider. */
const LIVE_ONLY: ReadonlySet<SetupItem> = new Set(['name', 'mail', 'payments', 'webhooks', 'backup']);

/**
 * Reads what of a new shop is done, in the order in which it is done. Once all was there the list is over for good: a
 * price that is taken off later makes no new shop. A rehearsal ends the rehearsal's list alone, which asks for less.
 */
export async function readSetup(
  db: Db,
  { brandName, paymentsMode }: SetupConfig,
): Promise<DeskSchemas['Opening']['setup']> {
  const isLive = paymentsMode === 'live';
  const { set_up_at: over, set_up_live: wasLive } = await db
    .selectFrom('shop_opening')
    .select(['set_up_at', 'set_up_live'])
    .executeTakeFirstOrThrow();
  if (over !== null && (wasLive || !isLive)) return [];
  const items = Object.keys(PROOFS) as (keyof typeof PROOFS)[];
  const { rows } = await sql<Record<string, boolean>>`select ${sql.join(
    items.map((item) => sql`(${PROOFS[item]}) as ${sql.id(item)}`),
  )}`.execute(db);
  const proven = rows[0] ?? {};
  const all: DeskSchemas['Opening']['setup'] = [
    { item: 'name', isDone: brandName !== SAMPLE_BRAND },
    ...items.map((item) => ({ item, isDone: proven[item] ?? false })),
  ];
  const needed = all.filter(({ item }) => isLive || !LIVE_ONLY.has(item));
  if (needed.some(({ isDone }) => !isDone)) return needed;
  await db.updateTable('shop_opening').set({ set_up_at: new Date(), set_up_live: isLive }).execute();
  return [];
}
