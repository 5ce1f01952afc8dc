import type { Db } from './tables.ts';

/** Answers a read from memory, or does it; each key belongs to one read. What it gives must not be changed. */
export type Keep = <Value>(key: string, read: () => Promise<Value>) => Promise<Value>;

/** For where nobody watches the catalogue: nothing is kept. */
export const keepNothing: Keep = (_key, read) => read();

/** Milliseconds for which a process may show what another one has just changed. */
const LOOK_EVERY = 1_000;

/**
 * Keeps reads of the catalogue in memory until it changes, whichever process changes it (005_catalogue_version.sql).
 * While the database is away, what was read last stays.
 */
export class CatalogueWatch {
  readonly #db: Db;
  readonly #changed: () => void;
  readonly #kept = new Map<string, Promise<unknown>>();
  #version: number | undefined;

  /** `changed` is called after every change seen. */
  constructor(db: Db, changed: () => void = () => undefined) {
    this.#db = db;
    this.#changed = changed;
  }

  readonly keep: Keep = (key, read) => {
    const kept = this.#kept.get(key);
    // One key, one read: what stands there is what this read gives.
    if (kept) return kept as ReturnType<typeof read>;
    const reading = read();
    this.#kept.set(key, reading);
    reading.catch(() => {
      if (this.#kept.get(key) === reading) this.#kept.delete(key);
    });
    return reading;
  };

  /** Asks whether the catalogue has changed since the last look, and forgets what was kept if so. */
  async look(): Promise<void> {
    const { version } = await this.#db
      .selectFrom('catalogue_version')
      .select('version')
      .executeTakeFirstOrThrow();
    if (version === this.#version) return;
    const isFirst = this.#version === undefined;
    this.#version = version;
    this.#kept.clear();
    if (!isFirst) this.#changed();
  }

  /** Looks every second, one look at a time. Returns what stops it, once the look under way has ended. */
  watch(): () => Promise<void> {
    let looking: Promise<void> | undefined;
    const timer = setInterval(() => {
      looking ??= this.look()
        // The database is away: the next look will tell.
        .catch(() => undefined)
        .finally(() => {
          looking = undefined;
        });
    }, LOOK_EVERY);
    timer.unref();
    return async () => {
      clearInterval(timer);
      await looking;
    };
  }
}
