import { fireEvent, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { FORMS } from './forms.tsx';
import { pressed } from './pressed-form.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isChosen = (control: Control) => control.type === 'radio' || control.type === 'checkbox';
const stateOf = (control: Control) =>
  control instanceof HTMLInputElement && isChosen(control) ? String(control.checked) : control.value;

/** Changes a field as a person would: types on, or chooses something else. */
async function change(user: UserEvent, control: Control): Promise<void> {
  if (control instanceof HTMLSelectElement) {
    const other = [...control.options].find(({ value }) => value !== control.value);
    if (other) await user.selectOptions(control, other);
  } else if (isChosen(control)) await user.click(control);
  // A day cannot be typed letter by letter.
  else if (control.type === 'date') fireEvent.change(control, { target: { value: '2027-01-02' } });
  else await user.type(control, '5');
}

const isLeftUnasked = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test.each(Object.entries(FORMS))(
  '%s: what is typed or chosen while it is sent is not taken, or stays and counts as unsaved [DK-6]',
  async (_name, form) => {
    const { user, button, scope, release } = await pressed(form);

    const controls = [...scope.querySelectorAll<Control>('input:not([type=hidden]), textarea, select')];
    expect(controls.length).toBeGreaterThan(0);
    const before = controls.map(stateOf);
    for (const control of controls) await change(user, control);
    const after = controls.map(stateOf);
    const isTaken = controls.map((_control, at) => after[at] !== before[at]);
    if (!isTaken.includes(true)) {
      // All that cannot be typed into is still there to be read, and no button does anything.
      expect(controls.filter(({ disabled }) => disabled)).toEqual([]);
      const buttons = [...scope.querySelectorAll('button:not([role=checkbox])')];
      // A dialog's own cross does nothing, as Escape.
      for (const one of buttons.filter((each) => each.parentElement !== scope && !each.closest('[inert]')))
        expect([one.textContent, one.getAttribute('aria-disabled')]).toEqual([one.textContent, 'true']);
      for (const box of scope.querySelectorAll('[role=checkbox]'))
        expect(box).toHaveAttribute('aria-readonly', 'true');
      await user.keyboard('{Escape}');
      expect(scope).toBeInTheDocument();
      return;
    }
    await release();
    await waitFor(() => expect(button).not.toHaveAttribute('data-pending'));
    expect(controls.map(stateOf)).toEqual(after);
    expect(isLeftUnasked()).toBe(false);
  },
);
