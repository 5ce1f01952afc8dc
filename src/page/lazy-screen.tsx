import { lazy, useState, type ComponentType } from 'react';

/** A screen whose code comes when it is needed, and that can be fetched before it is shown. */
export interface LazyScreen<P extends object> {
  preload: () => Promise<void>;
  Component: ComponentType<P>;
}

/**
 * React.lazy that renders at once after `preload`, so that the server's HTML and the first client render are the
 * same; otherwise React would throw the server's HTML away.
 */
export function lazyScreen<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): LazyScreen<P> {
  let Loaded: ComponentType<P> | undefined;
  const Later = lazy(load);
  return {
    preload: async () => {
      Loaded = (await load()).default;
    },
    Component: function Screen(props: P) {
      // Chosen once for each showing: a change of the component's type would start the page anew.
      const [Chosen] = useState<ComponentType<P>>(() => Loaded ?? (Later as ComponentType<P>));
      return <Chosen {...props} />;
    },
  };
}
