import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { LazySelectField } from '#kit/lazy-select-field.tsx';
import { SelectField } from '#kit/select-field.tsx';
import type { SelectFieldProps } from '#kit/select-props.ts';
import { axeFindings } from './axe.ts';

const MONTHS = ['styczeń', 'luty', 'marzec', 'kwiecień'].map((label, index) => ({
  value: String(index + 1),
  label,
}));

/** A form with a dropdown whose code the test hands over when it likes, or that is there before (`code`). */
function setUp(given: Partial<SelectFieldProps> = {}, code?: Promise<typeof SelectField>) {
  let arrive: () => void = () => undefined;
  const load = vi.fn<() => Promise<typeof SelectField>>(
    () =>
      code ??
      new Promise((resolve) => {
        arrive = () => resolve(SelectField);
      }),
  );
  function Form() {
    const [value, setValue] = useState(given.value ?? '');
    return (
      <form aria-label="Order">
        <input aria-label="Name" />
        <LazySelectField
          label="Month"
          name="birthMonth"
          options={MONTHS}
          placeholder="Choose"
          {...given}
          value={value}
          onValueChange={setValue}
          load={load}
        />
        <button type="button">Pay</button>
      </form>
    );
  }
  const { container } = render(<Form />);
  return { user: userEvent.setup(), load, arrive: () => arrive(), container };
}

const trigger = () => screen.getByRole('combobox', { name: 'Month' });
/** Only Radix Select keeps a native one for the browser's autofill. */
const isThere = () => document.querySelector('select') !== null;

/** Code that does not come; nobody has asked for it yet. */
function notComing(): Promise<typeof SelectField> {
  const code = Promise.reject<typeof SelectField>(new Error('no line'));
  code.catch(() => undefined);
  return code;
}

