import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EARLY_START_TEXT } from '#copy/law/consents.ts';
import catalogue from '#server/seed/catalogue.json';
import { sha256 } from '#server/sha256.ts';
import { orderOf } from '#tests/server/support/order-requests.ts';
import { PlainBrowser } from '#tests/server/support/plain-browser.ts';
import { startPageShop, type PageShop } from '#tests/server/support/page-shop.ts';

const named = (list: readonly { slug: string; id: string }[], wanted: string) =>
  list.find(({ slug }) => slug === wanted)?.id ?? '';
const address = `/zamow/tarot?wariant=${named(catalogue.products, 'tarot-trzy-karty')}&wrozka=${named(catalogue.fairies, 'jagna')}`;
const MESSAGE = 'Zaznacz to pole: bez żądania rozpoczęcia nie możemy przyjąć zamówienia';

describe('act on consumer rights art. 15(3), 21(2): a shop may ask for the early start before it takes an order', () => {
  let shop: PageShop;
  beforeAll(async () => {
    shop = await startPageShop({ EARLY_START: 'required' });
  });
  afterAll(() => shop.close());
  const order = (consents: object) =>
    shop.app.inject({ method: 'POST', url: '/api/order', payload: orderOf('Tarot', { consents }) });

  test('an order without the request is refused at its field, one with it is taken', async () => {
    const refused = await order({});
    expect([refused.statusCode, refused.json().errors]).toEqual([
      400,
      [{ path: '/consents/earlyStart', message: 'is missing' }],
    ]);
    expect((await order({ earlyStart: sha256(EARLY_START_TEXT) })).statusCode).toBe(201);
  });

  test('the form says that the box is required and why, and holds the order back with its own message', async () => {
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
    expect(browser.control('earlyStart').getAttribute('aria-required')).toBe('true');
    expect(browser.control('earlyStart').checked, 'never ticked beforehand').toBe(false);
    expect(browser.text).toContain('To pole jest obowiązkowe');
    expect(browser.text).not.toContain('To pole jest nieobowiązkowe');
    await browser.press('krok', 'PAYU');
    expect(browser.text).toContain(MESSAGE);
    const links = [...browser.document.querySelectorAll('a')].filter((link) => link.textContent === MESSAGE);
    expect(links.map((link) => link.getAttribute('href'))).toEqual([`#${browser.control('earlyStart').id}`]);
    browser.check('earlyStart');
    await browser.press('krok', 'PAYU');
    expect(browser.leftFor).toMatch(/^https:\/\/pay\.example\//);
  });

  test('the page with scripts is told so', async () => {
    expect((await shop.app.inject('/tarot')).body).toContain('"isRequired":true');
  });
});
