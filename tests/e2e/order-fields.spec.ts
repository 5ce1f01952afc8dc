import type { Locator, Page } from '@playwright/test';
import { forTwo, threeCards } from './support/offers.ts';
import { hanna, OrderPage } from './support/order-page.ts';
import { ORDER_CALL, requestsTo } from './support/order-call.ts';
import { expect, test } from './support/shop-test.ts';
import { proofOnly } from './support/sample.ts';

const terms = 'Musisz zaakceptować regulamin i politykę prywatności';
const nameTooShort = 'Imię powinno mieć minimum 3 znaki';
const dayMissing = 'Dzień urodzenia jest wymagany';
const dayWrong = 'Nieprawidłowy dzień urodzenia';
const yearWrong = 'Rok urodzenia powinien być większy niż 1940';
const emailWrong = 'Wprowadź prawidłowy email';
const emailsDiffer = 'Email i potwierdzenie emaila powinny być takie same';

/** A rejected submit, as OF-7 wants it: the summary has the focus and lists these, the title says so. */
async function expectRejected(order: OrderPage, messages: string[]): Promise<void> {
  await expect(order.problems).toBeFocused();
  await expect(order.problems.getByRole('link')).toHaveText(messages);
  await expect(order.page).toHaveTitle(/^Błąd: /);
}

async function expectProblem(field: Locator, message: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(message));
}

const typed = (page: Page) =>
  page
    .locator('#dane input:not([type="hidden"]):not([aria-hidden])')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));

test('an empty form: every message at its field, and each line of the summary leads there [VA-1] [OF-7] [A3] [A21] [A24] [U27]', async ({
  page,
}) => {
  const order = new OrderPage(page);
  await order.open(threeCards);
  const orders = requestsTo(page, ORDER_CALL);
  const title = await page.title();
  await order.pay();
  const expected: [Locator, string][] = [
    [order.firstName, nameTooShort],
    [order.email, emailWrong],
    [order.confirmEmail, 'Powtórz email'],
    [order.day, dayMissing],
    [order.month, 'Wybierz miesiąc urodzenia'],
    [order.year, yearWrong],
    [order.terms, terms],
  ];
  await expectRejected(
    order,
    expected.map(([, message]) => message),
  );
  for (const [field, message] of expected) {
    await expectProblem(field, message);
    await order.problems.getByRole('link', { name: message, exact: true }).click();
    await expect(field).toBeFocused();
  }
  expect(orders).toEqual([]);

  // Another press brings the focus back; once all is right, the summary and the title's prefix are gone.
  await order.pay();
  await expect(order.problems).toBeFocused();
  await order.fill();
  await order.terms.click();
  await expect(order.problems).toHaveCount(0);
  await expect(page).toHaveTitle(title);
});

