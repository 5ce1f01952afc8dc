import type { AnyMachineSnapshot, ContextFrom } from 'xstate';
import { paymentStatusMachine } from '#machines/payment-status.machine.ts';
import { resolves, elapses, rejects, type Chapter, type Happening, type Model } from '../model.ts';
import { paymentStatusRules } from '../rules/payment-status.ts';

export const followedOrder = { orderId: 7, customerId: '3f0a2c1e-0000-4000-8000-000000000001' };

const received = (paymentStatus: string, words: string, how: string): Happening =>
  resolves('fetchPaymentStatus', { paymentStatus }, `Sklep odpowiada: ${words} (${paymentStatus}).`, how);

const happenings: readonly Happening[] = [
  received('PENDING', 'płatność w toku', 'Na stronie płatności naciśnij „Powiadomienie opóźnione”.'),
  received(
    'WAITING_FOR_CONFIRMATION',
    'operator potwierdza płatność',
    'Podmień odpowiedź GET /api/order/payment-status na { "paymentStatus": "WAITING_FOR_CONFIRMATION" }.',
  ),
  received('COMPLETED', 'zapłacono', 'Na stronie płatności naciśnij „Zapłać”.'),
  received('CANCELED', 'płatność odrzucona', 'Na stronie płatności naciśnij „Odrzuć płatność”.'),
  rejects(
    'fetchPaymentStatus',
    { message: 'network' },
    'Pytanie o płatność nie dociera: nie ma sieci.',
    'Wyłącz sieć w narzędziach przeglądarki.',
  ),
  elapses(
    'pollEvery',
    'paymentStatus.following.status.waiting',
    'Poczekaj, aż sklep zapyta znowu: sekundę, po dwóch minutach dziesięć sekund.',
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
  if (type === 'check.again') return snapshot.hasTag('overdue') || snapshot.hasTag('unreachable');
  if (!type.startsWith('xstate.after.overdueAfter')) return true;
  return (
    snapshot.matches({ following: { status: 'asking' } }) ||
    snapshot.matches({ following: { status: 'underReview' } })
  );
}

const opened = (
  title: string,
  input: { orderId: number; customerId: string },
  offered: readonly Happening[],
  endsAt?: Chapter['endsAt'],
): Chapter => ({
  title,
  input,
  start:
    input.orderId > 0
      ? 'Złóż zamówienie i przejdź na stronę płatności; z niej wracasz na /zamowienie.'
      : 'Otwórz stronę /zamowienie bez numeru zamówienia w adresie.',
  opening: [],
  happenings: (snapshot) => offered.filter(({ event: { type } }) => isInReach(snapshot, type)),
  project: ({ context }) => {
    const { retries, isOverdue }: ContextFrom<typeof paymentStatusMachine> = context;
    return { retries, isOverdue };
  },
  ...(endsAt && { endsAt }),
});

const failing = happenings.filter(
  ({ event: { type } }) =>
    type.startsWith('xstate.error') || type.startsWith('xstate.after.retryAfter') || type === 'check.again',
);
const responding = happenings.filter(({ event: { type } }) => !type.startsWith('xstate.error'));

/** Model of the payment status. */
export const paymentStatus: Model = {
  name: 'payment-status',
  title: 'Stan płatności',
  machine: paymentStatusMachine,
  chapters: [
    opened('Odpowiedzi sklepu', followedOrder, responding),
    opened(
      'Jedna powtórka',
      followedOrder,
      happenings,
      ({ context }) => (context as ContextFrom<typeof paymentStatusMachine>).retries > 1,
    ),
    opened('Dziesięć powtórek', followedOrder, failing),
    opened('Adres bez zamówienia', { orderId: 0, customerId: '' }, happenings),
  ],
  rules: paymentStatusRules,
  exceptions: {},
};
