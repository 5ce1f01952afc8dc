import { expect, request as requests, type APIRequestContext } from '@playwright/test';
import { inRepository } from '../../tools/setup/repository.mjs';
import { linksOf, outboxMails } from '../e2e/support/outbox.ts';
import { placeOrder } from '../e2e/support/placed-order.ts';

/** When all pictures are taken: moon and date are the same in each. */
export const MOMENT = '2026-11-21T12:00:00+01:00';

/** Settings of a shop whose clock begins at that moment. */
export const FIXED_CLOCK = {
  NODE_OPTIONS: `--import=${inRepository('tests/pictures/server-clock.mjs')}`,
  PICTURES_MOMENT: MOMENT,
};

/** Addresses of things that a shop knows only once they have happened: paths with their query. */
export interface KnownAddresses {
  /** Result pages of a paid, a declined and an unpaid order. */
  paid: string;
  declined: string;
  pending: string;
  /** The sandbox's payment page. */
  payment: string;
  /** The links of the newsletter's two mails. */
  confirm: string;
  leave: string;
}

const pathOf = (address: string) => new URL(address).pathname + new URL(address).search;

/** Places an order, presses a button of its payment page if one is named, and waits for the status that follows. */
async function orderWith(request: APIRequestContext, status: string, scenario?: string) {
  const { orderId, customerId, paymentLink } = await placeOrder(request, 'PAYU');
  if (scenario) {
    const pressed = await request.post(paymentLink, { form: { scenario }, maxRedirects: 0 });
    await request.get(pressed.headers().location ?? paymentLink);
  }
  const query = `customerId=${customerId}`;
  const statusCall = `/api/order/payment-status/${orderId}?${query}`;
  await expect.poll(async () => (await request.get(statusCall)).text()).toContain(status);
  return { result: `/zamowienie?orderId=${orderId}&${query}`, payment: pathOf(paymentLink) };
}

/** Waits for the newest mail and returns its link to one of the newsletter's pages. */
async function mailedLink(request: APIRequestContext, shopUrl: string, page: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const [mail] = await outboxMails(request);
      const links = mail ? await linksOf(request, mail, shopUrl) : [];
      link = links.find((address) => new URL(address).pathname === `/newsletter/${page}`);
      return link;
    })
    .toBeDefined();
  return pathOf(link ?? shopUrl);
}

/** Makes the same orders and the same subscription in a fresh shop, in the same sequence, so that numbers agree. */
export async function prepareShop(shopUrl: string): Promise<KnownAddresses> {
  const request = await requests.newContext({ baseURL: shopUrl });
  await request.post('/api/newsletter', { data: { email: 'hanna@przyklad.pl' } });
  const confirm = await mailedLink(request, shopUrl, 'potwierdz');
  await request.post('/api/newsletter/confirm', {
    data: { token: new URL(confirm, shopUrl).searchParams.get('token') },
  });
  const leave = await mailedLink(request, shopUrl, 'wypisz');
  const { result: paid } = await orderWith(request, 'COMPLETED', 'pay');
  const { result: declined } = await orderWith(request, 'CANCELED', 'decline');
  const { result: pending, payment } = await orderWith(request, 'PENDING');
  await request.dispose();
  return { paid, declined, pending, payment, confirm, leave };
}
