import { afterAll, beforeAll, expect, test } from 'vitest';
import { newSampleEntry } from '#server/desk/access/sample-entry.ts';
import { LIVE_SETTINGS } from '#tests/server/support/live-settings.ts';
import type { Store } from '#server/store/store.ts';
import { startTestStore } from '#tests/server/support/test-store.ts';
import { DESK_URL, TestDesk } from '../test-desk.ts';

let store: Store;
beforeAll(async () => {
  store = await startTestStore();
});
afterAll(() => store.close());

// The terminal's link, as a shop for trying out makes it, taken to the desks of other shops over the same database.
test.each([
  ['a shop for trying out lets it in', {}, 200],
  ['a shop on PostgreSQL knows no such link', { DATABASE_URL: 'postgres://localhost/shop' }, 404],
  [
    'a desk that is published knows no such link',
    { DASHBOARD_URL: 'https://desk.example', TRUST_PROXY: '1' },
    404,
  ],
  [
    'a live shop knows no such link',
    {
      ...LIVE_SETTINGS,
      RATE_LIMIT: 'on',
      LOG_LEVEL: 'error',
      DESK_PORT: '3001',
      DASHBOARD_URL: 'https://desk.shop.pl',
    },
    404,
  ],
])('%s [DK-1]', async (_, env, status) => {
  const desk = await TestDesk.start(env, store);
  const token = (await newSampleEntry(store.db, DESK_URL)).split('#probny=')[1];
  const entered = await desk.call('POST', '/sign-in/sample', { payload: { token, as: 'owner' } });
  expect([entered.statusCode, (await desk.call('GET', '/sign-in-page')).json().isSample]).toEqual([
    status,
    status === 200,
  ]);
  expect(entered.headers['set-cookie'] === undefined).toBe(status !== 200);
  await desk.app.close();
});

test.each([
  ['without a mail server nothing is said to leave', {}, undefined],
  [
    'with one the desk says that mails leave, before and after signing in',
    { SMTP_URL: 'smtp://127.0.0.1:25', MAIL_FROM: 'a@example.com' },
    true,
  ],
])('of a sample %s [DK-1] [DK-29]', async (_, env, sendsMails) => {
  const desk = await TestDesk.start(env, store);
  const page = (await desk.call('GET', '/sign-in-page')).json<{ sendsMails?: boolean }>();
  const owner = await desk.sign('owner', null, 'Ludmiła');
  const me = await desk.call('GET', '/me', { as: owner });
  expect([me.statusCode, page.sendsMails, me.json().me.sendsMails]).toEqual([200, sendsMails, sendsMails]);
  await desk.app.close();
});
