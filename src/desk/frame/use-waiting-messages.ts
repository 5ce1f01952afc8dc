import { unwrap } from '#desk/api/desk-client.ts';
import { useDesk, useMay } from './desk-context.tsx';
import { useFreshLoad } from './use-load.ts';

/** How many messages wait, for the menu; missing before it is known, and for those who have no messages. */
export function useWaitingMessages(): number | undefined {
  const { client } = useDesk();
  const has = useMay()('countMessages');
  const { loaded } = useFreshLoad(
    async () => (has ? await unwrap(client.GET('/messages/waiting')) : undefined),
    String(has),
  );
  return loaded.data?.open;
}
