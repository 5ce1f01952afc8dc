import { expect, test, vi } from 'vitest';
import { twoDigits } from '#domain/birth-date.ts';
import { readMonth, signAt } from '#domain/lunar/lunar-calendar.ts';
import { shopTime } from '#domain/shop-day.ts';
import { readLunarCalendar } from '#schemas/lunar-calendar.reader.ts';
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
  expect(next).toEqual(moonAt(sky, new Date('2026-11-20T12:01:30Z')));
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

test('the strip’s sign and the calendar’s agree at every minute round a change [RD-9] [R110] [R112]', async () => {
  const sky = await loadEphemeris();
  const cache = createMoonCache(sky);
  const months = ['2026-07', '2026-11', '2027-03'].map((month) => {
    const days = readLunarCalendar({ month, days: cache.days(readMonth(month) ?? { year: 0, month: 0 }) });
    return { raw: cache.days(readMonth(month) ?? { year: 0, month: 0 }), days: days ?? [] };
  });
  let changes = 0;
  for (const { raw, days } of months)
    for (const [index, day] of days.entries()) {
      const instant = raw[index]?.signChange?.at;
      if (instant === undefined) continue;
      changes += 1;
      for (let minutes = -3; minutes <= 3; minutes += 1) {
        const at = new Date(Math.floor(Date.parse(instant) / 60_000) * 60_000 + minutes * 60_000);
        const { hour, minute } = shopTime(at);
        const time = `${twoDigits(hour)}:${twoDigits(minute)}`;
        expect(`${time} ${cache.moon(at).sign}`).toBe(`${time} ${signAt(day, time)}`);
      }
    }
  expect(changes).toBeGreaterThan(35);
});
