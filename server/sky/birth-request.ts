import { readEmail, readTyped, visibleLength } from '#domain/typed/typed-text.ts';
import type { components } from '#openapi/storefront.d.ts';
import { dateExists, toWireDate, twoDigits } from '#domain/birth-date.ts';
import { CHART_YEAR_MAX, CHART_YEAR_MIN } from '#domain/shop-constants.ts';
import { badRequest, type FieldProblem } from '#server/api-error.ts';
import { isClockCertain } from '#server/places/clock-certainty.ts';
import type { Place } from '#server/places/gazetteer.ts';
import { toMoment, type LocalTime, type ZonedMoment } from '#server/places/local-time.ts';
import type { Places } from '#server/places/places.ts';

type RequestBody = components['schemas']['BirthChartRequest'];

/** A validated birth, with its place and instant. */
export interface Birth {
  /** Name and e-mail without surrounding spaces. */
  name: string;
  email: string;
  place: Place;
  /** Noon when the hour is not known. */
  local: LocalTime;
  timeUnknown: boolean;
  moment: ZonedMoment;
  /** Whether the time zone's offset at that moment is certain. */
  clockIsCertain: boolean;
}

const NAME_MIN = 3;

/**
 * Validates what the contract cannot express (VA-BH): a name after trimming, a date and hour that exist, a year from 1900
 * to 2040, a known city, an hour that occurred in that city.
 * @throws {ApiError} 400, code 100, naming every invalid field by its path.
 */
export function readBirth(sent: RequestBody, places: Places): Birth {
  const problems: FieldProblem[] = [];
  const name = readTyped(sent.name);
  if (visibleLength(name) < NAME_MIN)
    problems.push({ path: '/name', message: `must have at least ${NAME_MIN} characters` });

  const timeUnknown = sent.timeUnknown ?? false;
  const local = readLocalTime(sent.dateTime, timeUnknown, (message) =>
    problems.push({ path: '/dateTime', message }),
  );
  const resolved = places.resolve(sent.city, local);
  if (resolved.kind !== 'found') problems.push({ path: '/city', message: CITY_PROBLEM[resolved.kind] });
  if (!local || resolved.kind !== 'found' || problems.length > 0)
    throw badRequest('Invalid birth data', problems);

  const { place } = resolved;
  const moment = toMoment(local, place.zone, sent.clockChoice);
  if (moment.clock === 'skipped') {
    const message = 'never happened there: the clock was put forward over it';
    throw badRequest('Invalid birth data', [{ path: '/dateTime', message }]);
  }
  const clockIsCertain = isClockCertain(local, place, places.zonesOf(place.countryCode));
  return { name, email: readEmail(sent.email), place, local, timeUnknown, moment, clockIsCertain };
}

const CITY_PROBLEM = {
  unknown: 'is no place that we know; GET /places has the nearest names',
  unclear: 'may be several places; add the country, in Poland the voivodeship, or pick one of GET /places',
} as const;

function readLocalTime(
  text: string,
  timeUnknown: boolean,
  report: (message: string) => void,
): LocalTime | undefined {
  const [year = NaN, month = NaN, day = NaN, sentHour = NaN, sentMinute = NaN, sentSecond = 0] = text
    .split(/[- :]/)
    .map(Number);
  const [hour, minute, second] = timeUnknown ? [12, 0, 0] : [sentHour, sentMinute, sentSecond];
  if (!dateExists({ year, month, day })) report('must be a date that exists');
  else if (year < CHART_YEAR_MIN || year > CHART_YEAR_MAX)
    report(`must be of the years ${CHART_YEAR_MIN} to ${CHART_YEAR_MAX}`);
  else if (!(hour < 24 && minute < 60 && second < 60)) report('must have an hour from 00:00 to 23:59');
  else return { year, month, day, hour, minute, second };
  return undefined;
}

/** Formats a birth as orders store it: `YYYY-MM-DD`, and `HH:MM` or null when the hour is unknown. */
export const toWireBirth = ({ local, timeUnknown }: Pick<Birth, 'local' | 'timeUnknown'>) => ({
  birthDate: toWireDate(local),
  birthTime: timeUnknown ? null : `${twoDigits(local.hour)}:${twoDigits(local.minute)}`,
});
