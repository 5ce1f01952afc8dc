import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { NativeSelectField } from '#kit/native-select-field.tsx';

const options = ['faktura', 'zamówienie'].map((value) => ({ value, label: value }));

const drawn = (value: string, readOnly: boolean) => {
  const onValueChange = vi.fn();
  const props = { label: 'Temat', name: 'topic', placeholder: 'Bez tematu', options, onValueChange };
  render(<NativeSelectField {...props} value={value} readOnly={readOnly} />);
  const select = screen.getByRole('combobox', { name: 'Temat' });
  return {
    select,
    offered: () => screen.getAllByRole('option').map(({ textContent }) => textContent),
    pick() {
      fireEvent.change(select, { target: { value: 'zamówienie' } });
      return onValueChange.mock.calls;
    },
  };
};

it('takes each of its options while it can be changed', () => {
  const { select, offered, pick } = drawn('faktura', false);
  expect(select).not.toHaveAttribute('aria-readonly');
  expect(offered()).toEqual(['Bez tematu', 'faktura', 'zamówienie']);
  expect(pick()).toEqual([['zamówienie']]);
});

it.each([
  ['faktura', 'faktura'],
  ['', 'Bez tematu'],
])('read-only it says so, offers its own choice alone, and takes no other: "%s" [MT-2]', (value, shown) => {
  const { select, offered, pick } = drawn(value, true);
  expect(select).toHaveAttribute('aria-readonly', 'true');
  expect(offered()).toEqual([shown]);
  expect(pick()).toEqual([]);
});
