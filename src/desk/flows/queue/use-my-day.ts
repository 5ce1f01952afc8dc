import { useEffect } from 'react';
import type { MyDay } from '#desk/schemas/my-day.schema.ts';
import { useAvailability } from '../availability/use-availability.ts';
import { useDesk } from '../desk-context.tsx';
import { useLoad } from '../use-load.ts';

const noDay = () => Promise.resolve(undefined);

/**
 * A specialist's day, anew with each change that the server tells of, and her availability; nothing is
 * loaded for a role without one.
 */
export function useMyDay(hasDay: boolean) {
  const { api, news } = useDesk();
  const { loaded, reload } = useLoad<MyDay | undefined>(hasDay ? api.getMyDay : noDay, String(hasDay));
  const day = loaded.status === 'ready' ? loaded.data : undefined;

  useEffect(() => {
    if (news > 0 && hasDay) reload();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only news reloads
  }, [news]);

  const availability = useAvailability(day?.availability, api.setAvailability);
  return {
    sent: day?.sent,
    hasFailed: loaded.status === 'failed' || loaded.status === 'missing',
    reload,
    ...availability,
  };
}
