import { shopTime } from '#domain/shop-day.ts';

/**
 * The next moment at which Warsaw's clocks show a time, as ISO; `undefined` for a text that is no time. Of an hour that
 * the clocks show twice it is the first, and one that they leave out does not exist.
 */
export function nextAt(time: string, now: number): string | undefined {
  const [, hours, minutes] = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/.exec(time.trim()) ?? [];
  if (hours === undefined || minutes === undefined) return undefined;
  const start = Math.floor(now / 60_000) * 60_000;
  for (let step = 1; step <= 25 * 60; step += 1) {
    const moment = new Date(start + step * 60_000);
    const shown = shopTime(moment);
    if (shown.hour === Number(hours) && shown.minute === Number(minutes)) return moment.toISOString();
  }
  return undefined;
}
