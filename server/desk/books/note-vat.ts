import { sql } from 'kysely';
import { VAT_PERCENT } from '#domain/shop-constants.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/store/tables/tables.ts';

/**
 * Writes down whether prices contain VAT from now on, where the settings say something else than before (SELLER_VAT). A
 * movement of money keeps the VAT of its sale's moment, so a change of the setting changes no month that is over.
 */
export async function noteVat(db: Db, { seller }: Pick<Config, 'seller'>): Promise<void> {
  const percent = seller.vat === 'exempt' ? null : VAT_PERCENT;
  // Two processes that start at once write the same. The new row is the newest also after a clock that was set back.
  await sql`
    with last as (select since, percent from vat_since order by since desc limit 1)
    insert into vat_since (since, percent)
    select
      coalesce((select greatest(now(), since + interval '1 millisecond') from last), '-infinity'::timestamptz),
      ${percent}::integer
    where not exists (select from last where percent is not distinct from ${percent}::integer)
    on conflict do nothing
  `.execute(db);
}
