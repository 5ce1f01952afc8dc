import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadConfig } from '#server/config.ts';
import { toPublicConfig } from '#server/pages/public-config.ts';
import catalogue from '#server/seed/catalogue.json';
import { answerPlainResult } from '#src/entry-server.tsx';
import { shopResponding } from '#tests/api/stub-shop.ts';
import { addCoupon } from '../support/coupons.ts';
import { PlainBrowser } from '../support/plain-browser.ts';
import { startPageShop, type PageShop } from '../support/page-shop.ts';

// What the page without scripts says as the page with them does.

let shop: PageShop;
beforeAll(async () => {
  shop = await startPageShop();
});
afterAll(() => shop.close());

test('more questions than the package has are warned of [OP-7]', async () => {
  const product = catalogue.products.find(({ slug }) => slug === 'wrozba-jedno-pytanie');
  const fairyId = catalogue.fairyProducts.find(({ productId }) => productId === product?.id)?.fairyId;
  const browser = new PlainBrowser(shop.app);
  await browser.open(`/zamow/wrozby?wariant=${product?.id}&wrozka=${fairyId}`);
  browser.type({ question0: 'Czy wróci? Kiedy? I po co?' });
  await browser.press('krok', 'PAYU');
  expect(browser.text).toContain('Liczba pytań: 3/1');
  browser.type({ question0: 'Czy wróci?' });
  await browser.press('krok', 'PAYU');
  expect(browser.text).not.toContain('Liczba pytań');
});

test('questions are offered back only where a smaller package took some out [OP-6]', async () => {
  const [one, three] = ['wrozba-jedno-pytanie', 'wrozba-trzy-pytania'].map(
    (slug) => catalogue.products.find((product) => product.slug === slug)?.id ?? '',
  );
  const fairyId = catalogue.fairies.find(({ slug }) => slug === 'jagna')?.id;
  const browser = new PlainBrowser(shop.app);
  const offered = () => browser.document.querySelector('[name=krok][value=przywroc]') !== null;
  await browser.open(`/zamow/wrozby?wariant=${three}&wrozka=${fairyId}`);
  await browser.press('krok', 'PAYU');
  expect(offered()).toBe(false);
  browser.type({ question0: 'A?', question1: 'B?' });
  await browser.press('pokaz', 'wariant');
  browser.type({ wariant: one ?? '' });
  await browser.press('dalej');
  expect(offered()).toBe(true);
  await browser.press('krok', 'przywroc');
  expect(browser.control('question0').value).toBe('A?');
  expect(offered()).toBe(false);
});

test.each([
  [undefined, 'Nowa cena: 78,29 zł', 'Usuń kupon'],
  ['bez-kuponu', 'Do zapłaty 86,99 zł', 'Zastosuj'],
] as const)(
  'a new price under an applied coupon is said, and a press of %s means what it meant on the page before [OF-8] [OF-9]',
  async (krok, amount, button) => {
    const [variantId, fairyId] = [
      catalogue.products.find(({ slug }) => slug === 'tarot-trzy-karty')?.id,
      catalogue.fairies.find(({ slug }) => slug === 'jagna')?.id,
    ];
    const browser = new PlainBrowser(shop.app);
    await browser.open(`/zamow/tarot?wariant=${variantId}&wrozka=${fairyId}`);
    browser.type({ couponCode: await addCoupon(shop.store.db) });
    await browser.press('krok', 'kupon');
    browser.control('cena').value = '80.00';
    browser.control('cenaZKuponem').value = '72.00';
    await (krok ? browser.press('krok', krok) : browser.press());
    expect(browser.text).toContain('Cena się zmieniła');
    expect(browser.text).toContain(amount);
    expect(browser.text).toContain(button);
    expect(browser.text).not.toContain('Zmieniono wybór');
  },
);

// A choice alone is sent on to its own address, which carries nothing of the form.
const CONTENT: readonly [
  words: string,
  write: (browser: PlainBrowser) => Promise<void>,
  kept: readonly [name: string, value: string],
][] = [
  ['a text', async (browser) => browser.type({ firstName: 'Hanna' }), ['firstName', 'Hanna']],
  ['the terms', async (browser) => browser.check('tosChecked'), ['tosChecked', 'on']],
  [
    'a coupon that an earlier choice took off',
    async (browser) => {
      browser.type({ couponCode: 'LATO' });
      await chooseAnother(browser);
    },
    ['kuponOdlozony', 'LATO'],
  ],
  [
    'a question that a smaller package took out',
    async (browser) => {
      browser.type({ question0: 'Czy wróci?' });
      await chooseAnother(browser);
    },
    ['odlozone0', 'Czy wróci?'],
  ],
];
const PREDICTIONS = ['wrozba-jedno-pytanie', 'wrozba-dwa-pytania'].map(
  (slug) => catalogue.products.find((product) => product.slug === slug)?.id ?? '',
);

