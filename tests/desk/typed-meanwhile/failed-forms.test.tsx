import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FORMS } from './forms.tsx';
import { PRESSES } from './presses.tsx';
import { pressed } from './pressed-form.ts';

const said = () =>
  [...document.querySelectorAll('[role=status], [role=alert], [aria-live=polite]')]
    .map(({ textContent }) => textContent)
    .join('');
const typedIn = (scope: Element) =>
  [...scope.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(({ value }) => value);

test.each(Object.entries({ ...FORMS, ...PRESSES }))(
  '%s: it is sent once, and when the server fails that is said, what was typed stays, and the button works again [DK-6]',
  async (_name, form) => {
    const { user, button, scope, sent, fail } = await pressed(form);
    const calls = sent();
    const before = typedIn(scope);
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
    expect(typedIn(scope)).toEqual(before);
    await user.click(button);
    await waitFor(() => expect(sent()).toBe(calls + 1));
  },
);

test.each(Object.entries(FORMS).filter(([, { isBrief }]) => !isBrief))(
  '%s: what was typed and not sent is asked about before the page is left [DK-6]',
  async (_name, form) => {
    const { button, fail } = await pressed(form);
    await fail();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  },
);

test.each(Object.entries({ ...FORMS, ...PRESSES }))(
  '%s: refused for something newer, which does not come along, it says so, and what was typed stays [DK-6]',
  async (_name, form) => {
    const { button, scope, refuse } = await pressed(form);
    const before = typedIn(scope);
    const saidBefore = said();
    await refuse();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    expect(said()).not.toBe(saidBefore);
    expect(typedIn(scope)).toEqual(before);
  },
);
