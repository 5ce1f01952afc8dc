import { expect, test } from 'vitest';
import { focusWhenEditable } from '#browser/focus-when-editable.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a field takes the focus once it can be edited, and once only [BH-7]', async () => {
  document.body.innerHTML = '<input type="date" readonly><button></button>';
  const [field, button] = [document.querySelector('input'), document.querySelector('button')];
  if (!field || !button) throw new Error('No controls');
  focusWhenEditable(field);
  await settled();
  expect(field).not.toHaveFocus();
  field.readOnly = false;
  await settled();
  expect(field).toHaveFocus();
  // The next calculation makes it read-only again; where she is then is hers.
  button.focus();
  field.readOnly = true;
  await settled();
  field.readOnly = false;
  await settled();
  expect(button).toHaveFocus();
});
