import { pack, type Packed } from '#server/http/packed.ts';

/** A page in all its encodings, ready to be sent. */
export interface CachedPage extends Packed {
  status: number;
  type: string;
  renderedAt: number;
}

/** Compresses a page in each encoding. */
export const packPage = async (
  status: number,
  type: string,
  text: string,
  now: number,
): Promise<CachedPage> => ({ status, type, renderedAt: now, ...(await pack(text)) });

export interface PageCacheOptions {
  /** How long (ms) a page is fresh; 0 disables the cache. */
  freshFor: number;
  /** Maximum age (ms) of a page that is served while it is revalidated. */
  staleFor?: number;
  now?: () => number;
}

/** Renders a page; an incomplete one is not cached. */
type Render = () => Promise<{ page: CachedPage; isComplete: boolean }>;

const TEN_MINUTES = 600_000;
/** Pages that are cached at once: all routes and some years of the lunar calendar; the oldest one makes room. */
const MAX_PAGES = 250;

/**
 * Caches rendered pages in memory. A fresh page is sent as it is; a stale one is sent while it is revalidated;
 * concurrent requests for a missing page share one rendering. An incomplete page is sent once and not cached.
 */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>();
  readonly #rendering = new Map<string, Promise<CachedPage>>();
  readonly #options: Required<PageCacheOptions>;
  /** Number of drops: a page whose rendering began before a drop may be outdated and is not cached. */
  #generation = 0;

  constructor(options: PageCacheOptions) {
    this.#options = { staleFor: TEN_MINUTES, now: Date.now, ...options };
  }

  async get(key: string, render: Render): Promise<CachedPage> {
    const { freshFor, staleFor, now } = this.#options;
    const cached = this.#pages.get(key);
    const age = cached ? now() - cached.renderedAt : Infinity;
    if (cached && age < freshFor) return cached;
    const fresh = this.#render(key, render);
    if (!cached || age >= staleFor) return fresh;
    fresh.catch(() => undefined);
    return cached;
  }

  /** Drops every page, because something that pages show has changed. */
  drop(): void {
    this.#generation += 1;
    this.#pages.clear();
    this.#rendering.clear();
  }

  #keep(key: string, page: CachedPage): void {
    const [oldest] = this.#pages.keys();
    if (oldest !== undefined && this.#pages.size >= MAX_PAGES && !this.#pages.has(key))
      this.#pages.delete(oldest);
    this.#pages.set(key, page);
  }

  #render(key: string, render: Render): Promise<CachedPage> {
    const running = this.#rendering.get(key);
    if (running) return running;
    const generation = this.#generation;
    const rendered = render()
      .then(({ page, isComplete }) => {
        const isCurrent = generation === this.#generation;
        if (isComplete && this.#options.freshFor > 0 && isCurrent) this.#keep(key, page);
        return page;
      })
      .finally(() => {
        if (this.#rendering.get(key) === rendered) this.#rendering.delete(key);
      });
    this.#rendering.set(key, rendered);
    return rendered;
  }
}
