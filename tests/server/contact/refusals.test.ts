import { afterAll, beforeAll, expect, test } from 'vitest';
import { contactBody } from '#tests/server/support/robot-token.ts';
import { startTestShop, type TestShop } from '#tests/server/support/test-app.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

test('a message that the robot check keeps out is counted by its day, one that passes is not [CO-3] [owner row 2]', async () => {
  const body = contactBody({
    firstName: 'Hanna',
    lastName: 'Nowak',
    email: 'hanna@example.com',
    message: 'Dzień dobry',
  });
  const send = async (recaptchaToken: string) =>
    (await shop.app.inject({ method: 'POST', url: '/api/contact', payload: { ...body, recaptchaToken } }))
      .statusCode;
  expect([await send('none'), await send('none'), await send(body.recaptchaToken)]).toEqual([403, 403, 204]);
  const counted = await shop.store.db.selectFrom('robot_refusal').select(['why', 'count']).execute();
  expect(counted).toEqual([{ why: 'refused', count: 2 }]);
});
