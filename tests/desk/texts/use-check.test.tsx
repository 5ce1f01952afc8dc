import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
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
