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

test('a robot check whose service is away is counted apart: such a message is nobody’s fault [CO-3] [owner row 2]', async () => {
  const away = await startTestShop({
    RECAPTCHA_SECRET: 'tajny',
    RECAPTCHA_SITE_KEY: 'jawny',
    RECAPTCHA_VERIFY_URL: 'http://127.0.0.1:9/siteverify',
  });
  const texts = { firstName: 'Hanna', lastName: 'Nowak', email: 'hanna@example.com', message: 'Dzień dobry' };
  const payload = contactBody(texts);
  const { statusCode } = await away.app.inject({ method: 'POST', url: '/api/contact', payload });
  const counted = await away.store.db.selectFrom('robot_refusal').select(['why', 'count']).execute();
  expect([statusCode, counted]).toEqual([502, [{ why: 'silent', count: 1 }]]);
  await away.close();
});

test('a message sent again after a lost response is there once; one whose name was mended meanwhile is there as well [CO-3]', async () => {
  const send = async (lastName: string) => {
    const texts = { firstName: 'Irena', email: 'irena@example.com', message: 'Kiedy przyjdzie odpowiedź?' };
    const payload = contactBody({ ...texts, lastName });
    return (await shop.app.inject({ method: 'POST', url: '/api/contact', payload })).statusCode;
  };
  expect([await send('Nowk'), await send(' Nowk '), await send('Nowak')]).toEqual([204, 204, 204]);
  const stored = await shop.store.db
    .selectFrom('contact_message')
    .select('last_name as lastName')
    .where('email', '=', 'irena@example.com')
    .orderBy('received_at')
    .execute();
  expect(stored).toEqual([{ lastName: 'Nowk' }, { lastName: 'Nowak' }]);
});
