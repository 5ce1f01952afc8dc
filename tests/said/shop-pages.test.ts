import '#tests/server/support/own-fetch.ts';
import { JSDOM } from 'jsdom';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROUTES } from '#app/routing/routes.ts';
import { LUNAR_FILE_PATH } from '#domain/lunar/lunar-path.ts';
import { PlainBrowser } from '#tests/server/support/plain-browser.ts';
import { NOW, startFilledShop, type FilledShop } from './filled-shop.ts';
import { namedIn } from './named.ts';
import { changes, outlineOf } from './outline.ts';

const { window: reader } = new JSDOM('');

let filled: FilledShop;
beforeAll(async () => {
  filled = await startFilledShop();
}, 120_000);
afterAll(() => filled.close());

/** What search engines and cards of a shared link are told. */
const HEAD =
  'title, meta[name="description"], meta[name="robots"], link[rel="canonical"], meta[property^="og:"]';

const headersOf = (headers: Readonly<Record<string, unknown>>) =>
  ['cache-control', 'vary', 'referrer-policy', 'x-robots-tag'].flatMap((name) =>
    headers[name] === undefined ? [] : [`${name}: ${String(headers[name])}`],
  );

/** What a document says, with what search engines and cards of a shared link are told. */
function outlineOfPage(page: Document): string {
  const head = [...page.querySelectorAll(HEAD)].map((element) => {
    const name = element.getAttribute('name') ?? element.getAttribute('property') ?? element.tagName;
    const value = element.getAttribute('content') ?? element.getAttribute('href') ?? element.textContent;
    return `${name.toLowerCase()}: ${value}`;
  });
  return [...head, '', outlineOf(page.querySelector('main') ?? page.body)].join('\n');
}

/** What a page of the shop says, as the server sends it. */
async function shopSays(path: string): Promise<string> {
  const { body, statusCode, headers } = await filled.shop.app.inject(path);
  const page = new reader.DOMParser().parseFromString(body, 'text/html');
  return [String(statusCode), ...headersOf(headers), outlineOfPage(page)].join('\n');
}

async function shopNames(path: string): Promise<string> {
  const { body } = await filled.shop.app.inject(path);
  const page = new reader.DOMParser().parseFromString(body, 'text/html');
  return namedIn(page.querySelector('main') ?? page.body);
}

/** Pages that the page server does not render, and those of one thing. */
const OTHER_PAGES = [
  '/wrozka/jagna',
  '/blog',
  '/blog/kwiat-paproci',
  '/e-book',
  '/sklep',
  '/moje-dane',
  '/prosto/kontakt',
  '/prosto/horoskop-urodzeniowy',
  '/prosto/pomoz-mi-wybrac',
  '/nie-ma',
];

test.each([...ROUTES.map(({ path }) => path), ...OTHER_PAGES])(
  'the shop’s page %s says what is committed',
  async (path) => {
    // A busy machine's first page leaves the blog to the browser (BLOG_WAIT).
    await expect.poll(() => shopSays(path)).not.toContain('Wczytywanie...');
    // Each look after the first has moved the test's clock on.
    await filled.setNow(NOW);
    const file = path.slice(1).replaceAll('/', '-') || 'home';
    await expect(await shopSays(path)).toMatchFileSnapshot(`shop/${file}.txt`);
  },
);

test('what each page of the shop names by its headings, and what it keeps from a reader, is what is committed', async () => {
  const named: string[] = [];
  for (const path of new Set([...ROUTES.map((route) => route.path), ...OTHER_PAGES])) {
    named.push(`${path}:\n${await shopNames(path)}`);
  }
  await expect(named.join('\n')).toMatchFileSnapshot('named/shop.txt');
});

test.each(['/', '/kontakt', '/prosto/kontakt', '/blog'])(
  'what stands around the page %s is what is committed',
  async (path) => {
    const { body } = await filled.shop.app.inject(path);
    const page = new reader.DOMParser().parseFromString(body, 'text/html');
    for (const unsaid of page.querySelectorAll('script, style')) unsaid.remove();
    page.querySelector('main')?.replaceChildren();
    const file = path.slice(1).replaceAll('/', '-') || 'home';
    await expect(outlineOf(page.body)).toMatchFileSnapshot(`frames/${file}.txt`);
  },
);

