import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { DeskFailure } from '#desk/api/desk-failure.ts';
import { guardLeaving } from '#desk/browser/leave-guard.ts';
import { DeskContext, type Desk } from '#desk/frame/desk-context.tsx';
import { useLoad } from '#desk/frame/use-load.ts';

const FAILED = new DeskFailure(500, { code: 500, message: '', requestId: 'b7' });
const GONE = new DeskFailure(404, { code: 203, message: '' });

const Signed = ({ children }: { children: ReactNode }) => (
  <DeskContext value={{ isSignedIn: true } as unknown as Desk}>{children}</DeskContext>
);

/** A page that has loaded the thing "a", and what its next loads come to. */
async function loadedOnce(...then: (DeskFailure | string)[]) {
  const answers = ['first', ...then];
  const load = () => {
    const answer = answers.shift();
    return answer instanceof DeskFailure ? Promise.reject(answer) : Promise.resolve(answer);
  };
  const { result, rerender } = renderHook((key: string) => useLoad(load, key), {
    initialProps: 'a',
    wrapper: Signed,
  });
  await waitFor(() => expect(result.current.loaded).toMatchObject({ status: 'ready', data: 'first' }));
  return { result, rerender, reload: () => act(async () => result.current.reload()) };
}

test.each([
  ['fails', FAILED, { status: 'failed', errorId: 'b7' }],
  ['is missing', GONE, { status: 'missing' }],
  ['comes', 'second', { status: 'ready', data: 'second' }],
])('what was loaded is not shown of another thing, whose load %s', async (_, answer, shown) => {
  const { result, rerender } = await loadedOnce(answer);
  rerender('b');
  expect(result.current.loaded).toEqual({ status: 'loading' });
  await waitFor(() => expect(result.current.loaded).toMatchObject(shown));
  expect(result.current.loaded.data).toBe(typeof answer === 'string' ? answer : undefined);
});

test.each([
  ['comes', 'late'],
  ['fails', FAILED],
])('what was loaded stays where a load of the thing before it %s only then', async (_, late) => {
  let end = () => {};
  const slow = new Promise<string>((resolve, reject) => {
    end = () => (typeof late === 'string' ? resolve(late) : reject(late));
  });
  const { result, rerender } = renderHook(
    (key: string) => useLoad(() => (key === 'a' ? slow : Promise.resolve('second')), key),
    { initialProps: 'a', wrapper: Signed },
  );
  rerender('b');
  await waitFor(() => expect(result.current.loaded).toMatchObject({ status: 'ready', data: 'second' }));
  await act(async () => end());
  expect(result.current.loaded).toMatchObject({ status: 'ready', data: 'second' });
});

test('what was loaded stays after a reload that fails, and goes with the thing itself', async () => {
  const { result, reload } = await loadedOnce(FAILED, GONE);
  await reload();
  expect(result.current.loaded).toMatchObject({ status: 'ready', data: 'first', isGone: false });
  await reload();
  expect(result.current.loaded).toMatchObject({ status: 'missing' });
});

test('over unsaved text what was loaded stays even when it is gone, which is said [DK-6]', async () => {
  const lift = guardLeaving(() => {});
  try {
    const { result, reload } = await loadedOnce(GONE);
    await reload();
    expect(result.current.loaded).toMatchObject({ status: 'ready', data: 'first', isGone: true });
  } finally {
    lift();
  }
});
