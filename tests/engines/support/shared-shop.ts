import { request as requests } from '@playwright/test';
import freshBuild from '../../e2e/support/fresh-build.ts';
import { mailAnswer, ownersDesk } from '../../e2e/support/mailed-answer.ts';
import { placeOrder } from '../../e2e/support/placed-order.ts';
import { freePort } from '../../../tools/free-port.ts';
import { startShop, type ShopProcess } from '../../../tools/shop-process.ts';

/** The environment variables that tell the workers the shop's address, and the path of an answer's page. */
export const SHOP_ADDRESS = 'ENGINES_SHOP';
export const ANSWER_PATH = 'ENGINES_ANSWER';

/** Three cards of the answer, one of them reversed. */
const CARDS = ['major-19', 'cups-2', 'swords-9'].map((card, at) => ({ card, isReversed: at === 2 }));

/** Buys a reading and answers it as its specialist would; resolves with the path of its page from the mail. */
async function answerOne(shop: ShopProcess): Promise<string> {
  const request = await requests.newContext({ baseURL: shop.url });
  const desk = await ownersDesk(shop);
  const order = await placeOrder(request, 'PAYU');
  await request.post(order.paymentLink, { form: { scenario: 'pay' }, maxRedirects: 0 });
  const written = { text: 'Słońce świeci nad tobą od 3 dni.', cards: CARDS };
  const links = await mailAnswer({ request, shop, desk }, order.orderId, written);
  await Promise.all([request.dispose(), desk.dispose()]);
  return links.find((link) => link.startsWith('/odpowiedz/')) ?? '';
}

/**
 * Before the first journey: one shop for all engines, since starting one costs as much as several journeys, with one
 * answer that was mailed. Returns what ends it.
 */
export default async function startSharedShop(): Promise<() => Promise<void>> {
  await freshBuild();
  const shop = await startShop({ settings: { DESK_PORT: String(await freePort()) } });
  process.env[SHOP_ADDRESS] = shop.url;
  process.env[ANSWER_PATH] = await answerOne(shop);
  return async () => void (await shop.stop());
}
