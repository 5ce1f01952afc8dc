import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastRegion, type ToastMessage } from '#kit/toast-region.tsx';
import { axeFindings } from './axe.ts';

const DONE: ToastMessage = { id: '1', kind: 'success', title: 'Applied', text: 'Coupon applied' };
const FAILED: ToastMessage = { id: '2', kind: 'error', title: 'Something went wrong' };

function Owned({
  first,
  duration,
  onDismiss,
}: {
  first: ToastMessage[];
  duration?: number;
  onDismiss?: (id: string) => void;
}) {
  const [toasts, setToasts] = useState(first);
  return (
    <>
      <button onClick={() => setToasts([...toasts, { ...DONE, id: '9', title: 'Late' }])}>Add</button>
      <ToastRegion
        label="Messages"
        toastLabel="Message"
        closeLabel="Close"
        toasts={toasts}
        duration={duration}
        onDismiss={(id) => {
          setToasts((now) => now.filter((toast) => toast.id !== id));
          onDismiss?.(id);
        }}
        parts={{ viewport: 'v', toast: 't', title: 'h', text: 'p', close: 'c' }}
      />
    </>
  );
}

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const titles = () => [...document.querySelectorAll('.t .h')].map((title) => title.textContent);

describe('ToastRegion', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is a named region from the start, reached by F8 [A30]', () => {
    render(<Owned first={[FAILED]} />);
    expect(screen.getByRole('region', { name: 'Messages (F8)' })).toBeInTheDocument();
    fireEvent.keyDown(document, { code: 'F8' });
    expect(document.querySelector('.v')).toHaveFocus();
  });

  it('a success leaves by itself, an error stays until closed [A30]', () => {
    const onDismiss = vi.fn<(id: string) => void>();
    render(<Owned first={[DONE, FAILED]} onDismiss={onDismiss} />);
    expect(document.querySelector('.t')).toHaveTextContent('Applied Coupon applied');
    wait(7999);
    expect(titles()).toEqual(['Applied', 'Something went wrong']);
    wait(1);
    expect(titles()).toEqual(['Something went wrong']);
    wait(24 * 3600 * 1000);
    expect(titles()).toEqual(['Something went wrong']);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(titles()).toEqual([]);
    expect(onDismiss.mock.calls.flat()).toEqual(['1', '2']);
  });

  it('never shows a message for less than five seconds [A30]', () => {
    render(<Owned first={[DONE]} duration={10} />);
    wait(4999);
    expect(titles()).toEqual(['Applied']);
    wait(1);
    expect(titles()).toEqual([]);
  });

  it.each([
    [
      'the pointer',
      (toast: Element) => fireEvent.pointerMove(toast),
      (toast: Element) => fireEvent.pointerLeave(toast.closest('[role=region]') ?? toast),
    ],
    [
      'focus',
      (toast: Element) => fireEvent.focusIn(toast),
      (toast: Element) => fireEvent.focusOut(toast, { relatedTarget: document.body }),
    ],
  ])('its time stands still under %s [A30]', (_, enter, leave) => {
    render(<Owned first={[DONE]} />);
    const toast = document.querySelector('.t') ?? document.body;
    wait(5000);
    enter(toast);
    wait(60_000);
    expect(titles()).toEqual(['Applied']);
    leave(toast);
    wait(2999);
    expect(titles()).toEqual(['Applied']);
    wait(1);
    expect(titles()).toEqual([]);
  });

  it('announces an error at once and the rest politely, with the word for one [A30]', () => {
    render(<Owned first={[DONE, FAILED]} />);
    wait(100);
    const spoken = screen
      .getAllByRole('status')
      .map((region) => [region.getAttribute('aria-live'), region.textContent]);
    expect(spoken).toEqual([
      ['polite', 'Message Applied Coupon applied'],
      ['assertive', 'Message Something went wrong '],
    ]);
  });

  it('shows those that come later, below the others, and tells their kind', () => {
    render(<Owned first={[FAILED]} />);
    fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(titles()).toEqual(['Something went wrong', 'Late']);
    const kinds = [...document.querySelectorAll('.t')].map((toast) => toast.getAttribute('data-kind'));
    expect(kinds).toEqual(['error', 'success']);
  });

  it('marks a message that the page shows nowhere else, which is never out of sight', () => {
    render(<Owned first={[DONE, { ...FAILED, isOnlyHere: true }]} />);
    const marked = [...document.querySelectorAll('.t[data-only-here] .h')];
    expect(marked.map((heading) => heading.textContent)).toEqual(['Something went wrong']);
  });

  it('Escape in a toast closes that one', () => {
    render(<Owned first={[FAILED, DONE]} />);
    fireEvent.keyDown(document.querySelectorAll('.t')[0] ?? document.body, { key: 'Escape' });
    expect(titles()).toEqual(['Applied']);
  });

  it('has no axe findings, empty and full', async () => {
    vi.useRealTimers();
    const { unmount } = render(<Owned first={[]} />);
    expect(await axeFindings()).toEqual([]);
    unmount();
    render(<Owned first={[DONE, FAILED]} />);
    expect(await axeFindings()).toEqual([]);
  });
});
