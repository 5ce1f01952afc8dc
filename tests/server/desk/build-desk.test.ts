import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestDesk, type Signed } from './test-desk.ts';

let desk: TestDesk;
let owner: Signed;
beforeAll(async () => {
  desk = await TestDesk.start({ RATE_LIMIT: 'on', LOG_LEVEL: 'error' });
  owner = await desk.sign('owner');
});
afterAll(() => desk.close());

const SOME = '00000000-0000-4000-8000-000000000009';

test.each([
  ['/sign-in', 30],
  ['/sign-in/recovery', 30],
  ['/sign-in/sample', 30],
  // What calls a model, or sends mails.
  [`/services/${SOME}/trial`, 10],
  [`/newsletter/${SOME}/try`, 10],
  ['/state/checks', 5],
])('%s takes %i requests a minute of one address, and of another its own', async (path, most) => {
  const statusFrom = async (address: string) =>
    (
      await desk.call('POST', path, {
        as: owner,
        headers: { 'x-forwarded-for': address, 'content-type': 'application/json' },
        payload: '{',
      })
    ).statusCode;
  const statuses = [];
  for (let count = 0; count <= most; count += 1) statuses.push(await statusFrom('192.0.2.1'));
  expect(statuses.slice(0, -1)).not.toContain(429);
  expect(statuses.at(-1)).toBe(429);
  expect(await statusFrom('192.0.2.2')).not.toBe(429);
});
