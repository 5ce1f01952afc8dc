import type { MyDay } from '#desk/schemas/my-day.schema.ts';
import { useAvailability } from '#desk/availability/use-availability.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { useFreshLoad } from '#desk/frame/use-load.ts';

const noDay = () => Promise.resolve(undefined);

/**
 * A specialist's day, anew with each change that the server tells of, and her availability; nothing is
 * loaded for a role without one.
 */
export function useMyDay(hasDay: boolean) {
  const { api } = useDesk();
  const { loaded, reload } = useFreshLoad<MyDay | undefined>(hasDay ? api.getMyDay : noDay, String(hasDay));
  const day = loaded.status === 'ready' ? loaded.data : undefined;

  const availability = useAvailability(day?.availability, api.setAvailability);
  return {
    sent: day?.sent,
    hasFailed: loaded.status === 'failed' || loaded.status === 'missing',
    reload,
    ...availability,
  };
}
