import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { DeskContext, type Desk } from '#desk/frame/desk-context.tsx';
import type { ReadQueue } from '#desk/queue/read-queue.ts';
import { useFreshQueue } from '#desk/queue/use-fresh-queue.ts';
import { queueRow } from './sample-row.ts';

const listOf = (...orders: number[]): ReadQueue =>
  ({ rows: orders.map((orderId) => queueRow({ orderId })), next: null }) as unknown as ReadQueue;

const here = listOf(1);

/** The hook with a list on the screen, over a server whose words come when the test lets them. */
function listening() {
  const answers: { come: (queue: ReadQueue) => void; fail: () => void }[] = [];
  const load = () =>
    new Promise<ReadQueue>((come, reject) => answers.push({ come, fail: () => reject(new Error('lost')) }));
  let updates = 0;
  const Around = ({ children }: { children: ReactNode }) => (
    <DeskContext value={{ updates } as unknown as Desk}>{children}</DeskContext>
  );
  const { result, rerender } = renderHook(({ key, first }) => useFreshQueue(load, key, first), {
    wrapper: Around,
    initialProps: { key: '', first: here },
  });
  return {
    ask: () => {
      updates += 1;
      rerender({ key: '', first: here });
    },
    answer: (at: number, queue: ReadQueue) => act(async () => answers[at]?.come(queue)),
    fail: (at: number) => act(async () => answers[at]?.fail()),
    show: () => act(() => result.current.show()),
    now: () => result.current.shown,
    asked: () => answers.length,
    open: (key: string, queue: ReadQueue) => rerender({ key, first: queue }),
    seen: () => ({
      rows: result.current.shown?.rows.map(({ orderId }) => orderId),
      waits: result.current.hasUpdate,
      isNew: result.current.newOrders,
    }),
  };
}

test('rows that wait are forgotten as a newer word brings back those that are shown [DK-4]', async () => {
  const { ask, answer, seen } = listening();
  ask();
  await answer(0, listOf(2, 1));
  expect(seen()).toEqual({ rows: [1], waits: true, isNew: 1 });
  ask();
  await answer(1, listOf(1));
  expect(seen()).toEqual({ rows: [1], waits: false, isNew: 0 });
});

test('rows that wait for one list are none of another, opened meanwhile [DK-4]', async () => {
  const { ask, answer, open, seen } = listening();
  ask();
  await answer(0, listOf(2, 1));
  open('?stan=late', listOf(3));
  expect(seen()).toEqual({ rows: [3], waits: false, isNew: 0 });
});

test('of two words on their way the later asked stands, also if it comes first [DK-4]', async () => {
  const { ask, answer, seen } = listening();
  ask();
  ask();
  await answer(1, listOf(1));
  await answer(0, listOf(2, 1));
  expect(seen()).toEqual({ rows: [1], waits: false, isNew: 0 });
});

const withRow = (queue: ReadQueue, row: object, more: object = {}): ReadQueue =>
  ({ ...queue, ...more, rows: queue.rows.map((one) => ({ ...one, ...row })) }) as ReadQueue;

test('what changes in a row that stays is there at once; rows that would move wait for a press, all but the counts [DK-4]', async () => {
  const { ask, answer, seen, show, now } = listening();
  ask();
  await answer(0, withRow(here, { customerName: 'Ewa' }));
  expect([seen(), now()?.rows[0]]).toEqual([
    { rows: [1], waits: false, isNew: 0 },
    expect.objectContaining({ customerName: 'Ewa' }),
  ]);
  ask();
  await answer(1, { ...listOf(3, 2), counts: { late: 9 }, next: 'more' } as unknown as ReadQueue);
  expect(seen()).toEqual({ rows: [1], waits: true, isNew: 2 });
  expect(now()).toMatchObject({ counts: { late: 9 }, next: null });
  show();
  expect(seen()).toEqual({ rows: [3, 2], waits: false, isNew: 0 });
  expect(now()).toMatchObject({ next: 'more' });
});

test.each<[string, object]>([
  ['another state of its answer', { answer: { ...here.rows[0]?.answer, state: 'approved' } }],
  ['another promise', { promisedUntil: '2031-01-01T10:00:00.000Z' }],
])('a row with %s waits as one that would move, and is none that is new [DK-4]', async (_, row) => {
  const { ask, answer, seen } = listening();
  ask();
  await answer(0, withRow(here, row));
  expect(seen()).toEqual({ rows: [1], waits: true, isNew: 0 });
});

test('after a failure the list stays, with what waits; without a word nothing is asked [DK-4]', async () => {
  const { ask, answer, fail, seen, asked } = listening();
  expect(asked()).toBe(0);
  ask();
  await answer(0, listOf(2, 1));
  ask();
  await fail(1);
  expect(seen()).toEqual({ rows: [1], waits: true, isNew: 1 });
});
