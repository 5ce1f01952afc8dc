import type { Page } from '@playwright/test';
import { outboxMails } from './support/outbox.ts';
import { holdCalls, requestsTo } from './support/order-call.ts';
import { proofOnly, sample } from './support/sample.ts';
import { expect, test } from './support/shop-test.ts';
import { takenOver } from './support/taken-over.ts';

const CONTACT_CALL = /\/api\/contact$/;
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
    reset: form.getByRole('button', { name: 'Resetuj' }),
    invalid: form.locator('[aria-invalid="true"]'),
    fill: async () => {
      for (const name of fields) await field(name).fill(inquiry[name]);
    },
  };
};

test(
  '„Wyślij” is disabled on load, follows every change, and says why it is [CO-2] [A31]',
  proofOnly,
  async ({ page }) => {
    await page.goto('/kontakt');
    const form = contactForm(page);
    await expect(form.send).toBeDisabled();
    await expect(form.send).toHaveAccessibleDescription('Uzupełnij wszystkie pola, żeby wysłać wiadomość.');
    await expect(form.invalid).toHaveCount(0);
    await form.fill();
    await expect(form.send).toBeEnabled();
    await form.field('Wiadomość').fill(' ');
    await expect(form.send).toBeDisabled();
  },
);

test(
  'messages appear on blur, at their field, in the required words [CO-2] [VA-4] [A23]',
  proofOnly,
  async ({ page }) => {
    await page.goto('/kontakt');
    const form = contactForm(page);
    await takenOver(form.field('Imię'));
    for (const [name, typed, message] of [
      ['Imię', '', 'Imię jest wymagane'],
      ['Nazwisko', ' ', 'Nazwisko jest wymagane'],
      ['Adres e-mail', 'ab', 'Email jest wymagany'],
      ['Adres e-mail', 'hanna@', 'Nieprawidłowy adres email'],
      ['Wiadomość', '', 'Wiadomość jest wymagana'],
    ] as const) {
      const field = form.field(name);
      await field.fill(typed);
      if (name !== 'Adres e-mail') await expect(field).not.toHaveAttribute('aria-invalid', 'true');
      await field.blur();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(new RegExp(message));
    }
    await expect(form.invalid).toHaveCount(4);
    await form.reset.click();
    await expect(form.invalid).toHaveCount(0);
    for (const name of fields) await expect(form.field(name)).toHaveValue('');
  },
);

test(
  'a message: robot token, thanks, an empty form, and a mail to the shop [CO-2] [CO-3] [ER-4] [EM-4] [AP-4]',
  proofOnly,
  async ({ page, request }) => {
    await page.goto('/kontakt');
    const form = contactForm(page);
    const calls = requestsTo(page, CONTACT_CALL);
    const letGo = await holdCalls(page, CONTACT_CALL);
    await form.fill();
    await form.send.click();
    await expect(form.send).toBeDisabled();
    await expect(form.send).toHaveText('Wysyłam...');
    letGo();
    const toasts = page.getByRole('region', { name: /^Powiadomienia/ });
    await expect(toasts.getByText('Dziękujemy za wiadomość!', { exact: true })).toBeVisible();
    await expect(toasts.getByText('Skontaktujemy się z Tobą wkrótce', { exact: true })).toBeVisible();
    for (const name of fields) await expect(form.field(name)).toHaveValue('');
    await expect(form.send).toBeDisabled();
    await expect(form.invalid).toHaveCount(0);

    expect(calls.map((call) => call.postDataJSON())).toEqual([
      {
        recaptchaToken: 'local-inquirySubmit',
        contactData: {
          firstName: 'Hanna',
          lastName: 'Nowak',
          email: 'hanna.nowak@przyklad.pl',
          message: 'Dzień dobry,\nczy <b>mogę</b> zapytać?',
        },
      },
    ]);
    await expect
      .poll(async () => (await outboxMails(request)).map(({ subject }) => subject))
      .toContain('Nowa wiadomość z formularza kontaktowego');
  },
);

for (const [how, response] of sample([
  ['the robot check refuses it', { status: 403, json: { code: 108, message: 'no' } }],
  ['the shop is down', { status: 500, json: { code: 500, message: 'no' } }],
  ['too many messages', { status: 429, json: { code: 100, message: 'no' } }],
] as const)) {
  test(
    `${how}: reported in the required words, and what was typed stays [CO-2] [ER-4]`,
    proofOnly,
    async ({ page, watch }) => {
      watch.allow(/Failed to load resource.*\/api\/contact/);
      await page.route(CONTACT_CALL, (route) => route.fulfill(response));
      await page.goto('/kontakt');
      const form = contactForm(page);
      await form.fill();
      await form.send.click();
      const toasts = page.getByRole('region', { name: /^Powiadomienia/ });
      await expect(toasts.getByText('Coś poszło nie tak!', { exact: true })).toBeVisible();
      await expect(
        toasts.getByText('Nie udało się zweryfikować czy jesteś robotem', { exact: true }),
      ).toBeVisible();
      await expect(
        page.getByRole('main').getByText('Nie udało się zweryfikować czy jesteś robotem'),
      ).toBeVisible();
      for (const name of fields) await expect(form.field(name)).toHaveValue(inquiry[name]);
      await expect(form.send).toBeEnabled();
    },
  );
}

test('offline: the message stays, and goes when the line is back [CO-2] [U35]', async ({
  page,
  context,
  watch,
}) => {
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
});

test(
  'the browser knows what to fill in, and no field is endless [CO-1] [A22] [OF-1]',
  proofOnly,
  async ({ page }) => {
    await page.goto('/kontakt');
    const form = contactForm(page);
    for (const [name, purpose, longest] of [
      ['Imię', 'given-name', '100'],
      ['Nazwisko', 'family-name', '100'],
      ['Adres e-mail', 'email', '254'],
    ] as const) {
      await expect(form.field(name)).toHaveAttribute('autocomplete', purpose);
      await expect(form.field(name)).toHaveAttribute('maxlength', longest);
    }
    await expect(form.field('Wiadomość')).toHaveAttribute('maxlength', '5000');
  },
);
