import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { LunarCalendar, type LunarCalendarProps } from '#blocks/shell/lunar-calendar.tsx';
import { daysOfMonth, type LunarDay } from '#domain/lunar-calendar.ts';
import { axeFindings } from '#tests/kit/axe.ts';

const november = { year: 2026, month: 11 };
const days: LunarDay[] = daysOfMonth(november).map((date) => ({
  date,
  moon: {
    sign: 'Taurus',
    phase: date.day === 24 ? 'fullMoon' : 'waxingGibbous',
    illumination: date.day / 30,
  },
  phaseAt: date.day === 24 ? '15:53' : undefined,
}));

const calendar: LunarCalendarProps = {
  open: true,
  onClose: () => {},
  month: november,
  days,
  failed: false,
  today: { ...november, day: 21 },
  onMonth: () => {},
  onRetry: () => {},
};

const dialog = () => within(screen.getByRole('dialog', { name: 'Kalendarz księżycowy' }));

describe('LunarCalendar', () => {
  it('weeks go from Monday to Sunday and carry their numbers [BC-7]', () => {
    render(<LunarCalendar {...calendar} />);
    const table = within(dialog().getByRole('table', { name: 'listopad 2026' }));
    expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Tydz.',
      'Pn',
      'Wt',
      'Śr',
      'Cz',
      'Pt',
      'So',
      'Nd',
    ]);
    expect(table.getAllByRole('rowheader').map((head) => head.textContent)).toEqual([
      '44',
      '45',
      '46',
      '47',
      '48',
      '49',
    ]);
    const [, first, second] = table.getAllByRole('row');
    expect([...(first?.children ?? [])].map((cell) => cell.textContent?.slice(0, 2))).toEqual([
      '44',
      '',
      '',
      '',
      '',
      '',
      '',
      '1:',
    ]);
    expect(second?.children[1]).toHaveTextContent(/^2: przybywający garb, Byk, 7%$/);
  });

  it('tells exact phases in Polish time, and marks today', () => {
    render(<LunarCalendar {...calendar} />);
    expect(dialog().getByRole('listitem')).toHaveTextContent('24 listopada, 15:53: pełnia');
    const marked = [...document.querySelectorAll('[aria-current=date]')];
    expect(marked.map((day) => day.textContent?.slice(0, 2))).toEqual(['21']);
  });

  it('goes a month back and forward, by keyboard as well, over the year’s end', async () => {
    const user = userEvent.setup();
    const turn = vi.fn();
    render(<LunarCalendar {...calendar} month={{ year: 2026, month: 12 }} onMonth={turn} />);
    await user.click(dialog().getByRole('button', { name: 'Poprzedni miesiąc' }));
    dialog().getByRole('button', { name: 'Następny miesiąc' }).focus();
    await user.keyboard('{Enter}');
    expect(turn.mock.calls).toEqual([[november], [{ year: 2027, month: 1 }]]);
  });

  it('ends where the ephemeris ends, and keeps the focus there', async () => {
    const user = userEvent.setup();
    const turn = vi.fn();
    render(<LunarCalendar {...calendar} month={{ year: 2040, month: 12 }} onMonth={turn} />);
    const next = dialog().getByRole('button', { name: 'Następny miesiąc' });
    expect(next).toHaveAttribute('aria-disabled', 'true');
    await user.click(next);
    expect(turn).not.toHaveBeenCalled();
  });

  it('closes by Escape', async () => {
    const user = userEvent.setup();
    const close = vi.fn();
    render(<LunarCalendar {...calendar} onClose={close} />);
    await user.keyboard('{Escape}');
    expect(close).toHaveBeenCalled();
  });

  it('a month that does not come can be asked for again', async () => {
    const user = userEvent.setup();
    const again = vi.fn();
    render(<LunarCalendar {...calendar} days={undefined} failed onRetry={again} />);
    await user.click(dialog().getByRole('button', { name: 'Wczytaj ponownie' }));
    expect(again).toHaveBeenCalled();
  });

  it('has no accessibility finding [A1]', async () => {
    render(<LunarCalendar {...calendar} />);
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
  });
});
