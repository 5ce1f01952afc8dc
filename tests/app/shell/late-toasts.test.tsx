import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LateToasts } from '#app/shell/late-toasts.tsx';

const failed = { id: '1', kind: 'error', title: 'Coś poszło nie tak!', text: 'Spróbuj ponownie.' } as const;
const told = { id: '2', kind: 'info', title: 'Zapamiętane' } as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('an error whose toast does not come within three seconds is announced without it [A30] [EG-3]', () => {
  render(<LateToasts toasts={[failed]} />);
  expect(screen.getByRole('alert').textContent).toBe('');
  act(() => vi.advanceTimersByTime(2_999));
  expect(screen.getByRole('alert').textContent).toBe('');
  act(() => vi.advanceTimersByTime(1));
  expect(screen.getByRole('alert').textContent).toBe('Coś poszło nie tak! Spróbuj ponownie.');
});

it('then each further one is announced at once, what is no error politely', () => {
  const { rerender } = render(<LateToasts toasts={[failed]} />);
  act(() => vi.advanceTimersByTime(3_000));
  rerender(<LateToasts toasts={[failed, told]} />);
  expect(screen.getByRole('status').textContent).toBe('Zapamiętane');
});
