import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleToo } from './support/axe.ts';
import { threeCards } from './support/offers.ts';
import { enterByInvitation, openDesk, type DeskInBrowser } from './support/open-desk.ts';
import { outboxMails } from './support/outbox.ts';
import { settlePayment } from './support/payment-page.ts';
import { placeOrder } from './support/placed-order.ts';
import { proofOnly } from './support/sample.ts';
import { test } from './support/shop-test.ts';

/** A decision without a passkey of a moment ago is refused first, and one from a stale page. */
const onPurpose = [/^console: Failed to load resource.*40[39]/, /^foreign: \w+ http:\/\/(localhost|127)/];

// One desk, so that it starts once.
test.describe.configure({ mode: 'serial' });

let desk: DeskInBrowser;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  desk = await openDesk();
});
test.afterAll(() => desk.shop.kill());
test.beforeEach(({ watch }) => watch.allow(...onPurpose));

/** The shop's own calls, which are on another host than the desk. */
const shopCalls = (page: Page) =>
  ({
    get: (path: string) => page.request.get(desk.shop.url + path),
    post: (path: string, options: object) => page.request.post(desk.shop.url + path, options),
  }) as never;

async function buy(page: Page, birthDate: string): Promise<number> {
  const { orderId, paymentLink } = await placeOrder(shopCalls(page), 'PAYU', { customer: { birthDate } });
  const shopPage = await page.context().newPage();
  await shopPage.goto(paymentLink);
  await settlePayment(shopPage, 'Zapłać');
  await expect(shopPage.getByRole('heading', { level: 1, name: 'Zamówienie potwierdzone' })).toBeVisible();
  await shopPage.close();
  return orderId;
}

const mailsWith = async (page: Page, subject: RegExp) =>
  (await outboxMails(shopCalls(page))).filter((mail) => subject.test(mail.subject)).length;

test('an owner gives a part of the money back, then calls an order off; the customer is told of both [DK-8] [LV-4]', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1280, height: 900 });
  await enterByInvitation(page, desk);
  await expect(page.getByRole('heading', { level: 1, name: 'Kolejka' })).toBeVisible();
  // The same again would be the first order, which is paid.
  const [first, second] = [await buy(page, '1988-03-15'), await buy(page, '1988-03-16')];

  await page.goto(`${desk.url}/zamowienia/${first}`);
  const money = page.getByRole('region', { name: 'Pieniądze' });
  await money.getByRole('button', { name: 'Oddaj pieniądze' }).click();
  const dialog = page.getByRole('dialog', { name: 'Oddaj pieniądze' });
  await dialog.getByRole('radio', { name: 'Część' }).check();
  await dialog.getByRole('textbox', { name: 'Kwota w złotych' }).fill('10000');
  await dialog.getByRole('button', { name: /^Potwierdź kluczem/ }).click();
  await expect(dialog.getByText(/^Można oddać najwyżej/)).toBeVisible();
  await expect(dialog.getByText(/^Napisz powód/)).toBeVisible();
  await expectAccessible(page);

  await dialog.getByRole('textbox', { name: 'Kwota w złotych' }).fill('10,50');
  await dialog.getByRole('button', { name: 'Brak odpowiedzi na pytanie' }).click();
  await dialog.getByRole('button', { name: /^Potwierdź kluczem i oddaj 10,50/ }).click();
  await expect(dialog).toBeHidden();
  await expect(money).toContainText('Brak odpowiedzi na pytanie');
  // The provider's word comes by itself.
  await expect(money.getByText('oddane', { exact: true })).toBeVisible({ timeout: 75_000 });
  await expect(money).toContainText(
    new RegExp(`Można oddać\\s*${(threeCards.price - 10.5).toFixed(2).replace('.', ',')}`),
  );

  await page.goto(`${desk.url}/zamowienia/${second}`);
  await money.getByRole('button', { name: 'Odwołaj zamówienie' }).click();
  const callOff = page.getByRole('dialog', { name: 'Odwołaj zamówienie' });
  await callOff.getByRole('textbox', { name: 'Powód' }).fill('Wróżka zachorowała');
  await callOff.getByRole('textbox', { name: 'Słowo do klientki' }).fill('Wróżka zachorowała, przepraszamy.');
  await callOff.getByRole('button', { name: 'Pokaż list do klientki' }).click();
  await expect(callOff.getByText(/Wróżka zachorowała, przepraszamy\..*Zwracamy/s)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessibleToo(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await callOff.getByRole('button', { name: 'Potwierdź kluczem i odwołaj' }).click();
  await expect(callOff).toBeHidden();
  await expect(money.getByRole('button', { name: 'Odwołaj zamówienie' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Zatwierdź/ })).toHaveCount(0);
  await expect.poll(() => mailsWith(page, /^Zwrot|odwołane/), { timeout: 20_000 }).toBe(2);
});

test(
  'an owner changes a price, the shop shows it within two seconds; a second tab with an older one is asked which stays [DK-6] [DK-9]',
  proofOnly,
  async ({ page, watch }) => {
    watch.allow(/^console: Failed to load resource.*409/, /^foreign: \w+ http:\/\/(localhost|127)/);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(await desk.sample());
    await page.getByRole('button', { name: 'Wejdź jako właścicielka' }).click();
    await page.getByRole('link', { name: 'Oferta i ceny' }).click();
    const name = /^Jagna, Jedna karta/;
    const field = page.getByRole('textbox', { name });
    await expect(field).toHaveValue('42,99');

    // A tab that hears of nothing, as a hidden one, so that its price is older when it saves.
    const late = await page.context().newPage();
    await late.addInitScript(() => Object.defineProperty(document, 'visibilityState', { value: 'hidden' }));
    await late.setViewportSize({ width: 390, height: 844 });
    await late.goto(`${desk.url}/oferta`);
    await late.getByRole('textbox', { name }).fill('55 zł');
    await late.getByRole('textbox', { name: /^Jagna, Trzy karty/ }).fill('80');

    await field.fill('39,9');
    await expect(page.getByRole('group', { name })).toContainText(/Najniższa.*42,99/);
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Zapisane. Nowe ceny obowiązują.')).toBeVisible();
    await expect(field).toHaveValue('39,90');
    const shown = async () => {
      const fairies: { name: string; products: { price: number }[] }[] = await (
        await page.request.get(`${desk.shop.url}/api/fairy`)
      ).json();
      return JSON.stringify(fairies.find((fairy) => fairy.name === 'Jagna')).includes('39.9');
    };
    await expect.poll(shown, { timeout: 2_000 }).toBe(true);

    await late.getByRole('button', { name: 'Zapisz ceny' }).click();
    await late.getByRole('button', { name: /^Weź tę ze sklepu: 39,90/ }).waitFor();
    await expectAccessibleToo(late);
    await late.getByRole('button', { name: /^Zostaw moją: 55,00/ }).click();
    await late.getByRole('button', { name: 'Zapisz ceny' }).click();
    await expect(late.getByText('Zapisane. Nowe ceny obowiązują.')).toBeVisible();
    // The first tab hears of both.
    await expect(field).toHaveValue('55,00');
    await expect(page.getByRole('textbox', { name: /^Jagna, Trzy karty/ })).toHaveValue('80,00');
  },
);
