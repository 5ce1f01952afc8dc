import { memo, Suspense, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { lazyWithRetry } from './lazy-with-retry.ts';

const loaders: (() => Promise<unknown>)[] = [];

/**
 * Makes a component that the server renders and the browser hydrates when its own chunk has loaded (selective
 * hydration); for parts below the fold or seldom used. It is memoised by the content of its props, since a new render
 * before hydration would make React discard the server's markup. `Fallback` is shown only if the server sent no
 * markup; a part that throws is left out.
 */
export function lazyIsland<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Fallback: (props: P) => ReactNode = () => null,
): ComponentType<P> {
  let Loaded: ComponentType<P> | undefined;
  const Lazy = lazyWithRetry(load);
  loaders.push(async () => {
    Loaded ??= await load();
  });
  return memo(function LazyIsland(props: P) {
    return (
      <ErrorBoundary renderFallback={() => null}>
        <Suspense fallback={<Fallback {...props} />}>
          {Loaded ? <Loaded {...props} /> : <Lazy {...props} />}
        </Suspense>
      </ErrorBoundary>
    );
  }, propsAreEqual) as unknown as ComponentType<P>;
}

/** Compares props: data by content, functions by identity. */
function propsAreEqual(before: object, after: object): boolean {
  const [a, b] = [before, after] as Record<string, unknown>[];
  return Object.keys({ ...a, ...b }).every(
    (name) =>
      Object.is(a?.[name], b?.[name]) ||
      (typeof a?.[name] === 'object' && JSON.stringify(a[name]) === JSON.stringify(b?.[name])),
  );
}

/** Loads all islands; the server calls it before rendering. */
export async function loadIslands(): Promise<void> {
  for (let known = -1; known !== loaders.length;) {
    known = loaders.length;
    await Promise.all(loaders.map((load) => load()));
  }
}
