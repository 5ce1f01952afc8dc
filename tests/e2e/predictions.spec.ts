import type { Page } from '@playwright/test';
import { ORDER_CALL, refusal } from './support/order-call.ts';
import { OrderPage } from './support/order-page.ts';
import { offerOn } from './support/services.ts';
import { proofOnly, sample } from './support/sample.ts';
import { expect, test } from './support/shop-test.ts';

const one = offerOn('/wrozby', 'wrozba-jedno-pytanie', 'jagna');
const two = offerOn('/wrozby', 'wrozba-dwa-pytania', 'jagna');
const three = offerOn('/wrozby', 'wrozba-trzy-pytania', 'jagna');
const twoByRoza = offerOn('/wrozby', 'wrozba-dwa-pytania', 'roza');
const twoByHalszka = offerOn('/wrozby', 'wrozba-dwa-pytania', 'halszka');
const threeByHalszka = offerOn('/wrozby', 'wrozba-trzy-pytania', 'halszka');

/** The page of predictions, besides what every order page has. */
class PredictionPage extends OrderPage {
  readonly service = this.page.getByRole('combobox', { name: 'Wybór usługi' });
  readonly questions = this.form.getByRole('textbox', { name: /pytanie/i });
  readonly warning = this.form.getByRole('status').filter({ hasText: 'Liczba pytań' });

  question(n: number) {
    return this.questions.nth(n - 1);
  }

  async chooseService(option: RegExp): Promise<void> {
    await this.service.click();
    await this.page.getByRole('option', { name: option }).click();
    await expect(this.service).toHaveText(option);
  }
}

const openFresh = async (page: Page) => {
  const prediction = new PredictionPage(page);
  await page.goto('/wrozby');
  return prediction;
};

test(
  '„Wybór usługi” stands there from the start with the fewest questions; prices are „od” until one is chosen [OP-6]',
  proofOnly,
  async ({ page, request }) => {
    const html = await (await request.get('/wrozby')).text();
    expect(html.split('id="page-data"')[0]).toContain('Wybór usługi');

    const prediction = await openFresh(page);
    await expect(prediction.service).toHaveText(/^Jedno pytanie \(od\s39,50\szł\)$/);
    await prediction.service.click();
    await expect(page.getByRole('option')).toHaveText([
      /^Jedno pytanie \(od\s39,50\szł\)$/,
      /^Dwa pytania \(od\s67,50\szł\)$/,
      /^Trzy pytania \(od\s102,90\szł\)$/,
    ]);
    await page.keyboard.press('Escape');

    await prediction.pick('Jagna').click();
    await expect(prediction.service).toHaveText(/^Jedno pytanie \(54,50\szł\)$/);
    await prediction.service.click();
    await expect(page.getByRole('option')).toHaveText([
      /^Jedno pytanie \(54,50\szł\)$/,
      /^Dwa pytania \(93,90\szł\)$/,
      /^Trzy pytania \(126,99\szł\)$/,
    ]);
  },
);

for (const [offer, count] of sample([
  [one, 1],
  [two, 2],
  [three, 3],
] as const)) {
  test(
    `„${offer.variant}” has ${count} question field(s), the first of them required [OP-6]`,
    proofOnly,
    async ({ page }) => {
      const prediction = new PredictionPage(page);
      await prediction.open(offer);
      await expect(prediction.questions).toHaveCount(count);
      await prediction.fill();
      await prediction.terms.click();
      if (count > 1) await prediction.question(2).fill('Czy to dobry czas?');
      await prediction.pay();
      await expect(prediction.question(1)).toHaveAccessibleDescription(
        /Napisz pytanie, na które odpowie wróżka/,
      );
      await expect(prediction.problems.getByRole('link')).toHaveCount(1);
    },
  );
}

test(
  'choosing another service clears the three question fields [OP-6] [U20]',
  proofOnly,
  async ({ page }) => {
    const prediction = new PredictionPage(page);
    await prediction.open(three);
    for (const n of [1, 2, 3]) await prediction.question(n).fill(`Pytanie numer ${n}?`);
    await prediction.chooseService(/^Dwa pytania/);
    await expect(prediction.questions).toHaveCount(2);
    for (const n of [1, 2]) await expect(prediction.question(n)).toHaveValue('');
    await prediction.chooseService(/^Trzy pytania/);
    for (const n of [1, 2, 3]) await expect(prediction.question(n)).toHaveValue('');
    await expect(prediction.amount()).toHaveText(three.shownPrice);
  },
);

