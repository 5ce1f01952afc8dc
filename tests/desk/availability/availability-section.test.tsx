import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import AbsencesSection from '#desk/availability/absences-section.tsx';
import { useAvailability } from '#desk/availability/use-availability.ts';
import { DeskFailure } from '#desk/api/desk-failure.ts';
import { DeskContext, type Desk } from '#desk/frame/desk-context.tsx';
import type { Availability, AvailabilityChange } from '#desk/domain/wire.ts';
import { axeFindings } from '#tests/kit/axe.ts';

const CHRISTMAS = { from: '2026-12-24', until: '2026-12-26' };
const START: Availability = { isAvailable: true, absences: [CHRISTMAS], today: '2026-11-24', version: 3 };

type Put = (change: AvailabilityChange) => Promise<Availability>;
const stores: Put = async ({ seen, ...stored }) => ({ ...stored, today: START.today, version: seen + 1 });

function Part({ put, waiting, start }: { put: Put; waiting: number; start: Availability }) {
  const { availability = start, ...state } = useAvailability(start, put);
  return <AbsencesSection whose="her" availability={availability} waiting={waiting} state={state} />;
}

function drawn(put: Put = stores, waiting = 3, start = START) {
  const sent: AvailabilityChange[] = [];
  const desk = { isSignedIn: true } as unknown as Desk;
  render(
    <DeskContext value={desk}>
      <h1>Jagna</h1>
      <h2>Dostępność</h2>
      <Part
        waiting={waiting}
        start={start}
        put={(change) => {
          sent.push(change);
          return put(change);
        }}
      />
    </DeskContext>,
  );
  return { sent, user: userEvent.setup() };
}

const day = (name: string) => screen.getByLabelText(name);
const add = () => screen.getByRole('button', { name: 'Dodaj nieobecność' });

test('days are added to those that are there and taken back; orders that wait are told when one is about to begin [DK-24]', async () => {
  const { sent, user } = drawn();
  expect(screen.queryByText(/^Na odpowiedź/)).toBeNull();
  await user.type(day('Pierwszy dzień'), '2026-11-25');
  await user.click(add());
  const oneDay = { from: '2026-11-25', until: '2026-11-25' };
  expect(await screen.findByText('Zapisane: 25 listopada.')).toBeDefined();
  expect(screen.getByText(/^Na odpowiedź czekają 3 opłacone/)).toBeDefined();
  expect(day('Pierwszy dzień')).toHaveValue('');
  await user.click(screen.getByRole('button', { name: /^Usuń nieobecność: 24–26/ }));
  expect(await screen.findByText(/^Usunięte:/)).toBeDefined();
  // The pressed button is gone, the keyboard is not.
  expect(day('Pierwszy dzień')).toHaveFocus();
  expect(sent).toEqual([
    { seen: 3, isAvailable: true, absences: [CHRISTMAS, oneDay] },
    { seen: 4, isAvailable: true, absences: [oneDay] },
  ]);
  expect(await axeFindings()).toEqual([]);
});

test('what cannot be is said at its field and not sent; what somebody was faster with is shown, and what was typed waits [DK-6] [DK-24]', async () => {
  const theirs: Availability = { ...START, absences: [], version: 9 };
  const answers: unknown[] = [
    new DeskFailure(409, { code: 210, message: '', current: theirs }),
    new DeskFailure(422, {
      code: 221,
      message: '',
      errors: [{ path: '/absences/0/until', message: 'Ten dzień już minął' }],
    }),
    new DeskFailure(400, {
      code: 100,
      message: '',
      errors: [{ path: '/absences/0/from', message: 'must be string' }],
    }),
    new DeskFailure(0),
  ];
  const { sent, user } = drawn((change) => {
    const answer = answers.shift();
    return answer === undefined ? stores(change) : Promise.reject(answer);
  });
  await user.click(add());
  expect(day('Pierwszy dzień')).toHaveFocus();
  expect(day('Pierwszy dzień')).toHaveAccessibleDescription(/Podaj dzień/);
  await user.type(day('Pierwszy dzień'), '2026-11-26');
  await user.type(day('Ostatni dzień'), '2026-11-25');
  await user.click(add());
  expect(day('Ostatni dzień')).toHaveAccessibleDescription(/nie może być przed pierwszym/);
  // It stays while it holds, and goes with another day than the one that it stands at.
  fireEvent.change(day('Pierwszy dzień'), { target: { value: '2026-11-28' } });
  expect(day('Ostatni dzień')).toHaveAccessibleDescription(/nie może być przed pierwszym/);
  fireEvent.change(day('Pierwszy dzień'), { target: { value: '2026-11-25' } });
  expect(day('Ostatni dzień')).not.toHaveAccessibleDescription(/nie może być przed pierwszym/);
  fireEvent.change(day('Pierwszy dzień'), { target: { value: '2026-11-26' } });
  expect(sent).toEqual([]);
  await user.clear(day('Ostatni dzień'));
  await user.type(day('Ostatni dzień'), '2026-11-27');
  const told = [
    /^Ktoś zmienił to/,
    'Ten dzień już minął',
    /^Nie zapisało się/,
    /^Nie wiadomo, czy się zapisało/,
    /^Zapisane: 26–27/,
  ];
  for (const words of told) {
    await user.click(add());
    expect(await within(screen.getByRole('region')).findByText(words)).toBeDefined();
  }
  expect(sent.map(({ seen, absences }) => [seen, absences.length])).toEqual([
    [3, 2],
    [9, 1],
    [9, 1],
    [9, 1],
    [9, 1],
  ]);
});

test('a first day alone is one day, and a field that is emptied again says that it needs a day only when asked', async () => {
  const { sent, user } = drawn();
  fireEvent.change(day('Ostatni dzień'), { target: { value: '2026-11-27' } });
  await user.click(add());
  expect(day('Pierwszy dzień')).toHaveAccessibleDescription(/Podaj dzień/);
  fireEvent.change(day('Pierwszy dzień'), { target: { value: '2026-11-27' } });
  expect(day('Pierwszy dzień')).not.toHaveAccessibleDescription(/Podaj dzień/);
  fireEvent.change(day('Pierwszy dzień'), { target: { value: '' } });
  expect(day('Pierwszy dzień')).not.toHaveAccessibleDescription(/Podaj dzień/);
  fireEvent.change(day('Ostatni dzień'), { target: { value: '' } });
  expect(day('Ostatni dzień')).toHaveValue('');
  expect(sent).toEqual([]);
});

test('of twelve absences none is added, of eleven one [DK-24]', async () => {
  const absences = Array.from({ length: 11 }, (_, turn) => {
    const date = `2026-12-${10 + turn}`;
    return { from: date, until: date };
  });
  const { sent, user } = drawn(stores, 0, { ...START, absences });
  fireEvent.change(day('Pierwszy dzień'), { target: { value: '2026-12-27' } });
  await user.click(add());
  expect(await screen.findByText('Zapisane: 27 grudnia.')).toBeVisible();
  fireEvent.change(day('Pierwszy dzień'), { target: { value: '2026-12-29' } });
  await user.click(add());
  expect(day('Pierwszy dzień')).toHaveAccessibleDescription(/Najwyżej 12 nieobecności naraz/);
  expect(sent).toHaveLength(1);
});
