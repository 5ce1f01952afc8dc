import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { leaveBy } from '#desk/browser/leave-guard.ts';
import { createDeskClient } from '#desk/api/desk-client.ts';
import { EditBar } from '#desk/frame/edit/edit-bar.tsx';
import { pricesCopy as words } from '#desk/prices/prices-copy.ts';
import { editMachine, type Stored } from '#machines/edit.machine.ts';
import { renderDesk } from '../../render-desk.tsx';

const STORED: Stored = { values: { name: 'Jagna' }, versions: { name: 1 } };
const client = createDeskClient(async () => new Response(null, { status: 204 }));

/** A page with an unsaved change. */
function typed() {
  const actor = createActor(editMachine, { input: { stored: STORED } }).start();
  const user = renderDesk(
    client,
    [],
    '/',
    <EditBar actor={actor} words={words.save} discardWords={words.discard} what="" />,
  );
  act(() => actor.send({ type: 'field.change', name: 'name', text: 'Kalina', problem: undefined }));
  const go = vi.fn<() => void>();
  return { actor, user, go, leave: () => act(() => leaveBy(go)) };
}

test('who leaves and discards goes on, once [DK-6]', async () => {
  const { user, go, leave } = typed();
  leave();
  expect(go).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: words.discard.go }));
  expect(go).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('who stays is asked anew, and nothing goes on by a later discard [DK-6]', async () => {
  const { actor, user, go, leave } = typed();
  leave();
  await user.keyboard('{Escape}');
  act(() => actor.send({ type: 'leave.ask' }));
  await user.click(screen.getByRole('button', { name: words.discard.go }));
  expect(go).not.toHaveBeenCalled();
});
