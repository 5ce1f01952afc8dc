import { forTwo, oneCard, threeCards } from './support/offers.ts';
import { bogdan, hanna } from './support/order-page.ts';
import { expectResult, settlePayment } from './support/payment-page.ts';
import { expect, test } from './support/shop-test.ts';
import { proofOnly } from './support/sample.ts';

test.use({ javaScriptEnabled: false });

test.describe('with scripts', () => {
  test.use({ javaScriptEnabled: true });

  test(
    'the line to the page without them appears when none has come after ten seconds, and only then',
    proofOnly,
    async ({ page, watch }) => {
      watch.allow(/^failed: GET .*\/assets\/.*\.js/, /^console: Failed to load resource.*\/assets\//);
      const line = page.getByRole('link', { name: 'Zamów w prostej wersji' });
      const tenSecondsLater = () =>
        page.evaluate(() =>
          document.getAnimations().forEach((animation) => (animation.currentTime = 10_000)),
        );
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto('/tarot');
      await expect(line).toBeHidden();
      await tenSecondsLater();
      await expect(line).toBeVisible();
      await page.unroute('**/assets/*.js');
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-live', '');
      await tenSecondsLater();
      await expect(line).toBeHidden();
    },
  );
});

test(
  '/tarot without JavaScript: variants, specialists and prices can be read [AP-13] [OP-2] [OP-3]',
  proofOnly,
  async ({ page, watch }) => {
    // What the page would preload is refused along with the scripts.
    watch.allow(/^failed: GET .*\/assets\/.* csp$/);
    await page.goto('/tarot');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const { variant } of [oneCard, threeCards]) {
      await expect(
        page.getByRole('radio', { name: new RegExp(`^${variant}.* od \\d+,\\d\\d\\szł`) }),
      ).toBeVisible();
    }
    await expect(page.getByRole('heading', { level: 3, name: threeCards.fairy })).toBeVisible();
    await expect(
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 3, name: threeCards.fairy }) }),
    ).toContainText(/od\s\d+,\d\d\szł/);
    await expect(page.getByRole('link', { name: 'Kontakt' }).first()).toHaveAttribute('href', '/kontakt');
  },
);

test(
  'without JavaScript no button stands that could do nothing, and each service is reached from the footer [AP-13] [SH-10]',
  proofOnly,
  async ({ page, watch }) => {
    watch.allow(/^failed: GET .*\/assets\/.* csp$/);
    for (const path of [
      '/',
      '/wrozka/jagna',
      '/pomoz-mi-wybrac',
      '/kalendarz-ksiezycowy',
      '/oceny',
      '/tarot',
    ]) {
      await page.goto(path);
      // The moon's line is words, too, and takes no press then.
      const dead = await page
        .locator('button:visible, select:visible')
        .evaluateAll((all) =>
          all.flatMap((one) =>
            (one as HTMLButtonElement).form?.method === 'post' ||
            getComputedStyle(one).pointerEvents === 'none'
              ? []
              : [one.textContent?.trim()],
          ),
        );
      expect(dead, path).toEqual([]);
    }
    const services = ['/horoskopy', '/#birth-horoscope', '/rytualy', '/tarot', '/wrozby'];
    for (const href of services)
      await expect(page.getByRole('contentinfo').locator(`a[href="${href}"]`)).toBeVisible();
  },
);

test('a reading for two is ordered and paid without JavaScript, with a coupon and a mistake on the way [OP-1] [OF-5] [OF-7] [OF-8] [OR-1]', async ({
  page,
  watch,
}) => {
  // What the pages would preload is refused along with the scripts.
  watch.allow(/^failed: GET .*\/assets\/.* csp$/);
  await page.goto('/tarot');
  await page.getByRole('link', { name: 'Zamów w prostej wersji' }).click();
  await page.getByRole('radio', { name: new RegExp(`^${forTwo.variant}`) }).check();
  await page.getByRole('button', { name: 'Dalej' }).click();
  await page.getByRole('button', { name: new RegExp(`^Wybieram: ${forTwo.fairy},`) }).click();

  await page.getByRole('textbox', { name: 'Imię', exact: true }).fill(hanna.firstName);
  await page.getByRole('textbox', { name: 'Adres e-mail' }).fill(hanna.email);
  await page.getByRole('textbox', { name: 'Powtórz e-mail' }).fill(hanna.email);
  const dates = [
    { of: 'Data urodzenia', day: hanna.day, month: 'marzec', year: hanna.year },
    { of: 'Druga osoba', day: '2', month: 'listopad', year: '1985' },
  ];
  for (const { of, day, month, year } of dates) {
    const date = page.getByRole('group', { name: of, exact: true });
    await date.getByRole('textbox', { name: 'Dzień' }).fill(day);
    await date.getByRole('combobox', { name: 'Miesiąc' }).selectOption(month);
    await date.getByRole('textbox', { name: 'Rok' }).fill(year);
  }
  await page.getByRole('checkbox', { name: /^Akceptuję regulamin/ }).check();
  await page.getByRole('textbox', { name: 'Kod kuponu' }).fill('PAPROC15');
  await page.getByRole('textbox', { name: 'Kod kuponu' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Zastosuj' })).toBeVisible();
  await page.getByRole('button', { name: 'Zastosuj' }).click();
  await expect(page.getByText(/^Kupon PAPROC15 obniżył cenę/)).toBeVisible();
  const paid = await page.locator('#platnosc strong').first().innerText();

  await page.getByRole('button', { name: /^Płatność online/ }).click();
  await page.getByRole('link', { name: 'Imię powinno mieć minimum 3 znaki' }).click();
  await expect(page.getByRole('textbox', { name: 'Imię partnera lub partnerki' })).toBeInViewport();
  await page.getByRole('textbox', { name: 'Imię partnera lub partnerki' }).fill(bogdan.name);
  await page.getByRole('button', { name: /^Płatność kartą/ }).click();
  await settlePayment(page, 'Zapłać');
  await expectResult(page, 'Zamówienie potwierdzone');
  await expect(page.locator('main dl')).toContainText(paid);
});
