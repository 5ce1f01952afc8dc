import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { signInMachine } from '#machines/sign-in.machine.ts';
import { ExpiredDialog } from '#desk/access/expired-dialog.tsx';
import { guardLeaving } from '#desk/browser/leave-guard.ts';

test('whoever goes in another way is asked first about text that the page would lose', async () => {
  const actor = createActor(signInMachine, { input: { invitation: undefined, sample: undefined } }).start();
  const send = vi.spyOn(actor, 'send');
  render(<ExpiredDialog actor={actor} />);
  let proceed = () => undefined as void;
  const lift = guardLeaving((next) => (proceed = next));
  await userEvent.click(screen.getByRole('button', { name: 'Wejdź inaczej' }));
  expect(send).not.toHaveBeenCalled();
  proceed();
  expect(send).toHaveBeenCalledWith({ type: 'entry.open' });
  lift();
});
