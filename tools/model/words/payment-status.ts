import type { paymentStatusMachine } from '#machines/payment-status.machine.ts';
import { fact, yesNo, type Words } from './words.ts';

/** What the shop answers, in words: the machine's file takes any text. */
const STATUS = new Map([
  ['PENDING', 'w toku'],
  ['WAITING_FOR_CONFIRMATION', 'sprawdza ją człowiek'],
  ['COMPLETED', 'zapłacono'],
  ['CANCELED', 'odrzucono albo anulowano'],
]);
const NEWS = new Map([
  ['AWAITED', 'czeka na odpowiedź'],
  ['ANSWERED', 'odpowiedź wysłano'],
  ['CALLED_OFF', 'odwołane'],
]);
const ENDED = new Map([
  ['LEFT', 'klientka przerwała płatność'],
  ['REPLACED', 'złożono je jeszcze raz'],
]);

/** Words of the payment status. */
export const paymentStatusWords: Words<typeof paymentStatusMachine> = {
  tones: {
    'in-progress': 'busy',
    overdue: 'busy',
    checkable: 'calm',
    confirmed: 'good',
    renewing: 'busy',
    answered: 'good',
    'called-off': 'bad',
    failed: 'bad',
    left: 'bad',
    replaced: 'bad',
    unreachable: 'bad',
    unaddressed: 'bad',
  },
  senders: { 'check.again': 'customer' },
  guards: {
    isAddressed: 'adres strony ma numer zamówienia i klientki',
    isCompleted: 'operator mówi: zapłacono',
    isCalledOff: 'zapłacono, a sklep odwołał zamówienie',
    isAnswered: 'odpowiedź wróżki już wysłano',
    isUnremembered: 'sklep nie pamięta zgłoszeń',
    isReportedElsewhere: 'zakup jest już zgłoszony, a nie zgłaszała go ta karta',
    isLeft: 'płatność anulowano po powrocie klientki ze strony płatności',
    isReplaced: 'płatność anulowano, bo złożono nowsze zamówienie',
    isCanceled: 'operator mówi: odrzucono albo anulowano',
    isGranted: 'sklep pozwala zgłosić tej karcie',
    isPending: 'operator mówi: w toku',
    isUnknown: 'sklep odpowiada, że nie ma takiego zamówienia',
    canRetry: 'powtórek było mniej niż dziesięć',
    isOnTime: 'nie minęły jeszcze dwie minuty',
  },
  delays: { pollEvery: undefined, pollSlowly: undefined, retryAfter: undefined, overdueAfter: undefined },
  emitted: {
    'order.confirmed': ({ summary }) =>
      summary
        ? 'Statystyki: purchase, jeden raz na zamówienie.'
        : 'Statystyki: purchase, jeden raz, tylko jeśli zamówienie złożono formularzem w tej przeglądarce; po odnośniku go nie ma.',
  },
  facts: {
    orderId: ({ orderId }) => fact('Zamówienie', orderId > 0 ? `numer ${orderId}` : 'nieznane'),
    customerId: undefined,
    hasOpenClaim: ({ hasOpenClaim }) =>
      fact('Zgłoszenie zakupu z tej karty bez odpowiedzi', yesNo(hasOpenClaim === true)),
    status: ({ status }) =>
      fact(
        'Ostatnia odpowiedź o płatności',
        status === undefined ? 'jeszcze żadna' : (STATUS.get(status) ?? status),
      ),
    summary: ({ summary }) =>
      fact(
        'Zakup zgłoszony w statystykach',
        summary?.isPurchaseReported === undefined ? 'nie wiadomo' : yesNo(summary.isPurchaseReported),
      ),
    news: ({ news }) => fact('Co z zamówieniem', news ? (NEWS.get(news.state) ?? news.state) : 'nie wiadomo'),
    endedAs: ({ endedAs }) =>
      fact('Dlaczego anulowano', endedAs === undefined ? 'nie wiadomo' : (ENDED.get(endedAs) ?? endedAs)),
    retries: ({ retries }) => fact('Nieudane pytania z rzędu', String(retries)),
  },
};
