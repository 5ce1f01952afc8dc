import type { AnyMachineSnapshot, ContextFrom } from 'xstate';
import { MACHINE_TITLES } from '#copy/site/machine-titles.ts';
import { grosze } from '#domain/grosze.ts';
import { paymentStatusMachine, type PaymentStatusResponse } from '#machines/payment-status.machine.ts';
import type { ScenarioName } from '#server/pay/sandbox/scenarios.ts';
import { modelOf, resolves, elapses, rejects, type Chapter, type Happening } from '../model.ts';
import { paymentStatusRules } from '../rules/payment-status.ts';
import { paymentStatusWords } from '../words/payment-status.ts';

export const followedOrder = { orderId: 7, customerId: '3f0a2c1e-0000-4000-8000-000000000001' };

/** A prepared order whose payment is never notified, so that it stays open. */
const LINK = '/sandbox/przygotuj/zamowienie?przycisk=lost';
const pressed = (button: ScenarioName) =>
  `Otwórz odnośnik /sandbox/przygotuj/zamowienie?przycisk=${button}: sklep składa zamówienie i otwiera /zamowienie.`;
/** Both answers of the desk are read by the link in the mail about the order. */
const inMail = 'potem otwórz odnośnik do zamówienia z listu na stronie /outbox sklepu.';
const blocked = (path: string) => `Zablokuj adres żądania ${path} (F12, karta Sieć).`;
const REPORT = '/api/order/purchase-report';

const received = (
  paymentStatus: string,
  words: string,
  how: string | undefined,
  told: Omit<PaymentStatusResponse, 'paymentStatus'> = {},
): Happening => resolves('fetchPaymentStatus', { paymentStatus, ...told }, `Sklep odpowiada: ${words}.`, how);
/** The response when the page is opened by its own link. */
const found = (
  paymentStatus: string,
  words: string,
  start: string,
  told: Omit<PaymentStatusResponse, 'paymentStatus'> = {},
): Happening => ({ ...received(paymentStatus, words, undefined, told), start });

const bought = (isPurchaseReported: boolean): PaymentStatusResponse['summary'] => ({
  orderId: followedOrder.orderId,
  productName: 'Jedna karta',
  totalPrice: grosze(49_00),
  isPurchaseReported,
});
const email = 'w…@example.pl';

const unreportedPurchase = found('COMPLETED', 'zapłacono, zakupu jeszcze nie zgłoszono', pressed('early'), {
  summary: bought(false),
  news: { state: 'AWAITED', email },
});
const awaited = { summary: bought(true), news: { state: 'AWAITED', email } };
const AT_DESK =
  'W drugiej karcie wejdź do zaplecza przez /sandbox/przygotuj/zaplecze, otwórz tam to zamówienie,';
const renewed = (news: PaymentStatusResponse['news'], words: string, how?: string): Happening =>
  resolves(
    'renewPaymentStatus',
    { paymentStatus: 'COMPLETED', ...awaited, news },
    `Sklep odpowiada: ${words}.`,
    how,
  );
