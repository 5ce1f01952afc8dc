import type { ShopProcess } from '../shop-process.ts';
import { withConcurrency, newPurchase, sendOrder, tarotOffer } from './support/buyer.ts';
import { summed, type FaultReport } from './fault.ts';

/** The sample shop's single-use coupon (EM-2). */
const ONE_USE = 'JEDEN';

/** Fault: many buyers compete for the last use of a coupon. One gets it, all others get code 103. */
export async function lastCoupon(
  { url }: Pick<ShopProcess, 'url'>,
  buyers: number,
  atOnce = 20,
): Promise<FaultReport> {
  const offer = await tarotOffer(url);
  const responses = await withConcurrency(buyers, atOnce, () =>
    sendOrder(url, newPurchase(offer, { couponCode: ONE_USE })),
  );
  const outcomes = responses.map((response) =>
    response === 'lost' ? 'lost' : `${response.status} ${String(response.body['code'] ?? '')}`.trim(),
  );
  const winners = outcomes.filter((outcome) => outcome === '201').length;
  const late = outcomes.filter((outcome) => outcome === '409 103').length;
  const others = outcomes.filter((outcome) => outcome !== '201' && outcome !== '409 103');
  return {
    what: 'last coupon',
    tried: `${buyers} buyers, ${atOnce} at once`,
    seen: `${winners} got it, ${late} were told 103`,
    problems: summed([
      ...(winners === 1 ? [] : [`${winners} buyers got the coupon`]),
      ...others.map((outcome) => `a buyer got ${outcome}`),
    ]),
  };
}

/** Fault: one press is sent many times at once. Expected: one order, one payment, identical responses. */
export async function sameKey({ url }: Pick<ShopProcess, 'url'>, times: number): Promise<FaultReport> {
  const purchase = newPurchase(await tarotOffer(url));
  const responses = await withConcurrency(times, times, () => sendOrder(url, purchase));
  const wrong = responses.filter((response) => response === 'lost' || response.status !== 201);
  const different = new Set(
    responses.map((response) => (response === 'lost' ? '' : JSON.stringify(response.body))),
  );
  return {
    what: 'one press repeated',
    tried: `${times} times at once`,
    seen: `${different.size} ${different.size === 1 ? 'response' : 'different responses'}`,
    problems: summed([
      ...(different.size === 1 ? [] : ['the responses differ']),
      ...wrong.map((response) => `a repetition got ${response === 'lost' ? 'no response' : response.status}`),
    ]),
  };
}