test.each(['tarot', 'horoskopy', 'wrozby', 'rytualy'])(
  'each step of an order of %s without scripts says what is committed, first with nothing chosen',
  async (service) => {
    const browser = new PlainBrowser(filled.shop.app);
    const steps: string[] = [];
    const named: string[] = [];
    const press = async (name: string, value?: string) => {
      await browser.press(name, value);
      steps.push(outlineOfPage(browser.document));
      named.push(namedIn(browser.document));
    };
    const first = (name: string) =>
      browser.document.querySelector(`[name="${name}"]`)?.getAttribute('value') ?? '';
    await browser.open(`/zamow/${service}`);
    // A service of one variant begins with the specialists.
    if (browser.document.querySelector('[name="dalej"]')) {
      await press('dalej');
      browser.check('wariant', first('wariant'));
      await press('dalej');
    }
    const list = outlineOfPage(browser.document);
    await press('wrozka', first('wrozka'));
    await press('krok', 'PAYU');
    await browser.press('pokaz', 'wrozka');
    steps.push(`Back in the list:\n${changes(list, outlineOfPage(browser.document)).join('\n')}\n`);
    await expect(steps.join('\n----\n\n')).toMatchFileSnapshot(`plain/${service}.txt`);
    await expect(named.join('\n')).toMatchFileSnapshot(`named/plain-${service}.txt`);
  },
);

/** The latest order of each kind that there is, of all that its customer can be told. */
const statesOfOrders = async () =>
  (
    await sql<{ state: string; orderId: number; customerId: string }>`
      select distinct on (state) lower(concat_ws(' ', shop_order.status, payment.status,
        case when shop_order.gift_email is not null then 'gift' end)) as state, shop_order.id as "orderId", customer_id as "customerId"
      from shop_order join payment on payment.order_id = shop_order.id
      order by state, shop_order.id desc`.execute(filled.desk.store.db)
  ).rows;

test('the page of an order’s result without scripts, in each state, says what is committed', async () => {
  const pageOf = async ({ orderId, customerId }: { orderId: number; customerId: string }) =>
    shopSays(`/zamow/wynik?${new URLSearchParams({ orderId: String(orderId), customerId })}`);
  const said: string[] = [];
  const orders = await statesOfOrders();
  for (const order of orders) said.push(`${order.state}:\n${await pageOf(order)}`);
  const unpaid = orders.find(({ state }) => state === 'canceled canceled');
  if (!unpaid) throw new Error('no order was left unpaid');
  const sell = (isSold: boolean) =>
    sql`update fairy_product set on_sale = ${isSold} from shop_order
      where fairy_product.id = fairy_product_id and shop_order.id = ${unpaid.orderId}`.execute(
      filled.desk.store.db,
    );
  const before = await pageOf(unpaid);
  await sell(false);
  said.push(`Not sold any more:\n${changes(before, await pageOf(unpaid)).join('\n')}\n`);
  await sell(true);
  await expect(said.join('\n----\n\n')).toMatchFileSnapshot('plain/wynik.txt');
});

test('the pages of answers, one of each kind, say what is committed', async () => {
  const named: string[] = [];
  for (const [type, path] of filled.answers) {
    await expect(await shopSays(path)).toMatchFileSnapshot(`answers/${type}.txt`);
    named.push(`${type}:\n${await shopNames(path)}`);
  }
  await expect(named.join('\n')).toMatchFileSnapshot('named/answers.txt');
});

test.each(['/sitemap.xml', '/robots.txt', '/manifest.webmanifest', LUNAR_FILE_PATH])(
  'the shop’s file %s is what is committed',
  async (path) => {
    const { body, headers } = await filled.shop.app.inject(path);
    const file = `files/${path.slice(1).replaceAll('/', '-')}.txt`;
    await expect([...headersOf(headers), body].join('\n')).toMatchFileSnapshot(file);
  },
);
