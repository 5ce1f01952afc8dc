import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { RememberedNote } from '#blocks/purchase/remembered-note.tsx';
import { orderHints } from '#copy/purchase/order.ts';

test.each([true, false])(
  'while an order is being placed (%s) neither the box nor the button changes what it is made of [OF-4]',
  async (locked) => {
    const [onForget, onRemember] = [vi.fn(), vi.fn()];
    const remembering = { isRemembered: false, onRemember };
    render(<RememberedNote onForget={onForget} locked={locked} remembering={remembering} />);
    await userEvent.click(screen.getByRole('checkbox', { name: orderHints.remember }));
    await userEvent.click(screen.getByRole('button', { name: orderHints.forget }));
    expect([onForget, onRemember].map(({ mock }) => mock.calls.length)).toEqual(locked ? [0, 0] : [1, 1]);
  },
);
