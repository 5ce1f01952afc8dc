import { Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { ErrorBoundary } from '#islands/error-boundary.tsx';
import { ATTEMPTS_WHILE_WAITING } from '#islands/import-with-retry.ts';
import { lazyWithRetry } from '#islands/lazy-with-retry.ts';
import { shellCopy } from './copy/shell.ts';
import { showPart } from './browser/show-part.ts';
import { useMay } from './frame/desk-context.tsx';
import { InsidePage } from './frame/inside-page.tsx';
import { MissingPage } from './frame/missing-page.tsx';
import { routerLink } from './frame/router-link.tsx';
import { DESK_PAGES, deskPages, type DeskPage } from './pages.ts';
import QueuePage from './queue/queue-page.tsx';
import { FailedState, Skeleton } from './ui/empty-state.tsx';
import { MenuLinkContext } from './ui/menu-link.tsx';

const files = import.meta.glob<{ default: ComponentType }>([
  './*/*-page.tsx',
  // What all pages are made of, and the page that comes with the desk itself.
  '!./{frame,queue}/*',
]);

/** Fetches a page's file. @throws if there is none, when the desk starts */
function loaderOf(module: DeskPage['module']): () => Promise<ComponentType> {
  const load = files[`./${module}.tsx`];
  if (!load) throw new Error(`src/desk/pages.ts names ${module}, which is no page`);
  return async () => (await load()).default;
}

const loadOrderPage = loaderOf(DESK_PAGES.order.module);

/** Every page; each file but the queue's is fetched with its first visit. */
const screens = new Map<string, ComponentType>([[DESK_PAGES.queue.module, QueuePage]]);
for (const { module } of deskPages) {
  if (!screens.has(module)) screens.set(module, lazyWithRetry(loaderOf(module), ATTEMPTS_WHILE_WAITING));
}

/** How long (ms) after the first page its likely successor is fetched. */
const IDLE_AFTER = 1_000;

const LoadingPage = () => (
  <InsidePage title={shellCopy.loading}>
    <Skeleton label={shellCopy.loading} />
  </InsidePage>
);

const FailedPage = () => (
  <InsidePage title={shellCopy.deskFailed}>
    <FailedState title={shellCopy.deskFailed} onRetry={() => window.location.reload()} />
  </InsidePage>
);

/** A page for those who may call its operation; to others it does not exist. */
const Gate = ({ may, children }: { may: string; children: ReactNode }) =>
  useMay()(may) ? children : <MissingPage />;

function elementOf({ module, may }: DeskPage) {
  const Screen = screens.get(module) ?? MissingPage;
  return may === undefined ? (
    <Screen />
  ) : (
    <Gate may={may}>
      <Screen />
    </Gate>
  );
}

/**
 * The pages inside the desk. A new page begins at its top, or at the part that its address names; Back returns to where
 * one was.
 */
export function DeskPages() {
  const { pathname, hash, key } = useLocation();
  const kind = useNavigationType();
  const [firstKey] = useState(key);
  useEffect(() => {
    if (kind === 'PUSH') window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, kind]);
  useEffect(() => {
    if (hash !== '' && (kind !== 'POP' || key === firstKey)) return showPart(hash.slice(1));
    return undefined;
  }, [pathname, hash, kind, key, firstKey]);
  useEffect(() => {
    // An order is what one opens from the queue. Safari has no idle callback. A failed fetch is tried again by the page.
    const soon = setTimeout(() => void loadOrderPage().catch(() => undefined), IDLE_AFTER);
    return () => clearTimeout(soon);
  }, []);
  return (
    <MenuLinkContext value={routerLink}>
      <ErrorBoundary resetKey={pathname} renderFallback={FailedPage}>
        <Suspense fallback={<LoadingPage />}>
          <Routes>
            {deskPages.map((page) => (
              <Route key={page.path} path={page.path} element={elementOf(page)} />
            ))}
            <Route path="*" element={<MissingPage />} />
          </Routes>
        </Suspense>
      </ErrorBoundary>
    </MenuLinkContext>
  );
}
