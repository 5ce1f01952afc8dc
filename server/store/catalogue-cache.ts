import { sql } from 'kysely';
import type { Db } from './tables/tables.ts';

/** Returns a read's cached result, or runs the read; each key belongs to one read. The result must not be mutated. */
export type CachedRead = <Value>(key: string, read: () => Promise<Value>) => Promise<Value>;

/** Runs every read, without a cache. */
export const uncached: CachedRead = (_key, read) => read();

/** Polling interval (ms), and so the longest time that a change by another process goes unnoticed. */
const POLL_INTERVAL = 1_000;

/**
 * Caches reads of the catalogue until a process changes it (005_catalogue_version.sql) or a new day begins in Warsaw,
 * which may begin or end absences (084_absence.sql). The database's clock decides, so that all processes switch
 * together. While the database is unreachable, the cached reads stay.
 */
export class CatalogueCache {
  readonly #db: Db;
  readonly #onChange: () => void;
  readonly #reads = new Map<string, Promise<unknown>>();
  /** The catalogue's version and the day. */
  #version: string | undefined;

  /** `onChange` is called after every detected change. */
  constructor(db: Db, onChange: () => void = () => undefined) {
    this.#db = db;
    this.#onChange = onChange;
  }

  readonly cached: CachedRead = (key, read) => {
    const cached = this.#reads.get(key);
    // Each key belongs to one read, so that the cached result has its type.
    if (cached) return cached as ReturnType<typeof read>;
    const result = read();
    this.#reads.set(key, result);
    result.catch(() => {
      if (this.#reads.get(key) === result) this.#reads.delete(key);
    });
    return result;
  };

  /** Reads the catalogue's version and the day, and clears the cache when either has changed. */
  async refresh(): Promise<void> {
    const { version } = await this.#db
      .selectFrom('catalogue_version')
      .select(sql<string>`version || ' ' || shop_today()`.as('version'))
      .executeTakeFirstOrThrow();
    if (version === this.#version) return;
    const isFirst = this.#version === undefined;
    this.#version = version;
    this.#reads.clear();
    if (!isFirst) this.#onChange();
  }

  /** Polls the version every second. Returns a function that stops it and waits for the running query. */
  poll(): () => Promise<void> {
    let refreshing: Promise<void> | undefined;
    const timer = setInterval(() => {
      refreshing ??= this.refresh()
        // The database is unreachable: the next poll tries again.
        .catch(() => undefined)
        .finally(() => {
          refreshing = undefined;
        });
    }, POLL_INTERVAL);
    timer.unref();
    return async () => {
      clearInterval(timer);
      await refreshing;
    };
  }
}