test(
  'one wrong field at a time: its exact message, only it is red, nothing typed is lost, nothing is sent [VA-1] [OF-7] [A23] [U23] [U27]',
  proofOnly,
  async ({ page }) => {
    const order = new OrderPage(page);
    await order.makeReady(threeCards);
    const orders = requestsTo(page, ORDER_CALL);
    const wrong: [what: string, field: Locator, value: string, right: string, ...messages: string[]][] = [
      ['name of two letters', order.firstName, ' Jo ', hanna.firstName, nameTooShort],
      ['e-mail without a host', order.email, 'hanna@', hanna.email, emailWrong, emailsDiffer],
      ['e-mail not repeated', order.confirmEmail, '', hanna.email, 'Powtórz email'],
      ['another e-mail', order.confirmEmail, 'anna@przyklad.pl', hanna.email, emailsDiffer],
      ['no day', order.day, '', hanna.day, dayMissing],
      ['day 0', order.day, '0', hanna.day, dayWrong],
      ['day 32', order.day, '32', hanna.day, dayWrong],
      ['no number for a day', order.day, 'xx', hanna.day, dayWrong],
      ['no year', order.year, '', hanna.year, yearWrong],
      ['year 1939', order.year, '1939', hanna.year, yearWrong],
      ['a year to come', order.year, '2999', hanna.year, 'Data urodzenia nie może być w przyszłości'],
    ];
    for (const [what, field, value, right, ...messages] of wrong) {
      await test.step(what, async () => {
        await field.fill(value);
        const before = await typed(page);
        await order.pay();
        await expectRejected(order, messages);
        await expectProblem(field, messages[0] ?? '');
        await expect(order.form.locator('[aria-invalid="true"]')).toHaveCount(messages.length);
        expect(await typed(page)).toEqual(before);
        await expect(order.terms).toBeChecked();
        await field.fill(right);
        await expect(order.problems).toHaveCount(0);
      });
    }
    for (const [month, day, year] of [
      ['kwiecień', '31', hanna.year],
      ['luty', '29', '1989'],
    ] as const) {
      await test.step(`${day} ${month} ${year}`, async () => {
        await order.day.fill(day);
        await order.chooseMonth(order.month, month);
        await order.year.fill(year);
        await order.pay();
        await expectRejected(order, [dayWrong]);
        await expectProblem(order.day, dayWrong);
        await expect(order.form.locator('[aria-invalid="true"]')).toHaveCount(1);
      });
    }
    expect(orders).toEqual([]);

    await order.year.fill('1988');
    await order.pay();
    await page.waitForURL(/\/sandbox\/pay\//);
  },
);

test(
  'what is right at the edge is sent: the year 1940, e-mails that differ by case and spaces [VA-1] [U24]',
  proofOnly,
  async ({ page }) => {
    const order = new OrderPage(page);
    await order.makeReady(threeCards, {
      email: ' Hanna@Przyklad.PL',
      confirmEmail: 'hanna@przyklad.pl ',
      year: '1940',
    });
    const sent = page.waitForRequest(ORDER_CALL);
    await order.pay();
    expect((await sent).postDataJSON()).toMatchObject({
      customer: { email: 'hanna@przyklad.pl', birthDate: '1940-03-15' },
    });
  },
);

test(
  'a reading for two: the second person by the same rules, never filled in by the browser [OP-9] [VA-1] [A22]',
  proofOnly,
  async ({ page }) => {
    const order = new OrderPage(page);
    await order.makeReady(forTwo);
    const orders = requestsTo(page, ORDER_CALL);
    const name = order.partner.getByRole('textbox', { name: 'Imię partnera lub partnerki' });
    const day = order.partner.getByRole('textbox', { name: 'Dzień' });
    const year = order.partner.getByRole('textbox', { name: 'Rok' });
    await order.pay();
    await expectRejected(order, [nameTooShort, dayMissing, 'Wybierz miesiąc urodzenia', yearWrong]);
    await expectProblem(name, nameTooShort);
    await expectProblem(day, dayMissing);

    await order.fillPartner({ name: 'Bogdan', day: '31', month: 'listopad', year: '1985' });
    await order.pay();
    await expectRejected(order, [dayWrong]);
    await expectProblem(day, dayWrong);
    await expect(order.day).not.toHaveAttribute('aria-invalid');
    for (const field of [name, day, year]) await expect(field).toHaveAttribute('autocomplete', 'off');
    expect(orders).toEqual([]);

    await day.fill('30');
    await order.pay();
    await page.waitForURL(/\/sandbox\/pay\//);
  },
);

test(
  'the browser knows what to fill in, phones show digits, and no field is endless [A22] [OF-1]',
  proofOnly,
  async ({ page }) => {
    const order = new OrderPage(page);
    await order.open(threeCards);
    for (const [field, purpose, longest] of [
      [order.firstName, 'given-name', '100'],
      [order.email, 'email', '254'],
      [order.confirmEmail, 'email', '254'],
      [order.day, 'bday-day', '2'],
      [order.year, 'bday-year', '4'],
    ] as const) {
      await expect(field).toHaveAttribute('autocomplete', purpose);
      await expect(field).toHaveAttribute('maxlength', longest);
    }
    for (const field of [order.day, order.year]) await expect(field).toHaveAttribute('inputmode', 'numeric');
  },
);

test(
  'a field left wrong says so at once; a form that was only opened does not [OF-7]',
  proofOnly,
  async ({ page }) => {
    const order = new OrderPage(page);
    await order.open(threeCards);
    await expect(order.form.locator('[aria-invalid="true"]')).toHaveCount(0);
    await order.firstName.fill('Jo');
    await order.email.focus();
    await expectProblem(order.firstName, nameTooShort);
    await expect(order.form.locator('[aria-invalid="true"]')).toHaveCount(1);
    await expect(order.problems).toHaveCount(0);
  },
);