const shownAgain: Happening = {
  event: { type: 'check.again' },
  words: 'Naciśnij „Popraw adres”, a potem wróć przyciskiem wstecz: strona jest pokazana od nowa.',
};
/** What a page that awaits the answer is told when it is shown again. */
const renewals: readonly Happening[] = [
  shownAgain,
  renewed({ state: 'AWAITED', email: 'h…@example.pl' }, 'odpowiedź idzie na inny adres'),
  renewed(
    { state: 'ANSWERED', answeredAt: '2026-11-21T13:03:00.000Z', email },
    'odpowiedź już wysłano',
    `${AT_DESK} odpowiedz na nie, zatwierdź i naciśnij „Wyślij teraz”; potem wróć tutaj.`,
  ),
  renewed(
    { state: 'CALLED_OFF', email },
    'sklep odwołał zamówienie',
    `${AT_DESK} naciśnij „Odwołaj zamówienie” i potwierdź; potem wróć tutaj.`,
  ),
  rejects(
    'renewPaymentStatus',
    { message: 'network' },
    'Pytanie o płatność nie dociera: nie ma sieci.',
    blocked('/api/order/payment-status'),
  ),
];
const claim = 'claimPurchaseReport';
const paid: readonly Happening[] = [
  found(
    'COMPLETED',
    'zapłacono i odpowiedź wysłano',
    `Wejdź do zaplecza przez /sandbox/przygotuj/zaplecze i otwórz tam /sandbox/przygotuj/zapytanie?stan=wyslana; ${inMail}`,
    {
      summary: bought(true),
      news: { state: 'ANSWERED', answeredAt: '2026-11-21T13:03:00.000Z', email },
    },
  ),
  found(
    'COMPLETED',
    'zapłacono, ale sklep odwołał zamówienie',
    `Wejdź do zaplecza przez /sandbox/przygotuj/zaplecze, otwórz tam /sandbox/przygotuj/zapytanie i odwołaj to zamówienie; ${inMail}`,
    { summary: bought(true), news: { state: 'CALLED_OFF', email } },
  ),
  unreportedPurchase,
  resolves(claim, { isGranted: true }, 'Sklep odpowiada: zakup zgłasza ta karta.'),
  resolves(
    claim,
    { isGranted: false },
    'Sklep odpowiada: zakup zgłosiła już inna karta.',
    `${blocked(REPORT)} Ten sam adres /zamowienie otwórz potem w drugiej karcie, bez blokady, i zdejmij blokadę w pierwszej przed upływem dziesięciu sekund.`,
  ),
  rejects(
    claim,
    { message: 'network' },
    'Rozstrzygnięcie zgłoszenia nie dociera: nie ma sieci.',
    blocked(REPORT),
  ),
  elapses(
    'retryAfter',
    'paymentStatus.paid.report.retrying',
    'Poczekaj sekundę: sklep pyta o zgłoszenie jeszcze raz.',
  ),
];

const happenings: readonly Happening[] = [
  received('PENDING', 'płatność w toku', undefined),
  received(
    'WAITING_FOR_CONFIRMATION',
    'operator potwierdza płatność',
    'Podmień odpowiedź GET /api/order/payment-status na { "paymentStatus": "WAITING_FOR_CONFIRMATION" }.',
  ),
  received(
    'COMPLETED',
    'zapłacono',
    'Podmień odpowiedź GET /api/order/payment-status na { "paymentStatus": "COMPLETED" }: tak odpowiada API bez naszych dodatków.',
  ),
  found('CANCELED', 'płatność odrzucona', pressed('failed')),
  found('CANCELED', 'płatność przerwana', pressed('cancel'), {
    endedAs: 'LEFT',
  }),
  found(
    'CANCELED',
    'zamówienie złożono jeszcze raz',
    'Otwórz odnośnik /sandbox/przygotuj/zamowienie w dwóch kartach, a na stronie płatności w pierwszej naciśnij „Anuluj i wróć”.',
    { endedAs: 'REPLACED' },
  ),
  rejects(
    'fetchPaymentStatus',
    { message: 'network' },
    'Pytanie o płatność nie dociera: nie ma sieci.',
    blocked('/api/order/payment-status'),
  ),
  {
    ...rejects(
      'fetchPaymentStatus',
      { kind: 'unknown' },
      'Sklep odpowiada: nie ma takiego zamówienia.',
      'Podmień odpowiedź GET /api/order/payment-status na błąd 404.',
    ),
    start: 'Otwórz adres /zamowienie?orderId=1&customerId=00000000-0000-4000-8000-000000000000.',
  },
  elapses('pollEvery', 'paymentStatus.following.status.waiting', 'Poczekaj sekundę, aż sklep zapyta znowu.'),
  elapses(
    'pollSlowly',
    'paymentStatus.following.status.waiting',
    'Poczekaj dziesięć sekund, aż sklep zapyta znowu.',
  ),
  elapses(
    'retryAfter',
    'paymentStatus.following.status.retrying',
    'Poczekaj sekundę: sklep pyta jeszcze raz.',
  ),
  elapses(
    'overdueAfter',
    'paymentStatus.following.lateness.onTime',
    'Poczekaj, aż od otwarcia strony miną dwie minuty.',
  ),
  { event: { type: 'check.again' }, words: 'Naciśnij „Sprawdź ponownie”.' },
];

