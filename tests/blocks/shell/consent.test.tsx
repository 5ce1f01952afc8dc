import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ConsentBanner } from '#blocks/shell/consent-banner.tsx';
import { ConsentSettings } from '#blocks/shell/consent-settings.tsx';
import { axeFindings } from '#tests/kit/axe.ts';

describe('ConsentBanner', () => {
  const asked = () => {
    const on = {
      onAccept: vi.fn<() => void>(),
      onReject: vi.fn<() => void>(),
      onSettings: vi.fn<() => void>(),
    };
    render(<ConsentBanner {...on} />);
    return on;
  };

  it('gives refusing and agreeing the same weight [SH-4]', () => {
    asked();
    const refuse = screen.getByRole('button', { name: 'Tylko niezbędne' });
    const agree = screen.getByRole('button', { name: 'Zgadzam się na wszystkie' });
    expect(refuse.className).toBe(agree.className);
  });

  it.each([
    ['Tylko niezbędne', 'onReject'],
    ['Zgadzam się na wszystkie', 'onAccept'],
    ['Ustawienia', 'onSettings'],
  ] as const)('"%s" tells %s and nothing else [SH-4]', async (name, told) => {
    const on = asked();
    await userEvent.click(screen.getByRole('button', { name }));
    for (const [key, callback] of Object.entries(on)) {
      expect(callback).toHaveBeenCalledTimes(key === told ? 1 : 0);
    }
  });

  it('is a named region [A39]', () => {
    asked();
    expect(screen.getByRole('region', { name: /^Ciasteczka, krótko/ })).toBeInTheDocument();
  });
});

describe('ConsentSettings', () => {
  it('offers the categories one by one; necessary ones cannot be refused [SH-4]', async () => {
    const onChange = vi.fn<(category: string, granted: boolean) => void>();
    const onSave = vi.fn<() => void>();
    render(
      <ConsentSettings
        open
        onClose={() => undefined}
        granted={{ analytics: true, marketing: false }}
        onChange={onChange}
        onSave={onSave}
      />,
    );
    const dialog = within(screen.getByRole('dialog', { name: 'Ustawienia cookies' }));
    expect(dialog.getAllByRole('checkbox')).toHaveLength(2);
    expect(dialog.getByRole('checkbox', { name: 'Statystyki' })).toBeChecked();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Marketing' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('marketing', true);
    await userEvent.click(dialog.getByRole('button', { name: 'Zapisz wybór' }));
    expect(onSave).toHaveBeenCalledOnce();
    expect(await axeFindings()).toEqual([]);
  });

  it('closes without saving', async () => {
    const onClose = vi.fn<() => void>();
    const onSave = vi.fn<() => void>();
    render(
      <ConsentSettings
        open
        onClose={onClose}
        granted={{ analytics: false, marketing: false }}
        onChange={() => undefined}
        onSave={onSave}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Zamknij ustawienia' }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(onSave).not.toHaveBeenCalled();
  });
});
