import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PasskeyList } from '#desk/access/passkey-list.tsx';
import { SessionList } from '#desk/access/session-list.tsx';
import type { OwnPasskey, OwnSession } from '#desk/domain/wire.ts';

const NOW = Date.parse('2026-11-23T11:00:00Z');
const AT = '2026-11-23T09:00:00Z';
const session = (id: string, isThis: boolean): OwnSession => ({
  id,
  isThis,
  device: `Firefox ${id}`,
  entry: 'passkey',
  since: AT,
  lastSeenAt: '2026-11-23T10:00:00Z',
  endsAt: '2026-11-23T21:00:00Z',
});
const passkey = (id: string, lastUsedAt: string | null): OwnPasskey => ({
  id,
  device: `Klucz ${id}`,
  addedAt: AT,
  lastUsedAt,
});
const nothing = () => undefined;
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('only a session that is not this one can be ended, and all others only where there are some [DK-1]', async () => {
  const onEnd = vi.fn();
  const list = (...sessions: OwnSession[]) => (
    <SessionList sessions={sessions} now={NOW} busy={undefined} onEnd={onEnd} onEndOthers={nothing} />
  );
  const { rerender } = render(list(session('a', true)));
  expect(screen.getByRole('region', { name: 'Gdzie jesteś zalogowana' })).toBeVisible();
  expect(rows()).toEqual(['Firefox ato urządzenie, od 10:00']);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(list(session('a', true), session('b', false)));
  expect(rows()[1]).toBe('Firefox bostatnio 11:00, od 10:00Zakończ');
  expect(screen.getByRole('button', { name: 'Zakończ wszystkie inne' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: /^Zakończ sesję/ }));
  expect(onEnd.mock.calls).toEqual([['b']]);
});

test('the last passkey can be renamed and not removed [DK-1]', () => {
  const list = (...passkeys: OwnPasskey[]) => (
    <PasskeyList
      passkeys={passkeys}
      now={NOW}
      canAdd
      busy={undefined}
      onAdd={nothing}
      onRename={nothing}
      onRemove={nothing}
    />
  );
  const { rerender } = render(list(passkey('a', null)));
  expect(rows()[0]).toMatch(/^Klucz adodany 10:00, jeszcze nieużyty/);
  expect(screen.getByRole('button', { name: 'Zmień nazwę klucza: Klucz a' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Usuń klucz/ })).toBeNull();
  rerender(list(passkey('a', null), passkey('b', '2026-11-23T10:00:00Z')));
  expect(rows()[1]).toMatch(/^Klucz bdodany 10:00, ostatnio 11:00/);
  expect(screen.getAllByRole('button', { name: /^Usuń klucz/ })).toHaveLength(2);
});

test('the passkeys are a region by its name, which says what is so with none and with one; each press names its key [DK-1]', async () => {
  const calls = { onAdd: vi.fn(), onRename: vi.fn(), onRemove: vi.fn() };
  const list = (busy: string | undefined, canAdd: boolean, ...passkeys: OwnPasskey[]) => (
    <PasskeyList passkeys={passkeys} now={NOW} canAdd={canAdd} busy={busy} {...calls} />
  );
  const region = () => within(screen.getByRole('region', { name: 'Klucze' }));
  const { rerender } = render(list(undefined, true));
  expect(region().getByText(/^Nie masz żadnego klucza/)).toBeVisible();
  expect(region().queryByText('Ostatniego klucza nie da się usunąć.')).toBeNull();
  const [a, b] = [passkey('a', null), passkey('b', AT)];
  rerender(list(undefined, true, a));
  expect(region().getByText(/^Klucz to odcisk palca/)).toBeVisible();
  expect(region().getByText('Ostatniego klucza nie da się usunąć.')).toBeVisible();
  rerender(list(undefined, true, a, b));
  expect(region().queryByText('Ostatniego klucza nie da się usunąć.')).toBeNull();
  await userEvent.click(region().getByRole('button', { name: 'Zmień nazwę klucza: Klucz b' }));
  await userEvent.click(region().getByRole('button', { name: 'Usuń klucz: Klucz b' }));
  await userEvent.click(region().getByRole('button', { name: 'Dodaj klucz w tym urządzeniu' }));
  expect(calls.onRename.mock.calls).toEqual([[b]]);
  expect(calls.onRemove.mock.calls).toEqual([['b']]);
  expect(calls.onAdd).toHaveBeenCalledTimes(1);
  rerender(list('b', false, a, b));
  await userEvent.click(region().getByRole('button', { name: /^Dodaj klucz/ }));
  expect(calls.onAdd).toHaveBeenCalledTimes(1);
  rerender(list('add', true, a, b));
  await userEvent.click(region().getByRole('button', { name: /^Dodaj klucz/ }));
  rerender(list('b', true, a, b));
  await userEvent.click(region().getByRole('button', { name: 'Usuń klucz: Klucz b' }));
  expect(calls.onAdd).toHaveBeenCalledTimes(1);
  expect(calls.onRemove).toHaveBeenCalledTimes(1);
});
