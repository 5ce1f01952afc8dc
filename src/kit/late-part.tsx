import { lazy, memo, Suspense, type ComponentType, type ReactNode } from 'react';
import { loadAgain } from './load-again.ts';

const loaders: (() => Promise<unknown>)[] = [];

/**
 * A part of a page that the server sends whole and the browser takes over a little later, when its code has come:
 * what lies below the first screen or is seldom pressed. Until then its markup stands as sent (selective hydration).
 * Memoised by what its props say, since a new render before that would have React throw the sent markup away.
 * `fallback` stands in only where nothing was sent.
 */
export function latePart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  fallback: ReactNode = null,
): ComponentType<P> {
  let Loaded: ComponentType<P> | undefined;
  const Later = lazy(async () => ({ default: await loadAgain(load) }));
  loaders.push(async () => {
    Loaded ??= await load();
  });
  return memo(function LatePart(props: P) {
    return <Suspense fallback={fallback}>{Loaded ? <Loaded {...props} /> : <Later {...props} />}</Suspense>;
  }, saySame) as unknown as ComponentType<P>;
}

/** Data are compared by what they hold, functions by identity. */
function saySame(before: object, after: object): boolean {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const [a, b] = [before, after] as Record<string, unknown>[];
  return [...names].every(
    (name) =>
      Object.is(a?.[name], b?.[name]) ||
      (typeof a?.[name] === 'object' && JSON.stringify(a[name]) === JSON.stringify(b?.[name])),
  );
}

/** Loads every late part known so far; the server does so before it renders. */
export async function loadLateParts(): Promise<void> {
  for (let known = -1; known !== loaders.length;) {
    known = loaders.length;
    await Promise.all(loaders.map((load) => load()));
  }
}
