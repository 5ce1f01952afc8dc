import { ORDER_CALL } from './support/order-call.ts';
import { OrderPage } from './support/order-page.ts';
import { offerOn } from './support/services.ts';
import { expect, test } from './support/shop-test.ts';
import { proofOnly } from './support/sample.ts';

const forTwo = offerOn('/rytualy', 'rytual-dwie-swiece', 'jagna');

test('a ritual for two asks for the partner, and sends both [OP-9] [AP-6]', proofOnly, async ({ page }) => {
  const order = new OrderPage(page);
  await order.makeReady(forTwo);
  await order.fillPartner();
  const [call] = await Promise.all([page.waitForRequest(ORDER_CALL), order.pay()]);
  expect(call.postDataJSON()).toMatchObject({
    customer: { name: 'Hanna', birthDate: '1988-03-15' },
    partner: { name: 'Bogdan', birthDate: '1985-11-02' },
  });
  await page.waitForURL(/\/sandbox\/pay\//);
});
