import { sql } from 'kysely';
import type { Fairy, FairyProduct, Specialization } from '#domain/catalogue.ts';
import type { ServiceKind } from '#domain/product-type.ts';
import { responseTimeText } from '#domain/specialists/response-time.ts';
import { measuredTime } from './response-times.ts';
import { readRatings, type ShownRating } from './ratings.ts';
import type { Db } from './tables/tables.ts';

/** An offer as the API shows it, with its product's facts; the shop itself reads these from the product. */
interface ListedOffer extends FairyProduct {
  fairyId: string;
  title: string;
  questionsCount: number;
}

/** A specialist as the API shows her; without a rating while there is none to show. */
type ListedFairy = Omit<Fairy, keyof ShownRating | 'voice' | 'isBrand' | 'samples' | 'products'> &
  ShownRating & { voice?: string; isBrand?: true; samples?: ServiceKind[]; products: ListedOffer[] };

/** SQL: whether a specialist is absent today, in Warsaw by the database's clock; then she sells nothing. */
export const IS_ABSENT = sql<boolean>`fairy.absences @> shop_today()`;

/** Whether anything is sold now: the shop is open, and has the documents that the law asks for (160_shop_opening.sql). */
export const SHOP_SELLS = sql<boolean>`(select shop_sells())`;

/** Whether an offer (`fairy_product` beside its `fairy`) could be bought in an open shop. */
export const IS_OFFERED = sql<boolean>`(on_sale and fairy.archived_at is null and not ${IS_ABSENT})`;

/** Whether an offer (`fairy_product` beside its `fairy`) can be bought now. */
export const IS_SOLD = sql<boolean>`(${IS_OFFERED} and ${SHOP_SELLS})`;

/**
 * Lists the specialists of the shop in display order, each with the offers that are sold now (AP-1); `asOpen`: that would
 * be sold if the shop were open, for its owner's preview.
 */
export async function listFairies(db: Db, { asOpen = false } = {}): Promise<ListedFairy[]> {
  const [fairies, specializations, products, ratingOf, samples] = await Promise.all([
    db
      .selectFrom('fairy')
      .selectAll()
      .select(IS_ABSENT.as('isAbsent'))
      .where('archived_at', 'is', null)
      .orderBy('position')
      .execute(),
    listSpecializations(db),
    listFairyProducts(db, asOpen ? IS_OFFERED : IS_SOLD),
    readRatings(db),
    listSamples(db),
  ]);
  return fairies.map((row) => ({
    id: row.id,
    name: row.name,
    seoTitle: row.seo_title,
    seoDescription: row.seo_description,
    imageSrc: row.image_src,
    isAvailable: row.is_available && !row.isAbsent,
    responseTime: measuredTime(row) ?? responseTimeText(null),
    ...ratingOf(row),
    ...(row.persona === 'brand' && { isBrand: true as const }),
    ...(samples.has(row.id) && { samples: samples.get(row.id) ?? [] }),
    ...(row.voice !== '' && { voice: row.voice }),
    description: row.description,
    zodiacSign: row.zodiac_sign,
    specializations: specializations.get(row.id) ?? [],
    products: products.get(row.id) ?? [],
  }));
}

async function listSamples(db: Db): Promise<Map<string, ServiceKind[]>> {
  const rows = await db
    .selectFrom('sample_answer')
    .select(['fairy_id', 'service'])
    .orderBy('service')
    .execute();
  return groupedBy(
    rows,
    (row) => row.fairy_id,
    ({ service }) => service,
  );
}

async function listSpecializations(db: Db): Promise<Map<string, Specialization[]>> {
  const rows = await db.selectFrom('specialization').selectAll().orderBy('position').execute();
  return groupedBy(
    rows,
    (row) => row.fairy_id,
    ({ id, content, icon }) => ({ id, content, icon }),
  );
}

async function listFairyProducts(db: Db, isShown: typeof IS_SOLD): Promise<Map<string, ListedOffer[]>> {
  const rows = await db
    .selectFrom('fairy_product')
    .innerJoin('product', 'product.id', 'fairy_product.product_id')
    .innerJoin('fairy', 'fairy.id', 'fairy_product.fairy_id')
    .select([
      'fairy_product.id',
      'fairy_id',
      'product_id',
      'price',
      'title',
      'product_type',
      'questions_count',
    ])
    .where(isShown)
    .orderBy('product.position')
    .execute();
  return groupedBy(
    rows,
    (row) => row.fairy_id,
    (row) => ({
      id: row.id,
      fairyId: row.fairy_id,
      productId: row.product_id,
      price: row.price,
      title: row.title,
      productType: row.product_type,
      questionsCount: row.questions_count,
    }),
  );
}

function groupedBy<Row, Item>(rows: readonly Row[], key: (row: Row) => string, item: (row: Row) => Item) {
  const groups = new Map<string, Item[]>();
  for (const row of rows) groups.set(key(row), [...(groups.get(key(row)) ?? []), item(row)]);
  return groups;
}
