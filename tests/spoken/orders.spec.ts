import { threeCards } from '../e2e/support/offers.ts';
import { OrderPage } from '../e2e/support/order-page.ts';
import { expectResult, settlePayment } from '../e2e/support/payment-page.ts';
import { proofOnly } from '../e2e/support/sample.ts';
import { expect } from '../e2e/support/shop-test.ts';
import { ORDER_NUMBER, ScreenReader } from './reader/screen-reader.ts';
import { test } from './spoken-test.ts';

test(
  'what a screen reader says of a payment that fails, and of the next try [A40] [U31]',
  proofOnly,
  async ({ page }) => {
    const reader = await ScreenReader.listen(page, { title: 'Płatność się nie udaje', masks: ORDER_NUMBER });
    const order = new OrderPage(page);
    await order.makeReady(threeCards);
    await order.pay('PAYU');
    await reader.step('Odrzuca płatność', async () => {
      await settlePayment(page, 'Odrzuć płatność');
      await expectResult(page, 'Zamówienie nieudane');
    });
    await reader.step('Próbuje ponownie', async () => {
      await page.getByRole('link', { name: 'Spróbuj ponownie' }).press('Enter');
      await expect(order.confirmEmail).toBeVisible();
    });
    reader.expectAsRecorded('failed-payment');
  },
);

test('what a screen reader says while a payment is late [A32] [A40] [U28]', proofOnly, async ({ page }) => {
  const reader = await ScreenReader.listen(page, { title: 'Płatność się spóźnia', masks: ORDER_NUMBER });
  await page.route(/\/payment-status\//, (route) => route.fulfill({ json: { paymentStatus: 'PENDING' } }));
  await reader.step('Wraca ze strony płatności', async () => {
    await page.goto('/zamowienie?orderId=1234&customerId=11111111-2222-4333-8444-555555555555');
    await expectResult(page, 'Zamówienie w toku');
    // The minutes below are those of the page's scripts.
    await expect(page.locator('html[data-live]')).toBeAttached();
  });
  await reader.step('Mija pół minuty', () => page.clock.runFor(30_000));
  await reader.step('Mijają dwie minuty', async () => {
    await page.clock.fastForward(100_000);
    await expect(page.getByText('Potwierdzenie jeszcze nie dotarło')).toBeVisible();
  });
  await reader.step('Sprawdza ponownie', () =>
    page.getByRole('button', { name: 'Sprawdź ponownie' }).press('Enter'),
  );
  await reader.step('Mija jeszcze minuta', () => page.clock.runFor(60_000));
  reader.expectAsRecorded('late-payment');
});

test(
  'what a screen reader says of a prediction with too many questions [A40] [U22]',
  proofOnly,
  async ({ page }) => {
    const reader = await ScreenReader.listen(page, { title: 'Wróżba z pytaniami' });
    const order = new OrderPage(page);
    const question = order.form.getByRole('textbox', { name: /pytanie/i }).first();
    await reader.step('Strona przychodzi', async () => {
      await page.goto('/wrozby');
      await page.getByRole('button', { name: 'Tylko niezbędne' }).click();
    });
    const service = page.getByRole('combobox', { name: 'Wybór usługi' });
    await reader.step('Otwiera „Wybór usługi”', async () => {
      await service.press('Enter');
      await expect(page.getByRole('option').first()).toBeVisible();
    });
    await reader.step('Wybiera dwa pytania', async () => {
      await page.getByRole('option', { name: /^Dwa pytania/ }).press('Enter');
      await expect(service).toHaveText(/^Dwa pytania/);
    });
    await reader.step('Wybiera Jagnę', async () => {
      await order.pick('Jagna').press('Enter');
      await expect(order.confirmEmail).toBeVisible();
    });
    await reader.step('Wpisuje trzy pytania w jednym polu', async () => {
      await question.fill('Czy zmienić pracę? Kiedy? Na jaką?');
      await expect(order.form.getByText(/^Liczba pytań/)).toBeVisible();
    });
    await reader.step('Dopisuje słowo', () => question.fill('Czy zmienić pracę? Kiedy? Na jaką? Proszę'));
    await reader.step('Skreśla jedno pytanie', () => question.fill('Czy zmienić pracę? Kiedy?'));
    await reader.step('Płaci bez danych', async () => {
      await order.payButton('PAYU').press('Enter');
      await expect(order.problems).toBeFocused();
    });
    reader.expectAsRecorded('prediction');
  },
);
