import { sql } from 'kysely';
import catalogue from '../seed/catalogue.json';
import type { Db } from './tables/tables.ts';

/** Both sample documents begin with it: their seller and their rules are made up. */
export const SAMPLE_MARK = 'Tekst przykładowy';

const counted = (count: number, one: string, many: string) => (count === 1 ? one : `${count} ${many}`);

const FAIRY_NAMES = new Map(catalogue.fairies.map(({ id, name }) => [id, name]));

/** Whether a specialist is the sample's, by the name that she has there. */
export const isSampleFairy = ({ id, name }: { id: string; name: string }): boolean =>
  FAIRY_NAMES.get(id) === name;

/**
 * Names what of the sample shop stands in this database unchanged, a phrase for each kind. A specialist with another
 * name, a product with another description or a coupon that she has made or changed is the owner's own, whatever it is
 * called, and so is a text that has the mark elsewhere than at its beginning. Headings and slogans promise nothing and are not judged. A coupon of the sample that was stopped sells nothing.
 */
export async function samplesOnSale(db: Db): Promise<string[]> {
  const [fairies, products, coupons, documents, posts] = await Promise.all([
    db.selectFrom('fairy').select(['id', 'name']).where('archived_at', 'is', null).execute(),
    db.selectFrom('product').select(['id', 'description']).where('archived_at', 'is', null).execute(),
    db
      .selectFrom('coupon')
      .select(['code', 'percent', 'max_uses', 'valid_from', 'field_versions'])
      .where('stopped_at', 'is', null)
      .where('made_as', 'is', null)
      .orderBy('code')
      .execute(),
    db
      .selectFrom('page_content')
      .select('page')
      .where(sql<boolean>`content ~ ${`^(\\s|<[^>]*>)*${SAMPLE_MARK}`}`)
      .execute(),
    db.selectFrom('post').select(['id', 'body']).execute(),
  ]);
  const descriptions = new Map(catalogue.products.map(({ id, description }) => [id, description]));
  const bodies = new Map(catalogue.posts.map(({ id, body }) => [id, body.join()]));
  const sampleOf = new Map(catalogue.coupons.map((coupon) => [coupon.code, coupon]));

  const sampleFairies = fairies.filter(isSampleFairy);
  const sampleProducts = products.filter(({ id, description }) => descriptions.get(id) === description);
  const sampleCodes = coupons
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
    .map(({ code }) => code);
  const samplePosts = posts.filter(({ id, body }) => bodies.get(id) === body.join());
  return [
    sampleFairies.length > 0 &&
      `${counted(sampleFairies.length, 'a specialist', 'specialists')} (${sampleFairies[0]?.name} …)`,
    sampleProducts.length > 0 && counted(sampleProducts.length, 'a product', 'products'),
    sampleCodes.length > 0 && `coupons that everybody can read (${sampleCodes.join(', ')})`,
    documents.length > 0 &&
      `documents that begin with “${SAMPLE_MARK}” (${documents.map(({ page }) => page).join(', ')})`,
    samplePosts.length > 0 && counted(samplePosts.length, 'a post', 'posts'),
  ].filter((phrase) => phrase !== false);
}
