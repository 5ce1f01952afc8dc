import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { AppShell } from '#blocks/shell/app-shell.tsx';
import { ThemeSwitch } from '#blocks/shell/theme-switch.tsx';
import { Toasts } from '#blocks/shell/toasts.tsx';
import type { ThemeChoice } from '#copy/site/shell.ts';

describe('AppShell', () => {
  it('has the skip link first, and it moves focus to the content [A5]', async () => {
    Element.prototype.scrollIntoView = () => undefined;
    render(
      <AppShell banner={<a href="/x">strip</a>} navigation={null} footer={null}>
        <h1>Tarot</h1>
      </AppShell>,
    );
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Przejdź do treści' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('keeps one order: consent, strip, navigation, content, footer [A37]', () => {
    const { container } = render(
      <AppShell
        consent={<b>1</b>}
        banner={<b>2</b>}
        navigation={<b>3</b>}
        footer={<b>5</b>}
        overlays={<b>6</b>}
      >
        4
      </AppShell>,
    );
    expect(container).toHaveTextContent(/123456$/);
  });
});

describe('ThemeSwitch', () => {
  function Owned() {
    const [choice, setChoice] = useState<ThemeChoice>('light');
    return <ThemeSwitch choice={choice} onChoose={setChoice} />;
  }

  it('goes round light, dark and the system’s [SH-1]', async () => {
    render(<Owned />);
    const seen: string[] = [];
    for (let press = 0; press < 4; press += 1) {
      const button = screen.getByRole('button');
      seen.push(button.getAttribute('aria-label')?.split('.')[0]?.replace('\u00a0', ' ') ?? '');
      await userEvent.click(button);
    }
    expect(seen).toEqual(['Motyw: jasny', 'Motyw: ciemny', 'Motyw: jak w systemie', 'Motyw: jasny']);
  });
});

describe('Toasts', () => {
  it('shows title and text, and tells which one was closed [A30]', async () => {
    const onDismiss = vi.fn<(id: string) => void>();
    render(
      <Toasts
        toasts={[{ id: 'a', kind: 'error', title: 'Coś poszło nie tak!', text: 'Spróbuj później.' }]}
        onDismiss={onDismiss}
      />,
    );
    expect(screen.getByText('Spróbuj później.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Zamknij powiadomienie' }));
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith('a');
  });
});
