import type { FastifyInstance } from 'fastify';
import { capital, lunarCopy, phaseText } from '#copy/lunar-calendar.ts';
import { monthsLater, toWireMonth } from '#domain/lunar/lunar-calendar.ts';
import { LUNAR_FILE_PATH } from '#domain/lunar/lunar-path.ts';
import { shopDay } from '#domain/shop-day.ts';
import { readLunarCalendar } from '#schemas/lunar-calendar.reader.ts';
import { systemClock, type Clock } from '#server/clock.ts';
import { lazily } from '#server/lazily.ts';
import { loadEphemeris } from '#server/sky/ephemeris.ts';
import { createMoonCache } from '#server/sky/moon-cache.ts';

/** This month and so many after it. A calendar program asks for the file again, once a week. */
const MONTHS_AHEAD = 2;

/** An instant as calendar files write it, "20261124T145400Z". */
const stamp = (at: string) => `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** A phase as an event of no length, which leaves its hour free. */
const eventOf = (at: string, title: string, host: string): string[] => [
  'BEGIN:VEVENT',
  `UID:${stamp(at)}@${host}`,
  `DTSTAMP:${stamp(at)}`,
  `DTSTART:${stamp(at)}`,
  `SUMMARY:${title.replaceAll('\u00a0', ' ')}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

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
          return at === undefined ? [] : eventOf(at, capital(phaseText(day)), host);
        });
      },
    );
    void reply.headers({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'public, max-age=86400',
    });
    return [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      `PRODID:-//${host}//${lunarCopy.title}//PL`,
      `X-WR-CALNAME:${lunarCopy.title}`,
      'REFRESH-INTERVAL;VALUE=DURATION:P7D',
      ...events,
      'END:VCALENDAR',
      '',
    ].join('\r\n');
  });
}
