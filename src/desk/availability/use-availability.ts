import { useRef, useState } from 'react';
import { brokenRule, currentOf } from '#desk/api/desk-failure.ts';
import type { Availability, AvailabilityChange } from '#desk/domain/wire.ts';
import { ANNOUNCED_BY_PAGE, useAction } from '#desk/frame/use-action.ts';
import { absenceCopy } from './absence-copy.ts';
import { myDayCopy } from './my-day-copy.ts';

/** The field that a change sets: the switch, or the days of absence. */
type Changed = 'isAvailable' | 'absences';

const WORDS = { isAvailable: myDayCopy.problem, absences: absenceCopy } as const satisfies Record<
  Changed,
  { changed: string; failed: { refused: string; unknown: string } }
>;

/**
 * Hook: a specialist's availability and its changes, one at a time, each sent with the version that was shown. The
 * response to a change wins over an older `loaded`.
 */
export function useAvailability(
  loaded: Availability | undefined,
  put: (change: AvailabilityChange) => Promise<Availability>,
) {
  const [saved, setSaved] = useState<Availability>();
  // Her own change before: what was pressed during it goes on from there.
  const own = useRef<Availability>(undefined);
  const availability = saved && (!loaded || saved.version > loaded.version) ? saved : loaded;
  const { busy, outcome, lastAction, run } = useAction<Changed>({ failed: '' });

  /** Saves one field; resolves to whether it succeeded. */
  const change = async <P extends Changed>(
    of: P,
    value: Availability[P],
    done: string | typeof ANNOUNCED_BY_PAGE,
  ): Promise<boolean> => {
    if (!availability) return false;
    const save = async () => {
      const isOwnNewer = own.current && own.current.version > availability.version;
      const { version: seen, isAvailable, absences } = (isOwnNewer && own.current) || availability;
      own.current = await put({ seen, isAvailable, absences, [of]: value });
      setSaved(own.current);
    };
    return run(of, save, {
      done,
      failed: (error) => {
        const newer = currentOf<'setAvailability'>(error);
        if (newer) setSaved(newer);
        if (newer) return { kind: 'warn', words: WORDS[of].changed };
        return brokenRule(error) ?? WORDS[of].failed;
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
