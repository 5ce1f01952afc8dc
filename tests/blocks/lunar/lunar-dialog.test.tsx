import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { LunarDialog, type LunarDialogProps } from '#blocks/lunar/lunar-dialog.tsx';
import { daysOfMonth, type LunarDay } from '#domain/lunar/lunar-calendar.ts';
import { axeFindings } from '#tests/kit/axe.ts';

const november = { year: 2026, month: 11 };
const days: LunarDay[] = daysOfMonth(november).map((date) => ({
  date,
  moon: {
    sign: 'Taurus',
    phase: date.day === 24 ? 'fullMoon' : 'waxingGibbous',
    illumination: date.day / 30,
  },
  phaseAt: date.day === 24 ? '15:54' : undefined,
  change: date.day === 24 ? { sign: 'Gemini', at: '12:10' } : undefined,
}));

const calendar: LunarDialogProps = {
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

describe('LunarDialog', () => {
  it('weeks go from Monday to Sunday and carry their numbers [BC-7]', () => {
    render(<LunarDialog {...calendar} />);
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
      '1\u00a0',
    ]);
    expect(second?.children[1]).toHaveTextContent(/^2\slistopada, przybywający garb, Byk/);
  });

  it('the full moon is in the sign of its minute, not of the day’s noon [RD-9] [R110]', () => {
    render(<LunarDialog {...calendar} />);
    const phases = within(dialog().getByRole('region', { name: /^Fazy w.listopadzie$/ }));
    expect(phases.getByRole('listitem')).toHaveTextContent('pełnia w Bliźniętach 24 listopada, 15:54');
    const changes = within(dialog().getByRole('region', { name: 'Zmiany znaku' }));
    expect(changes.getByRole('listitem')).toHaveTextContent('24.11 od 12:10 Bliźnięta');
  });

  it('every day is a sentence for the ear, with the hour at which a sign begins; today is marked [RD-9] [R111]', () => {
    render(<LunarDialog {...calendar} />);
    const said = [...document.querySelectorAll('td > div')].map((day) => day.firstElementChild?.textContent);
    expect(said).toHaveLength(30);
    expect(said[22]).toBe('23\u00a0listopada, przybywający garb, Byk');
    expect(said[23]).toBe('24\u00a0listopada, pełnia w\u00a0Bliźniętach, Byk, od\u00a012:10 Bliźnięta');
    const marked = [...document.querySelectorAll('[aria-current=date]')];
    expect(marked.map((day) => day.textContent?.slice(0, 2))).toEqual(['21']);
  });

  it('a day’s change of sign is seen in its cell, and marked below on its own day alone [RD-9] [R111]', () => {
    const classOn = (today: LunarDialogProps['today']) => {
      const { unmount } = render(<LunarDialog {...calendar} today={today} />);
      const cell = dialog().getByText(/^24\slistopada, pełnia/).nextElementSibling;
      expect(cell).toHaveTextContent('od 12:10 Bliźnięta');
      const item = within(dialog().getByRole('region', { name: 'Zmiany znaku' })).getByRole('listitem');
      const { className } = item;
      unmount();
      return className;
    };
    expect(classOn({ ...november, day: 24 })).not.toBe('');
    expect(classOn({ ...november, day: 23 })).toBe('');
    expect(classOn({ year: 2026, month: 12, day: 24 })).toBe('');
  });

  it('goes a month back and forward, by keyboard as well, over the year’s end', async () => {
    const user = userEvent.setup();
    const turn = vi.fn();
    render(<LunarDialog {...calendar} month={{ year: 2026, month: 12 }} onMonth={turn} />);
    await user.click(dialog().getByRole('button', { name: 'Poprzedni miesiąc: listopad 2026' }));
    dialog().getByRole('button', { name: 'Następny miesiąc: styczeń 2027' }).focus();
    await user.keyboard('{Enter}');
    expect(turn.mock.calls).toEqual([[november], [{ year: 2027, month: 1 }]]);
  });

  it('ends where the ephemeris ends, and keeps the focus there', async () => {
    const user = userEvent.setup();
    const turn = vi.fn();
    render(<LunarDialog {...calendar} month={{ year: 2040, month: 12 }} onMonth={turn} />);
    const next = dialog().getByRole('button', { name: 'Następny miesiąc' });
    expect(next).toHaveAttribute('aria-disabled', 'true');
    await user.click(next);
    expect(turn).not.toHaveBeenCalled();
  });

  it('leads to the month’s own page, and does not stay over it [RD-9] [R112]', () => {
    const close = vi.fn();
    render(<LunarDialog {...calendar} onClose={close} />);
    const link = dialog().getByRole('link', { name: 'Otwórz kalendarz na całej stronie' });
    expect(link).toHaveAttribute('href', '/kalendarz-ksiezycowy/2026-11');
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
    expect(close).toHaveBeenCalledOnce();
  });

  it('closes by Escape', async () => {
    const user = userEvent.setup();
    const close = vi.fn();
    render(<LunarDialog {...calendar} onClose={close} />);
    await user.keyboard('{Escape}');
    expect(close).toHaveBeenCalled();
  });

  it('a month that does not come can be asked for again', async () => {
    const user = userEvent.setup();
    const again = vi.fn();
    render(<LunarDialog {...calendar} days={undefined} failed onRetry={again} />);
    await user.click(dialog().getByRole('button', { name: 'Wczytaj ponownie' }));
    expect(again).toHaveBeenCalled();
  });

  it('has no accessibility finding [A1]', async () => {
    render(<LunarDialog {...calendar} />);
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
  });
});
