import { unwrap } from '#desk/api/desk-client.ts';
import { DESK_PAGES } from '#desk/pages.ts';
import { WAITING_PAGES } from '#domain/desk-terms.ts';
import { useDesk, useMay } from './desk-context.tsx';
import { useFreshLoad } from './use-load.ts';

/** How much waits on each page, by its address, for the menu; nothing before it is known, and for those who have none of it. */
export function useWaiting(): Readonly<Record<string, number>> {
  const { client } = useDesk();
  const has = useMay()('countWaiting');
  const { loaded } = useFreshLoad(
    async () => (has ? await unwrap(client.GET('/waiting')) : undefined),
    String(has),
  );
  const { data } = loaded;
  return data
    ? Object.fromEntries(WAITING_PAGES.map((page) => [DESK_PAGES[page].path, data[page].open]))
    : {};
}
