import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MoonCalendar } from '#app/shell/moon-calendar.tsx';
import { eventually, onStage } from '#tests/page/stage.tsx';

const TODAY = { year: 2026, month: 11, day: 5 };

const monthOf = (month: string, count: number, sign: string) =>
  Response.json({
    month,
    days: Array.from({ length: count }, (_, n) => ({
      date: `${month}-${String(n + 1).padStart(2, '0')}`,
      sign,
      phase: 'full moon',
      illumination: 0.5,
    })),
  });

test('a month that did not come is asked for again by one press, and a month once seen is not [BC-7]', async () => {
  const { calls } = await onStage(<MoonCalendar open onClose={() => {}} today={TODAY} />, {
    network: () => new Response(null, { status: 503 }),
  });
  const again = () => screen.getByRole('button', { name: 'Wczytaj ponownie' });
  await eventually(() => expect(again()).toBeVisible());
  const first = calls.length;
  fireEvent.click(again());
  await eventually(() => expect(calls.length).toBeGreaterThan(first));
  await eventually(() => expect(again()).toBeVisible());
  const november = calls.length;
  fireEvent.click(screen.getByRole('button', { name: /^Następny miesiąc/ }));
  await eventually(() => expect(calls.length).toBeGreaterThan(november));
  await eventually(() => expect(again()).toBeVisible());
  const december = calls.length;
  fireEvent.click(screen.getByRole('button', { name: /^Poprzedni miesiąc/ }));
  await eventually(() => screen.getByRole('button', { name: 'Następny miesiąc: grudzień 2026' }));
  expect(calls).toHaveLength(december);
});

test('asking again for a month that did not come leaves those that did [BC-7]', async () => {
  let isDown = false;
  const { calls } = await onStage(<MoonCalendar open onClose={() => {}} today={TODAY} />, {
    network: (call) =>
      isDown
        ? new Response(null, { status: 503 })
        : monthOf(call.slice(-7), call.endsWith('11') ? 30 : 31, 'Leo'),
  });
  const turn = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
  await eventually(() => expect(screen.getByRole('table')).toBeVisible());
  isDown = true;
  turn(/^Następny miesiąc/);
  await eventually(() => screen.getByRole('button', { name: 'Wczytaj ponownie' }));
  isDown = false;
  turn(/^Wczytaj ponownie/);
  await eventually(() => expect(screen.getByRole('table')).toBeVisible());
  const both = calls.length;
  turn(/^Poprzedni miesiąc/);
  expect(screen.getByRole('table')).toBeVisible();
  expect(calls).toHaveLength(both);
});

test('while a month is on its way none of another’s days are shown, and each shows its own [BC-7]', async () => {
  const answers = new Map<string, (days: Response) => void>();
  await onStage(<MoonCalendar open onClose={() => {}} today={TODAY} />, {
    network: (call) =>
      new Promise<Response>((resolve) => answers.set(call.replace('GET /moon/calendar/', ''), resolve)),
  });
  const table = () => screen.queryByRole('table')?.textContent ?? '';
  await eventually(() => expect(answers.has('2026-11')).toBe(true));
  answers.get('2026-11')?.(monthOf('2026-11', 30, 'Leo'));
  await eventually(() => expect(table()).toContain('Lew'));
  fireEvent.click(screen.getByRole('button', { name: /^Następny miesiąc/ }));
  expect(table()).toBe('');
  await eventually(() => expect(answers.has('2026-12')).toBe(true));
  answers.get('2026-12')?.(monthOf('2026-12', 31, 'Virgo'));
  await eventually(() => expect(table()).toContain('Panna'));
  expect(table()).not.toContain('Lew');
  fireEvent.click(screen.getByRole('button', { name: /^Poprzedni miesiąc/ }));
  expect(table()).toContain('Lew');
});
