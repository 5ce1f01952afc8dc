import type { APIRequestContext, Page } from '@playwright/test';
import { linksOf, outboxMails } from './support/outbox.ts';
import { holdCalls, requestsTo } from './support/order-call.ts';
import { expect, test } from './support/shop-test.ts';
import { proofOnly } from './support/sample.ts';

const SIGN_UP = /\/api\/newsletter$/;
const CONFIRMATION = 'Potwierdź zapis do newslettera';
const EBOOK = 'Twój e-book „Dwanaście nocy”';

/** The newsletter block, found by role and name. */
const newsletter = (page: Page) => {
  const form = page.getByRole('form', { name: 'Odbierz e-book „Dwanaście nocy”' });
  return {
    form,
    email: form.getByRole('textbox', { name: 'Adres e-mail' }),
    terms: form.getByRole('checkbox', { name: 'Akceptuję regulamin i politykę prywatności' }),
    submit: form.getByRole('button', { name: /Pobierz darmowy e-book|Zapisuję/ }),
  };
};

/** Waits for the mail of a subject that was not there before. */
async function newMail(request: APIRequestContext, subject: string, known: readonly string[]) {
  let found: Awaited<ReturnType<typeof outboxMails>>[number] | undefined;
  await expect
    .poll(async () => {
      found = (await outboxMails(request)).find(
        (mail) => mail.subject === subject && !known.includes(mail.path),
      );
      return found;
    })
    .toBeDefined();
  return found ?? { path: '', subject: '' };
}

test(
  'sign up, confirm from the mail, get the e-book, sign off again [NL-1] [ER-4] [EM-4] [AP-8]',
  proofOnly,
  async ({ page, request, shop }) => {
    const known = (await outboxMails(request)).map(({ path }) => path);
    const address = `ewa-${Date.now()}@przyklad.pl`;
    await page.goto('/');
    const { email, terms, submit } = newsletter(page);
    const calls = requestsTo(page, SIGN_UP);
    const letGo = await holdCalls(page, SIGN_UP);
    await email.fill(` ${address.toUpperCase()} `);
    await terms.click();
    await submit.click();
    await expect(submit).toHaveText('Zapisuję...');
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    letGo();
    // On a phone no place may be free for a toast; the page says the same.
    const said = page.getByRole('status').filter({ hasText: 'Dziekujemy!' });
    await expect(said).toContainText(
      /Potwierdź\szapis,\sa\se-\u2060book\sprzyjdzie\sod\srazu\spo\spotwierdzeniu/,
    );
    expect(calls.map((call) => call.postDataJSON())).toEqual([{ email: address }]);

    const [confirmLink = ''] = await linksOf(request, await newMail(request, CONFIRMATION, known), shop.url);
    expect(new URL(confirmLink).pathname).toBe('/newsletter/potwierdz');
    await page.goto(confirmLink);
    await expect(page.getByRole('heading', { level: 1 }), 'opening confirms nothing').toHaveText(
      'Potwierdź zapis',
    );
    await page.getByRole('button', { name: 'Potwierdź' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zapis potwierdzony');
    await page.getByRole('link', { name: 'Otwórz e-book' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dwanaście nocy');
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(12);

    await page.goto(confirmLink);
    await page.getByRole('button', { name: 'Potwierdź' }).click();
    await expect(page.getByRole('heading', { level: 1 }), 'confirming twice is no failure').toHaveText(
      'Zapis potwierdzony',
    );

    const ebookLinks = await linksOf(request, await newMail(request, EBOOK, known), shop.url);
    expect(ebookLinks.map((link) => new URL(link).pathname)).toContain('/e-book');
    const leave = ebookLinks.find((link) => new URL(link).pathname === '/newsletter/wypisz') ?? '';
    await page.goto(leave);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Wypisz się z\snewslettera/);
    await page.getByRole('button', { name: 'Wypisz mnie' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nie wyślemy więcej listów');
  },
);
