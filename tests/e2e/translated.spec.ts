import type { Locator, Page } from '@playwright/test';
import { ANEW, liesOf, translate, useTranslated } from '../../tools/faults/translator.ts';
import { seeded } from '../../tools/random.ts';
import { oneCard, threeCards } from './support/offers.ts';
import { proofOnly } from './support/sample.ts';
import { expect, test } from './support/shop-test.ts';

// A page read through a translator, whose marks stand around every text.

/** Opens a page and has it translated once its scripts are at work. */
async function openTranslated(page: Page, address: string) {
  await page.goto(address, { waitUntil: 'networkidle' });
  await translate(page);
}

const tellsTheTruth = async (page: Page) => expect(await liesOf(page)).toEqual([]);

/** A mistake that is made, left, and put right. */
async function correct(page: Page, field: Locator, wrong: string, right: string, message: RegExp) {
  await field.fill(wrong);
  await field.blur();
  await expect(page.getByText(message).first()).toBeVisible();
  await tellsTheTruth(page);
  await field.fill(right);
  await field.blur();
  await expect(page.getByText(message)).toHaveCount(0);
  await tellsTheTruth(page);
}

test('a translated page: what is shown is what is ordered [OF-3]', async ({ page, watch }) => {
  watch.allow(/Failed to load resource/);
  await openTranslated(page, '/tarot');
  await page.getByRole('radio', { name: oneCard.variant }).press(' ');
  await page.getByRole('button', { name: `Wybieram: ${oneCard.fairy}` }).click();
  const summary = page.getByRole('region', { name: 'Sprawdź i zapłać' });
  await expect(summary).toContainText(`«${oneCard.variant}»`);
  await tellsTheTruth(page);
  await summary.getByRole('button', { name: /Mam kod/ }).click();
  await summary.getByRole('textbox', { name: 'Kod kuponu' }).fill('PAPROC15');
  await summary.getByRole('button', { name: 'Zastosuj' }).click();
  await expect(summary.getByRole('status').first()).toContainText('PAPROC15');
  await tellsTheTruth(page);
  await page.getByRole('radio', { name: threeCards.variant }).press(' ');
  await expect(summary).toContainText(`«${threeCards.variant}»`);
  await expect(summary).not.toContainText(oneCard.variant);
  await tellsTheTruth(page);
  await correct(page, page.getByRole('textbox', { name: 'Imię' }).first(), 'J', 'Hanna', /minimum 3 znaki/);
});

test('a mistake put right leaves the other forms of a translated page whole', proofOnly, async ({ page }) => {
  await openTranslated(page, '/kontakt');
  const contact = page.getByRole('form', { name: 'Napisz do nas' });
  await correct(
    page,
    contact.getByRole('textbox', { name: 'e-mail' }),
    'hanna@',
    'hanna@przyklad.pl',
    /Nieprawidłowy adres/,
  );
  await openTranslated(page, '/');
  const newsletter = page.getByRole('form', { name: /Odbierz e-book/ });
  await correct(
    page,
    newsletter.getByRole('textbox', { name: 'e-mail' }),
    'hanna@',
    'hanna@przyklad.pl',
    /Wprowadź|Nieprawidłowy/,
  );
  const birth = page.getByRole('form', { name: 'Horoskop urodzeniowy' });
  await correct(page, birth.getByRole('textbox', { name: 'Imię' }), 'J', 'Hanna', /minimum 3 znaki/);
  await birth.getByRole('button', { name: 'Oblicz horoskop' }).click();
  await expect(page.getByRole('group', { name: 'Popraw zaznaczone pola' })).toBeVisible();
  await tellsTheTruth(page);
});

test('random presses and words on a translated page', proofOnly, async ({ page, shop, watch }) => {
  watch.allow(/Failed to load resource/, /platnosc|sandbox/, ANEW);
  for (const [at, path] of ['/wrozby', '/'].entries()) {
    expect(await useTranslated(page, shop.url + path, 15, seeded(20_261_126 + at))).toEqual([]);
  }
});

// What waits for a touch is translated before it is alive, and React builds it anew: nothing is typed there yet.
test(
  'a step that comes alive with the first touch is whole in a translated page [OF-3]',
  proofOnly,
  async ({ page, watch }) => {
    watch.allow(ANEW);
    await openTranslated(page, '/wrozby');
    await page
      .getByRole('button', { name: /^Wybieram: / })
      .first()
      .click();
    await expect(page.getByRole('form').first()).toBeVisible();
    await tellsTheTruth(page);
  },
);
