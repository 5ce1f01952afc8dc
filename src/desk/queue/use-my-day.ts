import { unwrap } from '#desk/api/desk-client.ts';
import { useAvailability } from '#desk/availability/use-availability.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { useFreshLoad } from '#desk/frame/use-load.ts';

/**
 * Hook: a specialist's day, loaded again after each change that the server announces, and her availability. Loads
 * nothing for a role without a day.
 */
export function useMyDay(hasDay: boolean) {
  const { client } = useDesk();
  const load = async () => (hasDay ? unwrap(client.GET('/my-day')) : undefined);
  const { loaded, reload } = useFreshLoad(load, String(hasDay));
  const day = loaded.data;

  const availability = useAvailability(day?.availability, (body) =>
    unwrap(client.PUT('/my-day/availability', { body })),
  );
  return {
    today: day,
    hasFailed: loaded.status === 'failed' || loaded.status === 'missing',
    reload,
    ...availability,
  };
}
