import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Person } from '#machines/sign-in.machine.ts';
import { createDeskClient } from '#desk/api/desk-client.ts';
import { NameSection } from '#desk/access/name-section.tsx';
import { DeskContext, type Desk } from '#desk/frame/desk-context.tsx';
import { useOwnName } from '#desk/access/use-own-name.ts';
import { refusal, reply } from '../desk-replies.ts';
import { renderDesk } from '../render-desk.tsx';

function drawn(answers: Response[] = [], isFirst = false) {
  const sent: unknown[] = [];
  const client = createDeskClient(async (request) => {
    sent.push(await request.json());
    return answers.shift() ?? reply<'changeOwnName'>({ name: 'Ola' });
  });
  return { sent, user: renderDesk(client, [], '/', <NameSection isFirst={isFirst} />) };
}
const field = () => screen.getByRole('textbox', { name: /^Jak cię podpisywać/ });
const save = () => screen.getByRole('button', { name: 'Zapisz' });

test('one’s own name is changed with the one that was seen; a newer one is shown first [DK-1] [owner row 14]', async () => {
  const { sent, user } = drawn([refusal<'changeOwnName'>(409, { code: 210, current: { name: 'Lidka' } })]);
  await user.clear(field());
  await user.click(save());
  expect(field()).toHaveAccessibleDescription(/Wpisz imię/);
  expect(field()).toHaveFocus();
  await user.type(field(), ' Ola ');
  await user.click(save());
  expect(await screen.findByText(/^W innej karcie jest już: Lidka/)).toBeDefined();
  await user.click(save());
  expect(await screen.findByText(/^Zapisane/)).toBeDefined();
  expect(sent).toEqual([
    { seen: 'Ludmiła', name: 'Ola' },
    { seen: 'Lidka', name: 'Ola' },
  ]);
});

test('somebody who has no name yet is asked for it, with an empty field [DK-1] [owner row 14]', () => {
  drawn([], true);
  expect(screen.getByRole('heading', { name: 'Jak masz na imię?' })).toBeDefined();
  expect(field()).toHaveValue('');
});

test('a name that is typed after one was saved is not shown as saved, and is asked about [DK-1]', async () => {
  const { user } = drawn();
  await user.clear(field());
  await user.type(field(), 'Ola');
  await user.click(save());
  expect(await screen.findByText(/^Zapisane/)).toBeVisible();
  await user.type(field(), ' M');
  expect(screen.queryByText(/^Zapisane/)).toBeNull();
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
});

test('a saved name is hers on every page at once, also for a form that comes later [DK-1]', async () => {
  const { result, rerender } = renderHook(({ read }) => useOwnName(read), {
    initialProps: { read: { id: '1', name: 'Właścicielka' } as Person | undefined },
  });
  act(() => result.current.rename('Ola'));
  expect(result.current.person).toEqual({ id: '1', name: 'Ola' });
  // Whoever is read anew has the stored name; before somebody is read there is nobody to name.
  rerender({ read: { id: '2', name: 'Jagna' } as Person });
  expect(result.current.person?.name).toBe('Jagna');
  rerender({ read: undefined });
  act(() => result.current.rename('Ola'));
  expect(result.current.person).toBeUndefined();
});

test('the desk is told of a saved name, and of none that was refused [DK-1]', async () => {
  const told: string[] = [];
  const answers = [refusal<'changeOwnName'>(500, { code: 500 }), reply<'changeOwnName'>({ name: 'Ola M.' })];
  const client = createDeskClient(async () => answers.shift() ?? Response.error());
  const around = { client, person: { name: 'Ludmiła' }, isSignedIn: true };
  render(
    <MemoryRouter>
      <DeskContext value={{ ...around, onRename: (name: string) => told.push(name) } as unknown as Desk}>
        <NameSection />
      </DeskContext>
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  await user.type(field(), ' M.');
  await user.click(save());
  await screen.findByText(/^Nie udało się/);
  expect(told).toEqual([]);
  await user.click(save());
  await screen.findByText(/^Zapisane/);
  expect(told).toEqual(['Ola M.']);
});
