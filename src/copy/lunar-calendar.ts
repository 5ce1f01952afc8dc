import type { CalendarDate } from '#domain/birth-date.ts';
import type { CalendarMonth } from '#domain/lunar-calendar.ts';
import type { Moon } from '#domain/moon.ts';
import { formatPercent } from './format.ts';
import { MONTH_NAMES, MONTH_NAMES_GENITIVE } from './months.ts';
import { MOON_PHASE_NAME } from './moon.ts';
import { ZODIAC_NAME } from './zodiac.ts';

/** Texts of the lunar calendar (BC-7). */
export const lunarCopy = {
  title: 'Kalendarz księżycowy',
  close: 'Zamknij kalendarz',
  previous: 'Poprzedni miesiąc',
  next: 'Następny miesiąc',
  week: 'Tydzień',
  weekShort: 'Tydz.',
  exactPhases: 'Fazy co do minuty, czas polski',
} as const;

/** Weekdays from Monday (BC-7): the name for screen readers, and the visible abbreviation. */
export const WEEKDAYS = [
  { name: 'poniedziałek', short: 'Pn' },
  { name: 'wtorek', short: 'Wt' },
  { name: 'środa', short: 'Śr' },
  { name: 'czwartek', short: 'Cz' },
  { name: 'piątek', short: 'Pt' },
  { name: 'sobota', short: 'So' },
  { name: 'niedziela', short: 'Nd' },
] as const;

/** Formats a month as "listopad 2026". */
export const monthTitle = ({ year, month }: CalendarMonth) => `${MONTH_NAMES[month - 1] ?? ''} ${year}`;

/** Formats a day as "24 listopada". */
export const dayOfMonth = ({ day, month }: CalendarDate) => `${day} ${MONTH_NAMES_GENITIVE[month - 1] ?? ''}`;

/** Describes the moon of one day: "pełnia, Bliźnięta, 100%". */
export const moonInWords = ({ phase, sign, illumination }: Moon) =>
  `${MOON_PHASE_NAME[phase]}, ${ZODIAC_NAME[sign]}, ${formatPercent(illumination)}`;
