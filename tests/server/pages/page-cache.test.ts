import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { PageCache, packPage, type CachedPage } from '#server/pages/page-cache.ts';

const MINUTE = 60_000;

/** A cache with a clock of its own, and a maker that counts and names what it makes. */
function startCache(freshFor = MINUTE) {
  let now = 1_000_000;
  let made = 0;
  const make = vi.fn(async (isComplete = true) => {
    made += 1;
    return { page: await packPage(200, 'text/html', `page ${made}`, now), isComplete };
  });
  return {
    cache: new PageCache({ freshFor, now: () => now }),
    make,
    pass: (time: number) => {
      now += time;
    },
  };
}

const textOf = (page: CachedPage) => page.bodies.identity.toString();

describe('a page in its encodings', () => {
  it('says the same in each, and has a tag for what it says', async () => {
    const page = await packPage(200, 'text/html', 'Zażółć '.repeat(200), 0);
    expect(brotliDecompressSync(page.bodies.br)).toEqual(page.bodies.identity);
    expect(gunzipSync(page.bodies.gzip)).toEqual(page.bodies.identity);
    expect(page.bodies.br.length).toBeLessThan(page.bodies.identity.length / 5);
    expect(page.etag).toMatch(/^W\/"[\w-]{27}"$/);
    expect((await packPage(200, 'text/html', 'Zażółć '.repeat(200), 5)).etag).toBe(page.etag);
    expect((await packPage(200, 'text/html', 'Zażółć', 0)).etag).not.toBe(page.etag);
  });
});

describe('what is kept', () => {
  it('a fresh page is made once', async () => {
    const { cache, make, pass } = startCache();
    await cache.get('/', make);
    pass(MINUTE - 1);
    expect(textOf(await cache.get('/', make))).toBe('page 1');
    expect(make).toHaveBeenCalledOnce();
  });

  it('pages are kept apart by their key', async () => {
    const { cache, make } = startCache();
    expect(textOf(await cache.get('/a', make))).toBe('page 1');
    expect(textOf(await cache.get('/b', make))).toBe('page 2');
  });

  it('so many pages are kept: the oldest makes room for a new one, and none for one that is made anew', async () => {
    const { cache, make, pass } = startCache();
    const open = (n: number) => cache.get(`/${n}`, make);
    for (let n = 0; n < 250; n += 1) await open(n);
    pass(MINUTE);
    await open(249);
    await vi.waitFor(async () => expect(textOf(await open(249))).toBe('page 251'));
    expect(textOf(await open(0))).toBe('page 1');
    await vi.waitFor(async () => expect(textOf(await open(0))).toBe('page 252'));
    await open(250);
    expect(textOf(await open(249))).toBe('page 251');
    expect(textOf(await open(0))).toBe('page 254');
  });

  it('an ageing page is sent at once while the next one is made', async () => {
    const { cache, make, pass } = startCache();
    await cache.get('/', make);
    pass(MINUTE);
    expect(textOf(await cache.get('/', make))).toBe('page 1');
    await vi.waitFor(async () => expect(textOf(await cache.get('/', make))).toBe('page 2'));
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('nothing older than ten minutes is sent, whatever goes wrong', async () => {
    const { cache, make, pass } = startCache();
    await cache.get('/', make);
    pass(10 * MINUTE);
    expect(textOf(await cache.get('/', make))).toBe('page 2');
    pass(10 * MINUTE);
    await expect(cache.get('/', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  });

  it('a failed renewal leaves the ageing page standing, and is tried again', async () => {
    const { cache, make, pass } = startCache();
    await cache.get('/', make);
    pass(2 * MINUTE);
    const failing = vi.fn(() => Promise.reject(new Error('down')));
    expect(textOf(await cache.get('/', failing))).toBe('page 1');
    await vi.waitFor(async () => {
      expect(textOf(await cache.get('/', failing))).toBe('page 1');
      expect(failing).toHaveBeenCalledTimes(2);
    });
  });

  it('several visitors of a missing page wait for one making', async () => {
    const { cache, make } = startCache();
    const pages = await Promise.all([cache.get('/', make), cache.get('/', make), cache.get('/', make)]);
    expect(pages.map(textOf)).toEqual(['page 1', 'page 1', 'page 1']);
    expect(make).toHaveBeenCalledOnce();
  });

  it('an incomplete page is sent once and never kept', async () => {
    const { cache, make } = startCache();
    expect(textOf(await cache.get('/', () => make(false)))).toBe('page 1');
    expect(textOf(await cache.get('/', make))).toBe('page 2');
    expect(textOf(await cache.get('/', make))).toBe('page 2');
  });

  it('with no time to be fresh, nothing is kept', async () => {
    const { cache, make } = startCache(0);
    await cache.get('/', make);
    expect(textOf(await cache.get('/', make))).toBe('page 2');
  });
});

describe('a drop', () => {
  it('forgets every page', async () => {
    const { cache, make } = startCache();
    await cache.get('/', make);
    cache.drop();
    expect(textOf(await cache.get('/', make))).toBe('page 2');
  });

  it('also reaches pages that are being made: they may show what is no longer true', async () => {
    const { cache, make } = startCache();
    const old = cache.get('/', make);
    cache.drop();
    const fresh = cache.get('/', make);
    expect([textOf(await old), textOf(await fresh)]).toEqual(['page 1', 'page 2']);
    expect(textOf(await cache.get('/', make))).toBe('page 2');
  });

  it('leaves the pages that are made after it shared, also once those from before are done', async () => {
    const { cache, make } = startCache();
    const held: (() => void)[] = [];
    const slow = vi.fn(async () => {
      await new Promise<void>((resolve) => held.push(resolve));
      return make();
    });
    const old = cache.get('/', slow);
    cache.drop();
    const fresh = cache.get('/', slow);
    held[0]?.();
    await old;
    const another = cache.get('/', slow);
    held[1]?.();
    held[2]?.();
    expect(await another).toBe(await fresh);
    expect(slow).toHaveBeenCalledTimes(2);
  });
});
