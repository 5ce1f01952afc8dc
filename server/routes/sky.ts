import { readMonth } from '#domain/lunar/lunar-calendar.ts';
import { BIRTH_YEAR_MIN, CHART_YEAR_MAX, PLACES_OFFERED } from '#domain/shop-constants.ts';
import { badRequest } from '#server/api-error.ts';
import type { Handlers } from '#server/contract.ts';
import { systemClock, type Clock } from '#server/clock.ts';
import { lazily } from '#server/lazily.ts';
import type { BirthDraft } from '#server/orders/birth-draft.ts';
import { placeLabel, toSuggestion } from '#server/places/place-label.ts';
import { loadPlaces } from '#server/places/places.ts';
import { assumedMoment } from '#server/sky/assumed-moment.ts';
import { chartOfBirth } from '#server/sky/chart-of-birth.ts';
import { readBirth, toWireBirth } from '#server/sky/birth-request.ts';
import { loadEphemeris } from '#server/sky/ephemeris.ts';
import { createMoonCache } from '#server/sky/moon-cache.ts';

/** Stores the data of a free chart as a DRAFT order and resolves with the chart's handle (AP-9). */
export interface BirthDraftStore {
  createBirthDraft(draft: BirthDraft): Promise<string>;
}

/** Cache-Control for longer than the default minute of public responses. */
const cacheFor = (seconds: number) => ({ 'Cache-Control': `public, max-age=${seconds}` });

/** Handlers of moon, calendar, birth charts and places (AP-9, AP-10, BH-6). Ephemeris and gazetteer load at first use. */
export function skyHandlers(
  drafts: BirthDraftStore,
  clock: Clock = systemClock,
): Pick<Handlers, 'getMoon' | 'getLunarCalendar' | 'computeBirthHoroscope' | 'searchPlaces'> {
  const loadMoon = lazily(async () => createMoonCache(await loadEphemeris()));

  return {
    async getMoon() {
      const cache = await loadMoon();
      return { status: 200, body: cache.moon(clock.now()) };
    },
    async getLunarCalendar({ path }) {
      const month = readMonth(path.month);
      if (!month || month.year < BIRTH_YEAR_MIN || month.year > CHART_YEAR_MAX) {
        throw badRequest(`The month must be of the years ${BIRTH_YEAR_MIN} to ${CHART_YEAR_MAX}`);
      }
      const cache = await loadMoon();
      return { status: 200, body: { month: path.month, days: cache.days(month) }, headers: cacheFor(86_400) };
    },
    async computeBirthHoroscope({ body }) {
      const [sky, places] = await Promise.all([loadEphemeris(), loadPlaces()]);
      const birth = readBirth(body, places);
      const { chart, system } = chartOfBirth(sky, birth);
      const { name, email, place } = birth;
      const id = await drafts.createBirthDraft({
        name,
        email,
        city: placeLabel(place),
        ...toWireBirth(birth),
        clockChoice: body.clockChoice ?? null,
      });
      return {
        status: 200,
        body: { birthHoroscope: chart, order: { id }, assumed: assumedMoment(birth, system) },
      };
    },
    async searchPlaces({ query }) {
      const places = await loadPlaces();
      return {
        status: 200,
        body: places.suggest(query.q, PLACES_OFFERED).map(toSuggestion),
        headers: cacheFor(3_600),
      };
    },
  };
}
