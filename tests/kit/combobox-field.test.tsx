import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { ComboboxField, type ComboboxFieldProps } from '#kit/combobox-field.tsx';
import { axeFindings } from './axe.ts';

type Given = Partial<ComboboxFieldProps>;

const CITIES = ['Kraków', 'Kraśnik', 'Krasnystaw'];

/** A field whose owner keeps the value. */
function Owned({ onChange, value: first = '', ...given }: Given) {
  const [value, setValue] = useState(first);
  return (
    <ComboboxField
      label="City"
      name="city"
      suggestions={CITIES}
      suggestionsLabel="Cities"
      {...given}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
    />
  );
}

const input = () => screen.getByRole('combobox', { name: 'City' });
const list = () => screen.queryByRole('listbox', { name: 'Cities' });
const marked = () => screen.queryByRole('option', { selected: true })?.textContent;

describe('ComboboxField', () => {
  it('is an editable combobox, named by its label, closed until somebody types [BH-6] [A21]', () => {
    render(<Owned hint="Where?" error="Unknown" value="Krak" />);
    expect(input()).toHaveAttribute('aria-autocomplete', 'list');
    expect(input()).toHaveAttribute('aria-expanded', 'false');
    expect(input()).toHaveAccessibleDescription('Where? Unknown');
    expect(input()).toBeInvalid();
    expect(list()).toBeNull();
  });

  it('typing opens the list and marks nothing: any text may stand [BH-6]', async () => {
    const user = userEvent.setup();
    render(<Owned />);
    await user.type(input(), 'kra');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(CITIES);
    expect(input()).toHaveAttribute('aria-expanded', 'true');
    expect(input()).toHaveAttribute('aria-controls', list()?.id);
    expect(input()).not.toHaveAttribute('aria-activedescendant');
    await user.tab();
    expect(input()).toHaveValue('kra');
    expect(list()).toBeNull();
  });

  it('arrows walk the list round and through the field, Enter takes what is marked [BH-6]', async () => {
    const user = userEvent.setup();
    const send = vi.fn((event: Event) => event.preventDefault());
    render(
      <form onSubmit={(event) => send(event.nativeEvent)}>
        <Owned />
      </form>,
    );
    await user.type(input(), 'kra');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(marked()).toBe('Kraśnik');
    expect(document.getElementById(input().getAttribute('aria-activedescendant') ?? '')).toHaveTextContent(
      'Kraśnik',
    );
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(marked()).toBeUndefined();
    await user.keyboard('{ArrowUp}');
    expect(marked()).toBe('Krasnystaw');
    await user.keyboard('{Enter}');
    expect(input()).toHaveValue('Krasnystaw');
    expect(list()).toBeNull();
    expect(send).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('who types on has marked nothing: Enter takes what is typed [BH-6]', async () => {
    const user = userEvent.setup();
    render(<Owned />);
    await user.type(input(), 'kra{ArrowDown}{ArrowDown}k{Enter}');
    expect(marked()).toBeUndefined();
    expect(input()).toHaveValue('krak');
  });

  it('suggestions that come late leave the mark on what was marked, or take it away, and move it to no other [BH-6]', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<Owned />);
    await user.type(input(), 'kra{ArrowDown}{ArrowDown}');
    rerender(<Owned suggestions={['Kraśnik', 'Kraków']} />);
    expect(marked()).toBe('Kraśnik');
    rerender(<Owned suggestions={['Kraków', 'Krasnystaw']} />);
    expect(marked()).toBeUndefined();
    expect(input()).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('{Enter}');
    expect(input()).toHaveValue('kra');
  });

  it('what was taken is marked no more when the list opens again [BH-6]', async () => {
    const user = userEvent.setup();
    render(<Owned />);
    await user.type(input(), 'kra{ArrowDown}{ArrowDown}{Enter}{ArrowDown}');
    expect(marked()).toBe('Kraków');
  });

  it('an arrow opens the closed list [BH-6]', async () => {
    const user = userEvent.setup();
    render(<Owned value="Kra" />);
    await user.click(input());
    expect(list()).toBeNull();
    await user.keyboard('{ArrowDown}');
    expect(marked()).toBe('Kraków');
  });

  it('Escape closes the list and keeps what was typed, and no dialog around hears it [BH-6]', async () => {
    const user = userEvent.setup();
    const around = vi.fn();
    render(
      // eslint-disable-next-line jsx-a11y/no-static-element-interactions
      <div onKeyDown={({ key }) => around(key)}>
        <Owned />
      </div>,
    );
    await user.type(input(), 'k');
    around.mockClear();
    await user.keyboard('{Escape}');
    expect(list()).toBeNull();
    expect(input()).toHaveValue('k');
    expect(around).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(around).toHaveBeenCalledWith('Escape');
  });

  it('a press takes a suggestion and leaves the focus in the field [BH-6]', async () => {
    const user = userEvent.setup();
    const told = vi.fn();
    const left = vi.fn();
    render(<Owned onChange={told} onBlur={left} />);
    await user.type(input(), 'k');
    await user.click(screen.getByRole('option', { name: 'Kraśnik' }));
    expect(told).toHaveBeenLastCalledWith('Kraśnik');
    expect(input()).toHaveFocus();
    expect(left).not.toHaveBeenCalled();
    expect(list()).toBeNull();
  });

  it('without suggestions, and while it is read-only, it is plain text [BH-6]', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<Owned suggestions={[]} />);
    await user.type(input(), 'kra{ArrowDown}{Enter}');
    expect(input()).toHaveValue('kra');
    expect(list()).toBeNull();
    // The browser's own work, as to go to the beginning or the end.
    for (const key of ['ArrowUp', 'ArrowDown']) expect(fireEvent.keyDown(input(), { key })).toBe(true);
    rerender(<Owned readOnly />);
    await user.keyboard('{ArrowDown}');
    expect(list()).toBeNull();
  });

  it('shows state and parts for the look', async () => {
    const user = userEvent.setup();
    const { container } = render(
      <Owned error="Unknown" parts={{ root: 'r', anchor: 'a', control: 'c', list: 'l', option: 'o' }} />,
    );
    await user.type(input(), 'k{ArrowDown}');
    expect(container.querySelector('.r')).toHaveAttribute('data-invalid', '');
    expect(container.querySelectorAll('.a > .c, .a > .l')).toHaveLength(2);
    expect(container.querySelectorAll('.o[data-highlighted]')).toHaveLength(1);
  });

  it('open and closed, it has no accessibility finding and no inline style [A1]', async () => {
    const user = userEvent.setup();
    const { container } = render(<Owned hint="Where?" />);
    expect(await axeFindings(container)).toEqual([]);
    await user.type(input(), 'k{ArrowDown}');
    expect(await axeFindings(container)).toEqual([]);
    expect(renderToString(<Owned />)).not.toMatch(/\sstyle=/);
  });
});
