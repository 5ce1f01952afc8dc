import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FORMS } from './forms.tsx';
import { PRESSES } from './presses.tsx';
import { pressed } from './pressed-form.ts';

const said = () =>
  [...document.querySelectorAll('[role=status], [role=alert], [aria-live=polite]')]
    .map(({ textContent }) => textContent)
    .join('');

test.each(Object.entries({ ...FORMS, ...PRESSES }))(
  '%s: it is sent once, and when the server fails that is said, what was typed stays, and the button works again [DK-6]',
  async (_name, form) => {
    const { user, button, scope, sent, fail } = await pressed(form);
    const calls = sent();
    const typed = () =>
      [...scope.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(({ value }) => value);
    const before = typed();
    const saidBefore = said();
    await user.click(button);
    await user.click(button);
    expect(sent()).toBe(calls);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveFocus();

    await fail();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    expect(said()).not.toBe(saidBefore);
    expect(said()).not.toBe('');
    expect(typed()).toEqual(before);
    await user.click(button);
    await waitFor(() => expect(sent()).toBe(calls + 1));
  },
);
