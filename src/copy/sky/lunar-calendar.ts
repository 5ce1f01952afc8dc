import type { CalendarDate } from '#domain/birth-date.ts';
import { signAt, type CalendarMonth, type LunarDay } from '#domain/lunar/lunar-calendar.ts';
import { formatPercent } from '../site/format.ts';
import { MONTH_NAMES, MONTH_NAMES_GENITIVE } from './months.ts';
import { MOON_PHASE_NAME } from './moon.ts';
import { ZODIAC_LOCATIVE } from './zodiac-locative.ts';
import { ZODIAC_NAME } from './zodiac.ts';

/** Texts of the lunar calendar (BC-7). */
export const lunarCopy = {
  title: 'Kalendarz księżycowy',
  close: 'Zamknij kalendarz',
  ownPage: 'Otwórz kalendarz na całej stronie',
  previous: 'Poprzedni miesiąc',
  next: 'Następny miesiąc',
  week: 'Tydzień',
  weekShort: 'Tydz.',
  today: (date: string) => `Dziś, ${date}`,
  note: 'Znak podajemy na chwilę fazy i\u00a0z\u00a0godziną zmiany, czasu polskiego. Księżyc mija znak w\u00a0dwa i\u00a0pół dnia, więc jeden dzień bywa w\u00a0dwóch.',
  changes: 'Zmiany znaku',
  subscribe: 'Dodaj fazy do swojego kalendarza',
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

/** Months as the phases' heading names them, from January. */
const IN_MONTH = [
  'w\u00a0styczniu',
  'w\u00a0lutym',
  'w\u00a0marcu',
  'w\u00a0kwietniu',
  'w\u00a0maju',
  'w\u00a0czerwcu',
  'w\u00a0lipcu',
  'w\u00a0sierpniu',
  'we\u00a0wrześniu',
  'w\u00a0październiku',
  'w\u00a0listopadzie',
  'w\u00a0grudniu',
] as const;

/** Heading of a month's phases: "Fazy w listopadzie". */
export const phasesTitle = ({ month }: CalendarMonth) => `Fazy ${IN_MONTH[month - 1] ?? ''}`;

/** Formats a month as "listopad 2026". */
export const monthTitle = ({ year, month }: CalendarMonth) => `${MONTH_NAMES[month - 1] ?? ''} ${year}`;

/** Name of a button to another month, "Następny miesiąc: grudzień 2026"; without the month where the calendar ends. */
export const turnLabel = (to: CalendarMonth | undefined, isBackward = false) => {
  const turn = isBackward ? lunarCopy.previous : lunarCopy.next;
  return to ? `${turn}: ${monthTitle(to)}` : turn;
};

/** Capitalises a sentence or a heading. */
export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Formats a day as "24 listopada". */
export const dayOfMonth = ({ day, month }: CalendarDate) =>
  `${day}\u00a0${MONTH_NAMES_GENITIVE[month - 1] ?? ''}`;

/** Formats a time of day without a leading zero: "5:18". */
export const hourOf = (time: string) => time.replace(/^0/, '');

/** Says from when: "od 11:51". */
export const sinceText = (time: string) => `od\u00a0${hourOf(time)}`;

/** Says which sign begins when: "od 11:51 Rak". */
export const changeText = ({ sign, at }: NonNullable<LunarDay['change']>) =>
  `${sinceText(at)} ${ZODIAC_NAME[sign]}`;

/** A phase with the sign that the moon is in at its minute: "pełnia w Bliźniętach". Empty on other days. */
export const phaseText = (day: LunarDay) =>
  day.phaseAt === undefined
    ? ''
    : `${MOON_PHASE_NAME[day.moon.phase]} ${ZODIAC_LOCATIVE[signAt(day, day.phaseAt)]}`;

/** A day for the ear: "26 listopada, ubywający garb, Bliźnięta, od 11:51 Rak". */
export const dayInWords = (day: LunarDay) =>
  [
    dayOfMonth(day.date),
    phaseText(day) || MOON_PHASE_NAME[day.moon.phase],
    ZODIAC_NAME[day.moon.sign],
    ...(day.change ? [changeText(day.change)] : []),
  ].join(', ');

/** Today's moon in a sentence: "Ubywający garb, 95% tarczy. Od 11:51 w Raku." */
export const todayInWords = ({ moon, change }: LunarDay) =>
  `${capital(MOON_PHASE_NAME[moon.phase])}, ${formatPercent(moon.illumination)} tarczy. ${
    change
      ? `${capital(sinceText(change.at))} ${ZODIAC_LOCATIVE[change.sign]}`
      : `Księżyc ${ZODIAC_LOCATIVE[moon.sign]}`
  }.`;
