import { Suspense, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LinkProvider } from '#blocks/link.tsx';
import { latePart } from '#kit/late-part.tsx';
import { loadAgain } from '#kit/load-again.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { FailedPage } from './failed-page.tsx';
import type { PageData } from './page-data.ts';
import type { PublicConfig } from './public-config.ts';
import { RouterLink } from './router-link.tsx';
import { routeOf } from './routes.ts';
import { Shell } from './shell.tsx';
import { ShopProvider, type Shop } from './shop.tsx';
import { useArrival } from './use-arrival.ts';
import { usePageData } from './use-page-data.ts';
import { useMessages } from './use-messages.ts';

const LoadingPage = latePart(async () => (await import('./loading-page.tsx')).LoadingPage);

export interface AppProps {
  config: PublicConfig;
  /** The page that came with `data`. */
  path: string;
  data: PageData;
}

/** The whole shop: the route of the address inside the shell. */
export function App({ config, path, data }: AppProps) {
  const messages = useMessages();
  const { toast, announce } = messages;
  const shop = useMemo<Shop>(() => ({ config, toast, announce }), [config, toast, announce]);
  const { pathname, hash, key } = useLocation();
  const route = routeOf(pathname);
  const page = usePageData(pathname, { path, data });

  useArrival(page);

  useEffect(() => {
    if (hash.length > 1)
      void loadAgain(() => import('./reveal-anchor.ts')).then(({ revealAnchor }) => revealAnchor(hash));
  }, [hash, key]);

  const [lastData, setLastData] = useState(data);
  if (page.status === 'ready' && page.data !== lastData) setLastData(page.data);

  return (
    <ShopProvider shop={shop}>
      <LinkProvider value={RouterLink}>
        <Shell path={pathname} data={lastData} messages={messages}>
          <ErrorBoundary key={pathname} fallback={<FailedPage onRetry={() => window.location.reload()} />}>
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
