import { PAYMENT_PROVIDERS, type PaymentProvider } from '#domain/payment.ts';
import { newPurchase, sendOrder, tarotOffer, type Purchase } from './buyer.ts';
import { summed, type FaultReport } from './fault.ts';
import type { LiveShop } from './live-shop.ts';
import { MOODS, type Mood } from './provider-stand-in.ts';

/** The customer waits no longer than this, in milliseconds. */
const WITHIN = 10_000;

const coupon = (provider: PaymentProvider, mood: Mood) => `PROBA ${provider} ${mood}`.toUpperCase();

/**
 * A provider that fails: the customer hears code 500 within ten seconds, her coupon is free again, and the same press
 * works once the provider is well.
 */
export async function providerTroubles({ url, store, provider }: LiveShop): Promise<FaultReport> {
  const fairyProductId = await tarotOffer(url);
  const problems: string[] = [];
  let slowest = 0;
  const usesOf = async (code: string) =>
    (await store.db.selectFrom('coupon').select('uses').where('code', '=', code).executeTakeFirst())?.uses;

  const tryOne = async (paymentProvider: PaymentProvider, mood: Mood): Promise<void> => {
    const couponCode = coupon(paymentProvider, mood);
    const rules = {
      percent: 10,
      product_types: null,
      valid_from: '2026-01-01',
      valid_until: null,
      max_uses: 1,
    };
    await store.db
      .insertInto('coupon')
      .values({ code: couponCode, ...rules })
      .execute();
    const purchase: Purchase = newPurchase(fairyProductId, { paymentProvider, couponCode });
    const complain = (what: string) => problems.push(`${paymentProvider} ${mood}: ${what}`);

    provider.mood = mood;
    const began = Date.now();
    const failed = await sendOrder(url, purchase);
    const took = Date.now() - began;
    slowest = Math.max(slowest, took);
    if (failed === 'lost' || failed.status !== 502 || failed.body['code'] !== 500)
      complain('no 502 with code 500');
    if (took > WITHIN) complain('the answer took longer than ten seconds');
    if ((await usesOf(couponCode)) !== 0) complain('the coupon is still taken');

    provider.mood = 'well';
    const again = await sendOrder(url, purchase);
    if (again === 'lost' || again.status !== 201) complain('the same press does not work afterwards');
    if ((await usesOf(couponCode)) !== 1) complain('the coupon is not taken by the order');
  };

  for (const mood of MOODS.filter((one) => one !== 'well')) {
    for (const paymentProvider of PAYMENT_PROVIDERS) await tryOne(paymentProvider, mood);
  }
  return {
    what: 'provider 500, hanging, resetting, HTML',
    tried: 'both providers, four faults',
    seen: `slowest refusal ${(slowest / 1000).toFixed(1)} s`,
    problems: summed(problems),
  };
}
