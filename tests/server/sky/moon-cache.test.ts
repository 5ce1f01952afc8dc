import { expect, test, vi } from 'vitest';
import { createMoonCache } from '#server/sky/moon-cache.ts';
import { loadEphemeris, type Ephemeris } from '#server/sky/ephemeris.ts';
import { moonAt } from '#server/sky/moon.ts';

async function watchedSky() {
  const sky = await loadEphemeris();
  const illumination = vi.fn<Ephemeris['illumination']>(sky.illumination);
  return { sky: { ...sky, illumination }, illumination };
}

test('the moon is computed once a minute [AP-10]', async () => {
  const { sky, illumination } = await watchedSky();
  const cache = createMoonCache(sky);
  const first = cache.moon(new Date('2026-11-20T12:00:00Z'));
  expect(cache.moon(new Date('2026-11-20T12:00:59.999Z'))).toBe(first);
  expect(illumination).toHaveBeenCalledTimes(1);

  const next = cache.moon(new Date('2026-11-20T12:01:00Z'));
  expect(next.illumination).not.toBe(first.illumination);
  expect(next).toEqual(moonAt(sky, new Date('2026-11-20T12:01:00Z')));
});

test('every month is computed once, however many are asked for [AP-10]', async () => {
  const { sky, illumination } = await watchedSky();
  const cache = createMoonCache(sky);
  const first = cache.days({ year: 2026, month: 11 });
  expect(cache.days({ year: 2026, month: 11 })).toBe(first);
  expect(illumination).toHaveBeenCalledTimes(30);

  for (let index = 0; index < 36; index += 1)
    cache.days({ year: 2000 + Math.floor(index / 12), month: (index % 12) + 1 });
  const computed = illumination.mock.calls.length;
  expect(cache.days({ year: 2026, month: 11 })).toBe(first);
  expect(cache.days({ year: 2000, month: 1 })).toHaveLength(31);
  expect(illumination).toHaveBeenCalledTimes(computed);
});
