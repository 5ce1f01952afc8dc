import { act, render, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Dialog } from '#kit/dialog.tsx';
import { watchLayers } from '#kit/layer-history.ts';
import { SelectField } from '#kit/select-field.tsx';

// The steps of jsdom's history are timers.
vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
afterAll(() => vi.useRealTimers());
beforeAll(() => watchLayers());

function MoreDialog() {
  const [open, setOpen] = useState(true);
  return (
    <Dialog title="More" closeLabel="Close" open={open} onOpenChange={setOpen}>
      <p>Inside</p>
    </Dialog>
  );
}

const noop = () => undefined;
const MONTHS = [{ value: '1', label: 'styczeń' }];
const month = { label: 'Month', name: 'month', options: MONTHS, placeholder: 'Choose', value: '' };

const PARTS: Readonly<Record<string, ReactElement>> = {
  dialog: <MoreDialog />,
  listbox: <SelectField {...month} onValueChange={noop} begin="open" />,
};

it.each(Object.entries(PARTS))(
  'Back closes an open %s of the kit, and the page beneath stays [SH-9]',
  async (role, part) => {
    history.pushState({ key: role }, '', `/under-a-${role}`);
    render(part);
    await act(() => vi.advanceTimersByTimeAsync(400));
    expect(screen.getByRole(role)).toBeInTheDocument();
    await act(async () => {
      History.prototype.back.call(history);
      await vi.advanceTimersByTimeAsync(400);
    });
    expect(screen.queryByRole(role)).toBeNull();
    expect(location.pathname).toBe(`/under-a-${role}`);
  },
);
