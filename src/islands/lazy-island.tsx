import { memo, Suspense, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { lazyWithRetry } from './lazy-with-retry.ts';

const loaders: (() => Promise<unknown>)[] = [];

/**
 * A part of a page that the server renders and the browser hydrates later, when the part's own chunk has come: what
 * lies below the first screen or is seldom pressed. Until then its markup stands as sent (selective hydration).
 * Memoised by the content of its props, since a new render before that would have React throw the sent markup away.
 * `fallback` stands in only where nothing was sent; a part that breaks is left out.
 */
export function lazyIsland<P extends object>(
  load: () => Promise<ComponentType<P>>,
  fallback: ReactNode = null,
): ComponentType<P> {
  let Loaded: ComponentType<P> | undefined;
  const Lazy = lazyWithRetry(load);
  loaders.push(async () => {
    Loaded ??= await load();
  });
  return memo(function LazyIsland(props: P) {
    return (
      <ErrorBoundary renderFallback={() => null}>
        <Suspense fallback={fallback}>{Loaded ? <Loaded {...props} /> : <Lazy {...props} />}</Suspense>
      </ErrorBoundary>
    );
  }, propsAreEqual) as unknown as ComponentType<P>;
}

/** Compares data by what they hold, functions by identity. */
function propsAreEqual(before: object, after: object): boolean {
  const [a, b] = [before, after] as Record<string, unknown>[];
  return Object.keys({ ...a, ...b }).every(
    (name) =>
      Object.is(a?.[name], b?.[name]) ||
      (typeof a?.[name] === 'object' && JSON.stringify(a[name]) === JSON.stringify(b?.[name])),
  );
}

/** Loads every island known so far; the server does so before it renders. */
export async function loadIslands(): Promise<void> {
  for (let known = -1; known !== loaders.length;) {
    known = loaders.length;
    await Promise.all(loaders.map((load) => load()));
  }
}
