import { useEffect, useState } from 'react';
import type { DeskClient } from '#desk/api/desk-client.ts';

/** Badging API: the number on the icon of an installed app. Not all browsers have it. */
type WithBadge = Navigator & { setAppBadge?: (count: number) => Promise<void> };

/**
 * Hook: number of orders that wait for an answer, shown in page titles, menus and on the installed app's icon.
 * Fetched again with each `updates`, the count of changes that the server announced; undefined until known. `who`:
 * the person signed in.
 */
export function useOpenAnswers(client: DeskClient, who: string | undefined, updates: number) {
  const [counted, setCounted] = useState<{ open: number; who: string }>();
  useEffect(() => {
    if (who === undefined) return undefined;
    let isLeft = false;
    client.GET('/queue/count').then(
      ({ data }) => {
        if (isLeft || !data) return;
        setCounted({ open: data.open, who });
        (navigator as WithBadge).setAppBadge?.(data.open).catch(() => undefined);
      },
      // After a failure the last number stays; the next change fetches again.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [client, who, updates]);
  // While nobody is signed in, the page of who was stays.
  return who === undefined || who === counted?.who ? counted?.open : undefined;
}
