import { useState, type ComponentType } from 'react';
import { ATTEMPTS_WHILE_WAITING } from './import-with-retry.ts';
import { lazyWithRetry } from './lazy-with-retry.ts';

/** A page whose code comes when it is needed, and that can be fetched before it is shown. */
export interface LazyPage<P extends object> {
  /** Rejects when the code does not come. */
  preload: () => Promise<void>;
  Component: ComponentType<P>;
}

/**
 * A lazy component that renders at once after `preload`, so that the server's HTML and the first client render are
 * the same. While a sent page's code is on its way its markup stands.
 */
export function lazyPage<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): LazyPage<P> {
  let Loaded: ComponentType<P> | undefined;
  const Lazy = lazyWithRetry(async () => (await load()).default, ATTEMPTS_WHILE_WAITING);
  return {
    preload: async () => {
      Loaded = (await load()).default;
    },
    Component: function Page(props: P) {
      // Chosen once for each showing: a change of the component's type would start the page anew.
      const [Chosen] = useState<ComponentType<P>>(() => Loaded ?? (Lazy as ComponentType<P>));
      return <Chosen {...props} />;
    },
  };
}
