import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { RenameForm } from '#desk/access/rename-form.tsx';

const onSave = vi.fn();
function Renaming() {
  const [name, setName] = useState('iPhone');
  const rest = { problem: undefined, isBusy: false, onClose: () => undefined };
  return <RenameForm name={name} onChange={setName} onSave={onSave} {...rest} />;
}

test('a passkey gets no empty name and none with marks that nobody sees, told at the field [DK-1]', async () => {
  const user = userEvent.setup();
  render(<Renaming />);
  const field = screen.getByRole('textbox', { name: /^Nowa nazwa/ });
  const save = screen.getByRole('button', { name: 'Zapisz' });
  await user.clear(field);
  // Nothing was pressed yet.
  expect(field).not.toHaveAccessibleDescription(/Wpisz nazwę/);
  await user.click(save);
  expect(field).toHaveAccessibleDescription(/Wpisz nazwę/);
  expect(field).toHaveFocus();
  await user.click(field);
  await user.paste('a\u202Eb');
  expect(field).toHaveAccessibleDescription(/znaki, których nie widać/);
  await user.click(save);
  expect(onSave).not.toHaveBeenCalled();
  await user.clear(field);
  await user.type(field, ' Laptop w pracowni ');
  await user.click(save);
  expect(onSave.mock.calls).toEqual([['Laptop w pracowni']]);
});
