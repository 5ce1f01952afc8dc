import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { SelectField } from '#kit/select-field.tsx';
import type { SelectFieldProps } from '#kit/select-props.ts';
import { axeFindings } from './axe.ts';

const MONTHS = ['styczeń', 'luty', 'marzec', 'kwiecień', 'maj'].map((label, index) => ({
  value: String(index + 1),
  label,
}));

function Owned({ value: first = '', onValueChange, ...given }: Partial<SelectFieldProps>) {
  const [value, setValue] = useState(first);
  return (
    <SelectField
      label="Month"
      name="birthMonth"
      options={MONTHS}
      placeholder="Choose"
      {...given}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange?.(next);
      }}
    />
  );
}

const trigger = () => screen.getByRole('combobox', { name: 'Month' });
const listbox = () => screen.queryByRole('listbox');

describe('SelectField', () => {
  it('is a collapsed combobox named by its sibling label [A26]', () => {
    render(<Owned hint="As in your ID." error="Required" required id="month" />);
    expect(trigger()).toHaveAttribute('id', 'month');
    expect(trigger()).toHaveAttribute('aria-expanded', 'false');
    expect(trigger()).toHaveTextContent('Choose');
    expect(trigger()).toHaveAttribute('data-placeholder');
    expect(trigger()).toHaveAccessibleDescription('As in your ID. Required');
    expect(trigger()).toBeInvalid();
    expect(trigger()).toBeRequired();
    expect(trigger().closest('label')).toBeNull();
    expect(trigger().closest('[data-field="birthMonth"]')).toHaveAttribute('data-invalid', '');
  });

  it('picks by typing while closed, over two letters [A26]', async () => {
    const onValueChange = vi.fn<(value: string) => void>();
    render(<Owned onValueChange={onValueChange} />);
    await userEvent.tab();
    await userEvent.keyboard('kw');
    expect(onValueChange).toHaveBeenLastCalledWith('4');
    expect(trigger()).toHaveTextContent('kwiecień');
    expect(listbox()).toBeNull();
  });

  it('opens, moves by arrows and typing, and picks by Enter, focus coming back [A26]', async () => {
    const user = userEvent.setup();
    const onValueChange = vi.fn<(value: string) => void>();
    render(<Owned value="2" onValueChange={onValueChange} />);
    await user.tab();
    await user.keyboard('{Enter}');
    const options = within(await screen.findByRole('listbox')).getAllByRole('option');
    expect(options).toHaveLength(5);
    await waitFor(() => expect(options[1]).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(options[2]).toHaveFocus());
    await user.keyboard('kw');
    await waitFor(() => expect(options[3]).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('4');
    expect(listbox()).toBeNull();
    await waitFor(() => expect(trigger()).toHaveFocus());
  });

  it('closes on Escape without a choice and gives focus back [A26]', async () => {
    const user = userEvent.setup();
    const onValueChange = vi.fn<(value: string) => void>();
    render(<Owned onValueChange={onValueChange} />);
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(await screen.findByRole('listbox')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(listbox()).toBeNull();
    await waitFor(() => expect(trigger()).toHaveFocus());
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('with a finger picks on the click, never on lifting, so that nothing below is hit [A26]', async () => {
    const onValueChange = vi.fn<(value: string) => void>();
    render(<Owned onValueChange={onValueChange} />);
    fireEvent.pointerDown(trigger(), { pointerType: 'touch' });
    fireEvent.click(trigger());
    const option = within(await screen.findByRole('listbox')).getByRole('option', { name: 'marzec' });
    fireEvent.pointerDown(option, { pointerType: 'touch' });
    fireEvent.pointerUp(option, { pointerType: 'touch' });
    expect(onValueChange).not.toHaveBeenCalled();
    expect(listbox()).toBeInTheDocument();
    fireEvent.click(option);
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('3');
  });

  it('a tap outside closes the list and becomes no click [A26]', async () => {
    const page = document.documentElement;
    const lift = () => fireEvent(page, new Event('touchend', { bubbles: true, cancelable: true }));
    render(<Owned />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    // Radix begins to listen in the next task, so that the press which opened the list does not close it.
    await new Promise((resolve) => setTimeout(resolve));
    fireEvent.pointerDown(page, { pointerType: 'touch' });
    await waitFor(() => expect(listbox()).toBeNull());
    expect(lift()).toBe(false);
    await waitFor(() => expect(trigger()).toHaveFocus());
    fireEvent.pointerDown(page, { pointerType: 'touch' });
    expect(lift()).toBe(true);
  });

  it.each([
    ['a touch inside the list', 'touch', () => screen.getByRole('option', { name: 'luty' }), 'touchend'],
    ['a cancelled touch', 'touch', () => document.documentElement, 'touchcancel'],
    ['a mouse', 'mouse', () => document.documentElement, 'touchend'],
  ])('leaves %s alone [A26]', async (_, pointerType, target, ending) => {
    render(<Owned />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    const place = target();
    fireEvent.pointerDown(place, { pointerType });
    const event = new Event(ending, { bubbles: true, cancelable: ending === 'touchend' });
    expect(fireEvent(place, event)).toBe(true);
    const later = new Event('touchend', { bubbles: true, cancelable: true });
    expect(fireEvent(document.documentElement, later)).toBe(true);
  });

  it('its label moves focus and never opens the list, as a native one', async () => {
    render(<Owned />);
    await userEvent.click(screen.getByText('Month'));
    expect(trigger()).toHaveFocus();
    expect(listbox()).toBeNull();
  });

  it('tells of a blur when focus leaves the field, not when it goes into the list', async () => {
    const user = userEvent.setup();
    const onBlur = vi.fn<() => void>();
    render(<Owned onBlur={onBlur} />);
    await user.tab();
    await user.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(trigger()).toHaveFocus());
    expect(onBlur).not.toHaveBeenCalled();
    await user.tab();
    expect(onBlur).toHaveBeenCalledOnce();
  });

  it('is controlled and survives being filled from outside', async () => {
    const onValueChange = vi.fn<(value: string) => void>();
    const field = (value: string) => (
      <form>
        <SelectField
          label="Month"
          name="m"
          placeholder="Choose"
          options={MONTHS}
          value={value}
          onValueChange={onValueChange}
        />
      </form>
    );
    const { rerender } = render(field(''));
    rerender(field('3'));
    expect(trigger()).toHaveTextContent('marzec');
    rerender(field('99'));
    rerender(field(''));
    expect(trigger()).toHaveTextContent('Choose');
    await userEvent.tab();
    await userEvent.keyboard('m');
    expect(trigger()).toHaveTextContent('Choose');
    expect(onValueChange.mock.calls.flat()).toEqual(['3']);
  });

  it('keeps a hidden native select for autofill and form data [A22]', async () => {
    const { container } = render(
      <form>
        <Owned autoComplete="bday-month" value="5" />
      </form>,
    );
    const native = container.querySelector('select');
    expect(native).toHaveAttribute('autocomplete', 'bday-month');
    expect(native).toHaveAttribute('tabindex', '-1');
    expect(native).not.toHaveAttribute('required');
    await waitFor(() => expect(native).toHaveValue('5'));
    fireEvent.change(native ?? document.body, { target: { value: '2' } });
    expect(trigger()).toHaveTextContent('luty');
  });

  it('read-only keeps focus but neither opens nor changes', async () => {
    const onValueChange = vi.fn<(value: string) => void>();
    render(<Owned readOnly value="1" onValueChange={onValueChange} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}kw');
    expect(trigger()).toHaveFocus();
    expect(trigger()).toHaveAttribute('aria-readonly', 'true');
    expect(listbox()).toBeNull();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('dresses its parts and marks the chosen option', async () => {
    render(
      <Owned
        value="2"
        icon={<svg />}
        indicator={<b>x</b>}
        parts={{ icon: 'i', value: 'v', content: 'c', viewport: 'w', item: 'o', itemIndicator: 'n' }}
      />,
    );
    expect(document.querySelector('.i svg')).not.toBeNull();
    expect(document.querySelector('.v')).toHaveTextContent('luty');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(document.querySelector('.c .w')).not.toBeNull();
    expect(document.querySelectorAll('.o')).toHaveLength(5);
    expect(document.querySelector('.o[data-state="checked"] .n')).toHaveTextContent('x');
    expect(document.querySelectorAll('.n')).toHaveLength(1);
  });

  it.each<[string, Partial<SelectFieldProps>]>([
    ['empty', {}],
    ['chosen', { value: '3', required: true }],
    ['in error', { hint: 'Hint', error: 'Required' }],
    ['read-only', { readOnly: true, value: '1' }],
  ])('has no axe findings when %s', async (_, given) => {
    render(<Owned {...given} />);
    expect(await axeFindings()).toEqual([]);
  });

  it('has no axe findings when open', async () => {
    render(<Owned value="2" />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(await axeFindings(await screen.findByRole('listbox'))).toEqual([]);
  });
});
