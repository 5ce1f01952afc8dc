import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestDesk } from '../test-desk.ts';

let desk: TestDesk;
beforeAll(async () => {
  desk = await TestDesk.start();
});
afterAll(() => desk.close());

test('everybody changes her own name, from the one that she saw; others and the history say it from then on [DK-6]', async () => {
  const owner = await desk.sign('owner', null, 'Właścicielka');
  const put = (payload: object) => desk.call('PUT', '/me/name', { as: owner, payload });
  expect((await put({ seen: 'Właścicielka', name: ' Anna ' })).json()).toEqual({ name: 'Anna' });
  const stale = await put({ seen: 'Właścicielka', name: 'Ola' });
  expect([stale.statusCode, stale.json()]).toMatchObject([409, { code: 210, current: { name: 'Anna' } }]);
  for (const name of ['', ' ', 'a\u202Eb']) expect((await put({ seen: 'Anna', name })).statusCode).toBe(400);
  expect((await desk.call('GET', '/me', { as: owner })).json().me.person.name).toBe('Anna');
  const audited = await desk.store.db.selectFrom('audit').select('action').execute();
  expect(audited).toContainEqual({ action: 'person.renamed' });
});
