import { afterAll, beforeAll, expect, test } from 'vitest';
import catalogue from '#server/seed/catalogue.json';
import { PlainBrowser } from '../support/plain-browser.ts';
import { startPageShop, type PageShop } from '../support/page-shop.ts';

let shop: PageShop;
beforeAll(async () => {
  shop = await startPageShop();
});
afterAll(() => shop.close());

const idOf = (list: readonly { slug: string; id: string }[], slug: string) =>
  list.find((one) => one.slug === slug)?.id ?? '';
const order = `/zamow/tarot?wariant=${idOf(catalogue.products, 'tarot-trzy-karty')}&wrozka=${idOf(catalogue.fairies, 'jagna')}`;

const email = 'anna@gmial.com';
const date = { birthDay: '15', birthMonth: '3', birthYear: '1988' };

/** Each form without scripts that takes an address: what fills it, and what says that it was taken. */
const FORMS = [
  [
    '/prosto/kontakt',
    { firstName: 'Anna', lastName: 'Nowak', message: 'Kiedy?' },
    undefined,
    'Dziękujemy za wiadomość!',
  ],
  ['/prosto/newsletter', {}, undefined, 'Potwierdź zapis'],
  [
    '/prosto/horoskop-urodzeniowy',
    { name: 'Anna', birthDate: '1988-11-20', birthTime: '23:40', city: 'Kraków' },
    'city',
    'tak wyglądało twoje niebo',
  ],
  ['/moje-dane', {}, undefined, 'Zajrzyj do skrzynki'],
  ['/odstapienie', { name: 'Anna', orderNumber: '1001' }, 'orderNumber', 'odstępuję od umowy'],
  [order, { firstName: 'Anna', confirmEmail: email, ...date }, 'krok', undefined],
] as const;

test.each(FORMS)(
  '%s asks once about a likely slip in an address, and takes it when it is sent again',
  async (path, fields, button, taken) => {
    const browser = new PlainBrowser(shop.app);
    await browser.open(path);
    const press = () => browser.press(button, button === 'krok' ? 'PAYU' : undefined);
    browser.type({ ...fields, email });
    if (browser.document.querySelector('[name=tosChecked]')) browser.check('tosChecked');
    await press();
    expect(browser.text).toContain('Czy chodziło o gmail.com?');
    expect(browser.document.title).toMatch(/^Błąd: /);
    expect(browser.control('email').value).toBe(email);
    await press();
    if (taken === undefined) expect(browser.leftFor).toMatch(/^https:/);
    else expect(browser.text).toContain(taken);
  },
);

test.each(FORMS.map(([path, fields, button]) => [path, fields, button] as const))(
  '%s marks an address that is none at its field, with the message read out beside it',
  async (path, fields, button) => {
    const browser = new PlainBrowser(shop.app);
    await browser.open(path);
    const described = () => {
      const field = browser.control('email');
      const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
      return [
        field.getAttribute('aria-invalid'),
        ids.map((id) => browser.document.querySelector(`[id="${id}"]`)?.textContent?.trim()).join(' '),
      ];
    };
    expect(described()[0]).not.toBe('true');
    browser.type({ ...fields, email: 'anna' });
    await browser.press(button, button === 'krok' ? 'PAYU' : undefined);
    expect(described()).toEqual(['true', expect.stringContaining('prawidłowy')]);
  },
);
