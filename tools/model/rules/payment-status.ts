import type { Rule } from '../model.ts';
import { always, emittedOn, settles } from './rule.ts';

const MOST_QUESTIONS_IN_A_ROW = 11;

/** Invariants of the payment-status machine. */
export const paymentStatusRules: readonly Rule[] = [
  {
    name: 'Potwierdzenie zamówienia zgłaszane jest najwyżej raz.',
    breach: (way) => {
      const times = emittedOn(way, 'order.confirmed').length;
      return times > 1 ? `zgłoszeń: ${times}` : undefined;
    },
  },
  {
    name: 'Nigdy dwa pytania o płatność naraz.',
    breach: (way) => {
      let open = 0;
      for (const step of way) {
        if (settles(step, 'fetchPaymentStatus')) open = 0;
        open += step.calls.length;
        if (open > 1) return `pytań naraz: ${open}`;
      }
      return undefined;
    },
  },
  {
    name: 'Najwyżej jedenaście nieudanych pytań z rzędu, dopóki klientka sama nie sprawdzi.',
    breach: (way) => {
      let inARow = 0;
      for (const { happening, calls } of way) {
        const type = happening?.event.type;
        if (type === 'xstate.done.actor.fetchPaymentStatus' || type === 'check.again') inARow = 0;
        inARow += calls.length;
        if (inARow > MOST_QUESTIONS_IN_A_ROW) return `pytań z rzędu: ${inARow}`;
      }
      return undefined;
    },
  },
  always('Bez numeru zamówienia i klientki sklep o nic nie pyta.', ({ snapshot, calls }) => {
    const { orderId, customerId } = snapshot.context as { orderId: number; customerId: string };
    return (orderId <= 0 || customerId === '') && calls.length > 0 && 'zapytał';
  }),
  always('O rozstrzygniętą płatność sklep już nie pyta.', (step, before) => {
    const isSettled = before && ['confirmed', 'failed'].some((tag) => before.snapshot.hasTag(tag));
    return isSettled && step.calls.length > 0 && 'zapytał';
  }),
  always('Nieodczytany stan nigdy nie jest nazywany nieudaną płatnością.', ({ snapshot }) => {
    const { status } = snapshot.context as { status: string | undefined };
    return snapshot.hasTag('failed') && status !== 'CANCELED' && `stan: ${status ?? 'nieznany'}`;
  }),
];
