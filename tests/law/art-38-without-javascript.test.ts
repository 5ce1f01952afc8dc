import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EARLY_START_TEXT } from '#copy/law/consents.ts';
import catalogue from '#server/seed/catalogue.json';
import { consentsOf } from '#server/store/consents.ts';
import { PlainBrowser } from '#tests/server/support/plain-browser.ts';
import { startPageShop, type PageShop } from '#tests/server/support/page-shop.ts';

const named = (list: readonly { slug: string; id: string }[], wanted: string) =>
  list.find(({ slug }) => slug === wanted)?.id ?? '';
const address = `/zamow/tarot?wariant=${named(catalogue.products, 'tarot-trzy-karty')}&wrozka=${named(catalogue.fairies, 'jagna')}`;

let shop: PageShop;
beforeAll(async () => {
  shop = await startPageShop();
});
afterAll(() => shop.close());

async function filledForm() {
  const email = `${randomUUID()}@example.pl`;
  const browser = new PlainBrowser(shop.app);
  await browser.open(address);
  browser.type({
    firstName: 'Hanna',
    email,
    confirmEmail: email,
    birthDay: '15',
    birthMonth: '3',
    birthYear: '1988',
  });
  browser.check('tosChecked');
  const order = async () => {
    await browser.press('krok', 'PAYU');
    expect(browser.leftFor).toMatch(/^https:\/\/pay\.example\//);
    const { db } = shop.store;
    const { id } = await db
      .selectFrom('shop_order')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    return (await consentsOf(db, id)).map(({ kind, content }) => [kind, content]);
  };
  return { browser, order };
}

describe('act on consumer rights art. 38 ust. 1 pkt 1, the request to begin at once without JavaScript', () => {
  test('is a box of its own with the words of the act, unticked and optional; the order stands [LW-7]', async () => {
    const { browser, order } = await filledForm();
    const box = browser.control('earlyStart');
    expect(box.checked).toBe(false);
    expect(box.getAttribute('aria-required')).toBeNull();
    expect(browser.document.querySelector(`label[for="${box.id}"]`)?.textContent).toBe(EARLY_START_TEXT);
    expect((await order()).map(([kind]) => kind)).toEqual(['terms']);
  });

  test('stays ticked while another step and a mistake are looked at, and goes with the order [LW-7]', async () => {
    const { browser, order } = await filledForm();
    browser.check('earlyStart');
    browser.type({ firstName: '' });
    await browser.press('krok', 'PAYU');
    expect(browser.control('earlyStart').checked).toBe(true);
    browser.type({ firstName: 'Hanna' });
    await browser.press('pokaz', 'wrozka');
    await browser.press('wrozka', named(catalogue.fairies, 'jagna'));
    expect(browser.control('earlyStart').checked).toBe(true);
    expect(await order()).toContainEqual(['early-start', EARLY_START_TEXT]);
  });

  test('unticked again, it is not claimed [LW-7]', async () => {
    const { browser, order } = await filledForm();
    browser.check('earlyStart');
    await browser.press('pokaz', 'wrozka');
    await browser.press('wrozka', named(catalogue.fairies, 'jagna'));
    browser.check('earlyStart', undefined, false);
    expect((await order()).map(([kind]) => kind)).toEqual(['terms']);
  });
});

test('pages with an order form carry both versions, other pages none [LW-7]', async () => {
  const dataOf = async (path: string) =>
    JSON.parse((await shop.app.inject(`/strona.json?adres=${encodeURIComponent(path)}`)).body).data.consents;
  for (const path of ['/', '/tarot', '/wrozby'])
    expect(await dataOf(path), path).toMatchObject({
      agreed: { terms: expect.stringMatching(/^[0-9a-f]{64}$/) },
      earlyStart: { label: EARLY_START_TEXT },
    });
  expect(await dataOf('/kontakt')).toBeUndefined();
});
