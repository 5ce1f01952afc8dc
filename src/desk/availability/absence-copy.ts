import { UNKNOWN_WORDS } from '#desk/frame/edit/edit-words.ts';
import { counted, NBSP, plural } from '#copy/site/format.ts';
import { MONTH_NAMES_GENITIVE } from '#copy/sky/months.ts';
import type { Absence } from './absence.ts';
import { ANSWER_WITHIN_HOURS } from '#domain/shop-constants.ts';

const partsOf = (date: string) => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year: String(year), month: MONTH_NAMES_GENITIVE[month - 1] ?? '', day: String(day) };
};

/** Days as people say them: "24 listopada", "24–26 listopada", "30 grudnia 2026 – 2 stycznia 2027". */
export function formatDays({ from, until }: Absence): string {
  const [one, other] = [partsOf(from), partsOf(until)];
  if (one.year !== other.year)
    return `${one.day}${NBSP}${one.month} ${one.year} – ${other.day}${NBSP}${other.month} ${other.year}`;
  if (one.month !== other.month) return `${one.day}${NBSP}${one.month} – ${other.day}${NBSP}${other.month}`;
  return `${one.day}${one.day === other.day ? '' : `–${other.day}`}${NBSP}${one.month}`;
}

/** Words of a specialist's availability: of her own at her queue (`me`), of another's on her card (`her`). */
export const absenceCopy = {
  availability: 'Dostępność',
  title: 'Nieobecność',
  me: {
    lead: 'W te dni nie można u ciebie nic kupić; potem wracasz do sprzedaży sama, wolna albo zajęta, jak mówi przełącznik.',
  },
  her: {
    absent: 'Dziś jest nieobecna: nikt nie może u niej kupić.',
    free: 'Ma czas na nowe zamówienia',
    busy: 'W sklepie widać „Zajęta”; klientki mogą ją wybrać mimo to.',
    lead: 'W te dni nie można u niej nic kupić; potem wraca do sprzedaży sama, wolna albo zajęta, jak mówi przełącznik.',
  },
  none: 'Żadnej zaplanowanej.',
  now: 'trwa',
  from: 'Pierwszy dzień',
  until: 'Ostatni dzień',
  days: 'Dni czasu warszawskiego, pierwszy i ostatni też.',
  add: 'Dodaj nieobecność',
  remove: 'Usuń',
  removeLabel: (days: string) => `Usuń nieobecność: ${days}`,
  saving: 'Zapisuję',
  added: (days: string) => `Zapisane: ${days}.`,
  removed: (days: string) => `Usunięte: ${days}.`,
  changed: 'Ktoś zmienił to przed chwilą. Tak jest teraz; swoje zapisz jeszcze raz.',
  failed: {
    refused: 'Nie zapisało się. Jest tak, jak było; spróbuj jeszcze raz.',
    unknown: UNKNOWN_WORDS,
  },
  full: (most: number) => `Najwyżej ${most} nieobecności naraz`,
  waiting: (count: number) =>
    `Na odpowiedź ${plural(count, 'czeka', 'czekają', 'czeka')} ${counted(count, 'opłacone zamówienie', 'opłacone zamówienia', 'opłaconych zamówień')}. Obietnica ${ANSWER_WITHIN_HOURS}${NBSP}godzin trwa także w dni nieobecności.`,
  absentUntil: (absence: Absence) => `nieobecna: ${formatDays(absence)}`,
} as const;
