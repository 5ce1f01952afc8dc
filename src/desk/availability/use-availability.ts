import { useState } from 'react';
import { currentOf, DeskFailure, isSignedOut } from '#desk/api/desk-failure.ts';
import type { Availability, AvailabilityChange } from '#desk/domain/wire.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';

/** What is changed: the switch, or the days of absence. */
type Part = 'isAvailable' | 'absences';
/** Why a change was not made; `words` where the rules of days say so. */
interface Problem {
  part: Part;
  kind: 'changed' | 'failed';
  words?: string | undefined;
}

/**
 * A specialist's availability as it is known here, and its changes, one at a time, each with the version that was seen.
 * `loaded` may be older than what a change was answered.
 */
export function useAvailability(
  loaded: Availability | undefined,
  put: (change: AvailabilityChange) => Promise<Availability>,
) {
  const { onExpired } = useDesk();
  const [saved, setSaved] = useState<Availability>();
  const [saving, setSaving] = useState<Part>();
  const [problem, setProblem] = useState<Problem>();
  const availability = saved && (!loaded || saved.version > loaded.version) ? saved : loaded;

  /** Resolves to whether it was made. */
  const change = async <P extends Part>(part: P, value: Availability[P]): Promise<boolean> => {
    if (!availability || saving) return false;
    const { version: seen, isAvailable, absences } = availability;
    setSaving(part);
    setProblem(undefined);
    try {
      setSaved(await put({ seen, isAvailable, absences, [part]: value }));
      return true;
    } catch (error) {
      if (isSignedOut(error)) {
        onExpired();
        return false;
      }
      const newer = currentOf<'setAvailability'>(error);
      const { errors = [] } = (error instanceof DeskFailure && error.details) || {};
      if (newer) setSaved(newer);
      setProblem({ part, kind: newer ? 'changed' : 'failed', words: errors[0]?.message });
      return false;
    } finally {
      setSaving(undefined);
    }
  };

  return {
    availability,
    saving,
    problemOf: (part: Part) => (problem?.part === part ? problem : undefined),
    change,
  };
}
