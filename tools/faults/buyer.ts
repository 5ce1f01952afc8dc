import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { withTimeout } from '#server/timeout.ts';

/**
 * Everything personal that the buyers send. These words stand nowhere else, so that finding one in a log means a leak
 * (log-search.ts).
 */
export const SECRETS = {
  name: 'Zdzisława Tajemna',
  host: 'sekret.example',
  question: 'Czy tajemnica wyjdzie na jaw?',
  city: 'Tajemnowo',
  birthDate: '1961-07-13',
} as const;

/** One press of a payment button, as often as it is sent. */
export interface Purchase {
  key: string;
  email: string;
  fairyProductId: string;
  paymentProvider: 'STRIPE' | 'PAYU';
  couponCode?: string;
}

/** What the shop said. `lost`: nobody knows whether the call was carried out. */
export type ShopAnswer = { status: number; body: Record<string, unknown> } | 'lost';

/** An order that the shop has confirmed to have. */
export interface Acknowledged {
  orderId: number;
  customerId: string;
  paymentLink: string;
  email: string;
}

/** Longer than a repetition waits for a process that has died (payment-opening.ts, 15 s) and its provider (8 s). */
const PATIENCE = 40_000;

/** A process that is killed under a call may leave it unsettled for ever (server/timeout.ts). */
const HARD_LIMIT = PATIENCE + 1_000;

let buyers = 0;

/** A purchase by somebody new. */
export function newPurchase(fairyProductId: string, changes: Partial<Purchase> = {}): Purchase {
  buyers += 1;
  const email = `osoba-${buyers}-${randomUUID().slice(0, 8)}@${SECRETS.host}`;
  const paymentProvider = buyers % 2 === 0 ? 'STRIPE' : 'PAYU';
  return { key: randomUUID(), email, fairyProductId, paymentProvider, ...changes };
}

/** The order's body, with all that the product could ask for. */
export const orderBody = ({ email, fairyProductId, paymentProvider, couponCode = '' }: Purchase) => ({
  fairyProductId,
  questions: [{ content: SECRETS.question }],
  customer: { name: SECRETS.name, email, birthDate: SECRETS.birthDate, city: SECRETS.city },
  couponCode,
  paymentProvider,
});

/** Sends a purchase once. */
export async function sendOrder(url: string, purchase: Purchase): Promise<ShopAnswer> {
  const send = async (): Promise<ShopAnswer> => {
    const answer = await fetch(`${url}/api/order`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': purchase.key },
      body: JSON.stringify(orderBody(purchase)),
      signal: AbortSignal.timeout(PATIENCE),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  return withTimeout(HARD_LIMIT, send()).catch(() => 'lost' as const);
}

/** The order in a 201. */
export const acknowledged = (body: Record<string, unknown>, { email }: Purchase): Acknowledged => ({
  orderId: Number(body['orderId']),
  customerId: String(body['customerId']),
  paymentLink: String(body['paymentLink']),
  email,
});

/** Sends the same purchase until the shop confirms it; every other status is told to `note`. */
export async function insistOnOrder(
  url: string,
  purchase: Purchase,
  note: (answer: Exclude<ShopAnswer, 'lost'>) => void,
  giveUpAt = Infinity,
): Promise<Acknowledged | undefined> {
  while (Date.now() < giveUpAt) {
    const answer = await sendOrder(url, purchase);
    if (answer !== 'lost' && answer.status === 201) return acknowledged(answer.body, purchase);
    if (answer !== 'lost') note(answer);
    await pause(100);
  }
  return undefined;
}

/** Presses "Zapłać" on the sandbox's page until it is taken. */
export async function insistOnPayment({ paymentLink }: Acknowledged, giveUpAt = Infinity): Promise<boolean> {
  while (Date.now() < giveUpAt) {
    const body = new URLSearchParams({ scenario: 'pay' });
    const signal = AbortSignal.timeout(PATIENCE);
    const sent = fetch(paymentLink, { method: 'POST', body, redirect: 'manual', signal });
    const answer = await withTimeout(HARD_LIMIT, sent).catch(() => undefined);
    if (answer?.status === 303) return true;
    await pause(100);
  }
  return false;
}

/** What the shop says of an order's payment now; nothing when it does not answer. */
export async function paymentStatus(url: string, order: Acknowledged): Promise<string | undefined> {
  const address = `${url}/api/order/payment-status/${order.orderId}?customerId=${order.customerId}`;
  const ask = async () => {
    const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
    return answer.ok ? ((await answer.json()) as Record<string, unknown>) : undefined;
  };
  const body = await withTimeout(HARD_LIMIT, ask()).catch(() => undefined);
  return body && String(body['paymentStatus']);
}

/** The id of a tarot reading on offer. */
export async function tarotOffer(url: string): Promise<string> {
  const fairies = (await (await fetch(`${url}/api/fairy`)).json()) as {
    products: { id: string; productType: string }[];
  }[];
  const offer = fairies
    .flatMap(({ products }) => products)
    .find(({ productType }) => productType === 'Tarot');
  if (!offer) throw new Error('The shop sells no tarot reading');
  return offer.id;
}

/** Does `work` for each number below `count`, so many at a time. */
export async function inCrowd<Result>(
  count: number,
  atOnce: number,
  work: (index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const one = async () => {
    while (next < count) {
      const index = next++;
      results[index] = await work(index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, one));
  return results;
}
