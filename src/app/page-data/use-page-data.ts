import { useCallback, useEffect, useState } from 'react';
import type { BackendKind } from '#domain/backend.ts';
import type { Head } from '../head/head.ts';
import type { PageData } from '#page/page-data.ts';
import { routeOf } from '../routing/routes.ts';

/** Response of the page server to a client-side navigation. */
export interface NextPage {
  data: PageData;
  head: Head;
}

export type PageView =
  /** `head` is missing for the page that was loaded as a document, which has its own. */
  | { status: 'ready'; data: PageData; head: Head | undefined }
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void };

interface Loaded {
  path: string;
  data: PageData | undefined;
  head?: Head;
}

const sameRoute = (a: string, b: string, backend: BackendKind) =>
  routeOf(a, backend).path === routeOf(b, backend).path;

/**
 * Provides the current page's data: first what the document carries, after each navigation what the page server
 * returns (loaded and sanitised there). The page's code is fetched in parallel. A page that failed is fetched again when its
 * link is pressed again, which gives the place in the history another `key`.
 */
export function usePageData(
  { pathname, key }: { pathname: string; key: string },
  sent: { path: string; data: PageData },
  backend: BackendKind,
): PageView {
  const [loaded, setLoaded] = useState<Loaded>(sent);
  const [turn, setTurn] = useState(0);
  const isHere = sameRoute(loaded.path, pathname, backend);

  const isMissing = !isHere || !loaded.data;
  useEffect(() => {
    if (!isMissing) return;
    // Who presses again sees that it counts.
    setLoaded((last) => (last.data ? last : { path: '', data: undefined }));
    const abandoned = new AbortController();
    const load = async () => {
      const [response] = await Promise.all([
        fetch(`/strona.json?adres=${encodeURIComponent(pathname)}`, { signal: abandoned.signal }),
        routeOf(pathname, backend).page.preload(),
      ]);
      if (!response.ok) throw new Error(`The page server responded ${response.status}`);
      return (await response.json()) as NextPage;
    };
    load().then(
      ({ data, head }) => setLoaded({ path: pathname, data, head }),
      () => {
        if (!abandoned.signal.aborted) setLoaded({ path: pathname, data: undefined });
      },
    );
    return () => abandoned.abort();
    // A failed page stays failed until it is fetched again (`key`, `turn`).
  }, [pathname, key, turn, isMissing, backend]);

  const retry = useCallback(() => setTurn((last) => last + 1), []);

  if (!isHere) return { status: 'loading' };
  return loaded.data
    ? { status: 'ready', data: loaded.data, head: loaded.head }
    : { status: 'failed', retry };
}
