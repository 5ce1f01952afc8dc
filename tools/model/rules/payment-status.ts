import type { Rule } from '../model.ts';
import { always, emittedOn, settles } from './rule.ts';

const MOST_QUESTIONS_IN_A_ROW = 11;

const SETTLED = ['confirmed', 'answered', 'called-off', 'failed'];

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
    name: 'Nigdy dwa pytania do sklepu naraz.',
    breach: (way) => {
      // A claim is no question: what has become of the order may be asked meanwhile.
      const mostOpen = (port: string, ids: readonly string[]) => {
        let open = 0;
        return Math.max(
          ...way.map((step) => {
            if (ids.some((id) => settles(step, id))) open = 0;
            open += step.calls.filter((call) => call.port === port).length;
            return open;
          }),
        );
      };
      const most = Math.max(
        mostOpen('fetchPaymentStatus', ['fetchPaymentStatus', 'renewPaymentStatus']),
        mostOpen('claimPurchaseReport', ['claimPurchaseReport']),
      );
      return most > 1 ? `pytań naraz: ${most}` : undefined;
    },
  },
  {
    name: 'Najwyżej jedenaście nieudanych pytań z rzędu, dopóki klientka sama nie sprawdzi.',
    breach: (way) => {
      let inARow = 0;
      for (const { happening, calls } of way) {
        const type = happening?.event.type;
        if (type?.startsWith('xstate.done.actor.') || type === 'check.again') inARow = 0;
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
  always('O rozstrzygniętą płatność sklep sam już nie pyta.', (step, before) => {
    const isSettled = before && SETTLED.some((tag) => before.snapshot.hasTag(tag));
    const asked = step.calls.filter(({ port }) => port === 'fetchPaymentStatus');
    return isSettled && step.happening?.event.type !== 'check.again' && asked.length > 0 && 'zapytał';
  }),
  {
    name: 'Zakup zgłasza tylko karta, której sklep na to pozwolił, jeśli sklep pamięta zgłoszenia.',
    breach: (way) => {
      const reported = emittedOn(way, 'order.confirmed').length > 0;
      const isRemembered = way.some(({ snapshot }) => {
        const { summary } = snapshot.context as { summary?: { isPurchaseReported?: boolean } };
        return summary?.isPurchaseReported !== undefined;
      });
      const isGranted = way.some(({ happening }) => happening?.event['output']?.isGranted === true);
      return reported && isRemembered && !isGranted ? 'zgłosił bez pozwolenia' : undefined;
    },
  },
  always('Odwołane zamówienie nigdy nie jest nazywane potwierdzonym.', ({ snapshot }) => {
    const { news } = snapshot.context as { news?: { state: string } };
    const isConfirmed = snapshot.hasTag('confirmed') || snapshot.hasTag('answered');
    return isConfirmed && news?.state === 'CALLED_OFF' && 'potwierdził';
  }),
  always('Nieodczytany stan nigdy nie jest nazywany nieudaną płatnością.', ({ snapshot }) => {
    const { status } = snapshot.context as { status: string | undefined };
    return snapshot.hasTag('failed') && status !== 'CANCELED' && `stan: ${status ?? 'nieznany'}`;
  }),
];
