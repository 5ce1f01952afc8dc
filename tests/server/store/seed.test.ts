import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PRODUCT_TYPES } from '#domain/product-type.ts';
import { SITE_SECTIONS } from '#domain/site-section.ts';
import { SPECIALIZATION_ICONS } from '#domain/catalogue.ts';
import { CATALOGUE_TABLES } from '#server/store/tables/catalogue-tables.ts';
import { listFairies } from '#server/store/fairies.ts';
import { listPageContents } from '#server/store/page-contents.ts';
import { countPosts, listPosts } from '#server/store/posts.ts';
import { listProducts } from '#server/store/products.ts';
import { seed } from '#server/store/seed.ts';
import type { Store } from '#server/store/store.ts';
import { startTestStore } from '#tests/server/support/test-store.ts';

describe('the sample shop', () => {
  let store: Store;
  beforeAll(async () => {
    store = await startTestStore();
  });
  afterAll(() => store.close());

  it('has twelve specialists, one busy at least, all signs and icons [EM-1]', async () => {
    const fairies = await listFairies(store.db);
    expect(fairies).toHaveLength(12);
    expect(fairies.some(({ isAvailable }) => !isAvailable)).toBe(true);
    expect(new Set(fairies.map(({ zodiacSign }) => zodiacSign)).size).toBe(12);
    const icons = fairies.flatMap(({ specializations }) => specializations.map(({ icon }) => icon));
    expect(new Set(icons)).toEqual(new Set(SPECIALIZATION_ICONS));
  });

  it('sells every type but Newsletter by several specialists at different prices [EM-1]', async () => {
    const offers = (await listFairies(store.db)).flatMap(({ products }) => products);
    for (const type of PRODUCT_TYPES.filter((name) => name !== 'NEWSLETTER')) {
      const prices = offers.filter(({ productType }) => productType === type).map(({ price }) => price);
      expect(new Set(prices).size, type).toBeGreaterThan(1);
    }
    expect(offers.some(({ productType }) => productType === 'NEWSLETTER')).toBe(false);
    expect(await listProducts(store.db, 'NEWSLETTER')).toHaveLength(1);
  });

  it('has predictions with 1, 2 and 3 questions [EM-1]', async () => {
    const counts = (await listProducts(store.db, 'PREDICTION')).map(({ questionsCount }) => questionsCount);
    expect(counts).toEqual([1, 2, 3]);
  });

  it('has texts for all eight sections and nine posts at least [EM-1]', async () => {
    for (const section of SITE_SECTIONS) {
      const keys = (await listPageContents(store.db, section)).map(({ type }) => type);
      expect(keys, section).toContain('HEADER_TITLE');
    }
    expect(await countPosts(store.db)).toBeGreaterThanOrEqual(9);
    const [newest, next] = await listPosts(store.db, 2, 1);
    expect(newest?.publishedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);
    expect((newest?.publishedAt ?? '') > (next?.publishedAt ?? '')).toBe(true);
  });

  it('has the four coupons [EM-2]', async () => {
    const coupons = await store.db
      .selectFrom('coupon')
      .select(['code', 'percent', 'max_uses'])
      .orderBy('code')
      .execute();
    expect(coupons).toEqual([
      { code: 'JEDEN', percent: 25, max_uses: 1 },
      { code: 'PAPROC15', percent: 15, max_uses: null },
      { code: 'STARY', percent: 10, max_uses: null },
      { code: 'TAROT20', percent: 20, max_uses: null },
    ]);
  });

  it('is written once and undoes no change', async () => {
    const [first] = await listFairies(store.db);
    await store.db
      .updateTable('fairy')
      .set({ name: 'Inna' })
      .where('id', '=', first?.id ?? '')
      .execute();
    expect(await seed(store.db)).toBe(false);
    expect((await listFairies(store.db))[0]?.name).toBe('Inna');
  });

  it('is not written over what is left when its specialists have gone, nor when all has', async () => {
    await store.db.deleteFrom('fairy').execute();
    expect(await seed(store.db)).toBe(false);
    for (const table of CATALOGUE_TABLES) await store.db.deleteFrom(table).execute();
    expect(await seed(store.db)).toBe(false);
    expect(await listFairies(store.db)).toEqual([]);
  });
});
