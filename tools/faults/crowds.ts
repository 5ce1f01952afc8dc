import type { ShopProcess } from '../shop-process.ts';
import { inCrowd, newPurchase, sendOrder, tarotOffer } from './buyer.ts';
import { summed, type FaultReport } from './fault.ts';

/** The sample shop's coupon of a single use (EM-2). */
const ONE_USE = 'JEDEN';

/** Many buyers for the last use of a coupon: one gets it, all others hear code 103. */
export async function lastCoupon(
  { url }: Pick<ShopProcess, 'url'>,
  buyers: number,
  atOnce = 20,
): Promise<FaultReport> {
  const offer = await tarotOffer(url);
  const answers = await inCrowd(buyers, atOnce, () =>
    sendOrder(url, newPurchase(offer, { couponCode: ONE_USE })),
  );
  const outcomes = answers.map((answer) =>
    answer === 'lost' ? 'lost' : `${answer.status} ${String(answer.body['code'] ?? '')}`.trim(),
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
      ...others.map((outcome) => `a buyer was answered ${outcome}`),
    ]),
  };
}

/** One press sent many times at once: one order, one payment, the same answer to all. */
export async function sameKey({ url }: Pick<ShopProcess, 'url'>, times: number): Promise<FaultReport> {
  const purchase = newPurchase(await tarotOffer(url));
  const answers = await inCrowd(times, times, () => sendOrder(url, purchase));
  const wrong = answers.filter((answer) => answer === 'lost' || answer.status !== 201);
  const different = new Set(answers.map((answer) => (answer === 'lost' ? '' : JSON.stringify(answer.body))));
  return {
    what: 'one press repeated',
    tried: `${times} times at once`,
    seen: `${different.size} ${different.size === 1 ? 'answer' : 'different answers'}`,
    problems: summed([
      ...(different.size === 1 ? [] : ['the answers differ']),
      ...wrong.map(
        (answer) => `a repetition was answered ${answer === 'lost' ? 'not at all' : answer.status}`,
      ),
    ]),
  };
}
