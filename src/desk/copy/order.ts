import { formatPrice, NBSP } from '#copy/format.ts';
import { ANSWER_WITHIN_HOURS } from '#domain/shop-constants.ts';
import { toPln } from '#domain/price.ts';

/** Money in grosze as "126,99 zł". */
export const formatGrosze = (grosze: number) => formatPrice(toPln(grosze));

/** Words of one order, beside those of its answer. */
export const orderCopy = {
  nr: (orderId: number) => `nr ${orderId}`,
  for: (name: string) => `dla: ${name}`,
  queue: 'Kolejka',
  parts: 'Części zamówienia',
  asks: 'Pytania',
  answer: 'Odpowiedź',
  history: 'Historia',
  next: 'Następne zamówienie',
  previous: 'Poprzednie zamówienie',
  asking: (name: string) => `${name} pyta`,
  intention: 'Intencja',
  forWhom: 'Dla kogo',
  noQuestions: 'ta usługa o nie nie pyta',
  born: 'Data urodzenia',
  hour: 'Godzina',
  noHour: 'nie podała',
  noon: 'liczymy na południe, bez domów',
  place: 'Miejsce',
  secondPerson: 'druga osoba',
  removed: 'dane usunięte',
  specialistSees: 'Nie widzisz adresu ani płatności. Gdy czegoś brakuje, napisz do właścicielki.',
  customer: 'Klientka i płatność',
  address: 'Adres',
  showAddress: 'Pokaż cały adres',
  addressFailed: 'Nie udało się pokazać adresu.',
  orders: 'Zamówienia',
  nth: (count: number) => `to jest ${count}. z tego adresu`,
  paid: 'Zapłacono',
  coupon: 'Kupon',
  noCoupon: 'bez kuponu',
  fullPrice: (price: string) => `cena ${price}`,
  provider: { PAYU: 'PayU', STRIPE: 'Stripe' },
  paymentStatus: { COMPLETED: 'opłacone', PENDING: 'w toku', CANCELED: 'nieudane', FAILED: 'nieudane' },
  resultPage: 'Strona wyniku',
  open: 'Otwórz',
  failed: 'Nie udało się wczytać zamówienia',
  loading: 'Wczytuję zamówienie',
} as const;

/** Sentences of the timeline, by event; the actor's name stands before them. */
export const TIMELINE_WORDS: Readonly<Record<string, string>> = {
  'order.placed': 'złożyła zamówienie',
  'terms.accepted': 'zaakceptowała regulamin',
  'payment.news': 'wiadomość o płatności',
  'payment.difference': 'przysłał inną kwotę',
  'order.paid': `potwierdził płatność; od tej chwili liczy się ${ANSWER_WITHIN_HOURS}${NBSP}godzin`,
  'order.canceled': 'zamówienie odwołane',
  'mail.confirmation': 'list z potwierdzeniem',
  'mail.notice': 'list do wróżki',
  'draft.saved': 'szkic zapisany',
  'answer.handed-over': 'odpowiedź oddana do sprawdzenia',
  'answer.sent-back': 'odpowiedź odesłana z uwagą',
  'answer.approved': 'odpowiedź zatwierdzona',
  'answer.retimed': 'pora wysłania zmieniona',
  'answer.recalled': 'zatwierdzenie cofnięte',
  'answer.sent': 'odpowiedź wysłana',
  'answer.sent-again': 'odpowiedź wysłana ponownie',
  'email.changed': 'adres poprawiony',
  'email.shown': 'cały adres pokazany',
  'refund.asked': 'pieniądze oddane',
  'refund.settled': 'nieudany zwrot załatwiony inną drogą',
  'order.called-off': 'zamówienie odwołane, reszta pieniędzy wraca',
  'difference.accept': 'inna kwota przyjęta',
  'difference.close': 'inna kwota nieprzyjęta',
  'difference.give-back': 'inna kwota oddana',
};

export const timelineCopy = {
  title: 'Co się działo',
  zone: 'czas warszawski',
  you: 'Ty',
  actor: {
    person: 'Ktoś z zaplecza',
    customer: 'Klientka',
    shop: 'Sklep',
    provider: 'Operator płatności',
    terminal: 'Terminal',
    model: 'Model',
  },
  version: (version: number) => `wersja ${version}`,
  goesAt: (time: string) => `na ${time}`,
  read: (minutes: number) => `czytana ${minutes} min`,
  mail: {
    waiting: 'czeka',
    accepted: 'przyjęty przez pocztę',
    retrying: 'próbuje jeszcze raz',
    failed: 'poczta nie przyjęła',
  },
} as const;
