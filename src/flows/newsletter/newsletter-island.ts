import { lazyIsland } from '#islands/lazy-island.tsx';

/** The newsletter section, whose code comes after the page's own: it stands last on every page that has it (NL-1). */
export const NewsletterIsland = lazyIsland(async () => (await import('./newsletter.tsx')).Newsletter);
