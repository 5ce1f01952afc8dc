import { randomUUID } from 'node:crypto';
import type { ShopProcess } from '../shop-process.ts';
import type { Shot } from './load.ts';

/** Finds the id of an offer that can be ordered, through the shop's API. */
export async function orderableProduct({ url }: Pick<ShopProcess, 'url'>): Promise<string> {
  const fairies: { products: { id: string; productType: string }[] }[] = await (
    await fetch(`${url}/api/fairy`)
  ).json();
  const product = fairies
    .flatMap(({ products }) => products)
    .find(({ productType }) => /^tarot$/i.test(productType));
  if (!product) throw new Error('The API sells no tarot reading: nothing to order.');
  return product.id;
}

/** Creates an order request of a new customer. */
export function orderShot(fairyProductId: string, index: number): Shot {
  const body = JSON.stringify({
    fairyProductId,
    questions: [],
    customer: { name: 'Próba', email: `proba${index}@example.test`, birthDate: '1990-05-17' },
    couponCode: '',
    paymentProvider: index % 2 === 0 ? 'STRIPE' : 'PAYU',
  });
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  return { method: 'POST', path: '/api/order', headers, body, status: 201 };
}

/** Places an order and names the path of its payment status, which its page polls. */
export async function statusPath({ url }: Pick<ShopProcess, 'url'>): Promise<string> {
  const { method, path, headers = {}, body = null } = orderShot(await orderableProduct({ url }), 0);
  const { orderId, customerId }: { orderId: number; customerId: string } = await (
    await fetch(url + path, { method, headers, body })
  ).json();
  return `/api/order/payment-status/${orderId}?customerId=${customerId}`;
}
