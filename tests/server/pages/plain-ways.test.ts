import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PLAIN_BIRTH_PATH } from '#domain/paths/birth-path.ts';
import { PLAIN_GUIDE_PATH } from '#domain/paths/guide-path.ts';
import { WITHDRAWAL_KEY, WITHDRAWAL_ORDER, WITHDRAWAL_PATH } from '#domain/paths/withdrawal-path.ts';
import { SERVICE_PAGES } from '#page/service-pages.ts';
import catalogue from '#server/seed/catalogue.json';
import { PlainBrowser } from '../support/plain-browser.ts';
import { startPageShop, type PageShop } from '../support/page-shop.ts';

let shop: PageShop;
beforeAll(async () => {
  shop = await startPageShop();
});
afterAll(() => shop.close());

type Said = Readonly<Record<string, string>>;
const LISTING = { temat: 'uczucia', wolna: '1', kolejnosc: 'oceny' };
const ORDER = { orderId: '7', customerId: randomUUID() };
const LINK = { token: 'x'.repeat(32) };
const [{ fairyId: wrozka } = { fairyId: '' }] = catalogue.fairyProducts;

/** A service of an order page, and who sells it. */
const SOLD = {
  tarot: 'tarot-trzy-karty',
  horoscope: 'horoskop-miesieczny',
  prediction: 'wrozba-dwa-pytania',
  ritual: 'rytual-ogien',
};
const choiceOf = (key: keyof typeof SOLD) => {
  const { productId = '', fairyId = '' } =
    catalogue.fairyProducts.find(({ _product }) => _product === SOLD[key]) ?? {};
  return { wariant: productId, wrozka: fairyId };
};

/** Addresses whose pages have a way on without scripts, what they say, and the page's twin with or without scripts. */
const ADDRESSES: readonly (readonly [path: string, said: Said, twin?: string])[] = [
  ...Object.values(SERVICE_PAGES).flatMap(({ key, path }) => {
    const { wariant, wrozka: hers } = choiceOf(key);
    const plain = `/zamow${path}`;
    const said = { wariant, wrozka: hers, ...LISTING };
    return [
      [path, said, plain],
      [plain, said, path],
      [plain, { wariant, ...LISTING }, path],
      [plain, { wrozka: hers, ...LISTING }, path],
    ] as const;
  }),
  ['/', { wrozka }, PLAIN_BIRTH_PATH],
  [PLAIN_BIRTH_PATH, { wrozka }, '/'],
  ['/zamowienie', ORDER, '/zamow/wynik'],
  ['/zamow/wynik', ORDER],
  [WITHDRAWAL_PATH, { [WITHDRAWAL_ORDER]: '7', [WITHDRAWAL_KEY]: ORDER.customerId }],
  ['/newsletter/potwierdz', LINK],
  ['/newsletter/wypisz', LINK],
];

/** Forms of which no address says anything. */
const OF_NO_ADDRESS: readonly string[] = ['/prosto/newsletter', '/prosto/kontakt', PLAIN_GUIDE_PATH];
/** The field of an address's word where it has another name. */
const FIELD: Said = { [WITHDRAWAL_ORDER]: 'orderNumber' };

/** What of an address's words is neither in a way's own address nor in the fields that it sends. */
const lostBy = (said: Said, { search }: URL, field: (name: string) => string | undefined = () => undefined) =>
  Object.entries(said).flatMap(([name, word]) =>
    new URLSearchParams(search).get(name) === word || field(FIELD[name] ?? name) === word ? [] : name,
  );

/** The ways on from a page, each with what it has lost of what the page's address said. */
function waysOf({ document, page }: PlainBrowser, twin: string | undefined, said: Said) {
  const to = (address: string | null) => new URL(address ?? page.url, page.url);
  const forms = [...document.querySelectorAll<HTMLFormElement>('form[method=post]')].flatMap((form) => {
    const target = to(form.getAttribute('action'));
    const field = (name: string) => form.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value;
    return OF_NO_ADDRESS.includes(target.pathname)
      ? []
      : { way: target.pathname, lost: lostBy(said, target, field) };
  });
  const links = [...document.links].flatMap((link) => {
    const target = to(link.getAttribute('href'));
    return target.pathname === twin && link.textContent !== '' && isTwin(link, twin)
      ? { way: `${target.pathname} ${link.textContent}`, lost: lostBy(said, target) }
      : [];
  });
  return [...forms, ...links];
}

/** Whether a link is the page's own other form: the navigation's and the logo's begin anew. */
const isTwin = (link: Element, twin: string) =>
  twin.startsWith('/zamow') || twin === PLAIN_BIRTH_PATH || link.textContent === 'Pełna wersja strony';

for (const [path, said, twin] of ADDRESSES) {
  const words = Object.keys(said).join(', ');
  it(`without scripts, no way on from ${path} forgets what its address says by ${words} [OP-10] [RD-3] [RD-4]`, async () => {
    const browser = new PlainBrowser(shop.app);
    await browser.open(`${path}?${new URLSearchParams(said).toString()}`);
    const ways = waysOf(browser, twin, said);
    if (path !== '/zamow/wynik') expect(ways).not.toEqual([]);
    expect(ways.filter(({ lost }) => lost.length > 0)).toEqual([]);
    // A filter or an order changes the listing alone.
    for (const button of browser.document.querySelectorAll('[formaction]')) {
      const lost = lostBy(said, new URL(button.getAttribute('formaction') ?? '', browser.page.url));
      expect(lost.filter((name) => !(name in LISTING))).toEqual([]);
    }
  });
}

it('a page that names a choice in its ways is not sent again to who has it [OP-10]', async () => {
  const { wariant } = choiceOf('tarot');
  const [url, other] = [`/tarot?wariant=${wariant}`, `/tarot?wrozka=${wrozka}`];
  const { headers } = await shop.app.inject(url);
  const ask = (address: string) =>
    shop.app.inject({ url: address, headers: { 'if-none-match': String(headers.etag) } });
  expect([(await ask(url)).statusCode, (await ask(other)).statusCode]).toEqual([304, 200]);
});
