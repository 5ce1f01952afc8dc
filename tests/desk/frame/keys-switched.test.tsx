import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import { DeskApp } from '#desk/app.tsx';
import { guardLeaving } from '#desk/browser/leave-guard.ts';
import { shortcutsCopy as copy } from '#desk/copy/shell.ts';
import { DESK_PAGES } from '#desk/pages.ts';
import { wireMe } from '#tools/model/sample-desk.ts';
import { refusal } from '../desk-replies.ts';

beforeEach(() => localStorage.clear());

/** The desk of an owner, on her own account's page. */
async function opened() {
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      close() {}
    },
  );
  window.history.replaceState(null, '', DESK_PAGES.me.path);
  const client = createDeskClient(async ({ url }) =>
    url.endsWith('/me')
      ? Response.json({ me: wireMe({ id: '1', name: 'Ludmiła', role: 'owner' }) })
      : refusal<'getMessage'>(404, { code: 100 }),
  );
  render(
    <BrowserRouter>
      <DeskApp client={client} tokens={{ invitation: undefined, sample: undefined }} />
    </BrowserRouter>,
  );
  await screen.findByRole('main', undefined, { timeout: 5_000 });
  return userEvent.setup();
}

test('shortcuts of one letter are switched off and on again on their sheet, which stays open; while off, ? opens nothing', async () => {
  const user = await opened();
  const sheet = () => screen.queryByRole('dialog', { name: copy.title });
  await user.keyboard('?');
  await user.click(await screen.findByRole('button', { name: copy.singleKeys.on }, { timeout: 5_000 }));
  expect(sheet()).not.toBeNull();
  await user.click(screen.getByRole('button', { name: copy.singleKeys.off }));
  await user.click(screen.getByRole('button', { name: copy.singleKeys.on }));
  await user.click(screen.getByRole('button', { name: copy.close }));
  expect(sheet()).toBeNull();
  await user.keyboard('?');
  expect(sheet()).toBeNull();
});

test('the search opens by its keys, once whatever is pressed in it, and closes', async () => {
  const user = await opened();
  await user.keyboard('{Control>}k{/Control}');
  const dialog = await screen.findByRole('dialog', undefined, { timeout: 5_000 });
  await user.keyboard('?{Control>}k{/Control}');
  expect(screen.getAllByRole('dialog')).toEqual([dialog]);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a key that leads to another page asks first about text on this one [DK-6]', async () => {
  const user = await opened();
  let proceed = () => {};
  const lift = guardLeaving((next) => {
    proceed = next;
  });
  try {
    await user.keyboard('gk');
    expect(window.location.pathname).toBe(DESK_PAGES.me.path);
    act(() => proceed());
    await waitFor(() => expect(window.location.pathname).toBe(DESK_PAGES.queue.path));
  } finally {
    lift();
  }
});
