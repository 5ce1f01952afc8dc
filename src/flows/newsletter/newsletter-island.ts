import { firstTouch } from '#islands/first-touch.ts';
import { lazyIsland } from '#islands/lazy-island.tsx';

/** The newsletter section as an island: hydrated late, since it is the last section of its pages (NL-1). */
export const NewsletterIsland = lazyIsland(
  async () => (await import('./newsletter.tsx')).Newsletter,
  () => null,
  { until: firstTouch },
);
