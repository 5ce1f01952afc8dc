import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '#server/clock.ts';
import { findInvitation } from '#server/desk/access/invitations.ts';
import { UNNAMED_OWNER } from '#domain/desk/unnamed-owner.ts';
import type { Store } from '#server/store/store.ts';
import { startTestStore } from '#tests/server/support/test-store.ts';
import { runDeskCommand } from '#tools/desk/desk-command.ts';
import { usageOf } from '../../../tools/setup/usage.mjs';

const deskUrl = 'https://zaplecze.pl';
let store: Store;
beforeAll(async () => {
  store = await startTestStore();
});
afterAll(() => store.close());

const run = (...args: string[]) => runDeskCommand(store.db, { deskUrl }, args);

test('the link leads to an open invitation, and a second one to the same address ends the first', async () => {
  const tokens: string[] = [];
  for (const address of ['Anna@shop.pl', 'anna@shop.pl']) {
    const { text, isDone } = await run('invite', 'owner', address, 'Anna', 'Lis');
    expect(isDone).toBe(true);
    tokens.push(/https:\/\/zaplecze\.pl\/zaproszenie#(\S+)/.exec(text)?.[1] ?? '');
  }
  const [first = '', second = ''] = tokens;
  await expect(findInvitation(store.db, first, systemClock)).rejects.toMatchObject({ code: 207 });
  expect(await findInvitation(store.db, second, systemClock)).toMatchObject({
    role: 'owner',
    name: 'Anna Lis',
  });
});

test.each([[[]], [['invite', 'specialist', 'anna@shop.pl']], [['invite', 'owner']]])(
  'anything else gets the usage: %j',
  async (args) => {
    expect(await run(...args)).toEqual({ text: usageOf('desk'), isDone: false });
  },
);

test('what is no address is refused', async () => {
  expect(await run('invite', 'owner', 'anna')).toMatchObject({ isDone: false });
});

test('an owner who is invited without a name gets the one by which the desk knows to ask for hers [owner row 14]', async () => {
  const { text } = await run('invite', 'owner', 'ewa@shop.pl');
  const token = /#(\S+)/.exec(text)?.[1] ?? '';
  expect((await findInvitation(store.db, token, systemClock)).name).toBe(UNNAMED_OWNER);
});
