import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { withTimeout } from '#server/timeout.ts';

/**
 * Personal data that the buyers send. The words occur nowhere else, so finding one in a log proves a leak
 * (log-search.ts).
 */
export const SECRETS = {
  name: 'Zdzisława Tajemna',
  host: 'sekret.example',
  question: 'Czy tajemnica wyjdzie na jaw?',
  city: 'Tajemnowo',
  birthDate: '1961-07-13',
} as const;

/** One press of a payment button; retries send the same purchase. */
export interface Purchase {
  key: string;
  email: string;
  fairyProductId: string;
  paymentProvider: 'STRIPE' | 'PAYU';
  couponCode?: string;
}

/** The shop's response. `lost`: the outcome of the call is unknown. */
export type ShopResponse = { status: number; body: Record<string, unknown> } | 'lost';

/** An order that the shop has confirmed. */
export interface ConfirmedOrder {
  orderId: number;
  customerId: string;
  paymentLink: string;
  email: string;
}

/**
 * Timeout per call: longer than a retry waits for a dead process (payment-opening.ts, 15 s) and its provider (8 s).
 */
const PATIENCE = 40_000;

/** Timeout that does not rely on `fetch`, whose promise may never settle when the server is killed. */
const HARD_LIMIT = PATIENCE + 1_000;

let buyers = 0;

/** Makes a purchase of a new customer. */
export function newPurchase(fairyProductId: string, changes: Partial<Purchase> = {}): Purchase {
  buyers += 1;
  const email = `osoba-${buyers}-${randomUUID().slice(0, 8)}@${SECRETS.host}`;
  const paymentProvider = buyers % 2 === 0 ? 'STRIPE' : 'PAYU';
  return { key: randomUUID(), email, fairyProductId, paymentProvider, ...changes };
}

/** Request body of an order, with all data that a product can require. */
export const orderBody = ({ email, fairyProductId, paymentProvider, couponCode = '' }: Purchase) => ({
  fairyProductId,
  questions: [{ content: SECRETS.question }],
  customer: { name: SECRETS.name, email, birthDate: SECRETS.birthDate, city: SECRETS.city },
  couponCode,
  paymentProvider,
});

/** Sends a purchase once, without retry. */
export async function sendOrder(url: string, purchase: Purchase): Promise<ShopResponse> {
  const send = async (): Promise<ShopResponse> => {
    const response = await fetch(`${url}/api/order`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': purchase.key },
      body: JSON.stringify(orderBody(purchase)),
      signal: AbortSignal.timeout(PATIENCE),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  return withTimeout(HARD_LIMIT, send()).catch(() => 'lost' as const);
}

/** Reads the order from a 201 response. */
export const confirmedOrder = (body: Record<string, unknown>, { email }: Purchase): ConfirmedOrder => ({
  orderId: Number(body['orderId']),
  customerId: String(body['customerId']),
  paymentLink: String(body['paymentLink']),
  email,
});

/** Retries a purchase until the shop confirms it, or the signal aborts; calls `note` for every other response. */
export async function retryOrder(
  url: string,
  purchase: Purchase,
  note: (response: Exclude<ShopResponse, 'lost'>) => void,
  signal?: AbortSignal,
): Promise<ConfirmedOrder | undefined> {
  while (!signal?.aborted) {
    const response = await sendOrder(url, purchase);
    if (response !== 'lost' && response.status === 201) return confirmedOrder(response.body, purchase);
    if (response !== 'lost') note(response);
    await pause(100);
  }
  return undefined;
}

/** Retries "Zapłać" on the sandbox's page until it succeeds, or the signal aborts; calls `note` for other responses. */
export async function retryPayment(
  { paymentLink }: ConfirmedOrder,
  signal?: AbortSignal,
  note: (status: number) => void = () => undefined,
): Promise<boolean> {
  while (!signal?.aborted) {
    const body = new URLSearchParams({ scenario: 'pay' });
    const patience = AbortSignal.timeout(PATIENCE);
    const sent = fetch(paymentLink, { method: 'POST', body, redirect: 'manual', signal: patience });
    const response = await withTimeout(HARD_LIMIT, sent).catch(() => undefined);
    if (response?.status === 303) return true;
    if (response) note(response.status);
    await pause(100);
  }
  return false;
}

/** Fetches an order's payment status; `undefined` without a response. */
export async function paymentStatus(url: string, order: ConfirmedOrder): Promise<string | undefined> {
  const address = `${url}/api/order/payment-status/${order.orderId}?customerId=${order.customerId}`;
  const ask = async () => {
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
    return response.ok ? ((await response.json()) as Record<string, unknown>) : undefined;
  };
  const body = await withTimeout(HARD_LIMIT, ask()).catch(() => undefined);
  return body && String(body['paymentStatus']);
}

/** Finds the id of a tarot offer. */
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

/** Calls `work` for each number below `count`, with limited concurrency. */
export async function withConcurrency<Result>(
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
