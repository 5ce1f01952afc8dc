import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSeen } from '#desk/frame/edit/use-seen.ts';
import { useTyped } from '#desk/frame/edit/use-typed.ts';

interface Stored {
  version: number;
  name: string;
  note: string;
}
const stored = (version: number, name = 'Jagna', note = ''): Stored => ({ version, name, note });

/** A form over something stored, which the test changes as another person would. */
function form(begunWith?: { name: string }) {
  const { result, rerender } = renderHook(
    (loaded) =>
      useTyped(loaded, {
        fieldsOf: ({ name, note }) => ({ name, note }),
        seenOf: ({ version }) => version,
        begunWith,
      }),
    { initialProps: stored(1) },
  );
  return {
    load: rerender,
    type: (changed: { name?: string; note?: string }) => act(() => result.current.type(changed)),
    press: () => result.current.send(),
    takeNewer: (newer: Stored) => act(() => result.current.takeNewer(newer)),
    now: () => {
      const { fields, isDirty, seen } = result.current;
      return { ...fields, isDirty, seen };
    },
  };
}

test('what is typed goes with what was shown as it was begun, also when she types on after another’s change [DK-6]', () => {
  const { load, type, now } = form();
  load(stored(2));
  expect(now(), 'nothing is begun').toMatchObject({ isDirty: false, seen: 2 });
  type({ name: 'J' });
  load(stored(3, 'Sybilla', 'nowa'));
  expect(now()).toEqual({ name: 'J', note: 'nowa', isDirty: true, seen: 2 });
  type({ note: 'moja' });
  type({ name: 'Ja' });
  expect(now()).toEqual({ name: 'Ja', note: 'moja', isDirty: true, seen: 2 });
});

test('a form that comes filled in goes with what was there as it came [DK-6]', () => {
  const { load, type, now } = form({ name: 'Nowa' });
  load(stored(2));
  type({ note: 'x' });
  expect(now()).toEqual({ name: 'Nowa', note: 'x', isDirty: true, seen: 1 });
});

test('a refusal brings the newer, which is read then; what is typed stays [DK-6]', () => {
  const { load, type, takeNewer, now } = form();
  type({ name: 'J' });
  takeNewer(stored(4, 'Sybilla', 'ich'));
  expect(now()).toEqual({ name: 'J', note: 'ich', isDirty: true, seen: 4 });
  load(stored(5));
  type({ name: 'Ja' });
  expect(now(), 'and not what comes after it').toMatchObject({ name: 'Ja', seen: 4 });
});

test('what was typed while it was sent stays, and goes with what the press was answered [DK-6]', () => {
  const { load, type, press, now } = form();
  type({ name: 'J' });
  const take = press();
  type({ note: 'potem' });
  act(() => void expect(take(stored(2, 'J'))).toBe(false));
  expect(now()).toEqual({ name: 'J', note: 'potem', isDirty: true, seen: 2 });
  load(stored(3, 'Inna'));
  expect(now(), 'what was sent is stored, and no more typed').toMatchObject({ name: 'Inna', seen: 2 });
  const again = press();
  act(() => void expect(again(stored(4, 'Inna', 'potem'))).toBe(true));
  expect(now()).toEqual({ name: 'Inna', note: 'potem', isDirty: false, seen: 4 });
});

test('a text that is begun holds what was seen until it is sent or emptied, and a refusal alone moves it on [DK-6]', () => {
  const { result, rerender } = renderHook((shown) => useSeen(shown), { initialProps: 1 });
  const hold = (isBegun: boolean) => act(() => result.current.hold(isBegun));
  act(() => result.current.catchUp(7));
  expect(result.current.seen, 'nothing is begun').toBe(1);
  hold(true);
  rerender(2);
  hold(true);
  expect(result.current.seen).toBe(1);
  act(() => result.current.catchUp(2));
  rerender(3);
  hold(true);
  expect(result.current.seen).toBe(2);
  hold(false);
  expect(result.current.seen).toBe(3);
});
