import type { Page } from '@playwright/test';
import { proofOnly } from './support/sample.ts';
import { expect, test } from './support/shop-test.ts';

const inquiry = {
  Imię: 'Hanna',
  Nazwisko: 'Nowak',
  'Adres e-mail': 'Hanna.Nowak@przyklad.pl',
  Wiadomość: 'Dzień dobry,\nczy <b>mogę</b> zapytać?',
};
type Field = keyof typeof inquiry;
const fields = Object.keys(inquiry) as Field[];

/** The contact form, found by role and name. */
const contactForm = (page: Page) => {
  const form = page.getByRole('form', { name: 'Napisz do nas' });
  const field = (name: Field) => form.getByRole('textbox', { name, exact: true });
  return {
    field,
    send: form.getByRole('button', { name: /^Wy[śs]/ }),
    fill: async () => {
      for (const name of fields) await field(name).fill(inquiry[name]);
    },
  };
};

test(
  'offline: the message stays, and goes when the line is back [CO-2] [U35]',
  proofOnly,
  async ({ page, context, watch }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED/);
    await page.goto('/kontakt');
    const form = contactForm(page);
    await form.fill();
    // The code that sends comes with the first call; the line breaks after that.
    await expect(form.send).toBeEnabled();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await form.send.click();
    await expect(page.getByRole('main').getByText('Nie udało się zweryfikować')).toBeVisible();
    await expect(form.field('Wiadomość')).toHaveValue(inquiry['Wiadomość']);
    await context.setOffline(false);
    await form.send.click();
    await expect(page.getByText('Dziękujemy za wiadomość!').first()).toBeVisible();
  },
);
