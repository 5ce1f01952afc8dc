import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskPages } from '#desk/pages.ts';
import { addressesIn, isAddressOf, readPages } from '#tests/house/checks/markdown.ts';
import { fuzzAddresses, routesIn } from '#tools/faults/support/fuzz-addresses.ts';
import { heldBodies } from '#tools/faults/support/held-bodies.ts';
import { startWholeDesk } from '#tools/faults/whole-desk.ts';
import { startWholeShop, type WholeShop } from '#tools/faults/whole-shop.ts';
import { isWholeProof } from '#tools/proof.ts';
import { CALLS_PER_MINUTE } from '#server/http/limits.ts';

/** Addresses that the pages about the shop of today name, one of the desk's API or another. */
const documented = addressesIn(
  readPages().filter(({ path }) => /^docs\/(desk|operating|law|testing)/.test(path)),
);
const isDeskCall = ({ address }: { address: string }) => address.startsWith('/desk-api/');
const isAnyOf = (routes: readonly string[], address: string) =>
  routes.some((route) => isAddressOf(route, address));

let shop: WholeShop;
beforeAll(async () => {
  shop = await startWholeShop({ RATE_LIMIT: 'on', PAGE_CACHE_SECONDS: '0' });
}, 150_000);
afterAll(() => shop.stop());

test('visitors who have used up their calls to the API leave health and the page server theirs', async () => {
  const ask = async (url: string) => (await shop.app.inject(url)).statusCode;
  const statuses = new Set<number>();
  // What has no limit of its own is counted together.
  for (let call = 0; call < CALLS_PER_MINUTE; call += 1)
    statuses.add(await ask(call % 2 === 0 ? '/api/content/page/Tarot' : '/api/product'));
  expect([...statuses]).toEqual([200]);
  expect([await ask('/api/moon'), await ask('/api/fairy'), await ask('/api/health/live')]).toEqual([
    429, 429, 200,
  ]);
  expect((await shop.app.inject('/rytualy')).body).not.toContain('Nie udało się wczytać');
}, 60_000);

test('bodies that one address holds back keep nobody from the shop, nor a probe from its health', async () => {
  expect((await heldBodies(shop, { connections: 1_005, untilLetGo: false })).problems).toEqual([]);
}, 60_000);

test('no route answers a 5xx, whatever stands in its address [LV-5]', async () => {
  const everything = await startWholeShop();
  const known = routesIn(everything.app.printRoutes()).map(({ path }) => path);
  expect(known).toEqual(
    expect.arrayContaining(['/api/order', '/sandbox/pay/:id', '/outbox/:id', '/blog/:slug', '/*']),
  );
  const elsewhere = [...deskPages.map(({ path }) => path), ...known.filter((path) => path !== '/*')];
  // `/metrics` and `/desk-api` are of the desk's listener alone.
  const here = documented.filter((one) => !isDeskCall(one) && !/^\/(metrics|desk-api)$/.test(one.address));
  expect(here.length).toBeGreaterThan(50);
  const lost: string[] = [];
  for (const { page, address } of here.filter((one) => !isAnyOf(elsewhere, one.address)))
    if ((await everything.app.inject(address)).statusCode === 404) lost.push(`${page}: ${address}`);
  expect(lost).toEqual([]);
  const target = { ...everything, what: 'shop' };
  const { problems } = await fuzzAddresses(target, isWholeProof ? 4 : 1, 20_261_122).finally(() =>
    everything.stop(),
  );
  expect(problems).toEqual([]);
}, 150_000);

test.runIf(isWholeProof)(
  'nor does one of the desk, for its owner with a fresh passkey [LV-5]',
  async () => {
    const desk = await startWholeDesk();
    const known = routesIn(desk.app.printRoutes()).map(({ path }) => path);
    expect(known).toEqual(expect.arrayContaining(['/desk-api/orders/:orderId', '/*']));
    expect(documented.filter(isDeskCall).filter(({ address }) => !isAnyOf(known, address))).toEqual([]);
    const headers = await desk.headersOf();
    const orders = await fetch(`${desk.url}/desk-api/me`, { headers });
    expect(orders.status, 'she is in').toBe(200);
    const { problems } = await fuzzAddresses(desk, isWholeProof ? 2 : 1, 20_261_122).finally(() =>
      desk.stop(),
    );
    expect(problems).toEqual([]);
  },
  150_000,
);

test.each(['*/*', 'text/html'])(
  'a POST to // that accepts %s is no error of the server [LV-5]',
  async (accept) => {
    const { status } = await fetch(`${shop.url}//`, {
      method: 'POST',
      headers: { accept },
      redirect: 'manual',
    });
    expect(status).toBe(accept === '*/*' ? 404 : 303);
  },
);

test.each([
  '/blog/wp-json/wp/v2/posts?page=1000000000000000000&per_page=100',
  '/blog/%00',
  '/sandbox/pay/%00',
  '//',
  '/strona.json?adres=a&adres=b',
])('%s is no error of the server', async (address) => {
  const { status } = await fetch(shop.url + address);
  expect(status).toBeLessThan(500);
});

test('a page does not mind NUL in its query [SH-11]', async () => {
  expect((await fetch(`${shop.url}/tarot?wariant=%00`)).status).toBe(200);
});
