import { addAuthenticator, openDesk } from '../e2e/support/open-desk.ts';
import { settlePayment } from '../e2e/support/payment-page.ts';
import { placeOrder } from '../e2e/support/placed-order.ts';
import { proofOnly } from '../e2e/support/sample.ts';
import { expect, test } from '../e2e/support/shop-test.ts';
import { FIXED_CLOCK, MOMENT } from '../pictures/prepared-shop.ts';
import { ORDER_NUMBER, ScreenReader } from './reader/screen-reader.ts';

test(
  'what a screen reader says at the desk: the way in, the queue, an answer [A3] [A40] [DK-1] [DK-4]',
  proofOnly,
  async ({ page, watch, context }) => {
    test.setTimeout(120_000);
    watch.allow(/^foreign: \w+ http:\/\/(localhost|127)/, /Failed to load resource.*401/);
    const desk = await openDesk(FIXED_CLOCK);
    try {
      await page.clock.install({ time: MOMENT });
      await page.setViewportSize({ width: 1280, height: 900 });
      await addAuthenticator(page);
      const shopPage = await context.newPage();
      const buy = async () => {
        const request = {
          ...page.request,
          post: (path: string, options: object) => page.request.post(desk.shop.url + path, options),
        };
        const { paymentLink } = await placeOrder(request as never, 'STRIPE');
        await shopPage.goto(paymentLink);
        await settlePayment(shopPage, 'Zapłać');
        await expect(
          shopPage.getByRole('heading', { level: 1, name: 'Zamówienie potwierdzone' }),
        ).toBeVisible();
      };
      const reader = await ScreenReader.listen(page, {
        title: 'Biurko: wejście, kolejka, odpowiedź',
        scope: 'page',
        masks: [
          ...ORDER_NUMBER,
          [/\b[a-z0-9]{4}(-[a-z0-9]{4})+\b/gi, '…'],
          [/\b\d{1,2}:\d{2}\b/g, 'GG:MM'],
          [/\d+ godz\.( \d+ min)?/g, '… godz. … min'],
          // The agreement's mail goes meanwhile.
          [/; umowa czeka na wysłanie/g, ''],
          // Whether the desk sees the moment between is a matter of milliseconds.
          [/komunikat: List właśnie wychodzi\.\n/g, ''],
          [/\| \d{4} \|/g, '| … |'],
          [/cs_test_\w+/g, 'cs_test_…'],
          [/(?<=wersja )[0-9a-f]{12}/g, '…'],
        ],
      });
      await reader.step('Otwiera zaproszenie', async () => {
        await page.goto(desk.invitation);
        await expect(page.getByRole('heading', { name: 'Witaj, Ludmiła' })).toBeVisible();
      });
      await reader.step('Zapisuje klucz', async () => {
        await page.getByRole('button', { name: 'Zapisz klucz w tym urządzeniu' }).press('Enter');
        await expect(page.locator('ol li')).toHaveCount(10);
      });
      await reader.step('Idzie do kolejki', async () => {
        await page.getByRole('checkbox', { name: 'Mam je zapisane w bezpiecznym miejscu' }).press('Space');
        await page.getByRole('button', { name: 'Przejdź do kolejki' }).press('Enter');
        await expect(page.getByText('Wszystko wysłane')).toBeVisible();
      });
      await reader.step('Przychodzi zamówienie', async () => {
        await buy();
        await expect(page.getByRole('button', { name: /^Przyszło 1 nowe zamówienie/ })).toBeVisible({
          timeout: 10_000,
        });
      });
      await reader.step('Pokazuje je', async () => {
        await page.getByRole('button', { name: /^Przyszło 1 nowe zamówienie/ }).press('Enter');
        await expect(page.getByRole('link', { name: 'Trzy karty' })).toBeVisible();
      });
      await reader.step('Otwiera je', async () => {
        await page.getByRole('link', { name: 'Trzy karty' }).press('Enter');
        await expect(page.getByRole('textbox', { name: 'Odpowiedź' })).toBeVisible();
        await expect(page.getByRole('heading', { name: 'Pieniądze' })).toBeVisible();
      });
      await reader.step('Zatwierdza bez odpowiedzi', async () => {
        await page
          .getByRole('button', { name: /^Zatwierdź/ })
          .first()
          .press('Enter');
      });
      await reader.step('Pisze i zapisuje szkic', async () => {
        await page.getByRole('textbox', { name: 'Odpowiedź' }).fill('Droga jest otwarta.');
        await page.getByRole('button', { name: /^Zapisz szkic/ }).press('Enter');
        await expect(page.getByText(/^Zapisane/)).toBeVisible();
        await expect(page.getByText('szkic zapisany')).toBeVisible();
      });
      await reader.step('Zatwierdza i wysyła', async () => {
        await page.getByRole('button', { name: /^Zatwierdź i wyślij/ }).press('Enter');
        await expect(page.getByText(/^Wysłana/)).toBeVisible({ timeout: 20_000 });
      });
      reader.expectAsRecorded('desk');
    } finally {
      await page.close();
      await desk.shop.kill();
    }
  },
);
