import { useState } from 'react';
import { currentOf, DeskFailure } from '#desk/api/desk-failure.ts';
import type { Availability, AvailabilityChange } from '#desk/domain/wire.ts';
import { useAction } from '#desk/frame/use-action.ts';
import { absenceCopy } from './absence-copy.ts';
import { myDayCopy } from './my-day-copy.ts';

/** What is changed: the switch, or the days of absence. */
type Changed = 'isAvailable' | 'absences';

const WORDS = { isAvailable: myDayCopy.problem, absences: absenceCopy } as const satisfies Record<
  Changed,
  { changed: string; failed: { refused: string; unknown: string } }
>;

/**
 * A specialist's availability as it is known here, and its changes, one at a time, each with the version that was seen.
 * `loaded` may be older than what a change was answered.
 */
export function useAvailability(
  loaded: Availability | undefined,
  put: (change: AvailabilityChange) => Promise<Availability>,
) {
  const [saved, setSaved] = useState<Availability>();
  const availability = saved && (!loaded || saved.version > loaded.version) ? saved : loaded;
  const { busy, outcome, lastAction, run } = useAction<Changed>({ failed: '' });

  /** Resolves to whether it was made. */
  const change = async <P extends Changed>(
    of: P,
    value: Availability[P],
    done?: string,
  ): Promise<boolean> => {
    if (!availability) return false;
    const { version: seen, isAvailable, absences } = availability;
    const save = async () => setSaved(await put({ seen, isAvailable, absences, [of]: value }));
    return run(of, save, {
      ...(done !== undefined && { done }),
      failed: (error) => {
        const newer = currentOf<'setAvailability'>(error);
        if (newer) setSaved(newer);
        // The rules of days say so themselves.
        const [broken] = (error instanceof DeskFailure && error.details?.errors) || [];
        if (newer) return { kind: 'warn', words: broken?.message ?? WORDS[of].changed };
        return broken?.message ?? WORDS[of].failed;
      },
    });
  };

  return {
    availability,
    saving: busy,
    outcomeOf: (of: Changed) => (lastAction === of ? outcome : undefined),
    change,
  };
}
