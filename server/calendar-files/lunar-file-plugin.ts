import type { FastifyInstance } from 'fastify';
import { capital, lunarCopy, phaseText } from '#copy/sky/lunar-calendar.ts';
import { monthsLater, toWireMonth } from '#domain/lunar/lunar-calendar.ts';
import { LUNAR_FILE_PATH } from '#domain/lunar/lunar-path.ts';
import { shopDay } from '#domain/shop-day.ts';
import { readLunarCalendar } from '#schemas/lunar-calendar.reader.ts';
import { CALENDAR_TYPE, calendarFile } from './calendar-file.ts';
import { systemClock, type Clock } from '#server/clock.ts';
import { lazily } from '#server/lazily.ts';
import { loadEphemeris } from '#server/sky/ephemeris.ts';
import { createMoonCache } from '#server/sky/moon-cache.ts';

/** This month and so many after it. A calendar program asks for the file again, once a week. */
const MONTHS_AHEAD = 2;

/** Serves the moon's exact phases as a calendar file (RFC 5545), for the calendar that a visitor keeps anyway. */
export async function lunarFilePlugin(
  app: FastifyInstance,
  { publicUrl, clock = systemClock }: { publicUrl: string; clock?: Clock },
): Promise<void> {
  const loadMoon = lazily(async () => createMoonCache(await loadEphemeris()));
  const { host } = new URL(publicUrl);
  app.get(LUNAR_FILE_PATH, async (_request, reply) => {
    const moon = await loadMoon();
    const today = shopDay(clock.now());
    const events = Array.from({ length: MONTHS_AHEAD + 1 }, (_, count) => monthsLater(today, count)).flatMap(
      (month) => {
        const wire = month ? moon.days(month) : [];
        const days = month && readLunarCalendar({ month: toWireMonth(month), days: wire });
        return (days ?? []).flatMap((day, place) => {
          const at = wire[place]?.phaseAt;
          return at === undefined ? [] : { id: at, at: new Date(at), title: capital(phaseText(day)) };
        });
      },
    );
    void reply.headers({ 'content-type': CALENDAR_TYPE, 'cache-control': 'public, max-age=86400' });
    return calendarFile({ host, name: lunarCopy.title, refresh: 'weekly' }, events);
  });
}
