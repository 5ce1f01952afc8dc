import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TextField } from '#kit/text-field.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A field that has the focus, and what it tells of being left. */
function leaveable() {
  const told = vi.fn<() => void>();
  const pressed = vi.fn<() => void>();
  render(
    <>
      <TextField label="City" name="city" value="Ur" onChange={() => undefined} onBlur={told} />
      <button type="button" onClick={pressed}>
        Next
      </button>
    </>,
  );
  const field = screen.getByRole('textbox', { name: 'City' });
  field.focus();
  return { field, told, pressed, button: screen.getByRole('button', { name: 'Next' }) };
}

describe('a field that is left', () => {
  it('tells so at once by keyboard', () => {
    const { field, told } = leaveable();
    field.blur();
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('by a press tells so only after the click, so that its message moves nothing from under the finger', () => {
    const { field, told, pressed, button } = leaveable();
    fireEvent.pointerDown(button);
    field.blur();
    vi.advanceTimersByTime(500);
    expect(told).not.toHaveBeenCalled();
    fireEvent.pointerUp(button);
    expect(told).not.toHaveBeenCalled();
    fireEvent.click(button);
    expect(pressed).toHaveBeenCalledTimes(1);
    vi.runOnlyPendingTimers();
    expect(told).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a press that became a scroll', (button: HTMLElement) => fireEvent.pointerCancel(button)],
    [
      'a key, the end of the press having been missed',
      (button: HTMLElement) => fireEvent.keyDown(button, { key: 'a' }),
    ],
  ])('tells so after %s', (_, end) => {
    const { field, told, button } = leaveable();
    fireEvent.pointerDown(button);
    field.blur();
    end(button);
    vi.runOnlyPendingTimers();
    expect(told).toHaveBeenCalledTimes(1);
    field.focus();
    field.blur();
    expect(told).toHaveBeenCalledTimes(2);
  });
});
