import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A page ready to be sent in any of its encodings. */
export interface KeptPage {
  status: number;
  type: string;
  etag: string;
  madeAt: number;
  bodies: { identity: Buffer; gzip: Buffer; br: Buffer };
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Compresses a page once, for all who will get it. */
export async function packPage(status: number, type: string, text: string, now: number): Promise<KeptPage> {
  const identity = Buffer.from(text);
  const [br, gz] = await Promise.all([
    toBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    toGzip(identity),
  ]);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { status, type, etag, madeAt: now, bodies: { identity, gzip: gz, br } };
}

export interface PageCacheOptions {
  /** How long a page is fresh, in milliseconds; 0 keeps nothing. */
  freshFor: number;
  /** Never served when older, whatever goes wrong. */
  staleFor?: number;
  now?: () => number;
}

const TEN_MINUTES = 600_000;

/**
 * Whole pages in memory. A fresh one is sent as it is; an ageing one is sent while the
 * next is made; several visitors of a missing one wait for the same making. A page that came out incomplete is sent
 * once and not kept.
 */
export class PageCache {
  readonly #kept = new Map<string, KeptPage>();
  readonly #making = new Map<string, Promise<KeptPage>>();
  readonly #options: Required<PageCacheOptions>;
  /** Counts the drops: a page begun before a drop may show what was true then, and is not kept. */
  #generation = 0;

  constructor(options: PageCacheOptions) {
    this.#options = { staleFor: TEN_MINUTES, now: Date.now, ...options };
  }

  async get(key: string, make: () => Promise<{ page: KeptPage; keep: boolean }>): Promise<KeptPage> {
    const { freshFor, staleFor, now } = this.#options;
    const kept = this.#kept.get(key);
    const age = kept ? now() - kept.madeAt : Infinity;
    if (kept && age < freshFor) return kept;
    const fresh = this.#make(key, make);
    if (!kept || age >= staleFor || freshFor === 0) return fresh;
    fresh.catch(() => undefined);
    return kept;
  }

  /** Forgets every page: something that pages show has changed. */
  drop(): void {
    this.#generation += 1;
    this.#kept.clear();
    this.#making.clear();
  }

  #make(key: string, make: () => Promise<{ page: KeptPage; keep: boolean }>): Promise<KeptPage> {
    const running = this.#making.get(key);
    if (running) return running;
    const generation = this.#generation;
    const work = make()
      .then(({ page, keep }) => {
        if (keep && this.#options.freshFor > 0 && generation === this.#generation) this.#kept.set(key, page);
        return page;
      })
      .finally(() => {
        if (this.#making.get(key) === work) this.#making.delete(key);
      });
    this.#making.set(key, work);
    return work;
  }
}
