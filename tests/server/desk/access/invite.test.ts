import { afterAll, beforeAll, expect, test } from 'vitest';
import { DeskEvents } from '#server/desk/desk-events.ts';
import { TestDesk, type Signed } from '../test-desk.ts';

let desk: TestDesk;
beforeAll(async () => {
  desk = await TestDesk.start();
});
afterAll(() => desk.close());

test('another’s open invitation to the address is replaced once it was seen; both changes are told of [DK-6] [DK-3]', async () => {
  const [kalina, jagna] = [await desk.sign('owner'), await desk.sign('owner')];
  const invite = (as: Signed, seen: string | null, email = 'roza@shop.pl') =>
    desk.call('POST', '/invitations', { as, payload: { role: 'owner', name: 'Róża', email, seen } });
  const state = () => new DeskEvents(desk.store.db).state();
  const open = async () => (await desk.call('GET', '/people', { as: jagna })).json().invitations;

  const before = await state();
  const first = (await invite(kalina, null)).json();
  const between = await state();
  const refused = await invite(jagna, null, 'ROZA@shop.pl');
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { code: 210, current: { ...first, invitedBy: kalina.name } },
  ]);
  expect([await open(), await state()]).toEqual([[first], between]);

  const second = (await invite(jagna, first.id)).json();
  expect(await open()).toEqual([second]);
  expect(new Set([before, between, await state()]).size).toBe(3);
  expect((await invite(kalina, first.id)).json().current).toEqual(second);

  const withBoth = await state();
  await desk.call('DELETE', `/people/${kalina.id}?version=1`, { as: jagna });
  expect(await state()).not.toBe(withBoth);

  // An invitation that has ended by time is replaced by any.
  desk.clock.pass(25 * 60 * 60_000);
  const ola = await desk.sign('owner');
  const invitations = async () => (await desk.call('GET', '/people', { as: ola })).json().invitations;
  expect(await invitations()).toEqual([]);
  const third = await invite(ola, null);
  expect(third.statusCode).toBe(201);
  expect(await invitations()).toEqual([third.json()]);
  await desk.call('DELETE', `/invitations/${third.json().id}`, { as: ola });
  expect((await desk.call('GET', '/journal', { as: ola })).json().entries[0]).toMatchObject({
    action: 'invitation.withdrawn',
    subject: 'Róża',
  });
});
