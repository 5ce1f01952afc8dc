import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { MendedAddressForm } from '#desk/order/answer/mended-address-form.tsx';

test('an address that is none is told at once at its field until it is mended, and nothing is sent; an empty field means the same address', async () => {
  const onSend = vi.fn();
  const words = { email: 'Poprawiony adres', send: 'Wyślij umowę' };
  render(<MendedAddressForm name="email" words={words} isBusy={false} onSend={onSend} />);
  const user = userEvent.setup();
  const field = screen.getByRole('textbox', { name: 'Poprawiony adres' });
  const press = () => user.click(screen.getByRole('button', { name: 'Wyślij umowę' }));
  await user.type(field, 'ewa@');
  await press();
  expect(onSend).not.toHaveBeenCalled();
  expect(field).toHaveAccessibleDescription(/prawidłowy/);
  expect(field).toHaveFocus();
  await user.type(field, 'example.com');
  expect(field).not.toHaveAccessibleDescription(/prawidłowy/);
  await press();
  await user.clear(field);
  await press();
  expect(onSend.mock.calls).toEqual([['ewa@example.com'], [undefined]]);
});
