import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, test, vi } from 'vitest';
import { TopBanner } from '#blocks/shell/top-banner.tsx';
import { MOON_ICON } from '#blocks/icon-name.ts';

const today = { year: 2026, month: 11, day: 5 };
const strip = () => screen.getByRole('region', { name: 'Dziś na niebie' });

describe('TopBanner', () => {
  it('shows the day in long Polish form [SH-6]', () => {
    render(<TopBanner today={today} />);
    expect(screen.getByText('05 listopada 2026')).toHaveAttribute('datetime', '2026-11-05');
  });

  it('shows no moon before it has loaded [SH-7]', () => {
    render(<TopBanner today={today} />);
    expect(strip()).toHaveTextContent(/^05 listopada 2026$/);
    expect(within(strip()).queryByRole('img')).toBeNull();
  });

  it('then shows sign, phase with its 24 px icon, and whole percent [SH-7]', () => {
    render(<TopBanner today={today} moon={{ sign: 'Aries', phase: 'waxingGibbous', illumination: 0.824 }} />);
    expect(strip()).toHaveTextContent('Księżyc: Baran');
    expect(strip()).toHaveTextContent('Oświetlenie tarczy: 82%');
    const icon = within(strip()).getByRole('img', { name: 'przybywający garb' }).querySelector('svg');
    expect(icon).toHaveAttribute('width', '24');
    expect(icon?.querySelector('use')).toHaveAttribute('href', '/icons.svg#moon-waxing-gibbous');
  });

  it('the moon is a button that opens its calendar [SH-7]', async () => {
    const press = vi.fn();
    const moon = { sign: 'Aries', phase: 'fullMoon', illumination: 1 } as const;
    render(<TopBanner today={today} moon={moon} onMoonPress={press} />);
    const button = screen.getByRole('button', {
      name: /pełnia.*Księżyc:\s?Baran.*100%.*Otwórz kalendarz księżycowy/,
    });
    expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    await userEvent.click(button);
    expect(press).toHaveBeenCalledTimes(1);
  });

  it('stands without a day, until it is known', () => {
    render(<TopBanner />);
    expect(strip().textContent).toBe('');
  });
});

test('third and last quarter are one icon; every other phase has its own [SH-7]', () => {
  expect(MOON_ICON.thirdQuarter).toBe(MOON_ICON.lastQuarter);
  expect(new Set(Object.values(MOON_ICON)).size).toBe(Object.keys(MOON_ICON).length - 1);
});
