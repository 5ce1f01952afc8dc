import { sql } from 'kysely';
import { EARLY_START_TEXT } from '#copy/law/consents.ts';
import { grosze, plus } from '#domain/grosze.ts';
import type { ProductType } from '#domain/product-type.ts';
import type { Config } from '#server/config.ts';
import { SAMPLE_OWNER } from '#server/desk/access/sample-entry.ts';
import { mailTexts } from '#server/mail/texts.ts';
import { toPublicConfig } from '#server/pages/public-config.ts';
import { completeWith } from '#server/people/complete-text.ts';
import { agreedText } from '#server/store/consents.ts';
import { listPageContents } from '#server/store/page-contents.ts';
import { measureResponseTimes } from '#server/store/response-times.ts';
import { seed as seedSample } from '#server/store/seed.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';
import { seeded } from '../random.ts';
import { doDeskDeeds } from './desk-deeds.ts';
import { insertMany } from './insert-many.ts';
import { DAY, later } from './moments.ts';
import type { DemoCoupon, DemoOffer } from './plan.ts';
import { makePeople } from './make-people.ts';
import { planOrders, uuidOf } from './plan-orders.ts';
import { storeOrders } from './store-orders.ts';
import { countVisitors } from './visitor-counts.ts';
import { writeMessages } from './write-messages.ts';
import { sendNewsletters, subscribe } from './write-newsletters.ts';
import type { DemoPerson, Year } from './year.ts';

export interface Filling {
  config: Config;
  /** The same number makes the same shop, at the same moment. */
  seed: number;
  orders: number;
  /** How far back it goes: two years, so that each sum has one of the year before beside it. */
  days?: number;
  now?: Date;
  /** So many more orders wait for their answer, to measure a long queue. */
  waiting?: number;
}

/**
 * Fills an empty, migrated database with the sample and a believable time of orders that ends now: all that the desk
 * shows has something in it. What is stored all at once comes first; what people of the desk did lately is done by the
 * shop's own functions.
 */
export async function fillShop(
  db: Db,
  { config, seed, orders, waiting, days = 729, now = new Date() }: Filling,
): Promise<void> {
  await seedSample(db);
  const random = seeded(seed);
  const people = await db.transaction().execute(async (trx) => {
    // Many orders take longer to make up than a transaction of the shop may wait.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
    const year = { trx, random, now, days, count: orders };
    const owner = { id: uuidOf(random), name: SAMPLE_OWNER.name, role: 'owner' } as const;
    const offers = await changePrices(year, owner);
    const coupons = await makeCoupons(year);
    const planned = planOrders({
      random,
      count: orders,
      now,
      days,
      offers,
      coupons,
      unpaidDays: config.retention.unpaid,
      firstId: 1001,
      waiting,
    });
    const completeText = completeWith({ ...config, answerNote: toPublicConfig(config).answerNote });
    const texts = await listPageContents(trx, 'Regulamin', completeText);
    const terms = agreedText('terms', texts.find(({ type }) => type === 'TERMS_DESCRIPTION')?.content ?? '');
    const earlyStart = agreedText('early-start', EARLY_START_TEXT);
    const newsletter = agreedText('newsletter', mailTexts.newsletterConfirmation.lead);
    await insertMany(
      trx,
      'consent_text',
      [terms, earlyStart, newsletter].map(({ version, content }) => ({ version, content })),
    );
    const writers = await makePeople(year, owner, offers);
    await storeOrders({ trx, terms, earlyStart, writers, owner, brandName: config.brandName }, planned);
    await countCouponUses(trx);
    await writeMessages(year, planned);
    await subscribe(year, newsletter.version);
    await sendNewsletters(year);
    const at = later(now, -3 * DAY);
    await insertMany(trx, 'restore_drill', [
      { at, source: 'snapshot', backup_at: at, seconds: 3.4, orders: orders - 30 },
    ]);
    await countVisitors(trx, random, { ordersPerDay: orders / days, days: Math.min(days, 364), now });
    return { owner, writers };
  });
  await doDeskDeeds(db, { ...people, random, now, brandName: config.brandName });
  await measureResponseTimes(db, now);
  // What the hourly snapshot or autovacuum would have done.
  await sql`vacuum (analyze)`.execute(db);
}

