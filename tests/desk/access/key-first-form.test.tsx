import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createActor } from 'xstate';
import { beforeEach, expect, test, vi } from 'vitest';
import { provideSignIn } from '#desk/access/sign-in-ports.ts';
import { SignInScreen } from '#desk/access/sign-in-screen.tsx';
import { invitationCopy } from '#desk/access/sign-in-copy.ts';
import { createDeskClient } from '#desk/api/desk-client.ts';
import { shellCopy } from '#desk/copy/shell.ts';
import { must } from '#domain/must.ts';
import { axeFindings } from '#tests/kit/axe.ts';
import { WIRE_SIGN_IN_PAGE, wireMe } from '#tools/model/sample-desk.ts';
import { refusal } from '../desk-replies.ts';

import { KeyRefusal } from '#desk/browser/passkeys.ts';

const device = vi.hoisted(() => ({ make: vi.fn(), ask: vi.fn() }));
vi.mock('#desk/browser/passkeys.ts', async (original) => ({
  ...(await original<typeof import('#desk/browser/passkeys.ts')>()),
  knowsPasskeys: () => true,
  makePasskey: device.make,
  askForPasskey: device.ask,
}));
beforeEach(() => {
  device.make.mockReset().mockResolvedValue({ id: 'new' });
  device.ask.mockReset().mockResolvedValue({ id: 'new' });
});

/** Ludmiła has come in by a recovery code; the server opens the desk to her once she has used a key. */
async function drawn(refuseProof = false, leaving = 204) {
  const calls: string[] = [];
  let needsKey = true;
  const client = createDeskClient(async ({ url }) => {
    const path = new URL(url).pathname.replace('/desk-api', '');
    calls.push(path);
    if (path === '/sign-in-page') return Response.json(WIRE_SIGN_IN_PAGE);
    if (path === '/me')
      return Response.json({ me: wireMe({ id: '1', name: 'Ludmiła', role: 'owner', needsKey }) });
    if (path.endsWith('/challenge'))
      return Response.json({ challengeId: '7d0ce1a4-0000-4000-8000-000000000001', options: {} });
    if (path === '/fresh' && refuseProof) return refusal<'proveFresh'>(422, { code: 208 });
    if (path === '/fresh') needsKey = false;
    if (path === '/sign-out') return new Response(null, { status: leaving });
    return Response.json({}, { status: path === '/passkeys' ? 201 : 200 });
  });
  const actor = createActor(provideSignIn(client), {
    input: { invitation: undefined, sample: undefined },
  }).start();
  render(<SignInScreen actor={actor} client={client} />);
  await screen.findByRole('heading', { level: 1, name: 'Najpierw klucz' });
  calls.length = 0;
  const isIn = (tag: 'inside' | 'signedOut') => actor.getSnapshot().hasTag(tag);
  return { calls, isInside: () => isIn('inside'), isOut: () => isIn('signedOut') };
}

test('a recovery code leads to a new key, which is used at once; then the desk opens [DK-1]', async () => {
  const { calls, isInside } = await drawn();
  expect(isInside()).toBe(false);
  expect(await axeFindings()).toEqual([]);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Dodaj klucz w tym urządzeniu' }));
  await vi.waitFor(() => expect(isInside()).toBe(true));
  expect(calls).toEqual(['/passkeys/challenge', '/passkeys', '/fresh/challenge', '/fresh', '/me']);
});

test('whoever has a key uses it, and makes none [DK-1]', async () => {
  const { calls, isInside } = await drawn();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Mam już klucz: użyję go' }));
  await vi.waitFor(() => expect(isInside()).toBe(true));
  expect(calls).toEqual(['/fresh/challenge', '/fresh', '/me']);
});

test('a key that was registered and not taken can be used again; nothing opens before [DK-1]', async () => {
  const { isInside } = await drawn(true);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Dodaj klucz w tym urządzeniu' }));
  expect(await screen.findByText('Klucz nie został przyjęty. Nic się nie zmieniło.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Dodaj klucz w tym urządzeniu' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Użyj klucza' }));
  expect(isInside()).toBe(false);
});

test('a device that has her key already says so, and she can use that one [DK-1]', async () => {
  device.make.mockRejectedValue(new KeyRefusal('known', undefined));
  const { isInside } = await drawn();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Dodaj klucz w tym urządzeniu' }));
  expect(await screen.findByText('To urządzenie ma już twój klucz. Drugi dodaj na innym.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Mam już klucz: użyję go' }));
  await vi.waitFor(() => expect(isInside()).toBe(true));
});

test.each([204, 401])(
  'leaving, answered %i: whoever a lost response has signed out is out [DK-1]',
  async (status) => {
    const { isOut } = await drawn(false, status);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Wyjdź' }));
    await vi.waitFor(() => expect(isOut()).toBe(true));
  },
);

test('whoever the server does not let leave is not told that she has left [DK-1]', async () => {
  const { calls, isOut } = await drawn(false, 500);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Wyjdź' }));
  expect(await screen.findByText(/^Zaplecze nie odpowiada/)).toBeDefined();
  expect([calls, isOut()]).toEqual([['/sign-out'], false]);
  expect(screen.getByRole('button', { name: 'Wyjdź' })).toBeEnabled();
});

test.each([
  [422, { code: 205, message: '' }, 'gone', 'the desk knows no such invitation'],
  [400, { code: 100, message: '' }, 'gone', 'the link was cut off'],
  [403, undefined, 'unreachable', 'a proxy has judged nothing'],
  [400, undefined, 'unreachable', 'a page of a proxy'],
] as const)(
  'an invitation that is answered %i is lost only where the desk says so: %o, %s',
  async (...[status, body, tag]) => {
    const client = createDeskClient(async ({ url }) =>
      url.endsWith('/me')
        ? Response.json({ me: null })
        : body
          ? Response.json(body, { status })
          : new Response('<h1>Refused</h1>', { status, headers: { 'content-type': 'text/html' } }),
    );
    const actor = createActor(provideSignIn(client), {
      input: { invitation: 'zaproszenie', sample: undefined },
    }).start();
    await vi.waitFor(() => expect(actor.getSnapshot().hasTag(tag)).toBe(true));
  },
);

test('an invitation that is still on its way is called neither gone nor good [DK-1]', async () => {
  let answer: ((response: Response) => void) | undefined;
  const client = createDeskClient(async ({ url }) => {
    if (url.endsWith('/sign-in-page')) return Response.json(WIRE_SIGN_IN_PAGE);
    if (url.endsWith('/me')) return Response.json({ me: null });
    return new Promise<Response>((resolve) => (answer = resolve));
  });
  const actor = createActor(provideSignIn(client), {
    input: { invitation: 'zaproszenie', sample: undefined },
  }).start();
  render(<SignInScreen actor={actor} client={client} />);
  const reading = await vi.waitFor(() => must(answer, 'a question'));
  expect(screen.queryByText(invitationCopy.gone)).toBeNull();
  expect(screen.getByLabelText(shellCopy.loading)).toBeDefined();
  reading(Response.json({ code: 205, message: '' }, { status: 422 }));
  expect(await screen.findByText(invitationCopy.gone)).toBeVisible();
});
