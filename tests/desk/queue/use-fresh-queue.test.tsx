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

/** The hook with a list on the screen, or before it has come, over a server whose words come when the test lets them. */
function listening({ atFirst }: { atFirst: ReadQueue | undefined } = { atFirst: here }) {
  const answers: { come: (queue: ReadQueue) => void; fail: () => void }[] = [];
  const asked: string[] = [];
  const loadOf = (key: string) => () =>
    new Promise<ReadQueue>((come, reject) => {
      asked.push(key);
      answers.push({ come, fail: () => reject(new Error('lost')) });
    });
  let updates = 0;
  const Around = ({ children }: { children: ReactNode }) => (
    <DeskContext value={{ updates } as unknown as Desk}>{children}</DeskContext>
  );
  const { result, rerender } = renderHook(({ key, first }) => useFreshQueue(loadOf(key), key, first), {
    wrapper: Around,
    initialProps: { key: '', first: atFirst },
  });
  return {
    ask: () => {
      updates += 1;
      rerender({ key: '', first: atFirst });
    },
    answer: (at: number, queue: ReadQueue) => act(async () => answers[at]?.come(queue)),
    fail: (at: number) => act(async () => answers[at]?.fail()),
    show: () => act(() => result.current.show()),
    now: () => result.current.shown,
    asked: () => asked,
    open: (key: string, queue: ReadQueue | undefined) => rerender({ key, first: queue }),
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

test('a word asks for the list that is open; one that comes for a list that was left is none of its own [DK-4]', async () => {
  const { ask, answer, open, seen, asked } = listening();
  ask();
  open('?stan=late', listOf(3));
  await answer(0, listOf(2, 1));
  expect(seen()).toEqual({ rows: [3], waits: false, isNew: 0 });
  expect(asked()).toEqual(['', '?stan=late']);
});

test('a list that is opened again is the one that is loaded then, not the one that was left [DK-4]', () => {
  const { open, seen } = listening();
  open('?stan=late', listOf(3));
  open('', listOf(4));
  expect(seen()).toEqual({ rows: [4], waits: false, isNew: 0 });
});

test('a list that is loaded anew stands at once, in place of what waited [DK-4]', async () => {
  const { ask, answer, open, seen } = listening();
  ask();
  await answer(0, listOf(2, 1));
  open('', listOf(5));
  expect(seen()).toEqual({ rows: [5], waits: false, isNew: 0 });
});

test('before the first list a word changes nothing, and nothing waits [DK-4]', async () => {
  const { ask, answer, open, seen, show } = listening({ atFirst: undefined });
  ask();
  await answer(0, listOf(2, 1));
  expect(seen()).toEqual({ rows: undefined, waits: false, isNew: 0 });
  open('', listOf(1));
  show();
  expect(seen(), 'with nothing that waits, a press leaves the list').toEqual({
    rows: [1],
    waits: false,
    isNew: 0,
  });
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
  expect(asked()).toEqual([]);
  ask();
  await answer(0, listOf(2, 1));
  ask();
  await fail(1);
  expect(seen()).toEqual({ rows: [1], waits: true, isNew: 1 });
});