/** Changes some prices of the sample's offers in the past, with history and audit. */
async function changePrices({ trx, random, now, days }: Year, owner: DemoPerson): Promise<DemoOffer[]> {
  const rows = await trx
    .selectFrom('fairy_product')
    .innerJoin('product', 'product.id', 'product_id')
    .innerJoin('fairy', 'fairy.id', 'fairy_id')
    .select([
      'fairy_product.id',
      'fairy_id as fairyId',
      'product_id as productId',
      'name as fairyName',
      'title as productName',
      'product_type as productType',
      'questions_count as questionsCount',
      'price',
    ])
    .where('product_type', '<>', 'NEWSLETTER')
    .orderBy('fairy.position')
    .orderBy('product.position')
    .execute();
  const since = later(now, -(days + 30) * DAY);
  const offers = rows.map((offer) => ({
    ...offer,
    since: random() < 0.25 ? later(now, -(10 + random() * (days - 20)) * DAY) : since,
    before: plus(offer.price, grosze(random() < 0.75 ? -300 : 400)),
  }));
  const changed = offers.filter((offer) => offer.since !== since);
  await insertMany(
    trx,
    'price_history',
    changed.map(({ id, before, since: until }) => ({
      fairy_product_id: id,
      price: before,
      valid_from: since,
      valid_until: until,
    })),
  );
  await sql`
    update fairy_product set price_since = told.since
    from jsonb_to_recordset(${JSON.stringify(offers)}::jsonb) as told(id uuid, since timestamptz)
    where fairy_product.id = told.id
  `.execute(trx);
  await insertMany(
    trx,
    'audit',
    changed.map(({ fairyId, productId, before, price, since: at }) => ({
      at,
      actor_kind: 'person',
      actor_id: owner.id,
      actor_name: owner.name,
      actor_role: owner.role,
      action: 'price.changed',
      entity: 'price',
      entity_id: `${fairyId}:${productId}`,
      fields: ['price'],
      details: { before, after: price },
    })),
  );
  return offers.map(({ since: until, before, ...offer }) => ({
    ...offer,
    before: until === since ? undefined : { price: before, until },
  }));
}

const SEASONS = [
  'ZIMA',
  'ZIMA',
  'WIOSNA',
  'WIOSNA',
  'WIOSNA',
  'LATO',
  'LATO',
  'LATO',
  'JESIEN',
  'JESIEN',
  'JESIEN',
  'ZIMA',
];

/** The sample's coupons, one for each season, one for whom the shop thanks, and a batch of single-use codes. */
async function makeCoupons({ trx, random, now, days }: Year): Promise<DemoCoupon[]> {
  const batch = uuidOf(random);
  await insertMany(trx, 'coupon_batch', [
    { id: batch, name: 'Podziękowanie dla stałych klientek', created_at: later(now, -days * 0.4 * DAY) },
  ]);
  const seasonal = [0.95, 0.83, 0.7, 0.58, 0.45, 0.33, 0.2, 0.02].map((part, index) => {
    const from = later(now, -days * part * DAY);
    return {
      code: `${SEASONS[from.getUTCMonth()]}${10 + index * 2}`,
      percent: 10 + index * 2,
      amount: null,
      valid_from: from,
      valid_until: later(from, 21 * DAY),
      max_uses: null,
      is_public: true,
      batch: null,
    };
  });
  const codes = Array.from({ length: 30 }, (_, index) => ({
    code: `DLACIEBIE${uuidOf(random).slice(0, 6).toUpperCase()}${index}`,
    percent: null,
    amount: 1_500,
    valid_from: later(now, -days * 0.4 * DAY),
    valid_until: null,
    max_uses: 1,
    is_public: false,
    batch,
  }));
  const made = [...seasonal, ...codes].map((coupon) => ({
    ...coupon,
    uses: 0,
    product_types: null,
    created_at: coupon.valid_from,
    field_versions: {},
  }));
  await insertMany(trx, 'coupon', made);
  const all = await trx
    .selectFrom('coupon')
    .selectAll()
    .where('code', '<>', 'JEDEN')
    .orderBy('code')
    .execute();
  return all.map((coupon) => ({
    code: coupon.code,
    percent: coupon.percent,
    amount: coupon.amount,
    productTypes: coupon.product_types as ProductType[] | null,
    from: coupon.valid_from,
    until: coupon.valid_until,
    left: coupon.max_uses ?? Number.POSITIVE_INFINITY,
  }));
}

const countCouponUses = (trx: Trx) =>
  sql`
    update coupon set uses = held.count from (
      select coupon_code, count(*)::int as count from coupon_use where released_at is null group by 1
    ) as held where held.coupon_code = code
  `.execute(trx);
