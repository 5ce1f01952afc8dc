import { act, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import { DeskFailure } from '#desk/api/desk-failure.ts';
import { DeskContext, type Desk } from '#desk/frame/desk-context.tsx';
import { orderingCopy } from '#desk/ordering/ordering-copy.ts';
import { useOrdering } from '#desk/ordering/use-ordering.ts';
import { renderDesk } from '../render-desk.tsx';

const ROWS = ['Jagna', 'Kalina'];

test('an order that was not saved stands no more, even before the list is read anew [DK-11]', async () => {
  const reload = vi.fn();
  let refuse: (error: unknown) => void = () => undefined;
  const save = () => new Promise((_, reject) => (refuse = reject));
  function List() {
    const { shown, outcome, order } = useOrdering(ROWS, reload, save);
    return (
      <>
        <button onClick={() => order(ROWS.toReversed(), 'Ustawione')}>Przestaw</button>
        <output>{shown?.join(', ')}</output>
        <p>{outcome?.words}</p>
      </>
    );
  }
  const never = createDeskClient(() => new Promise(() => undefined));
  const user = renderDesk(never, [], '/wrozki', <List />);
  const shown = () => screen.getByRole('status').textContent;
  await user.click(screen.getByRole('button', { name: 'Przestaw' }));
  expect(shown()).toBe('Kalina, Jagna');
  refuse(new DeskFailure(500));
  expect(await screen.findByText(/^Nie udało się zapisać kolejności/)).toBeDefined();
  expect(shown()).toBe('Jagna, Kalina');
  expect(reload).toHaveBeenCalledTimes(1);
});

const Around = ({ children }: { children: ReactNode }) => (
  <DeskContext value={{ isSignedIn: true } as unknown as Desk}>{children}</DeskContext>
);

test('an order that was saved stands until the list is read anew, whatever that brings [DK-11]', async () => {
  const reload = vi.fn<() => void>();
  const { result, rerender } = renderHook(
    (data: readonly string[] | undefined) => useOrdering(data, reload, async () => undefined),
    {
      initialProps: ROWS,
      wrapper: Around,
    },
  );
  expect(result.current.shown).toEqual(ROWS);
  await act(async () => result.current.order(ROWS.toReversed(), 'Ustawione'));
  expect([result.current.shown, result.current.outcome]).toEqual([
    ['Kalina', 'Jagna'],
    { kind: 'ok', words: 'Ustawione' },
  ]);
  expect(reload).toHaveBeenCalledTimes(1);
  rerender(['Kalina', 'Jagna', 'Malina']);
  expect(result.current.shown).toEqual(['Kalina', 'Jagna', 'Malina']);
});

test('an order over one that somebody else has changed says so, and so does a row that was being drawn [DK-6] [DK-11]', async () => {
  const save = () => Promise.reject(new DeskFailure(409));
  const { result } = renderHook(() => useOrdering(ROWS, () => undefined, save), { wrapper: Around });
  await act(async () => result.current.order(ROWS.toReversed(), 'Ustawione'));
  expect(result.current).toMatchObject({
    shown: ROWS,
    outcome: { kind: 'warn', words: orderingCopy.changed },
  });
  act(() => result.current.interrupted());
  expect(result.current.outcome).toEqual({ kind: 'warn', words: orderingCopy.interrupted });
});

test('what is moved while an order is saved is shown at once and saved after it, over it, as one more [DK-11]', async () => {
  const saved: [seen: string, order: string][] = [];
  const answers: ((error?: unknown) => void)[] = [];
  const save = (seen: readonly string[], order: readonly string[]) => {
    saved.push([seen.join(''), order.join('')]);
    return new Promise<void>((done, fail) => answers.push((error) => (error ? fail(error) : done())));
  };
  const reload = vi.fn<() => void>();
  const { result, rerender } = renderHook(
    (data: readonly string[] | undefined) => useOrdering(data, reload, save),
    { initialProps: [...'abc'], wrapper: Around },
  );
  const press = (order: string) => act(async () => result.current.order([...order], `jest ${order}`));
  await press('bac');
  await press('bca');
  await press('cba');
  // The server has announced the first move meanwhile.
  rerender([...'bac']);
  expect(result.current.shown?.join('')).toBe('cba');
  expect(saved).toEqual([['abc', 'bac']]);
  await act(async () => answers[0]?.());
  expect(saved).toEqual([
    ['abc', 'bac'],
    ['bac', 'cba'],
  ]);
  await act(async () => answers[1]?.());
  expect([result.current.outcome?.words, reload.mock.calls.length]).toEqual(['jest cba', 1]);
  // Of a refusal, what waited for it goes too: it was moved over what is not so.
  await press('acb');
  await press('abc');
  await act(async () => answers[2]?.(new DeskFailure(409)));
  expect([saved.length, result.current.shown?.join('')]).toEqual([3, 'bac']);
  await press('cab');
  expect(saved.at(-1)).toEqual(['bac', 'cab']);
});
