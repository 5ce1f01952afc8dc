import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { freePort } from '../../tools/free-port.ts';
import { startShop } from '../../tools/shop-process.ts';
import { filledData } from './support/filled-data.ts';
import { buildNext, type Edit } from './support/next-build.ts';
import { addAuthenticator, deskReady, sampleEntry } from './support/open-desk.ts';
import { settlePayment } from './support/payment-page.ts';
import { placeOrder } from './support/placed-order.ts';
import { proofOnly } from './support/sample.ts';
import { test } from './support/shop-test.ts';

/** The next release takes a field more with each of four writes: the answer, a note, a service, a reply. */
const CHANGES: readonly Edit[] = [
  [
    'openapi/desk/answer.yaml',
    'properties:\n                seenVersion:',
    'properties:\n                tone: { type: string }\n                seenVersion:',
  ],
  [
    'openapi/desk/order.yaml',
    /(required: \[id, text\][^]*?properties:\n)/,
    '$1                colour: { type: string }\n',
  ],
  [
    'openapi/desk/services.yaml',
    'properties:\n                changes:',
    'properties:\n                reason: { type: string }\n                changes:',
  ],
  [
    'openapi/desk/messages.yaml',
    /(required: \[id, seen, text\][^]*?properties:\n)/,
    '$1                tone: { type: string }\n',
  ],
];

const TYPED = {
  answer: 'Droga jest otwarta.\n\nZacznij w maju.',
  note: 'Prosi o list przed piątkiem.',
  service: 'Karty o drodze',
  reply: 'Dzień dobry, tak, można zapytać.',
};

/** Buys a reading and writes to the shop, as a customer. */
async function buyAndWrite(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  const { orderId, paymentLink } = await placeOrder(
    { post: (path: string, options: object) => page.request.post(url + path, options) } as never,
    'STRIPE',
  );
  await page.goto(paymentLink);
  await settlePayment(page, 'Zapłać');
  await expect(page.getByRole('heading', { level: 1, name: 'Zamówienie potwierdzone' })).toBeVisible();
  await page.goto(`${url}/kontakt`);
  const form = page.getByRole('form', { name: 'Napisz do nas' });
  const letter = {
    Imię: 'Hanna',
    Nazwisko: 'Nowak',
    'Adres e-mail': 'h@przyklad.pl',
    Wiadomość: 'Czy mogę zapytać?',
  };
  for (const [name, text] of Object.entries(letter))
    await form.getByRole('textbox', { name, exact: true }).fill(text);
  await form.getByRole('button', { name: /^Wy[śs]/ }).click();
  await expect(page.getByText('Dziękujemy za wiadomość!').first()).toBeVisible();
  await page.close();
  return orderId;
}

const OTHER_RELEASE = /w różnych wersjach/;

/** Renews a tab by its strip; what was typed there stands on the page that comes. */
async function renew(tab: Page, texts: readonly string[]): Promise<void> {
  await expect(tab.getByText(OTHER_RELEASE)).toBeVisible();
  await tab.getByRole('button', { name: 'Odśwież', exact: true }).click();
  const kept = tab
    .locator('section, div')
    .filter({ hasText: /^Przed odświeżeniem było tu wpisane/ })
    .last();
  for (const text of texts) await expect(kept).toContainText(text);
  await expect(tab.getByText(OTHER_RELEASE)).toBeHidden();
}

test(
  'a tab that was open over an update is told of it by what it cannot save any more, and loses no word: answer, note, service, reply [DK-6]',
  proofOnly,
  async ({ page, context, watch }) => {
    test.setTimeout(600_000);
    // The desk's host is not the shop's; the desk is away for a moment, and refuses calls of the release before.
    watch.allow(/^foreign: \w+ http:\/\/(localhost|127)/, /Failed to load resource.*(426|ERR_)/, /^failed: /);
    const next = await buildNext(CHANGES);
    const data = await mkdtemp(join(tmpdir(), 'shop-update-'));
    const settings = { DATA_DIR: data, PORT: String(await freePort()), DESK_PORT: String(await freePort()) };
    const desk = `http://localhost:${settings.DESK_PORT}`;
    await cp(filledData() ?? '', data, { recursive: true });
    let shop = await startShop({ settings });
    try {
      await deskReady(desk);
      const orderId = await buyAndWrite(context, shop.url);
      await page.setViewportSize({ width: 1280, height: 900 });
      await addAuthenticator(page);
      await page.goto(await sampleEntry(shop));
      await page.getByRole('button', { name: /właścicielk/i }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Kolejka' })).toBeVisible();

      const [order, service, message] = [page, await context.newPage(), await context.newPage()];
      for (const tab of [service, message]) await tab.setViewportSize({ width: 1280, height: 900 });
      await service.goto(`${desk}/uslugi`);
      await service.getByRole('main').getByRole('link', { name: 'Trzy karty' }).first().click();
      await service.getByRole('textbox', { name: 'Nazwa' }).fill(TYPED.service);
      await message.goto(`${desk}/listy`);
      await message.getByRole('main').getByRole('link', { name: /Hanna/ }).first().click();
      await message.getByRole('textbox', { name: 'Odpisz' }).fill(TYPED.reply);
      await order.goto(`${desk}/zamowienia/${orderId}`);
      await order.getByRole('textbox', { name: 'Nowa notatka' }).fill(TYPED.note);

      await shop.stop();
      await order.getByRole('textbox', { name: 'Odpowiedź' }).fill(TYPED.answer);
      shop = await startShop({ settings, folder: next.folder });
      await deskReady(desk);

      // The answer saves by itself, and tells first. The others are told when they are saved.
      await expect(order.getByText(OTHER_RELEASE)).toBeVisible({ timeout: 60_000 });
      await service.getByRole('button', { name: /^Zapisz/ }).click();
      await message.getByRole('button', { name: 'Wyślij odpowiedź' }).click();
      await renew(service, [TYPED.service]);
      await renew(message, [TYPED.reply]);
      await renew(order, [TYPED.note]);
      await expect(order.getByRole('textbox', { name: 'Odpowiedź' })).toHaveValue(TYPED.answer);
      // Nothing of it was done by the calls that were refused.
      await expect(message.getByText('odpisano')).toHaveCount(0);
    } finally {
      for (const tab of context.pages()) await tab.close();
      await shop.kill();
      await rm(data, { recursive: true, force: true });
      await next.remove();
    }
  },
);
