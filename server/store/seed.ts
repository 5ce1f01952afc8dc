import { OwnError } from '#server/own-error.ts';
import { sql } from 'kysely';
import { fromPln, pln } from '#domain/grosze.ts';
import { readProductType, type ProductType, type ServiceKind } from '#domain/product-type.ts';
import { SITE_SECTIONS } from '#domain/site-section.ts';
import type { SpecializationIcon } from '#domain/catalogue.ts';
import type { ZodiacSign } from '#domain/zodiac.ts';
import { catalogue } from './samples.ts';
import { isNewCatalogue } from './tables/catalogue-tables.ts';
import type { Db, Trx } from './tables/tables.ts';

/** Any number, the same for every process that may fill this database. */
const SEED_LOCK = 7_305_002;

/** The sample catalogue spells types as the API does; a misspelt one stops the start. */
function productType(spelling: string): ProductType {
  const type = readProductType(spelling);
  if (!type) throw new OwnError(`The sample catalogue has an unknown product type: ${spelling}`);
  return type;
}

/**
 * Fills a new shop with the sample of server/seed and opens it (EM-1, EM-2). A catalogue that anything has ever been in is left as
 * it is, emptied or not, so that a restart undoes nobody's changes. Resolves with whether anything was written.
 */
export async function seed(db: Db): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(trx);
    if (!(await isNewCatalogue(trx))) return false;
    await seedSpecialists(trx);
    await trx
      .updateTable('guide_table')
      .set({ manners: JSON.stringify(catalogue.guide.manners) })
      .execute();
    await seedCoupons(trx);
    await seedTexts(trx);
    await trx.updateTable('shop_opening').set({ opened_at: new Date(), set_up_at: new Date() }).execute();
    return true;
  });
}

async function seedSpecialists(trx: Trx): Promise<void> {
  const products = catalogue.products.map((product, position) => ({
    id: product.id,
    title: product.title,
    description: product.description,
    image_src: product.imageSrc,
    product_type: productType(product.productType),
    base_prompt: product.basePrompt,
    questions_count: product.questionsCount,
    spread: product.spread ?? [],
    position,
  }));
  const fairies = catalogue.fairies.map((fairy, position) => ({
    id: fairy.id,
    name: fairy.name,
    seo_title: fairy.seoTitle,
    seo_description: fairy.seoDescription,
    image_src: fairy.imageSrc,
    is_available: fairy.isAvailable,
    response_time: fairy.responseTime,
    rating: fairy.rating,
    description: fairy.description,
    zodiac_sign: fairy.zodiacSign as ZodiacSign,
    voice: fairy.voice,
    position,
  }));
  const specializations = catalogue.fairies.flatMap((fairy) =>
    fairy.specializations.map(({ id, content, icon }, position) => ({
      id,
      fairy_id: fairy.id,
      content,
      icon: icon as SpecializationIcon,
      position,
    })),
  );
  const fairyProducts = catalogue.fairyProducts.map(({ id, fairyId, productId, price }) => ({
    id,
    fairy_id: fairyId,
    product_id: productId,
    price: fromPln(pln(price)),
  }));
  await trx.insertInto('product').values(products).execute();
  await trx.insertInto('fairy').values(fairies).execute();
  await trx.insertInto('specialization').values(specializations).execute();
  await trx.insertInto('fairy_product').values(fairyProducts).execute();
  const samples = catalogue.samples.map(({ fairyId, service, question, answer }) => ({
    fairy_id: fairyId,
    service: service as ServiceKind,
    question,
    answer,
  }));
  await trx.insertInto('sample_answer').values(samples).execute();
}

async function seedCoupons(trx: Trx): Promise<void> {
  const coupons = catalogue.coupons.map((coupon) => ({
    code: coupon.code,
    percent: coupon.percent,
    product_types: coupon.productTypes?.map(productType) ?? null,
    valid_from: coupon.validFrom,
    valid_until: coupon.validUntil,
    max_uses: coupon.maxUses,
    is_public: coupon.isPublic ?? false,
  }));
  await trx.insertInto('coupon').values(coupons).execute();
}

async function seedTexts(trx: Trx): Promise<void> {
  const contents = SITE_SECTIONS.flatMap((page) =>
    catalogue.contents[page].map(({ type, content }, position) => ({
      page,
      type,
      content,
      position,
    })),
  );
  const posts = catalogue.posts.map((post) => ({
    id: post.id,
    slug: post.slug,
    published_at: post.date,
    title_html: post.title,
    seo_title: post.seoTitle,
    seo_description: post.seoDescription,
    thumbnail: post.thumbnail,
    excerpt: post.excerpt,
    body: post.body,
  }));
  await trx.insertInto('page_content').values(contents).execute();
  await trx.insertInto('post').values(posts).execute();
}
