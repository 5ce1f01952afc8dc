import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FORMS } from './forms.tsx';
import { pressed } from './pressed-form.ts';

const isLeftUnasked = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const said = () =>
  [...document.querySelectorAll('[role=status], [role=alert], [aria-live=polite]')]
    .map(({ textContent }) => textContent)
    .join('');

test.each(Object.entries(FORMS))(
  '%s: once it is sent that is said, or what was asked in goes; nothing is asked before leaving [DK-6]',
  async (_name, form) => {
    const { button, release } = await pressed(form);
    const before = said();
    await release();
    await waitFor(() => expect(button.isConnected && button.hasAttribute('data-pending')).toBe(false));
    await waitFor(() => expect(isLeftUnasked()).toBe(true));
    const isElsewhere = screen.queryByText('inna strona') !== null;
    if (!isElsewhere && !form.isTakenOver) expect(said()).not.toBe(before);
    // Where another page comes, that moves the focus.
    if (!isElsewhere) expect(document.activeElement).not.toBe(document.body);
  },
);
