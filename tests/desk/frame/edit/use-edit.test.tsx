import { act, renderHook, waitFor } from '@testing-library/react';
import { useEffect, useState, type ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import { DeskContext, type Desk } from '#desk/frame/desk-context.tsx';
import { useEdit, useProblemFocus } from '#desk/frame/edit/use-edit.ts';
import { editMachine, hasUnsaved, shownText, type Stored } from '#machines/edit.machine.ts';
import { must } from '#domain/must.ts';

const STORED: Stored = { values: { name: 'Jagna', note: '' }, versions: { name: 1, note: 1 } };
const calls: { values: unknown; store: (stored: Stored) => void; refuse: (error: unknown) => void }[] = [];
beforeEach(() => void calls.splice(0));
const machine = editMachine.provide({
  actors: {
    save: fromPromise(
      ({ input: { values } }) =>
        new Promise<Stored>((store, refuse) => void calls.push({ values, store, refuse })),
    ),
  },
});
const refuse = (at: number, error: unknown) => act(async () => must(calls[at], `call ${at}`).refuse(error));

let setDesk: (desk: Partial<Desk>) => void = () => {};
function Around({ children }: { children: ReactNode }) {
  const [desk, set] = useState<Partial<Desk>>({ isOnline: true, isSignedIn: true });
  useEffect(() => {
    setDesk = (next) => act(() => set(next));
  }, []);
  return <DeskContext value={desk as Desk}>{children}</DeskContext>;
}

/** A page that edits a thing, after a press to save whose response the test lets come. */
async function saving() {
  const { result, rerender } = renderHook((stored: Stored) => useEdit(() => machine, stored), {
    initialProps: STORED,
    wrapper: Around,
  });
  const send = (event: Parameters<typeof result.current.send>[0]) => act(() => result.current.send(event));
  send({ type: 'field.change', name: 'name', text: 'Kalina', problem: undefined });
  send({ type: 'changes.save' });
  await waitFor(() => expect(calls).toHaveLength(1));
  return {
    load: rerender,
    actor: () => result.current,
    shown: (name: string) => shownText(result.current.getSnapshot().context, name),
  };
}

test.each<[string, unknown, Partial<Desk>[], number]>([
  [
    'connection is back',
    { kind: 'unreachable' },
    [
      { isOnline: false, isSignedIn: true },
      { isOnline: true, isSignedIn: true },
    ],
    2,
  ],
  [
    'session is back',
    { kind: 'expired' },
    [
      { isOnline: true, isSignedIn: false },
      { isOnline: true, isSignedIn: true },
    ],
    2,
  ],
  [
    'connection is back without a session',
    { kind: 'unreachable' },
    [
      { isOnline: false, isSignedIn: false },
      { isOnline: true, isSignedIn: false },
    ],
    1,
  ],
  [
    'session is back without a connection',
    { kind: 'expired' },
    [
      { isOnline: false, isSignedIn: false },
      { isOnline: false, isSignedIn: true },
    ],
    1,
  ],
])('what was not saved goes again as the %s [DK-6]', async (_, error, ways, times) => {
  await saving();
  await refuse(0, error);
  for (const way of ways) setDesk(way);
  await act(async () => undefined);
  expect(calls.map(({ values }) => values)).toEqual(
    Array.from({ length: times }, () => ({ name: 'Kalina' })),
  );
});

test('what others have changed comes into untouched fields, and takes nothing of what is typed [DK-6]', async () => {
  const { load, shown, actor } = await saving();
  load({ values: { name: 'Jagna', note: 'ich' }, versions: { name: 1, note: 2 } });
  expect([shown('name'), shown('note')]).toEqual(['Kalina', 'ich']);
  expect(hasUnsaved(actor().getSnapshot().context)).toBe(true);
});

test('the focus goes to the first field that a save is refused for, and no more once its page is left', async () => {
  document.body.innerHTML = '<input id="pole-name" /><input id="pole-note" />';
  const { actor } = await saving();
  const { unmount } = renderHook(() => useProblemFocus(actor(), 'pole-'));
  await refuse(0, { kind: 'rules', problems: { name: 'Zajęte.', note: 'Za długie.' } });
  await waitFor(() => expect(document.activeElement?.id).toBe('pole-name'));
  unmount();
  (document.activeElement as HTMLElement).blur();
  act(() => actor().send({ type: 'changes.save' }));
  await act(async () => new Promise((turn) => setTimeout(turn)));
  expect(document.activeElement).toBe(document.body);
});
