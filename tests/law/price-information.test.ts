import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { grosze, type Grosze } from '#domain/grosze.ts';
import catalogue from '#server/seed/catalogue.json';
import { startPageShop, type PageShop } from '#tests/server/support/page-shop.ts';
import { PlainBrowser } from '#tests/server/support/plain-browser.ts';

const DAY = 24 * 60 * 60_000;

describe('act on price information art. 4(2), in the shop', () => {
  let shop: PageShop;
  beforeAll(async () => {
    shop = await startPageShop();
  });
  afterAll(() => shop.close());

  const named = (list: readonly { slug: string; id: string }[], wanted: string) =>
    list.find(({ slug }) => slug === wanted)?.id ?? '';
  const productId = named(catalogue.products, 'tarot-trzy-karty');
  const fairyId = named(catalogue.fairies, 'jagna');
  const offer = catalogue.fairyProducts.find((one) => one.fairyId === fairyId && one.productId === productId);
  const applied = async (code: string) => {
    const payload = { code, fairyProductId: offer?.id };
    return (await shop.app.inject({ method: 'POST', url: '/api/coupon/apply', payload })).json();
  };
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString();

  test('a public coupon comes with the lowest price from the history of prices, a personal one with none; without scripts it stands through every step [LW-14]', async () => {
    const { db } = shop.store;
    expect(await applied('PAPROC15')).toEqual({ discountedPrice: 73.94 });
    // Younger than the reduction: the first price that it had.
    expect(await applied('TAROT20')).toEqual({ discountedPrice: 69.59, lowestPrice: 86.99 });
    // As if it had begun two days ago: an announced reduction can not be moved.
    const moved = sql`update coupon set valid_from = ${daysAgo(2)} where code = 'TAROT20'`;
    await expect(moved.execute(db)).rejects.toThrow(/announced reduction is not changed/);
    await sql`alter table coupon disable trigger announced_reduction_kept`.execute(db);
    await moved.execute(db);
    const past = (price: Grosze, from: number, until: number) => ({
      fairy_product_id: offer?.id ?? '',
      price,
      valid_from: new Date(daysAgo(from)),
      valid_until: new Date(daysAgo(until)),
    });
    await db
      .insertInto('price_history')
      .values([
        past(grosze(5_000), 60, 40),
        past(grosze(7_999), 40, 31),
        past(grosze(8_499), 10, 9),
        past(grosze(6_000), 2, 1),
      ])
      .execute();
    // Until a day within the thirty before it began, 79.99 was to be had.
    expect(await applied('tarot20')).toEqual({ discountedPrice: 69.59, lowestPrice: 79.99 });
    // Another code for all, in the same time.
    const other = { code: 'WCZESNIEJ', percent: 50, product_types: null, max_uses: null, is_public: true };
    await db
      .insertInto('coupon')
      .values({ ...other, valid_from: daysAgo(10), valid_until: daysAgo(9) })
      .execute();
    expect(await applied('TAROT20')).toMatchObject({ lowestPrice: 42.49 });
    // One that was stopped before the thirty days lowered no price in them, whatever its last day was.
    await db
      .updateTable('coupon')
      .set({ valid_from: daysAgo(60), stopped_at: new Date(daysAgo(40)) })
      .where('code', '=', 'WCZESNIEJ')
      .execute();
    expect(await applied('TAROT20')).toMatchObject({ lowestPrice: 79.99 });
    await db.deleteFrom('coupon').where('code', '=', 'WCZESNIEJ').execute();

    const browser = new PlainBrowser(shop.app);
    await browser.open(`/zamow/tarot?wariant=${productId}&wrozka=${fairyId}`);
    browser.type({ couponCode: 'TAROT20' });
    await browser.press('krok', 'kupon');
    const line = 'Najniższa cena z 30 dni przed obniżką: 79,99 zł';
    expect(browser.text).toContain(line);
    expect(browser.text).toContain('Kupon TAROT20 obniżył cenę o 10,40 zł.');
    // A step that is refused shows it again.
    await browser.press('krok', 'PAYU');
    expect(browser.text).toContain(line);
    await browser.press('krok', 'bez-kuponu');
    expect(browser.text).not.toContain('Najniższa cena');
  });
});
