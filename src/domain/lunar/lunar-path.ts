/** Path of the lunar calendar; a month has its own page below it: `/kalendarz-ksiezycowy/2026-11`. */
export const LUNAR_PATH = '/kalendarz-ksiezycowy';

/** The phases as a file for calendar programs. */
export const LUNAR_FILE_PATH = `${LUNAR_PATH}/fazy.ics`;

/** The months that have a page, 1940 to 2040 as in the shop's calendar (BIRTH_YEAR_MIN, CHART_YEAR_MAX). */
const MONTH_PATH = /^\/kalendarz-ksiezycowy\/((?:19[4-9]\d|20[0-3]\d|2040)-(?:0[1-9]|1[0-2]))$/;

/** The month of a path as the API writes it, `2026-11`; `undefined` for every other path. */
export const monthInPath = (path: string): string | undefined => MONTH_PATH.exec(path)?.[1];

/** The path of a month's page. */
export const lunarMonthPath = (wireMonth: string) => `${LUNAR_PATH}/${wireMonth}`;
