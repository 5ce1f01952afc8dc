import { threeCards } from '../e2e/support/offers.ts';
import { hanna } from '../e2e/support/order-page.ts';
import { expectResult, settlePayment } from '../e2e/support/payment-page.ts';
import { proofOnly } from '../e2e/support/sample.ts';
import { expect, test } from '../e2e/support/shop-test.ts';
import { ANSWER_HOURS, ORDER_NUMBER, ScreenReader } from './reader/screen-reader.ts';

test.use({ javaScriptEnabled: false });

test(
  'what a screen reader reads in a purchase without scripts [A3] [A24] [A40]',
  proofOnly,
  async ({ page, watch }) => {
    watch.allow(/^failed: GET .*\/assets\/.* csp$/);
    const reader = await ScreenReader.listen(page, {
      title: 'Zakup bez skryptów',
      masks: [...ORDER_NUMBER, ANSWER_HOURS],
    });
    await page.goto('/tarot');
    await reader.step('Otwiera prostą wersję', () =>
      page.getByRole('link', { name: 'Zamów w prostej wersji' }).click(),
    );
    await reader.step('Wybiera trzy karty', async () => {
      await page.getByRole('radio', { name: new RegExp(`^${threeCards.variant}`) }).check();
      await page.getByRole('button', { name: 'Dalej' }).click();
    });
    await reader.step('Wybiera Jagnę', () =>
      page.getByRole('button', { name: new RegExp(`^Wybieram: ${threeCards.fairy},`) }).click(),
    );
    await reader.step('Stosuje zły kupon', async () => {
      await page.getByRole('textbox', { name: 'Kod kuponu' }).fill('NIEMA');
      await page.getByRole('button', { name: 'Zastosuj' }).click();
      await expect(page.getByText('Podany kupon nie istnieje').first()).toBeVisible();
    });
    await reader.step('Stosuje dobry kupon', async () => {
      await page.getByRole('textbox', { name: 'Kod kuponu' }).fill('PAPROC15');
      await page.getByRole('button', { name: 'Zastosuj' }).click();
      await expect(page.getByText(/^Kupon PAPROC15 obniżył cenę/)).toBeVisible();
    });
    await reader.step('Płaci bez danych', () =>
      page.getByRole('button', { name: /^Płatność online/ }).click(),
    );
    await reader.step('Wypełnia i płaci', async () => {
      await page.getByRole('textbox', { name: 'Imię', exact: true }).fill(hanna.firstName);
      await page.getByRole('textbox', { name: 'Adres e-mail' }).fill(hanna.email);
      await page.getByRole('textbox', { name: 'Powtórz e-mail' }).fill(hanna.email);
      await page.getByRole('textbox', { name: 'Dzień' }).fill(hanna.day);
      await page.getByRole('combobox', { name: 'Miesiąc' }).selectOption(hanna.month);
      await page.getByRole('textbox', { name: 'Rok' }).fill(hanna.year);
      await page.getByRole('checkbox', { name: /^Akceptuję regulamin/ }).check();
      await page.getByRole('button', { name: /^Płatność online/ }).click();
      await settlePayment(page, 'Zapłać');
      await expectResult(page, 'Zamówienie potwierdzone');
    });
    reader.expectAsRecorded('purchase-without-scripts');
  },
);
