import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { DeskFailure } from '#desk/api/desk-failure.ts';
import { useAvailability } from '#desk/availability/use-availability.ts';
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
