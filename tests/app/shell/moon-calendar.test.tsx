import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MoonCalendar } from '#app/shell/moon-calendar.tsx';
import { eventually, onStage } from '#tests/page/stage.tsx';

const TODAY = { year: 2026, month: 11, day: 5 };

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
