import { expect, request as requests, type APIRequestContext } from '@playwright/test';
import type { ShopProcess } from '../../tools/shop-process.ts';
import { inRepository } from '../../tools/setup/repository.mjs';
import { ownersDesk } from '../e2e/support/mailed-answer.ts';
import { sampleEntry } from '../e2e/support/open-desk.ts';
import { linksOfMail } from '../e2e/support/outbox.ts';
import { addressPath } from '#domain/paths/address-path.ts';
import { placeOrder, type OrderChanges } from '../e2e/support/placed-order.ts';
import { mailLetters, type Letters } from './prepared-letters.ts';

/** When all pictures are taken: moon and date are the same in each. */
export const MOMENT = '2026-11-21T12:00:00+01:00';

/** Settings of a shop whose clock begins at that moment. */
export const FIXED_CLOCK = {
  NODE_OPTIONS: `--import=${inRepository('tests/pictures/server-clock.mjs')}`,
  PICTURES_MOMENT: MOMENT,
};

type Cookies = Awaited<ReturnType<APIRequestContext['storageState']>>['cookies'];

/** Addresses of things that a shop knows only once they have happened: paths with their query. */
export interface KnownAddresses extends Letters {
  /** Result pages of a paid, a declined and an unpaid order. */
  paid: string;
  declined: string;
  pending: string;
  /** That of an order whose payment was left, and the page that mends the paid one's address. */
  left: string;
  mend: string;
  /** The sandbox's payment page. */
  payment: string;
  /** The links of the newsletter's two mails. */
  confirm: string;
  leave: string;
  /** The device that has placed the orders. */
  device: Cookies;
  /** The desk of an owner who is inside. */
  desk: { url: string; cookies: Cookies };
}

const pathOf = (address: string) => new URL(address).pathname + new URL(address).search;

/** Places an order, presses a button of its payment page if one is named, and waits for the status that follows. */
async function orderWith(
  request: APIRequestContext,
  status: string,
  scenario?: string,
  changes: OrderChanges = {},
): Promise<{ orderId: number; customerId: string; result: string; payment: string }> {
  const { orderId, customerId, paymentLink } = await placeOrder(request, 'PAYU', changes);
  if (scenario) {
    const pressed = await request.post(paymentLink, { form: { scenario }, maxRedirects: 0 });
    await request.get(pressed.headers().location ?? paymentLink);
  }
  const query = `customerId=${customerId}`;
  const statusCall = `/api/order/payment-status/${orderId}?${query}`;
  await expect.poll(async () => (await request.get(statusCall)).text()).toContain(status);
  return {
    orderId,
    customerId,
    result: `/zamowienie?orderId=${orderId}&${query}`,
    payment: pathOf(paymentLink),
  };
}

const bornOn = (day: number): OrderChanges => ({ customer: { birthDate: `1988-03-${day}` } });

/** Waits for a mail that leads to one of the newsletter's pages; resolves with that link. */
async function mailedLink(request: APIRequestContext, shopUrl: string, page: string): Promise<string> {
  const isThere = (address: string) => new URL(address).pathname === `/newsletter/${page}`;
  const links = await linksOfMail(request, shopUrl, (found) => found.some(isThere));
  return pathOf(links.find(isThere) ?? shopUrl);
}

/** Makes the same orders and the same subscription in a fresh shop, in the same sequence, so that numbers agree. */
export async function prepareShop(shop: ShopProcess): Promise<KnownAddresses> {
  const shopUrl = shop.url;
  const request = await requests.newContext({ baseURL: shopUrl });
  await request.post('/api/newsletter', { data: { email: 'hanna@przyklad.pl' } });
  const confirm = await mailedLink(request, shopUrl, 'potwierdz');
  await request.post('/api/newsletter/confirm', {
    data: { token: new URL(confirm, shopUrl).searchParams.get('token') },
  });
  const leave = await mailedLink(request, shopUrl, 'wypisz');
  const { result: paid, orderId } = await orderWith(request, 'COMPLETED', 'pay');
  // Another order each: a paid one stands for one of the same content from the same browser.
  const { result: declined } = await orderWith(request, 'CANCELED', 'decline', bornOn(16));
  const { result: left } = await orderWith(request, 'CANCELED', 'cancel', bornOn(17));
  const { result: pending, payment } = await orderWith(request, 'PENDING', undefined, bornOn(18));
  const desk = await ownersDesk(shop);
  const letters = await mailLetters({ request, shop, desk }, (changes) =>
    orderWith(request, 'COMPLETED', 'pay', changes),
  );
  const { cookies } = await desk.storageState();
  await desk.dispose();
  const { cookies: device } = await request.storageState();
  await request.dispose();
  return {
    paid,
    declined,
    left,
    mend: addressPath(orderId),
    device,
    pending,
    payment,
    confirm,
    leave,
    ...letters,
    desk: { url: new URL(await sampleEntry(shop)).origin, cookies },
  };
}
