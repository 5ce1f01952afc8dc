import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { DocumentBody } from '#blocks/document-body.tsx';
import { EmptyState } from '#blocks/empty-state.tsx';
import { NotFound } from '#blocks/not-found.tsx';
import { SectionError } from '#blocks/section-error.tsx';
import { Skeletons } from '#blocks/skeletons.tsx';
import { emptyCopy } from '#copy/site/empty.ts';

describe('SectionError', () => {
  it('says in Polish what failed, and loads again [HO-4]', async () => {
    const onRetry = vi.fn<() => void>();
    render(<SectionError onRetry={onRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Nie udało się wczytać tej części');
    await userEvent.click(screen.getByRole('button', { name: 'Wczytaj ponownie' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('loads again by itself when the line is back [RD-8]', () => {
    const onRetry = vi.fn<() => void>();
    const { unmount } = render(<SectionError onRetry={onRetry} />);
    window.dispatchEvent(new Event('online'));
    unmount();
    window.dispatchEvent(new Event('online'));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('swallows presses while it loads', async () => {
    const onRetry = vi.fn<() => void>();
    render(<SectionError onRetry={onRetry} pending />);
    await userEvent.click(screen.getByRole('button'));
    expect(onRetry).not.toHaveBeenCalled();
  });
});

describe('EmptyState', () => {
  it('offers somewhere to go', () => {
    const { title, text, action } = emptyCopy.fairies;
    render(<EmptyState title={title} text={text} action={{ label: action, to: '/' }} />);
    expect(screen.getByText(title)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Zobacz inne usługi' })).toHaveAttribute('href', '/');
  });
});

describe('Skeletons', () => {
  it('says that something loads, and after ten seconds that it takes long [U6]', () => {
    vi.useFakeTimers();
    render(<Skeletons kind="post" count={3} />);
    expect(screen.getByRole('status')).toHaveTextContent('Wczytywanie...');
    act(() => vi.advanceTimersByTime(9_999));
    expect(screen.getByRole('status')).toHaveTextContent('Wczytywanie...');
    act(() => vi.advanceTimersByTime(1));
    expect(screen.getByRole('status')).toHaveTextContent(/dłużej niż zwykle/);
    vi.useRealTimers();
  });
});

describe('NotFound', () => {
  it('is a Polish page with a way home [SH-11]', () => {
    render(<NotFound />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tej ścieżki nie ma na mapie');
    expect(screen.getByRole('link', { name: 'Wróć na stronę główną' })).toHaveAttribute('href', '/');
  });
});

describe('DocumentBody', () => {
  it('shows the document, or says that it is not there [SH-13]', () => {
    const { rerender } = render(<DocumentBody html="<h2>1. Usługi</h2>" />);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('1. Usługi');
    rerender(<DocumentBody />);
    expect(screen.getByText(/chwilowo niedostępna/)).toBeInTheDocument();
  });
});
