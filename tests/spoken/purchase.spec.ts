import { oneCard, threeCards } from '../e2e/support/offers.ts';
import { OrderPage } from '../e2e/support/order-page.ts';
import { holdCalls, ORDER_CALL, STATUS_CALL } from '../e2e/support/order-call.ts';
import { expectResult } from '../e2e/support/payment-page.ts';
import { expect, test } from '../e2e/support/shop-test.ts';
import { ANSWER_HOURS, ORDER_NUMBER, ScreenReader } from './reader/screen-reader.ts';

test('what a screen reader says in a purchase [A20] [A24] [A32] [A40] [U15] [U25]', async ({
  page,
  watch,
}) => {
  watch.allow(/Failed to load resource/);
  const reader = await ScreenReader.listen(page, {
    title: 'Zakup na /tarot: od wariantu do potwierdzenia',
    masks: [...ORDER_NUMBER, ANSWER_HOURS],
  });
  const order = new OrderPage(page);

  await reader.step('Strona przychodzi', async () => {
    await page.goto('/tarot');
    await page.getByRole('button', { name: 'Tylko niezbędne' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-live', '');
  });
  await reader.step('Wybiera wariant „Trzy karty”', () => order.chooseVariant(threeCards.variant));
  await reader.step('Wybiera wróżkę Jagnę', async () => {
    await order.pick(threeCards.fairy).press('Enter');
    await expect(order.confirmEmail).toBeVisible();
  });
  await reader.step('Wpisuje zły e-mail i idzie dalej', async () => {
    await order.email.fill('hanna');
    await order.email.press('Tab');
    await expect(order.email).toHaveAttribute('aria-invalid', 'true');
  });
  await reader.step('Płaci, choć formularz jest pusty', async () => {
    await order.payButton('PAYU').press('Enter');
    await expect(order.problems).toBeFocused();
  });
  await reader.step('Idzie do pierwszego błędu', () =>
    order.problems.getByRole('link').first().press('Enter'),
  );
  await reader.step('Wypełnia formularz', () => order.fillIn());
  await reader.step('Wpisuje kupon, którego nie ma', async () => {
    await order.typeCode('NIEMA');
    await order.coupon.press('Enter');
    await reader.hears(/Podany kupon nie istnieje$/);
  });
  await reader.step('Wpisuje dobry kupon', async () => {
    await order.coupon.fill('PAPROC15');
    await order.coupon.press('Enter');
    await reader.hears(/Kupon został zastosowany/);
  });
  await reader.step('Zmienia wariant na „Jedna karta”', async () => {
    await order.chooseVariant(oneCard.variant);
    await reader.hears(/Zmieniono wybór/);
  });
  await reader.step('Zaznacza regulamin', () => order.terms.press('Space'));
  // Answered with nothing at first: the page stays as it is while the payment page is on its way.
  await page.route(/\/sandbox\/pay\//, (route) => route.fulfill({ status: 204 }), { times: 1 });
  const placed = page.waitForResponse(ORDER_CALL);
  await reader.step('Naciska „Płatność online”', async () => {
    await order.payButton('PAYU').press('Enter');
    await expect(page.getByText('Za chwilę przejdziesz')).toBeVisible();
  });
  const { paymentLink } = (await (await placed).json()) as { paymentLink: string };
  await reader.step('Strona płatności przychodzi', () => page.goto(paymentLink));
  const tellStatus = await holdCalls(page, STATUS_CALL);
  await reader.step('Płaci i wraca do sklepu', async () => {
    await page.getByRole('button', { name: 'Zapłać', exact: true }).press('Enter');
    await expectResult(page, 'Zamówienie w toku');
  });
  await reader.step('Płatność jest potwierdzona', async () => {
    tellStatus();
    await expectResult(page, 'Zamówienie potwierdzone');
    await expect(page.getByRole('button', { name: 'Pobierz darmowy e-book' })).toBeVisible();
  });
  reader.expectAsRecorded('purchase');
});
