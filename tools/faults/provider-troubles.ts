import { PAYMENT_PROVIDERS, type PaymentProvider } from '#domain/payment.ts';
import { newPurchase, sendOrder, tarotOffer, type Purchase } from './support/buyer.ts';
import { summed, type FaultReport } from './fault.ts';
import type { LiveShop } from './support/live-shop.ts';
import { FAULTS, type Mode } from './support/faulty-provider.ts';

/** Maximum time until the customer gets a response, in milliseconds. */
const WITHIN = 10_000;

const coupon = (provider: PaymentProvider, mode: Mode) =>
  `PROBA-${provider}-${mode}`.replaceAll(' ', '-').toUpperCase();

/**
 * Fault: a payment provider fails. Expected: code 500 within ten seconds, the coupon is released, and a retry
 * succeeds once the provider works.
 */
export async function providerTroubles(
  { url, store, provider }: LiveShop,
  modes: readonly Mode[] = FAULTS,
): Promise<FaultReport> {
  const fairyProductId = await tarotOffer(url);
  const problems: string[] = [];
  let slowest = 0;
  const usesOf = async (code: string) =>
    (await store.db.selectFrom('coupon').select('uses').where('code', '=', code).executeTakeFirst())?.uses;

  const tryOne = async (paymentProvider: PaymentProvider, mode: Mode): Promise<void> => {
    const couponCode = coupon(paymentProvider, mode);
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
    const addProblem = (what: string) => problems.push(`${paymentProvider} ${mode}: ${what}`);

    provider.mode = mode;
    const began = Date.now();
    const failed = await sendOrder(url, purchase);
    const took = Date.now() - began;
    slowest = Math.max(slowest, took);
    if (failed === 'lost' || failed.status !== 502 || failed.body['code'] !== 500)
      addProblem('no 502 with code 500');
    if (took > WITHIN) addProblem('the response took longer than ten seconds');
    if ((await usesOf(couponCode)) !== 0) addProblem('the coupon is still taken');

    provider.mode = 'well';
    const again = await sendOrder(url, purchase);
    if (again === 'lost' || again.status !== 201) addProblem('the same press does not work afterwards');
    if ((await usesOf(couponCode)) !== 1) addProblem('the coupon is not taken by the order');
  };

  for (const mode of modes) {
    for (const paymentProvider of PAYMENT_PROVIDERS) await tryOne(paymentProvider, mode);
  }
  return {
    what: 'provider 500, hanging, resetting, HTML',
    tried: `both providers, ${modes.length} faults`,
    seen: `slowest refusal ${(slowest / 1000).toFixed(1)} s`,
    problems: summed(problems),
  };
}
