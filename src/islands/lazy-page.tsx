import { useEffect, useState, type ComponentType } from 'react';
import { ATTEMPTS_WHILE_WAITING } from './import-with-retry.ts';
import { lazyWithRetry } from './lazy-with-retry.ts';

/** A page component that is fetched on demand and can be preloaded. */
export interface LazyPage<P extends object> {
  /** Rejects if the chunk fails to load. */
  preload: () => Promise<void>;
  Component: ComponentType<P>;
}

/**
 * Makes a lazy component that renders synchronously after `preload`, so that the server's HTML and the first client
 * render match. During hydration the server's markup stays until the chunk has loaded.
 */
export function lazyPage<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): LazyPage<P> {
  let Loaded: ComponentType<P> | undefined;
  const Lazy = lazyWithRetry(async () => (await load()).default, ATTEMPTS_WHILE_WAITING);
  return {
    preload: async () => {
      Loaded = (await load()).default;
    },
    Component: function Page(props: P) {
      // Chosen once per mount: a change of the component's type would remount the page.
      const [Chosen] = useState<ComponentType<P>>(() => Loaded ?? (Lazy as ComponentType<P>));
      // The page's code has come: the line that leads to the page without scripts is not needed (plain-lead.tsx).
      useEffect(() => document.documentElement.setAttribute('data-live', ''), []);
      return <Chosen {...props} />;
    },
  };
}
