import { counted } from '#copy/site/format.ts';
import { UNKNOWN_WORDS } from '#desk/frame/edit/edit-words.ts';
import type { MyDay } from '#desk/domain/wire.ts';
import { formatMinutes, formatMoment, formatTime } from '#desk/copy/time.ts';

/** Words of a specialist's own day on her queue. */
export const myDayCopy = {
  /** "2 odpowiedzi do napisania. Najbliższa obiecana na 17:42."; one that is late is named so, with its day. */
  toWrite: (count: number, promised: string | undefined, now: number) => {
    if (count === 0) return 'Nic nie czeka na napisanie.';
    const waiting = `${counted(count, 'odpowiedź', 'odpowiedzi', 'odpowiedzi')} do napisania.`;
    if (promised === undefined) return waiting;
    const isLate = Date.parse(promised) <= now;
    return `${waiting} ${isLate ? 'Spóźniona' : 'Najbliższa'}: obiecana na ${formatMoment(promised, now)}.`;
  },
  free: 'Mam czas na nowe zamówienia',
  busy: 'W sklepie widać „Zajęta”; klientki mogą cię wybrać mimo to.',
  absent: 'Dziś jesteś nieobecna: nikt nie może u ciebie kupić.',
  saving: 'Zapisuję',
  problem: {
    changed: 'Zmieniono to w innej karcie. Widzisz, jak jest teraz.',
    failed: {
      refused: 'Nie udało się zapisać. Zostało tak, jak było; spróbuj jeszcze raz.',
      unknown: UNKNOWN_WORDS,
    },
  },
  sentToday: 'Wysłane dziś',
  allMine: 'Wszystkie moje',
  moreSent: (shown: number) => `Tu jest ${shown} ostatnich; pozostałe są we „Wszystkie moje”.`,
  noneSent: 'Dziś jeszcze nic. Wysłane odpowiedzi pokażą się tutaj.',
  forWhom: (name: string, orderId: number) => `dla: ${name}, nr ${orderId}`,
  /** "wysłana 13:12, 5 godz. 40 min przed terminem"; a gift that waited for its day was ready before. */
  sentAt: ({
    sentAt,
    readyAt,
    promisedUntil,
  }: Pick<MyDay['sent'][number], 'sentAt' | 'readyAt' | 'promisedUntil'>) => {
    const minutes = Math.round((Date.parse(promisedUntil) - Date.parse(readyAt ?? sentAt)) / 60_000);
    return `wysłana ${formatTime(sentAt)}, ${readyAt === undefined ? '' : 'gotowa '}${formatMinutes(Math.abs(minutes))} ${minutes >= 0 ? 'przed terminem' : 'po terminie'}`;
  },
  openAnswer: (orderId: number) => `Otwórz odpowiedź ${orderId}`,
  open: 'Otwórz',
  absencesFailed: 'Nie udało się wczytać nieobecności',
  failed: 'Nie udało się wczytać wysłanych odpowiedzi',
} as const;
