import { expect } from '@playwright/test';
import { saying, startStandInModel } from '../server/answers/model/stand-in-model.ts';
import { expectAccessible } from './support/axe.ts';
import { threeCards } from './support/offers.ts';
import { enterByInvitation, openDesk, type DeskInBrowser } from './support/open-desk.ts';
import { settlePayment } from './support/payment-page.ts';
import { outboxMails } from './support/outbox.ts';
import { test } from './support/shop-test.ts';
import { proofOnly } from './support/sample.ts';

const NOTE = 'Odpowiedź powstaje z pomocą sztucznej inteligencji; przed wysłaniem czyta ją i zatwierdza';

/** Shop and desk are servers of the test's own. */
const onPurpose = [/^foreign: \w+ http:\/\/(localhost|127)/];

let model: Awaited<ReturnType<typeof startStandInModel>>;
let desk: DeskInBrowser;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  model = await startStandInModel();
  desk = await openDesk({ ANSWER_API_URL: model.url, ANSWER_MODEL: 'szept-7b' });
});
test.afterAll(async () => {
  await desk.shop.kill();
  await model.stop();
});

test(
  'a model drafts, a person reads, changes and approves it; the customer is told before and after [DK-5] [DK-4]',
  proofOnly,
  async ({ page, watch }) => {
    test.setTimeout(120_000);
    watch.allow(...onPurpose);
    await page.setViewportSize({ width: 1280, height: 900 });
    const placed = await page.request.post(`${desk.shop.url}/api/order`, {
      data: {
        fairyProductId: threeCards.fairyProductId,
        questions: [],
        customer: { name: 'Gniewosława', email: 'gniewka@przyklad.pl', birthDate: '1988-03-15' },
        paymentProvider: 'STRIPE',
      },
    });
    const { orderId, paymentLink } = await placed.json();
    const shopPage = await page.context().newPage();
    await shopPage.goto(`${desk.shop.url}/regulamin`);
    await expect(shopPage.getByText(`${NOTE} człowiek.`)).toBeVisible();
    await shopPage.goto(desk.shop.url + threeCards.link);
    const before = shopPage.getByRole('region', { name: 'Sprawdź i zapłać' });
    await expect(before.getByText(`${NOTE} człowiek.`)).toBeVisible();
    await shopPage.goto(paymentLink);
    await settlePayment(shopPage, 'Zapłać');
    await expect(shopPage.getByRole('heading', { name: 'Zamówienie potwierdzone' })).toBeVisible();
    await shopPage.close();

    await enterByInvitation(page, desk);
    await page.goto(`${desk.url}/zamowienia/${orderId}`);
    model.replies(saying('[IMIĘ], droga jest otwarta. Zajrzyj na https://wrozby.test i pozdrów Krzysztofa.'));
    await page.getByRole('button', { name: 'Zaproponuj szkic' }).click();
    await expect(page.getByText('To szkic od modelu, nie od ciebie.')).toBeVisible({ timeout: 15_000 });
    const answer = page.getByRole('textbox', { name: 'Odpowiedź' });
    await expect(answer).toHaveValue(/^Gniewosława, droga jest otwarta/);
    await expect(page.getByText('Odnośnik albo adres: https://wrozby.test')).toBeVisible();
    await expect(page.getByText('Imię, którego nie ma w zamówieniu: Krzysztofa')).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);

    await answer.fill('Gniewosławo, droga jest otwarta.');
    await page.getByRole('button', { name: /^Zapisz szkic/ }).click();
    await expect(page.getByText(/^Zapisane/)).toBeVisible();
    await expect(page.getByText('To szkic od modelu, nie od ciebie.')).toHaveCount(0);
    await expect(page.getByText('Sprawdź to, zanim zatwierdzisz:')).toHaveCount(0);
    await page.getByRole('button', { name: 'Zatwierdź i wyślij' }).click();
    await expect(page.getByText(/^Wysłana/)).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('szept-7b: szkic od modelu')).toBeVisible();

    const request = { get: (path: string) => page.request.get(desk.shop.url + path) } as never;
    const mail = (await outboxMails(request)).find(({ subject }) => subject.includes(' odpowiada: '));
    const sent = await (await page.request.get(desk.shop.url + (mail?.path ?? ''))).text();
    expect(sent).toContain(`${NOTE} Ludmiła.`);
    expect(model.calls).toHaveLength(1);
    expect(JSON.stringify(model.calls)).not.toMatch(/Gniewos|gniewka|1988|Ludmi/);
  },
);