test(
  'another specialist keeps the number of questions and what they say, at her own price [OP-6] [U21]',
  proofOnly,
  async ({ page }) => {
    const prediction = new PredictionPage(page);
    await prediction.open(two);
    await prediction.question(1).fill('Czy zmienić pracę?');
    await prediction.question(2).fill('Kiedy?');
    await prediction.pick('Halszka').click();
    await expect(prediction.amount()).toHaveText(twoByHalszka.shownPrice);
    await expect(prediction.service).toHaveText(/^Dwa pytania \(97,50\szł\)$/);
    await expect(prediction.question(1)).toHaveValue('Czy zmienić pracę?');
    await expect(prediction.question(2)).toHaveValue('Kiedy?');
  },
);

test(
  'who has no package of that size is not offered for it, and is let go with a message [OP-6]',
  proofOnly,
  async ({ page }) => {
    const prediction = new PredictionPage(page);
    await prediction.open(twoByRoza);
    await prediction.chooseService(/^Trzy pytania/);
    await expect(prediction.toast('Róża nie przyjmuje tego wariantu. Wybierz inną wróżkę.')).toBeVisible();
    await expect(prediction.form.getByRole('textbox')).toHaveCount(0);
    await expect(prediction.pick('Róża')).toHaveCount(0);
    await prediction.pick('Halszka').click();
    await expect(prediction.amount()).toHaveText(threeByHalszka.shownPrice);
  },
);

test(
  'the warning counts question marks per field, runs as one, live, and does not block the payment [OP-7] [U22]',
  proofOnly,
  async ({ page, watch }) => {
    watch.allow(/Failed to load resource.*\/api\/order/);
    const prediction = new PredictionPage(page);
    await prediction.makeReady(two);
    const says = (asked: number) =>
      expect(prediction.warning).toHaveText(
        `Liczba pytań: ${asked}/2. Rozważ wybór pakietu z większą liczbą pytań`,
      );
    for (const [first, second, asked] of [
      ['Czy? Kiedy?', '', 0],
      ['Czy????', 'Kiedy?!?', 3],
      ['A? B? C?', '', 3],
      ['????', '??', 0],
      ['Czy to ja?', 'Czy to ty? Czy to my?', 3],
    ] as const) {
      await prediction.question(1).fill(first);
      await prediction.question(2).fill(second);
      if (asked === 0) await expect(prediction.warning).toHaveCount(0);
      else await says(asked);
    }
    let sent: { questions: { content: string }[] } | undefined;
    await page.route(ORDER_CALL, (route) => {
      sent = route.request().postDataJSON();
      return route.fulfill(refusal(500, 500));
    });
    await prediction.pay();
    await expect
      .poll(() => sent?.questions)
      .toEqual([{ content: 'Czy to ja?' }, { content: 'Czy to ty? Czy to my?' }]);
  },
);

test('blank questions are not sent; the purchase goes through [OP-6] [AP-6]', proofOnly, async ({ page }) => {
  const prediction = new PredictionPage(page);
  await prediction.open(three);
  await prediction.question(1).fill('  Czy przeprowadzić się nad morze?  ');
  await prediction.question(3).fill('   ');
  await prediction.fill();
  await prediction.terms.click();
  const [call] = await Promise.all([page.waitForRequest(ORDER_CALL), prediction.pay()]);
  expect(call.postDataJSON().questions).toEqual([{ content: 'Czy przeprowadzić się nad morze?' }]);
  expect(call.postDataJSON().fairyProductId).toBe(three.fairyProductId);
  await page.waitForURL(/\/sandbox\/pay\//);
});

test(
  'a reload keeps service and specialist, never the questions [OP-10] [OF-4]',
  proofOnly,
  async ({ page }) => {
    const prediction = new PredictionPage(page);
    await prediction.open(two);
    await prediction.firstName.fill('Hanna');
    await prediction.question(1).fill('Czy zostać?');
    await prediction.question(1).blur();
    await page.reload();
    await expect(prediction.confirmEmail).toBeVisible();
    await expect(prediction.service).toHaveText(/^Dwa pytania/);
    await expect(prediction.question(1)).toHaveValue('');
    await expect(prediction.firstName).toHaveValue('Hanna');
  },
);
