import type { Locator } from '@playwright/test';
import { threeCards } from './support/offers.ts';
import { OrderPage } from './support/order-page.ts';
import { ORDER_CALL, requestsTo } from './support/order-call.ts';
import { expect, test } from './support/shop-test.ts';

const terms = 'Musisz zaakceptować regulamin i politykę prywatności';
const nameTooShort = 'Imię powinno mieć minimum 3 znaki';
const dayMissing = 'Dzień urodzenia jest wymagany';
const yearWrong = 'Rok urodzenia powinien być większy niż 1940';
const emailWrong = 'Wprowadź prawidłowy email';

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
  await order.fillIn();
  await order.terms.click();
  await expect(order.problems).toHaveCount(0);
  await expect(page).toHaveTitle(title);
});
