import { useEffect, useState } from 'react';
import type { DeskClient } from '#desk/api/desk-client.ts';

/** What browsers can show on the icon of an app on the home screen; not all can. */
type WithBadge = Navigator & { setAppBadge?: (count: number) => Promise<void> };

/**
 * How many orders wait for an answer: for the title of every page, the menus, and the icon on a home screen. Read anew
 * with each change that the server tells of; undefined before it is known. `who`: the person who is signed in.
 */
export function useOpenAnswers(client: DeskClient, who: string | undefined, updates: number) {
  const [open, setOpen] = useState<number>();
  useEffect(() => {
    if (who === undefined) return undefined;
    let isLeft = false;
    client.GET('/queue/count').then(
      ({ data }) => {
        if (isLeft || !data) return;
        setOpen(data.open);
        (navigator as WithBadge).setAppBadge?.(data.open).catch(() => undefined);
      },
      // The number that is shown stays; the next change asks again.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [client, who, updates]);
  return open;
}
