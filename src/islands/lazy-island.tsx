import {
  memo,
  Suspense,
  useEffect,
  useState,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { lazyWithRetry } from './lazy-with-retry.ts';

const loaders: (() => Promise<unknown>)[] = [];

export interface IslandTiming {
  /** Delays fetching while the server's markup is shown, for example `firstTouch`. */
  until?: () => Promise<void>;
}

/** Props that `propsAreEqual` can compare: data and functions. An element knows its whole tree, which is no data. */
type Comparable<P> = { [Name in keyof P]: ReactElement extends P[Name] ? never : P[Name] };

/**
 * Makes a component that the server renders and the browser hydrates when its own chunk has loaded (selective
 * hydration); for parts below the fold or seldom used. It is memoised by the content of its props, since a new render
 * before hydration would make React discard the server's markup. `Fallback` is shown only if there is no markup of the
 * server's, or no longer; a part that throws is left out.
 */
export function lazyIsland<P extends Comparable<P>>(
  load: () => Promise<ComponentType<P>>,
  Fallback: (props: P) => ReactNode = () => null,
  { until }: IslandTiming = {},
): ComponentType<P> {
  let Loaded: ComponentType<P> | undefined;
  let waitNoLonger = () => {};
  const isMissed = new Promise<void>((resolve) => (waitNoLonger = resolve));
  const Lazy = lazyWithRetry(async () => {
    if (until) await Promise.race([until(), isMissed]);
    return load();
  });
  // Nothing stands in its place while the fallback does.
  const Missing = (props: P) => {
    useEffect(waitNoLonger, []);
    return <Fallback {...props} />;
  };
  loaders.push(async () => {
    Loaded ??= await load();
  });
  return memo(function LazyIsland(props: P) {
    const [sent] = useState(props);
    // The server's markup is outdated. A transition would wait for the part's code, and block everything with it.
    if (props !== sent) waitNoLonger();
    return (
      <ErrorBoundary renderFallback={() => null}>
        <Suspense fallback={<Missing {...props} />}>
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
