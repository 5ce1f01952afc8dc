import { ORDER_CALL } from './support/order-call.ts';
import { OrderPage } from './support/order-page.ts';
import { offerOn } from './support/services.ts';
import { proofOnly } from './support/sample.ts';
import { expect, test } from './support/shop-test.ts';

const two = offerOn('/wrozby', 'wrozba-dwa-pytania', 'jagna');

test(
  'a prediction: as many questions as were bought, a live warning of one too many, and the payment [OP-6] [OP-7] [U22]',
  proofOnly,
  async ({ page }) => {
    const order = new OrderPage(page);
    const service = page.getByRole('combobox', { name: 'Wybór usługi' });
    const questions = order.form.getByRole('textbox', { name: /pytanie/i });
    const warning = order.form.getByRole('status').filter({ hasText: 'Liczba pytań' });
    await page.goto('/wrozby');
    await service.click();
    await page.getByRole('option', { name: /^Dwa pytania/ }).click();
    await order.pick(two.fairy).click();
    await order.fillIn();
    await order.terms.click();
    await expect(questions).toHaveCount(2);
    await questions.first().fill('Czy to ja?');
    await questions.nth(1).fill('Czy to ty? Czy to my?');
    await expect(warning).toHaveText('Liczba pytań: 3/2. Rozważ wybór pakietu z większą liczbą pytań');
    const [call] = await Promise.all([page.waitForRequest(ORDER_CALL), order.pay()]);
    expect(call.postDataJSON()).toMatchObject({
      fairyProductId: two.fairyProductId,
      questions: [{ content: 'Czy to ja?' }, { content: 'Czy to ty? Czy to my?' }],
    });
    await page.waitForURL(/\/sandbox\/pay\//);
  },
);
