import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { KeyFirstScreen } from '#desk/access/key-first-screen.tsx';
import { createDeskClient } from '#desk/api/desk-client.ts';
import { axeFindings } from '#tests/kit/axe.ts';
import { refusal } from '../desk-replies.ts';
import { renderDesk } from '../render-desk.tsx';

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

function drawn(refuseProof = false) {
  const calls: string[] = [];
  const onProved = vi.fn();
  const client = createDeskClient(async ({ url }) => {
    const path = new URL(url).pathname.replace('/desk-api', '');
    calls.push(path);
    if (path.endsWith('/challenge'))
      return Response.json({ challengeId: '7d0ce1a4-0000-4000-8000-000000000001', options: {} });
    if (path === '/fresh' && refuseProof) return refusal<'proveFresh'>(422, { code: 208 });
    return Response.json({}, { status: path === '/passkeys' ? 201 : 200 });
  });
  renderDesk(client, [], '/', <KeyFirstScreen onProved={onProved} />);
  return { calls, onProved };
}

test('a recovery code leads to a new key, which is used at once; then the desk opens [DK-1]', async () => {
  const { calls, onProved } = drawn();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Najpierw klucz');
  expect(await axeFindings()).toEqual([]);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Dodaj klucz w tym urządzeniu' }));
  await vi.waitFor(() => expect(onProved).toHaveBeenCalledOnce());
  expect(calls).toEqual(['/passkeys/challenge', '/passkeys', '/fresh/challenge', '/fresh']);
});

test('whoever has a key uses it, and makes none [DK-1]', async () => {
  const { calls, onProved } = drawn();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Mam już klucz: użyję go' }));
  await vi.waitFor(() => expect(onProved).toHaveBeenCalledOnce());
  expect(calls).toEqual(['/fresh/challenge', '/fresh']);
});

test('a key that was registered and not taken can be used again; nothing opens before [DK-1]', async () => {
  const { onProved } = drawn(true);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Dodaj klucz w tym urządzeniu' }));
  expect(await screen.findByText('Klucz nie został przyjęty. Nic się nie zmieniło.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Dodaj klucz w tym urządzeniu' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Użyj klucza' }));
  expect(onProved).not.toHaveBeenCalled();
});
