import { afterAll, beforeAll, expect, test } from 'vitest';
import catalogue from '#server/seed/catalogue.json';
import { noteAccepted } from '#server/answers/agreement-mails.ts';
import { applyPaymentUpdate } from '#server/orders/payment-ledger.ts';
import { erasePerson } from '#server/people/erase-person.ts';
import { PlainBrowser } from '#tests/server/support/plain-browser.ts';
import { startPageShop, type PageShop } from '#tests/server/support/page-shop.ts';
import { approve, linkIn, mailOut, write } from './sent-letter.ts';

let shop: PageShop;
beforeAll(async () => {
  shop = await startPageShop({ PUBLIC_URL: 'https://shop.example', TRUST_PROXY: '1' });
});
afterAll(() => shop.close());

const named = (list: readonly { slug: string; id: string }[], wanted: string) =>
  list.find(({ slug }) => slug === wanted)?.id ?? '';
const CHOICE = `wariant=${named(catalogue.products, 'tarot-trzy-karty')}&wrozka=${named(catalogue.fairies, 'jagna')}`;
const EMAIL = 'podrozna@example.com';
const CUSTOMER = {
  topic: 'Czy przyjąć pracę?',
  firstName: 'Hanna',
  email: EMAIL,
  confirmEmail: EMAIL,
  birthDay: '15',
  birthMonth: '3',
  birthYear: '1988',
};

/** Buys a service without scripts; resolves with the order once its money and agreement have come. */
async function buy(browser: PlainBrowser, fields: Readonly<Record<string, string>>) {
  const { db } = shop.store;
  browser.type(fields);
  browser.check('tosChecked');
  await browser.press('krok', 'PAYU');
  expect(browser.leftFor).toMatch(/^https:\/\/pay\.example\//);
  const order = await db
    .selectFrom('shop_order')
    .innerJoin('payment', 'order_id', 'shop_order.id')
    .select(['shop_order.id as orderId', 'customer_id as customerId', 'payment.id as paymentId', 'amount'])
    .where('email', '=', EMAIL)
    .orderBy('shop_order.id', 'desc')
    .executeTakeFirstOrThrow();
  await applyPaymentUpdate(db, {
    updateId: `paid:${order.paymentId}`,
    paymentId: order.paymentId,
    providerPaymentId: `PAYU-${order.paymentId}`,
    status: 'COMPLETED',
    amount: order.amount,
    currency: 'PLN',
  });
  await noteAccepted(db, { orderId: order.orderId, number: 1 });
  return order;
}

test('bought, cards laid, approved, mailed, read, asked again, rated with words, erased [RD-5] [RD-6]', async () => {
  const { db } = shop.store;
  const browser = new PlainBrowser(shop.app);
  await browser.open(`/zamow/tarot?${CHOICE}`);
  const { orderId } = await buy(browser, CUSTOMER);

  const laid = ['major-9', 'cups-1', 'major-17'].map((card) => ({ card, isReversed: card === 'cups-1' }));
  await write(db, orderId, { text: 'Kanarek szkicu.' });
  await write(db, orderId, { text: 'Hanno, Pustelnik czeka.', laid });
  await approve(db, orderId);
  const [mail] = await mailOut(db);
  if (!mail) throw new Error('no mail');
  expect([mail.to, mail.text.includes('Co jest: As Kielichów')]).toEqual([EMAIL, true]);

  const link = linkIn(mail);
  await browser.open(link);
  for (const part of ['Czy przyjąć pracę?', 'Hanno, Pustelnik czeka.', 'As Kielichów'])
    expect(browser.text).toContain(part);
  expect([...browser.document.querySelectorAll('main ol img')].map((one) => one.getAttribute('src'))).toEqual(
    ['/karty/major-9.svg', '/karty/cups-1-r.svg', '/karty/major-17.svg'],
  );

  // Asked again, by the way of the page: one question to the same specialist.
  const ask = [...browser.document.querySelectorAll('main a')].find(({ textContent }) =>
    textContent?.startsWith('Zapytaj jeszcze raz ·'),
  );
  const again = new PlainBrowser(shop.app);
  await again.open(`/zamow${ask?.getAttribute('href')}`);
  expect(again.text).toContain('Jagna');
  const { topic: _topic, ...person } = CUSTOMER;
  const next = await buy(again, { ...person, question0: 'A kiedy?' });
  await write(db, next.orderId, {
    responses: [{ sequenceNumber: 1, response: 'Wiosną.', ignoreResponse: false }],
  });
  await approve(db, next.orderId);
  const [second] = await mailOut(db);
  for (const shown of [
    mail.text,
    mail.html,
    second?.text,
    second?.html,
    browser.document.documentElement.outerHTML,
  ])
    expect(shown).not.toContain('Kanarek');
  expect(second?.text).not.toContain('Pustelnik');

  browser.check('gwiazdki', '5');
  await browser.press('gwiazdki', '5');
  await browser.open(/https:\/\/shop\.example(\/ocena\?klucz=[\w-]+)/.exec(mail.text)?.[1] ?? '');
  browser.type({ slowa: 'Czytałam trzy razy.' });
  await browser.press('slowa');
  expect(browser.text).toContain('Czytałam trzy razy.');

  const outbox = { of: async () => [], remove: async () => undefined };
  const actor = { kind: 'terminal', name: 'terminal' } as const;
  expect((await erasePerson({ db, outbox }, EMAIL, { openOrders: [], actor })).kind).toBe('erased');
  await browser.open(link);
  expect([browser.page.status, browser.text.includes('Tej strony nie można otworzyć')]).toEqual([410, true]);
  const words = await db.selectFrom('rating_words').select('words').execute();
  expect(words).toEqual([]);
});
