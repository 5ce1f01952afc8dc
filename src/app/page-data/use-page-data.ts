import { useEffect, useState } from 'react';
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
  /** Missing for one that failed at the place of this key. */
  data: PageData | undefined;
  key?: string;
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
  pathname: string,
  sent: { path: string; data: PageData },
  backend: BackendKind,
  key: string,
): PageView {
  const [loaded, setLoaded] = useState<Loaded>(sent);
  const isHere =
    sameRoute(loaded.path, pathname, backend) && (loaded.data !== undefined || loaded.key === key);

  useEffect(() => {
    if (isHere) return;
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
        if (!abandoned.signal.aborted) setLoaded({ path: pathname, key, data: undefined });
      },
    );
    return () => abandoned.abort();
    // A press meanwhile does not start another load. If the load fails, `loaded` lacks the newer key, so it is loaded
    // again.
    // oxlint-disable-next-line react/exhaustive-deps -- `key` alone begins no load
  }, [pathname, isHere, loaded, backend]);

  if (!isHere) return { status: 'loading' };
  return loaded.data
    ? { status: 'ready', data: loaded.data, head: loaded.head }
    : // No page is here then, so it is fetched.
      { status: 'failed', retry: () => setLoaded({ path: '', data: undefined }) };
}
