import { useEffect, useState } from 'react';
import { DeskFailure, isSignedOut } from '#desk/api/desk-failure.ts';
import type { Availability, MyDay } from '#desk/schemas/my-day.schema.ts';
import { useDesk } from '../desk-context.tsx';
import { useLoad } from '../use-load.ts';

/** Why a change of the availability was not made. */
export type SwitchProblem = 'changed' | 'failed';

const noDay = () => Promise.resolve(undefined);

/**
 * A specialist's day, anew with each change that the server tells of, and the switch of her availability; nothing is
 * loaded for a role without one.
 */
export function useMyDay(hasDay: boolean) {
  const { api, news, onExpired } = useDesk();
  const { loaded, reload } = useLoad<MyDay | undefined>(hasDay ? api.getMyDay : noDay, String(hasDay));
  const [saved, setSaved] = useState<Availability>();
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<SwitchProblem>();
  const day = loaded.status === 'ready' ? loaded.data : undefined;

  useEffect(() => {
    if (news > 0 && hasDay) reload();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only news reloads
  }, [news]);

  const latest = [day?.availability, saved].filter((one) => one !== undefined);
  const availability = latest.sort((a, b) => b.version - a.version)[0];

  const setAvailable = (isAvailable: boolean) => {
    if (!availability || isSaving) return;
    setSaving(true);
    setProblem(undefined);
    api
      .setAvailability({ seen: availability.version, isAvailable })
      .then(setSaved, (error: unknown) => {
        if (isSignedOut(error)) return onExpired();
        const newer = error instanceof DeskFailure ? error.details?.availability : undefined;
        if (newer) setSaved(newer);
        setProblem(newer ? 'changed' : 'failed');
      })
      .finally(() => setSaving(false));
  };
  return {
    sent: day?.sent,
    hasFailed: loaded.status === 'failed' || loaded.status === 'missing',
    reload,
    availability,
    isSaving,
    problem,
    setAvailable,
  };
}
