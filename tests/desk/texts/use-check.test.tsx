import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import { DeskContext, type Desk } from '#desk/frame/desk-context.tsx';
import { useCheck } from '#desk/texts/use-check.ts';
import { reply } from '../desk-replies.ts';

test('a preview of a version before that comes late replaces no newer one [DK-16]', async () => {
  const waiting: ((shown: string) => void)[] = [];
  const client = createDeskClient(
    () =>
      new Promise((resolve) => {
        waiting.push((title) =>
          resolve(reply<'checkText'>({ shown: { HEADER_TITLE: title }, findings: [] })),
        );
      }),
  );
  const wrapper = ({ children }: { children: ReactNode }) => (
    <DeskContext value={{ client } as unknown as Desk}>{children}</DeskContext>
  );
  const { result, rerender } = renderHook(({ version }) => useCheck('Tarot', version, {}), {
    wrapper,
    initialProps: { version: 1 },
  });
  await waitFor(() => expect(waiting).toHaveLength(1));
  expect(result.current, 'before the first one nothing is old').toEqual({ check: undefined, isOld: false });
  rerender({ version: 2 });
  await waitFor(() => expect(waiting).toHaveLength(2));
  const [older, newer] = waiting;
  const shown = () => [result.current.check?.shown['HEADER_TITLE'], result.current.isOld];
  await act(async () => newer?.('nowy'));
  await waitFor(() => expect(shown()).toEqual(['nowy', false]));
  await act(async () => older?.('stary'));
  await act(async () => new Promise((turn) => setTimeout(turn)));
  expect(shown()).toEqual(['nowy', false]);
});

afterEach(() => void vi.useRealTimers());

test('what is typed is looked at once typing pauses, as it is then; until the answer what is shown is old [DK-16]', async () => {
  vi.useFakeTimers();
  const sent: unknown[] = [];
  let fails = false;
  const client = createDeskClient(async (request) => {
    sent.push(await request.json());
    if (fails) throw new TypeError('the line is cut');
    return reply<'checkText'>({ shown: { HEADER_TITLE: `${sent.length}` }, findings: [] });
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <DeskContext value={{ client } as unknown as Desk}>{children}</DeskContext>
  );
  const typed = (text?: string) => (text === undefined ? {} : { HEADER_TITLE: text });
  const { result, rerender, unmount } = renderHook(
    ({ text }: { text?: string }) => useCheck('Tarot', 1, typed(text)),
    { wrapper, initialProps: {} },
  );
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  const shown = () => [result.current.check?.shown['HEADER_TITLE'], result.current.isOld];
  await wait(0);
  expect([sent.length, shown()], 'a stored text at once').toEqual([1, ['1', false]]);
  rerender({ text: 'T' });
  await wait(399);
  rerender({ text: 'Ta' });
  await wait(399);
  expect([sent.length, shown()]).toEqual([1, ['1', true]]);
  await wait(1);
  expect([sent.slice(1), shown()]).toEqual([
    [{ changes: [{ key: 'HEADER_TITLE', text: 'Ta' }] }],
    ['2', false],
  ]);
  fails = true;
  rerender({ text: 'Tar' });
  await wait(400);
  expect([sent.length, shown()], 'a failure leaves what is shown').toEqual([3, ['2', true]]);
  rerender({ text: 'Taro' });
  unmount();
  await wait(400);
  expect(sent.length).toBe(3);
});
