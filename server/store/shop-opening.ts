import { sql } from 'kysely';
import { conflict } from '#server/api-error.ts';
import { IS_OFFERED } from './fairies.ts';
import type { Db, Trx } from './tables/tables.ts';

/** Whether the shop sells, and why not. */
export interface ShopOpening {
  /** It is open and has its documents; whether there is anything to buy, `readUnsellable` says. */
  sells: boolean;
  hasTerms: boolean;
  hasPrivacyPage: boolean;
  /** Never opened: it is still being set up. */
  isNew: boolean;
  /** Closed by its owner, today. */
  isClosed: boolean;
  /** The first day in Warsaw on which a closed shop sells again, `2026-12-15`; null: when its owner opens it. */
  reopensOn: string | null;
  /** What customers read while it is closed; empty: the shop's own words. */
  words: string;
  version: number;
}

/** Reads whether the shop sells (160_shop_opening.sql, 276_documents_written.sql). */
export async function readOpening(db: Db | Trx): Promise<ShopOpening> {
  const hasText = (type: string) => sql<boolean>`exists (
    select from page_content where type = ${type} and is_written
  )`;
  return db
    .selectFrom('shop_opening')
    .select([
      sql<boolean>`shop_sells()`.as('sells'),
      hasText('TERMS_DESCRIPTION').as('hasTerms'),
      hasText('PRIVACY_POLICY_DESCRIPTION').as('hasPrivacyPage'),
      sql<boolean>`opened_at is null`.as('isNew'),
      sql<boolean>`closed_at is not null and coalesce(reopens_on > shop_today(), true)`.as('isClosed'),
      sql<string | null>`reopens_on::text`.as('reopensOn'),
      'words',
      'version',
    ])
    .executeTakeFirstOrThrow();
}

/** Why an open shop sells nothing: no offers, or all its specialists are absent today. */
export type Unsellable = 'no-offer' | 'absent';

/** Reads what would stop an open shop from selling now; null where something can be bought. */
export async function readUnsellable(db: Db | Trx): Promise<Unsellable | null> {
  const offers = db
    .selectFrom('fairy_product')
    .innerJoin('fairy', 'fairy.id', 'fairy_id')
    .select('fairy.id')
    .limit(1);
  if (await offers.where(IS_OFFERED).executeTakeFirst()) return null;
  const onSale = await offers.where('on_sale', '=', true).where('archived_at', 'is', null).executeTakeFirst();
  return onSale ? 'absent' : 'no-offer';
}

/**
 * Refuses to take data that nobody has a privacy page for.
 * @throws {ApiError} 409 while terms or privacy page are missing
 */
export async function requireDocuments(db: Db | Trx): Promise<void> {
  const { rows } = await sql<{ has: boolean }>`select shop_has_documents() as has`.execute(db);
  if (!rows[0]?.has) throw conflict('The shop has no terms or no privacy page, and takes no data');
}
