import { sql } from 'kysely';
import { ANSWER_WITHIN_HOURS } from '#domain/shop-constants.ts';
import { SITE_SECTIONS } from '#domain/site-section.ts';
import written from '../seed/catalogue.json';
import type { Db, Trx } from './tables/tables.ts';

/** The sample, with the promised time (BC-2) in its texts. */
export const catalogue = JSON.parse(
  JSON.stringify(written).replaceAll('{{ANSWER_WITHIN_HOURS}}', () => String(ANSWER_WITHIN_HOURS)),
) as typeof written;

/** Both sample documents begin with it: their seller and their rules are made up. */
export const SAMPLE_MARK = 'Tekst przykładowy';

const counted = (count: number, one: string, many: string) => (count === 1 ? one : `${count} ${many}`);

const FAIRY_WORDS = new Map(catalogue.fairies.map(({ id, description }) => [id, description]));
const FAIRY_NAMES = new Map(catalogue.fairies.map(({ id, name }) => [id, name]));

const textKey = ({ page, type, content }: { page: string; type: string; content: string }) =>
  [page, type, content].join('\n');
const SAMPLE_TEXTS = new Set(
  SITE_SECTIONS.flatMap((page) => catalogue.contents[page].map((text) => textKey({ page, ...text }))),
);

/** Whether a specialist is the sample's, by the name that she has there. */
export const isSampleFairy = ({ id, name }: { id: string; name: string }): boolean =>
  FAIRY_NAMES.get(id) === name;

/** What of a catalogue is the sample's, by key. What an owner has made of it is her own: see `samplesOnSale`. */
export interface SampleRows {
  fairies: string[];
  products: string[];
  coupons: string[];
  texts: { page: string; type: string }[];
  posts: number[];
}

/**
 * Finds unchanged sample data in the database. A specialist or product with another name or description is the
 * owner's own, and so is a coupon that she made or changed. So is a text whose mark is not at its beginning.
 * @param only `sold`: without what is out of the shop
 */
export async function sampleRows(db: Db | Trx, only: 'all' | 'sold'): Promise<SampleRows> {
  const isAll = only === 'all';
  const fairies = await db.selectFrom('fairy').select(['id', 'name', 'description', 'archived_at']).execute();
  const products = await db
    .selectFrom('product')
    .select(['id', 'title', 'description', 'archived_at'])
    .execute();
  const coupons = await db
    .selectFrom('coupon')
    .select(['code', 'percent', 'max_uses', 'valid_from', 'field_versions', 'stopped_at'])
    .where('made_as', 'is', null)
    .orderBy('code')
    .execute();
  const texts = await db
    .selectFrom('page_content')
    .select([
      'page',
      'type',
      'content',
      sql<boolean>`content ~ ${`^(\\s|<[^>]*>)*${SAMPLE_MARK}`}`.as('isMarked'),
    ])
    .execute();
  const posts = await db.selectFrom('post').select(['id', 'body']).execute();

  const words = new Map(
    catalogue.products.map(({ id, title, description }) => [id, `${title}\n${description}`]),
  );
  const bodies = new Map(catalogue.posts.map(({ id, body }) => [id, body.join()]));
  const sampleOf = new Map(catalogue.coupons.map((coupon) => [coupon.code, coupon]));
  return {
    fairies: fairies
      .filter((fairy) => isSampleFairy(fairy) && FAIRY_WORDS.get(fairy.id) === fairy.description)
      .filter((fairy) => isAll || fairy.archived_at === null)
      .map(({ id }) => id),
    products: products
      .filter(({ id, title, description }) => words.get(id) === `${title}\n${description}`)
      .filter((product) => isAll || product.archived_at === null)
      .map(({ id }) => id),
    coupons: coupons
      .filter(({ code, percent, max_uses: maxUses, valid_from: from, field_versions: changed }) => {
        const sample = sampleOf.get(code);
        return (
          sample !== undefined &&
          Object.keys(changed).length === 0 &&
          percent === sample.percent &&
          maxUses === sample.maxUses &&
          from.getTime() === Date.parse(sample.validFrom)
        );
      })
      .filter((coupon) => isAll || coupon.stopped_at === null)
      .map(({ code }) => code),
    texts: texts
      .filter(({ isMarked, ...text }) => isMarked || (isAll && SAMPLE_TEXTS.has(textKey(text))))
      .map(({ page, type }) => ({ page, type })),
    posts: posts.filter(({ id, body }) => bodies.get(id) === body.join()).map(({ id }) => id),
  };
}

/** Names what of the sample shop is on sale in this database, a phrase for each kind. */
export async function samplesOnSale(db: Db): Promise<string[]> {
  const { fairies, products, coupons, texts, posts } = await sampleRows(db, 'sold');
  return [
    fairies.length > 0 &&
      `${counted(fairies.length, 'a specialist', 'specialists')} (${FAIRY_NAMES.get(fairies[0] ?? '')} …)`,
    products.length > 0 && counted(products.length, 'a product', 'products'),
    coupons.length > 0 && `coupons that everybody can read (${coupons.join(', ')})`,
    texts.length > 0 &&
      `documents that begin with “${SAMPLE_MARK}” (${texts.map(({ page }) => page).join(', ')})`,
    posts.length > 0 && counted(posts.length, 'a post', 'posts'),
  ].filter((phrase) => phrase !== false);
}
