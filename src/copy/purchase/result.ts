import type { Grosze } from '#domain/grosze.ts';
import type { ServiceKind } from '#domain/product-type.ts';
import { formatPrice, formatShopTime, NBSP } from '../site/format.ts';
import { withinHours } from './promise.ts';

/**
 * What the form holds of an order that was not paid, when its customer is back at it: all of it; her words without her
 * name, address and date; these without her words; only what she chose; or of a birth chart not even that.
 */
export type FormHolds = 'all' | 'words' | 'customer' | 'choice' | 'nothing';

const wordsOf = ({ isIntention }: { isIntention: boolean }) => (isIntention ? 'Intencja' : 'Pytanie');

/** Texts of the order result screens (OR-1 to OR-6). The wording of the titles is required. */
export const resultCopy = {
  paid: {
    title: 'Zamówienie potwierdzone',
    /** Text below the title. `showsAddress`: the address is shown below; `hasHour`: the promised time follows. */
    lead: (showsAddress: boolean, hasHour: boolean) =>
      `Dziękujemy. Odpowiedź przyjdzie ${showsAddress ? '' : `na twój e-\u2060mail `}${withinHours}${hasHour ? `, najpóźniej` : '.'}`,
    /** The promised hour is past; the answer may be on its way. */
    late: `Dziękujemy za cierpliwość. Obiecana pora minęła. Jeśli odpowiedź jeszcze nie doszła, bardzo przepraszamy: napisz do nas, a${NBSP}sprawdzimy, co się stało.`,
    /** The hour follows where it is known, so the agreement comes first. */
    gift: (email: string | undefined, from: Date | undefined, hasHour: boolean) =>
      `Dziękujemy. Umowę wysyłamy na twój adres, a${NBSP}prezent wyślemy${email ? ` na ${email}` : ''} ${from ? `${formatShopTime(from)}, nie wcześniej` : withinHours}${hasHour ? ', najpóźniej' : '.'}`,
    giftCard: 'Wydrukuj kartę do wręczenia',
    mailRefused: (email?: string) =>
      `Dziękujemy, płatność do nas dotarła. Poczta nie potwierdziła jednak, że przyjęła list z${NBSP}umową${email ? ` na ${email}` : ''}: w${NBSP}adresie może być błąd albo skrzynka jest pełna. Napisz do nas, poprawimy go i${NBSP}wtedy zaczniemy.`,
    answerRefused: (email?: string, canMend?: boolean) =>
      `Odpowiedź jest gotowa, ale poczta nie potwierdziła, że przyjęła list${email ? ` na ${email}` : ''}: w${NBSP}adresie może być błąd albo skrzynka jest pełna. ${canMend ? 'Popraw go albo napisz' : 'Napisz'} do nas, a${NBSP}wyślemy ją jeszcze raz.`,
    to: `Wyślemy ją na`,
    mend: 'Popraw adres',
    calendar: 'Dodaj do kalendarza',
    nextTitle: 'Co dalej',
    rows: {
      service: 'Usługa',
      specialist: 'Wróżka',
      paid: 'Zapłacono',
      refunded: 'Zwrot',
      orderId: 'Numer zamówienia',
    },
    more: {
      tarot: 'Zamów jeszcze jeden rozkład',
      horoscope: 'Zamów jeszcze jeden horoskop',
      birthHoroscope: 'Zamów jeszcze jeden horoskop',
      prediction: 'Zadaj jeszcze jedno pytanie',
      ritual: 'Zamów jeszcze jeden rytuał',
    } as const satisfies Record<ServiceKind, string>,
    spamHint: 'Nie widzisz wiadomości? Zajrzyj do folderu Spam lub Oferty.',
  },
  answered: {
    title: 'Odpowiedź wysłana',
    again: 'Zapytaj jeszcze raz albo zamów ponownie',
    lead: (time?: string, email?: string) =>
      `Odpowiedź wysłaliśmy${time ? ` ${time}` : ''} na ${email ?? 'twój e-\u2060mail'}.`,
  },
  calledOff: {
    title: 'Zamówienie odwołane',
    lead: 'Odpowiedź już nie przyjdzie.',
    refund: (refunded: Grosze | undefined, price: Grosze | undefined) =>
      refunded !== undefined
        ? `${formatPrice(refunded)} wraca do ciebie tą samą drogą, którą zapłacono.`
        : price === 0
          ? 'Nic nie zapłacono, więc nie ma czego zwracać.'
          : `Napisz do nas, jeśli masz pytania o${NBSP}zwrot pieniędzy.`,
  },
  failed: {
    title: 'Zamówienie nieudane',
    /** Nothing is lost only where the form holds all of it. */
    says: (holds: FormHolds, isOfCards: boolean) =>
      `${isOfCards ? 'Karty czekają' : 'Zamówienie czeka'}${holds === 'all' ? ', nic nie przepadło' : ''}.`,
    lead: 'Operator nie potwierdził płatności. Zanim spróbujesz ponownie, sprawdź:',
    tips: [
      `limity płatności internetowych i${NBSP}dzienną liczbę transakcji w${NBSP}banku`,
      `datę ważności, limity i${NBSP}numer karty`,
      `czy bank nie wysłał prośby o${NBSP}potwierdzenie w${NBSP}aplikacji`,
    ],
    retry: 'Spróbuj ponownie',
    waiting: 'Zamówienie, które czeka',
    /** What the way back leads to; `words` are those that wait there. */
    hint: (holds: FormHolds, words: { isIntention: boolean } | undefined): string =>
      ({
        all: `${words ? `${wordsOf(words)} i${NBSP}dane czekają` : 'Dane czekają'} w${NBSP}formularzu. Wrócisz prosto do płatności.`,
        words: `${words ? `${wordsOf(words)} czeka w${NBSP}formularzu` : `Usługa i${NBSP}wróżka są już wybrane`}. Brakujące dane wpisz jeszcze raz.`,
        customer: `Usługa i${NBSP}wróżka są już wybrane, a${NBSP}twoje dane czekają w${NBSP}formularzu. Własne słowa i${NBSP}kupon, jeśli były, wpisz jeszcze raz; jeśli to prezent, także adres obdarowanej osoby.`,
        choice: `Usługa i${NBSP}wróżka są już wybrane. Formularz wypełnij jeszcze raz.`,
        nothing: `Najpierw oblicz wykres jeszcze raz, potem wybierz wróżkę i${NBSP}uzupełnij formularz.`,
      })[holds],
  },
  /** The customer came back from the payment page. Not every provider reports whether her bank refused. */
  left: {
    says: 'Przerwano płatność. Nic nie pobraliśmy.',
    lead: 'Możesz wrócić do niej teraz albo później.',
    declined: 'Bank odmówił? Zobacz, co sprawdzić',
  },
  /** The same order was placed once more on this device, as in another tab, or another one with the last use of its coupon. */
  replaced: {
    says: 'Zastąpiło je nowsze zamówienie. Nic nie pobraliśmy.',
    lead: `Na tym urządzeniu złożono nowsze zamówienie: to samo jeszcze raz albo inne z${NBSP}tym samym kuponem. Ważne jest tamto: tam dokończ płatność.`,
  },
  pending: {
    title: 'Zamówienie w toku',
    says: 'Wszystko gotowe, tylko jeszcze zakryte.',
    dontPay: `Nie płać drugi raz. Strona odświeży się sama.`,
    lead: `Czekamy na potwierdzenie płatności od operatora. Zwykle trwa to kilka sekund.`,
    timeoutTitle: 'Potwierdzenie jeszcze nie dotarło',
    timeout: `To się zdarza. Jeśli płatność przeszła, odpowiedź i${NBSP}tak przyjdzie na twój e-\u2060mail. Możesz sprawdzić jeszcze raz albo zamknąć tę stronę.`,
  },
  missing: {
    title: 'Nie znamy tego zamówienia',
    lead: `Odnośnik jest niepełny albo tego zamówienia już u${NBSP}nas nie ma. Otwórz go ponownie z${NBSP}e-\u2060maila albo napisz do nas.`,
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
