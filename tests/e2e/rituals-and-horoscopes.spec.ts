import { ORDER_CALL, requestsTo } from './support/order-call.ts';
import { OrderPage } from './support/order-page.ts';
import { offerOn } from './support/services.ts';
import { expect, test } from './support/shop-test.ts';
import { proofOnly } from './support/sample.ts';

const money = offerOn('/rytualy', 'rytual-zlote-ziarno', 'dobrawa');
const forTwo = offerOn('/rytualy', 'rytual-dwie-swiece', 'jagna');
const intention = offerOn('/rytualy', 'rytual-ogien', 'kalina');
const yearly = offerOn('/horoskopy', 'horoskop-roczny', 'wanda');

const intentionsOf = (order: OrderPage) => order.form.getByRole('textbox', { name: /^Twoje intencje/ });

test(
  '/rytualy shows all of its three types, in their order, and asks once for each at the first choice [OP-2] [AP-2]',
  proofOnly,
  async ({ page }) => {
    const calls = requestsTo(page, /\/api\/product\?/);
    await page.goto('/rytualy');
    await expect(page.getByRole('radio')).toHaveCount(6);
    const names = await page
      .getByRole('radio')
      .evaluateAll((radios) => radios.map((radio) => radio.closest('label')?.textContent?.trim() ?? ''));
    expect(names.map((name) => name.replace(/^[IVX]+\s*/, '').slice(0, 6))).toEqual([
      'Złote ',
      'Otwart',
      'Dwie ś',
      'Czerwo',
      'Ogień ',
      'Wianek',
    ]);
    await page.getByRole('radio').first().check();
    await expect
      .poll(() => calls.map((call) => new URL(call.url()).searchParams.get('productType')).sort())
      .toEqual(['Rytual_finansowy', 'Rytual_partnerski', 'Rytual_z_intencja']);
  },
);

test(
  'a ritual for an intention requires it; it is sent as a question [OP-8]',
  proofOnly,
  async ({ page }) => {
    const order = new OrderPage(page);
    await order.makeReady(intention);
    await order.pay();
    await expect(intentionsOf(order)).toHaveAccessibleDescription(/Napisz swoją intencję/);
    await intentionsOf(order).fill(' Spokojny rok dla mojej rodziny. ');
    const [call] = await Promise.all([page.waitForRequest(ORDER_CALL), order.pay()]);
    expect(call.postDataJSON()).toMatchObject({
      fairyProductId: intention.fairyProductId,
      questions: [{ content: 'Spokojny rok dla mojej rodziny.' }],
    });
    expect(call.postDataJSON().partner).toBeUndefined();
    await page.waitForURL(/\/sandbox\/pay\//);
  },
);

test(
  'a ritual for money shows the field as well, and lets it be empty [OP-8]',
  proofOnly,
  async ({ page }) => {
    const order = new OrderPage(page);
    await order.makeReady(money);
    await expect(intentionsOf(order)).toBeVisible();
    await expect(order.partner).toHaveCount(0);
    const [call] = await Promise.all([page.waitForRequest(ORDER_CALL), order.pay()]);
    expect(call.postDataJSON().questions).toEqual([]);
  },
);

test(
  'a ritual for two asks for the partner, by the same rules, and sends both [OP-9] [AP-6]',
  proofOnly,
  async ({ page }) => {
    const order = new OrderPage(page);
    await order.makeReady(forTwo);
    await order.pay();
    const partnerName = order.partner.getByRole('textbox', { name: 'Imię partnera lub partnerki' });
    await expect(partnerName).toHaveAccessibleDescription(/Imię powinno mieć minimum 3 znaki/);
    await expect(order.partner.getByText('Dzień urodzenia jest wymagany')).toBeVisible();
    await expect(order.partner.getByText('Wybierz miesiąc urodzenia')).toBeVisible();
    await expect(order.partner.getByText('Rok urodzenia powinien być większy niż 1940')).toBeVisible();
    await order.fillPartner();
    const [call] = await Promise.all([page.waitForRequest(ORDER_CALL), order.pay()]);
    expect(call.postDataJSON()).toMatchObject({
      customer: { name: 'Hanna', birthDate: '1988-03-15' },
      partner: { name: 'Bogdan', birthDate: '1985-11-02' },
    });
    await page.waitForURL(/\/sandbox\/pay\//);
  },
);

test(
  '/horoskopy: variants, specialist, form, payment, with nothing to ask [OP-2] [VA-2]',
  proofOnly,
  async ({ page }) => {
    await page.goto('/horoskopy');
    const order = new OrderPage(page);
    await expect(page.getByRole('radio')).toHaveCount(4);
    await order.choose(yearly);
    await expect(order.form.getByRole('textbox', { name: /pytanie|intencje|Miasto/i })).toHaveCount(0);
    await order.fill();
    await order.terms.click();
    const [call] = await Promise.all([page.waitForRequest(ORDER_CALL), order.pay('STRIPE')]);
    expect(call.postDataJSON()).toMatchObject({
      fairyProductId: yearly.fairyProductId,
      questions: [],
      paymentProvider: 'STRIPE',
    });
    await page.waitForURL(/\/sandbox\/pay\//);
  },
);
