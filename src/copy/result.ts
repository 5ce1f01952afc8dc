import type { Grosze } from '#domain/grosze.ts';
import { formatPrice, formatShopTime, NBSP } from './format.ts';
import type { ServiceKind } from '#domain/product-type.ts';
import { ANSWER_WITHIN_HOURS } from '#domain/shop-constants.ts';
import { twoDigits } from '#domain/birth-date.ts';
import { shopTime } from '#domain/shop-day.ts';
import { withinHours } from './promise.ts';

const DAY = 86_400_000;
/** Days since 1970 of a day in Warsaw. */
const dayNumber = ({ year, month, day }: Record<'year' | 'month' | 'day', number>) =>
  Date.UTC(year, month - 1, day) / DAY;
const WEEKDAYS = [
  `w${NBSP}niedzielę`,
  `w${NBSP}poniedziałek`,
  `we${NBSP}wtorek`,
  `w${NBSP}środę`,
  `w${NBSP}czwartek`,
  `w${NBSP}piątek`,
  `w${NBSP}sobotę`,
] as const;

/** What a specialist will do with an order that has just been paid: she has not begun yet. */
const AT_WORK = {
  tarot: 'zajmie się twoimi kartami',
  horoscope: 'zajmie się twoim niebem',
  birthHoroscope: 'zajmie się mapą twojego nieba',
  prediction: 'zajmie się tym, o\u00a0co pytasz',
  ritual: 'zajmie się twoim rytuałem',
} as const satisfies Record<ServiceKind, string>;

/** Texts of the order result screens (OR-1 to OR-6). The wording of the titles is required. */
export const resultCopy = {
  paid: {
    title: 'Zamówienie potwierdzone',
    lead: (email?: string) =>
      email
        ? `Dziękujemy. Odpowiedź przyjdzie na ${email} ${withinHours}.`
        : `Dziękujemy. Odpowiedź przyjdzie na twój e-mail ${withinHours}.`,
    gift: (email?: string, from?: Date) =>
      `Dziękujemy. Prezent wyślemy${email ? ` na ${email}` : ''} ${from ? `${formatShopTime(from)}, nie wcześniej` : withinHours}. Umowę wysyłamy na twój adres.`,
    giftCard: 'Wydrukuj kartę do wręczenia',
    mailRefused: (email?: string) =>
      `Dziękujemy, płatność do nas dotarła. Poczta nie przyjęła jednak listu z${NBSP}umową${email ? ` na ${email}` : ''}: w${NBSP}adresie jest pewnie błąd. Napisz do nas, poprawimy go i${NBSP}wtedy zaczniemy.`,
    /** The promise as a time of day, from the moment of payment. */
    until: (paidAt: Date, now: Date) => {
      const until = shopTime(new Date(paidAt.getTime() + ANSWER_WITHIN_HOURS * 3_600_000));
      const days = dayNumber(until) - dayNumber(shopTime(now));
      const near = days === 0 ? 'dziś, ' : days === 1 ? 'jutro, ' : '';
      const weekday = WEEKDAYS[new Date(dayNumber(until) * DAY).getUTCDay()] ?? '';
      return `najpóźniej ${near}${weekday}, o${NBSP}${until.hour}:${twoDigits(until.minute)}`;
    },
    says: (name: string, service: ServiceKind | undefined) =>
      `${name} ${service ? AT_WORK[service] : `ma już twoje zamówienie`}.`,
    usual: (name: string, time: string) => `${name} zwykle odpowiada: ${time.replaceAll(' ', () => NBSP)}`,
    to: `Wyślemy ją na`,
    mend: 'Popraw adres',
    rows: {
      service: 'Usługa',
      specialist: 'Wróżka',
      paid: 'Zapłacono',
      refunded: 'Zwrot',
      orderId: 'Numer zamówienia',
    },
    spamHint: 'Nie widzisz wiadomości? Zajrzyj do folderu Spam lub Oferty.',
  },
  answered: {
    title: 'Odpowiedź wysłana',
    again: 'Zapytaj jeszcze raz albo zamów ponownie',
    lead: (time?: string, email?: string) =>
      `Odpowiedź wysłaliśmy${time ? ` ${time}` : ''} na ${email ?? 'twój e-mail'}.`,
  },
  calledOff: {
    title: 'Zamówienie odwołane',
    lead: 'Nie mogliśmy go zrealizować, więc odpowiedź nie przyjdzie.',
    refund: (refunded: Grosze | undefined) =>
      refunded === undefined
        ? `Napisz do nas, jeśli masz pytania o${NBSP}zwrot pieniędzy.`
        : `${formatPrice(refunded)} wraca do ciebie tą samą drogą, którą zapłacono.`,
  },
  failed: {
    title: 'Zamówienie nieudane',
    lead: 'Operator nie potwierdził płatności. Zanim spróbujesz ponownie, sprawdź:',
    tips: [
      `limity płatności internetowych i${NBSP}dzienną liczbę transakcji w${NBSP}banku`,
      `datę ważności, limity i${NBSP}numer karty`,
      `czy bank nie wysłał prośby o${NBSP}potwierdzenie w${NBSP}aplikacji`,
    ],
    retry: 'Spróbuj ponownie',
    retryHint: `To, co jest już wpisane, czeka w${NBSP}formularzu. Wrócisz prosto do niego.`,
  },
  /** The customer came back from the payment page; whether a bank refused before, not every provider tells. */
  left: {
    says: 'Przerwano płatność. Nic nie pobraliśmy.',
    lead: `Możesz wrócić do niej teraz albo później. Jeśli to bank odmówił, sprawdź:`,
  },
  /** The same order was placed once more on this device, as in another tab. */
  replaced: {
    says: 'Zastąpiło je nowsze zamówienie. Nic nie pobraliśmy.',
    lead: `To samo zamówienie złożono na tym urządzeniu jeszcze raz, na przykład w${NBSP}drugiej karcie. Ważne jest tamto: tam dokończ płatność.`,
  },
  pending: {
    title: 'Zamówienie w toku',
    lead: `Czekamy na potwierdzenie płatności od operatora. Zwykle trwa to kilka sekund.`,
    timeoutTitle: 'Potwierdzenie jeszcze nie dotarło',
    timeout: `To się zdarza. Jeśli płatność przeszła, odpowiedź i${NBSP}tak przyjdzie na twój e-mail. Możesz sprawdzić jeszcze raz albo zamknąć tę stronę.`,
  },
  missing: {
    title: 'Nie znamy tego zamówienia',
    lead: `Odnośnik jest niepełny. Otwórz go ponownie z${NBSP}e-maila albo napisz do nas.`,
  },
  /** A lost line is no outcome: nothing is known of the payment. */
  unreachable: {
    title: 'Nie ma połączenia',
    /** Required wording (OR-6). */
    lead: 'Nie udało się sprawdzić płatności. Mogła się udać: nie płać drugi raz, sprawdź ponownie albo napisz do nas.',
    byItself: 'Gdy wróci sieć, strona sprawdzi to sama.',
  },
  checkAgain: 'Sprawdź ponownie',
  writeToUs: 'Napisz do nas',
  backHome: 'Wróć na stronę główną',
} as const;
