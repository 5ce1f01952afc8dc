import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LunarPage } from '#blocks/lunar/lunar-page.tsx';
import { todayInWords } from '#copy/sky/lunar-calendar.ts';
import { daysOfMonth, type LunarDay } from '#domain/lunar/lunar-calendar.ts';

const month = { year: 2026, month: 11 };
const days: LunarDay[] = daysOfMonth(month).map((date) => ({
  date,
  moon: { sign: 'Taurus', phase: 'waxingGibbous', illumination: date.day / 30 },
  phaseAt: undefined,
  change: undefined,
}));
const words = () => document.body.textContent;

test('the month’s page says today’s moon, leads a month back and on, and asks again for what did not come [RD-9]', () => {
  const onRetry = vi.fn();
  const page = (today: number, known: readonly LunarDay[] | undefined) => (
    <LunarPage month={month} days={known} today={{ year: 2026, month: today, day: 21 }} onRetry={onRetry} />
  );
  const { rerender } = render(page(11, days));
  const moon = todayInWords(days[20] ?? expect.fail());
  expect(words()).toContain(moon);
  for (const [name, path] of [
    [/^Poprzedni miesiąc/, '2026-10'],
    [/^Następny miesiąc/, '2026-12'],
  ] as const)
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/kalendarz-ksiezycowy/${path}`);
  rerender(page(12, days));
  expect(words()).not.toContain(moon);
  rerender(page(11, undefined));
  fireEvent.click(screen.getByRole('button', { name: 'Wczytaj ponownie' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