/**
 * Whether an event can happen now. The button exists only when polling has stopped or slowed down. Two minutes elapse
 * only during a call, since between two calls the one-second delay elapses first.
 */
function isInReach(snapshot: AnyMachineSnapshot, type: string): boolean {
  if (type === 'check.again') {
    return ['overdue', 'unreachable', 'confirmed'].some((tag) => snapshot.hasTag(tag));
  }
  if (type.startsWith('xstate.after.pollSlowly'))
    return snapshot.matches({ following: { lateness: 'overdue' } });
  if (!type.startsWith('xstate.after.overdueAfter')) return true;
  return (
    snapshot.matches({ following: { status: 'asking' } }) ||
    snapshot.matches({ following: { status: 'underReview' } })
  );
}

/** Nothing follows: the purchase is reported, or left to another tab. */
const isToldOf = (snapshot: AnyMachineSnapshot) =>
  snapshot.matches({ paid: { report: 'reported' } }) || snapshot.matches({ paid: { report: 'unreported' } });

const opened = (
  title: string,
  input: { orderId: number; customerId: string },
  offered: readonly Happening[],
  endsEarly: (snapshot: AnyMachineSnapshot) => boolean = () => false,
): Chapter => ({
  title,
  input,
  start:
    input.orderId > 0
      ? `Otwórz odnośnik ${LINK}: sklep składa zamówienie, płaci za nie i otwiera /zamowienie.`
      : 'Otwórz stronę /zamowienie bez numeru zamówienia w adresie.',
  opening: [],
  happenings: (snapshot) => offered.filter(({ event: { type } }) => isInReach(snapshot, type)),
  project: ({ context }) => {
    const { retries }: ContextFrom<typeof paymentStatusMachine> = context;
    return retries;
  },
  endsAt: (snapshot) => isToldOf(snapshot) || endsEarly(snapshot),
});

/** A second failure in a row: the chapter with one repetition ends. */
const isRepeated = ({ context }: AnyMachineSnapshot) =>
  (context as ContextFrom<typeof paymentStatusMachine>).retries > 1;

const isResponse = ({ event: { type } }: Happening) => type.startsWith('xstate.done');

const failing = happenings.filter(
  ({ event: { type } }) =>
    type.startsWith('xstate.error') || type.startsWith('xstate.after.retryAfter') || type === 'check.again',
);
const responding = happenings.filter(({ event: { type } }) => !type.startsWith('xstate.error'));

/** Model of the payment status. */
export const paymentStatus = modelOf({
  name: 'payment-status',
  title: MACHINE_TITLES.paymentStatus,
  machine: paymentStatusMachine,
  words: paymentStatusWords,
  chapters: [
    opened('Odpowiedzi sklepu', followedOrder, responding),
    opened('Jedna powtórka', followedOrder, happenings, isRepeated),
    opened('Dziesięć powtórek', followedOrder, failing),
    opened('Opłacone zamówienie', followedOrder, paid, isRepeated),
    opened(
      'Dziesięć powtórek zgłoszenia',
      followedOrder,
      paid.filter((happening) => happening === unreportedPurchase || !isResponse(happening)),
    ),
    {
      ...opened('Zapłacone i pokazane od nowa', followedOrder, renewals),
      opening: [found('COMPLETED', 'zapłacono, zakup już zgłoszono', pressed('early'), awaited)],
      project: ({ context }) => (context as ContextFrom<typeof paymentStatusMachine>).news?.email,
      endsAt: (snapshot) => !snapshot.hasTag('confirmed'),
    },
    opened('Adres bez zamówienia', { orderId: 0, customerId: '' }, happenings),
  ],
  rules: paymentStatusRules,
  exceptions: {},
});