describe('LazySelectField', () => {
  it('stands as the collapsed combobox that it becomes, named, described and invalid [A21] [A26]', async () => {
    const { load, container } = setUp({ hint: 'As in your ID.', error: 'Required', required: true });
    expect(trigger()).toHaveAttribute('aria-expanded', 'false');
    expect(trigger()).toHaveTextContent('Choose');
    expect(trigger()).toHaveAttribute('data-placeholder');
    expect(trigger()).toHaveAccessibleDescription('As in your ID. Required');
    expect(trigger()).toBeInvalid();
    expect(trigger()).toBeRequired();
    expect(load).not.toHaveBeenCalled();
    expect(await axeFindings(container)).toEqual([]);
  });

  it('is the browser’s own list where fingers choose, there before it is touched [A26]', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' }));
    const { user, load, container } = setUp({
      autoComplete: 'bday-month',
      error: 'Required',
      required: true,
    });
    await vi.waitFor(() => expect(trigger()).toHaveProperty('tagName', 'SELECT'));
    expect(trigger()).not.toHaveFocus();
    expect(trigger()).toHaveAttribute('autocomplete', 'bday-month');
    expect(trigger()).toHaveAccessibleDescription('Required');
    await user.selectOptions(trigger(), 'marzec');
    expect(trigger()).toHaveDisplayValue('marzec');
    expect(load).not.toHaveBeenCalled();
    expect(await axeFindings(container)).toEqual([]);
    vi.unstubAllGlobals();
  });

  it('that a finger has touched before it was there has the focus then, and is there only after the finger has left', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' }));
    setUp();
    fireEvent.pointerDown(trigger());
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(trigger()).toHaveProperty('tagName', 'BUTTON');
    fireEvent.pointerUp(trigger());
    fireEvent.click(trigger());
    await vi.waitFor(() => expect(trigger()).toHaveProperty('tagName', 'SELECT'));
    expect(trigger()).toHaveFocus();
    vi.unstubAllGlobals();
  });

  it('shows a value that it was given', () => {
    setUp({ value: '4' });
    expect(trigger()).toHaveTextContent('kwiecień');
    expect(trigger()).not.toHaveAttribute('data-placeholder');
  });

  it('is fetched once when another field of its form is entered, and takes no focus', async () => {
    const { user, load, arrive } = setUp();
    const name = screen.getByRole('textbox', { name: 'Name' });
    await user.type(name, 'Anna');
    expect(load).toHaveBeenCalledTimes(1);
    arrive();
    await vi.waitFor(() => expect(isThere()).toBe(true));
    expect(name).toHaveFocus();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('reached by keyboard before its code, keeps focus and then picks by typing [A12]', async () => {
    const { user, arrive } = setUp();
    await user.tab();
    await user.tab();
    const waiting = trigger();
    expect(waiting).toHaveFocus();
    arrive();
    await vi.waitFor(() => expect(isThere()).toBe(true));
    expect(trigger()).not.toBe(waiting);
    expect(trigger()).toHaveFocus();
    await user.keyboard('kw');
    expect(trigger()).toHaveTextContent('kwiecień');
  });

  it('pressed before its code, opens its list as soon as it can; Escape gives focus back [A26]', async () => {
    const { user, arrive } = setUp();
    await user.click(trigger());
    expect(screen.queryByRole('listbox')).toBeNull();
    arrive();
    const list = await screen.findByRole('listbox', { name: 'Month' });
    await user.click(within(list).getByRole('option', { name: 'luty' }));
    expect(trigger()).toHaveTextContent('luty');
    await vi.waitFor(() => expect(trigger()).toHaveFocus());
  });

  it.each(['{Enter}', ' ', '{ArrowDown}', '{ArrowUp}'])(
    'the key "%s" before its code opens its list as soon as it can [A12] [A26]',
    async (key) => {
      const { user, arrive } = setUp();
      await user.tab();
      await user.tab();
      await user.keyboard(key);
      arrive();
      expect(await screen.findByRole('listbox', { name: 'Month' })).toBeVisible();
    },
  );

  it.each(['mouse', 'touch'] as const)(
    'one press by %s opens it too when its code is there at once [A26]',
    async (pointer) => {
      const { user } = setUp({}, Promise.resolve(SelectField));
      await user.pointer(
        pointer === 'mouse'
          ? [{ keys: '[MouseLeft>]', target: trigger() }]
          : [{ keys: '[TouchA>]', target: trigger() }],
      );
      // Longer than any code that is there needs to come.
      await new Promise((resolve) => setTimeout(resolve, 50));
      const held = trigger();
      await user.pointer([{ keys: pointer === 'mouse' ? '[/MouseLeft]' : '[/TouchA]', target: held }]);
      expect(await screen.findByRole('listbox', { name: 'Month' })).toBeVisible();
    },
  );

  it('pressed and left again before its code, stays closed and takes no focus', async () => {
    const { user, arrive } = setUp();
    await user.click(trigger());
    await user.tab();
    arrive();
    await vi.waitFor(() => expect(isThere()).toBe(true));
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.getByRole('button', { name: 'Pay' })).toHaveFocus();
  });

  it('read-only, does not open however it is pressed [OF-6]', async () => {
    const { user, arrive } = setUp({ readOnly: true, value: '2' });
    await user.click(trigger());
    arrive();
    await vi.waitFor(() => expect(isThere()).toBe(true));
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(trigger()).toHaveTextContent('luty');
  });

  it('whose code does not come is the browser’s own dropdown: it keeps the focus, and its choice counts [EG-3] [A26]', async () => {
    const { user, container } = setUp({ error: 'Required' }, notComing());
    await user.click(trigger());
    await vi.waitFor(() => expect(isThere()).toBe(true));
    await vi.waitFor(() => expect(trigger()).toHaveFocus());
    expect(trigger()).toBeInvalid();
    await user.selectOptions(trigger(), 'marzec');
    expect(trigger()).toHaveValue('3');
    expect(await axeFindings(container)).toEqual([]);
  });

  it('whose code is slow after a press becomes the browser’s own after four seconds, and stays that [EG-3] [A26]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const { arrive } = setUp();
      fireEvent.click(trigger());
      act(() => vi.advanceTimersByTime(3_999));
      expect(isThere()).toBe(false);
      act(() => vi.advanceTimersByTime(2));
      expect(trigger().tagName).toBe('SELECT');
      expect(trigger()).toHaveFocus();
      arrive();
      await act(() => vi.advanceTimersByTimeAsync(100));
      expect(trigger().tagName).toBe('SELECT');
    } finally {
      vi.useRealTimers();
    }
  });

  it('whose code is slow, and which nobody has pressed, waits for it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      setUp();
      fireEvent.focus(screen.getByRole('textbox', { name: 'Name' }));
      await act(() => vi.advanceTimersByTimeAsync(60_000));
      expect(isThere()).toBe(false);
    } finally {
      vi.useRealTimers();
    }
  });
});
