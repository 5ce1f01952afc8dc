import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { DeskFailure } from '#desk/api/desk-failure.ts';
import { useAvailability } from '#desk/availability/use-availability.ts';
import { absenceCopy } from '#desk/availability/absence-copy.ts';
import type { Availability, AvailabilityChange } from '#desk/domain/wire.ts';
import { DeskContext, type Desk } from '#desk/frame/desk-context.tsx';
import { must } from '#domain/must.ts';

const START: Availability = { isAvailable: true, absences: [], today: '2026-11-24', version: 3 };
const HOLIDAY = [{ from: '2026-12-24', until: '2026-12-26' }];

const calls: { change: AvailabilityChange; store: () => void; refuse: (error: unknown) => void }[] = [];
beforeEach(() => void calls.splice(0));
const put = (change: AvailabilityChange) =>
  new Promise<Availability>((resolve, refuse) => {
    const { seen, ...stored } = change;
    const store = () => resolve({ ...stored, today: START.today, version: seen + 1 });
    calls.push({ change, store, refuse });
  });

const Around = ({ children }: { children: ReactNode }) => (
  <DeskContext value={{ isSignedIn: true } as unknown as Desk}>{children}</DeskContext>
);
const opened = () => {
  const { result, rerender } = renderHook(({ loaded }) => useAvailability(loaded, put), {
    wrapper: Around,
    initialProps: { loaded: START },
  });
  return {
    shown: () => result.current.availability,
    said: () => [result.current.outcomeOf('isAvailable'), result.current.outcomeOf('absences')],
    press: () => act(async () => void result.current.change('absences', HOLIDAY, 'Zapisane')),
    load: (loaded: Availability) => rerender({ loaded }),
    /** Two presses, the second while the first is on its way. */
    pressBoth: () =>
      act(async () => {
        void result.current.change('isAvailable', false, 'Zapisane');
        void result.current.change('absences', HOLIDAY, 'Zapisane');
      }),
  };
};
const call = (at: number) => must(calls[at], `call ${at}`);

test('what is pressed during her own change goes on from it and takes none of it back [DK-24]', async () => {
  const { pressBoth, shown } = opened();
  await pressBoth();
  await act(async () => call(0).store());
  expect(calls.map(({ change }) => change)).toEqual([
    { seen: 3, isAvailable: false, absences: [] },
    { seen: 4, isAvailable: false, absences: HOLIDAY },
  ]);
  await act(async () => call(1).store());
  expect(shown()).toMatchObject({ isAvailable: false, absences: HOLIDAY, version: 5 });
});

test('after a change that was refused the next one goes from what was seen [DK-6] [DK-24]', async () => {
  const { pressBoth } = opened();
  await pressBoth();
  await act(async () => call(0).refuse(new DeskFailure(503)));
  expect(call(1).change).toEqual({ seen: 3, isAvailable: true, absences: HOLIDAY });
});

test('an older page takes nothing back of her change, a newer one counts [DK-24]', async () => {
  const { pressBoth, shown, load } = opened();
  await pressBoth();
  await act(async () => call(0).store());
  load({ ...START });
  expect(shown()).toMatchObject({ isAvailable: false, version: 4 });
  load({ ...START, absences: HOLIDAY, version: 9 });
  expect(shown()).toMatchObject({ isAvailable: true, absences: HOLIDAY, version: 9 });
});

test('what came of a change stands at its own field alone [DK-24]', async () => {
  const { press, said } = opened();
  await press();
  expect(said()).toEqual([undefined, undefined]);
  await act(async () => call(0).store());
  expect(said()).toEqual([undefined, { kind: 'ok', words: 'Zapisane' }]);
});

test('a refusal brings what somebody else has set, and the next press goes from there [DK-6] [DK-24]', async () => {
  const { press, said, shown } = opened();
  await press();
  const current: Availability = { ...START, isAvailable: false, version: 7 };
  const newer = new DeskFailure(409, { code: 210, message: '', current } as never);
  await act(async () => call(0).refuse(newer));
  expect([said()[1], shown()]).toEqual([{ kind: 'warn', words: absenceCopy.changed }, current]);
  await press();
  expect(call(1).change).toEqual({ seen: 7, isAvailable: false, absences: HOLIDAY });
});

test.each<[string, unknown, object]>([
  ['a lost response', new DeskFailure(0), { kind: 'warn', words: absenceCopy.failed.unknown }],
  ['a server that fails', new DeskFailure(400), { kind: 'bad', words: absenceCopy.failed.refused }],
])('%s is told as what it is [DK-24]', async (_, error, outcome) => {
  const { press, said } = opened();
  await press();
  await act(async () => call(0).refuse(error));
  expect(said()[1]).toEqual(outcome);
});