/** Chooses the other of two packages and leads back to the form. */
async function chooseAnother(browser: PlainBrowser) {
  await browser.press('pokaz', 'wariant');
  const chosen = new URLSearchParams(browser.address.split('?')[1]).get('wariant');
  browser.type({ wariant: PREDICTIONS.find((id) => id !== chosen) ?? '' });
  await browser.press('dalej');
}

test.each(CONTENT)(
  'another choice loses nothing of a form that holds %s alone [OP-5] [OF-8]',
  async (_words, write, [name, value]) => {
    const browser = new PlainBrowser(shop.app);
    const fairyId = catalogue.fairies.find(({ slug }) => slug === 'jagna')?.id;
    await browser.open(`/zamow/wrozby?wariant=${PREDICTIONS[0]}&wrozka=${fairyId}`);
    await write(browser);
    await chooseAnother(browser);
    const field = browser.control(name);
    expect(field.matches('[type=checkbox]') ? field.checked && field.value : field.value).toBe(value);
  },
);

test('a failed order is not said to have failed once more by a press that found a mistake and sent nothing [OF-7]', async () => {
  const code = await addCoupon(shop.store.db);
  const browser = new PlainBrowser(shop.app);
  const product = catalogue.products.find(({ slug }) => slug === 'tarot-trzy-karty')?.id;
  await browser.open(
    `/zamow/tarot?wariant=${product}&wrozka=${catalogue.fairies.find(({ slug }) => slug === 'jagna')?.id}`,
  );
  const email = `${randomUUID()}@example.pl`;
  browser.type({ firstName: 'Hanna', email, confirmEmail: email, couponCode: code });
  browser.type({ birthDay: '15', birthMonth: '3', birthYear: '1988' });
  browser.check('tosChecked');
  await browser.press('krok', 'kupon');
  await shop.store.db.updateTable('coupon').set({ uses: 1 }).where('code', '=', code).execute();
  await browser.press('krok', 'PAYU');
  const said = () => browser.text.split('Kupon nie jest już dostępny').length - 1;
  // At the coupon, and at the payment.
  expect(said()).toBe(2);
  browser.type({ firstName: '' });
  await browser.press('krok', 'PAYU');
  expect(browser.text).toContain('Popraw zaznaczone pola');
  expect(said()).toBe(1);
});

test('the service of a prediction is chosen in a dropdown, which keeps the choice [OP-6]', async () => {
  const browser = new PlainBrowser(shop.app);
  await browser.open('/zamow/wrozby');
  await browser.press('pokaz', 'wariant');
  const services = () => browser.document.querySelector<HTMLSelectElement>('select[name=wariant]');
  expect(services()?.labels[0]?.textContent).toBe('Wybór usługi');
  const [none, first, second] = services()?.options ?? [];
  expect([none?.value, services()?.value]).toEqual(['', first?.value]);
  expect(second?.textContent?.replaceAll('\u00a0', ' ')).toMatch(/ \(od \d+,\d\d zł\)$/);
  browser.type({ wariant: second?.value ?? '' });
  await browser.press('dalej');
  expect(new URLSearchParams(browser.address.split('?')[1]).get('wariant')).toBe(second?.value);
  await browser.press('pokaz', 'wariant');
  expect(services()?.value).toBe(second?.value);
});

test('the newsletter’s success has its title [NL-1]', async () => {
  const { body } = await shop.app.inject('/prosto/newsletter?wyslano=tak');
  expect(body).toContain('Dziekujemy!');
});

test('a confirmed order offers the e-book with its form [OR-1]', async () => {
  const { body } = await answerPlainResult({
    query: { orderId: '7', customerId: 'klient-siedem' },
    client: shopResponding({ paymentStatus: 'COMPLETED' }).client,
    config: toPublicConfig(loadConfig({})),
    now: 1,
  });
  expect(body).toContain('Zamówienie potwierdzone');
  expect(body).toContain('action="/prosto/newsletter"');
  expect(body).toContain('Pobierz darmowy e-book');
});

test('who has come with a specialist is not led to the guide, who would choose another [RD-4]', async () => {
  const browser = new PlainBrowser(shop.app);
  const guides = () => browser.document.querySelectorAll('main a[href="/prosto/pomoz-mi-wybrac"]').length;
  await browser.open('/zamow/tarot');
  expect(guides()).toBe(1);
  await browser.open(`/zamow/tarot?wrozka=${catalogue.fairies.find(({ slug }) => slug === 'jagna')?.id}`);
  expect(guides()).toBe(0);
});
