import { lazy, memo, Suspense, type ComponentType } from 'react';

const loaders: (() => Promise<unknown>)[] = [];

/**
 * A part of a page that the server sends whole and the browser takes over a little later, when its code has come:
 * what lies below the first screen or is seldom pressed. Until then its markup stands as sent (selective hydration).
 * Memoised, since a new render of its surroundings before that would have React throw the sent markup away.
 */
export function latePart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let Loaded: ComponentType<P> | undefined;
  const Later = lazy(async () => ({ default: await load() }));
  loaders.push(async () => {
    Loaded ??= await load();
  });
  return memo(function LatePart(props: P) {
    return <Suspense fallback={null}>{Loaded ? <Loaded {...props} /> : <Later {...props} />}</Suspense>;
  }) as unknown as ComponentType<P>;
}

/** Loads every late part known so far; the server does so before it renders. */
export async function loadLateParts(): Promise<void> {
  for (let known = -1; known !== loaders.length; ) {
    known = loaders.length;
    await Promise.all(loaders.map((load) => load()));
  }
}
