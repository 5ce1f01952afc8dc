import { lazyIsland } from '#islands/lazy-island.tsx';

/**
 * The newsletter section as an island: hydrated late, since it is the last section of its pages (NL-1). It waits for no
 * touch: a translator would have put its own words there by then, and React would throw the form away.
 */
export const NewsletterIsland = lazyIsland(async () => (await import('./newsletter.tsx')).Newsletter);
