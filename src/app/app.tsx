import { Suspense, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LinkProvider } from '#blocks/link.tsx';
import { lazyIsland } from '#islands/lazy-island.tsx';
import { importWithRetry } from '#islands/import-with-retry.ts';
import { ErrorBoundary } from '#islands/error-boundary.tsx';
import { FailedPage } from './pages/failed-page.tsx';
import type { PageData } from '#page/page-data.ts';
import type { PublicConfig } from '#page/public-config.ts';
import { RouterLink } from './routing/router-link.tsx';
import { routeOf } from './routing/routes.ts';
import { Shell } from './shell/shell.tsx';
import { ShopProvider, type Shop } from '#page/shop.tsx';
import { useArrival } from './routing/use-arrival.ts';
import { usePageData } from './page-data/use-page-data.ts';
import { useMessages } from './shell/use-messages.ts';

const LoadingPage = lazyIsland(async () => (await import('./pages/loading-page.tsx')).LoadingPage);

export interface AppProps {
  config: PublicConfig;
  /** Path of the page that `data` belongs to. */
  path: string;
  data: PageData;
}

/** Root component: the current route's page inside the shell. */
export function App({ config, path, data }: AppProps) {
  const messages = useMessages();
  const { toast, retract, announcements } = messages;
  const shop = useMemo<Shop>(
    () => ({ config, toast, retract, announce: (sentence) => announcements.set({ sentence }) }),
    [config, toast, retract, announcements],
  );
  const { pathname, hash, key } = useLocation();
  const route = routeOf(pathname, config.backend);
  const page = usePageData(pathname, { path, data }, config.backend, key);

  useArrival(page);

  useEffect(() => {
    if (hash.length > 1)
      void importWithRetry(() => import('./routing/reveal-anchor.ts')).then(({ revealAnchor }) =>
        revealAnchor(hash),
      );
  }, [hash, key]);

  const [lastData, setLastData] = useState(data);
  if (page.status === 'ready' && page.data !== lastData) setLastData(page.data);

  return (
    <ShopProvider shop={shop}>
      <LinkProvider value={RouterLink}>
        <Shell path={pathname} data={lastData} messages={messages}>
          <ErrorBoundary
            key={pathname}
            renderFallback={() => <FailedPage onRetry={() => window.location.reload()} />}
          >
            <Suspense fallback={null}>
              {page.status === 'ready' && (
                <route.page.Component key={route.path} route={route} data={page.data} />
              )}
              {page.status === 'loading' && <LoadingPage />}
              {page.status === 'failed' && <FailedPage onRetry={page.retry} />}
            </Suspense>
          </ErrorBoundary>
        </Shell>
      </LinkProvider>
    </ShopProvider>
  );
}
