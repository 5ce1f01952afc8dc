import { monthsLater, toWireMonth } from '#domain/lunar/lunar-calendar.ts';
import { lunarMonthPath } from '#domain/lunar/lunar-path.ts';
import { specialistPath } from '#domain/paths/specialist-path.ts';
import { shopDay } from '#domain/shop-day.ts';
import { ABILITIES, type BackendKind } from '#domain/backend.ts';
import { routesOf } from '#src/entry-server.tsx';

/** Number of further months of the lunar calendar in the sitemap; links lead to the others. */
const MONTHS_AHEAD = 12;

/** Renders the sitemap: public pages, specialists, and the lunar calendar of the coming year (SH-12, R112). */
export function sitemap(
  publicUrl: string,
  backend: BackendKind,
  slugs: readonly string[],
  today = shopDay(),
): string {
  const months = Array.from({ length: MONTHS_AHEAD + 1 }, (_, count) => monthsLater(today, count));
  const paths = [
    ...routesOf(backend)
      .filter((route) => !route.isPrivate)
      .map(({ path }) => path),
    ...slugs.map(specialistPath),
    ...(ABILITIES[backend].lunarCalendar ? months : []).flatMap((month) =>
      month ? lunarMonthPath(toWireMonth(month)) : [],
    ),
  ];
  const addresses = paths.map((path) => `<url><loc>${publicUrl}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses.join('')}</urlset>`;
}
