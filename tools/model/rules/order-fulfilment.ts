import type { Rule, ReplayedStep } from '../model.ts';
import { always } from './rule.ts';

const statusOf = (step: ReplayedStep | undefined): unknown => step?.snapshot.value;
const isPayment = ({ happening }: ReplayedStep) => happening?.event.type === 'payment.complete';

/** Invariants of the order-fulfilment machine. */
export const orderFulfilmentRules: readonly Rule[] = [
  {
    name: 'Odpowiedź dostaje tylko ten, kto zapłacił.',
    breach: (way) =>
      way.some((step) => statusOf(step) === 'SENT') && !way.some(isPayment)
        ? 'wysłano bez zapłaty'
        : undefined,
  },
  always('Nic nie wychodzi bez napisanej i umówionej odpowiedzi.', (step, before) => {
    return statusOf(step) === 'SENT' && statusOf(before) !== 'SCHEDULED' && statusOf(before) !== 'SENT'
      ? `wysłano ze stanu ${String(statusOf(before))}`
      : undefined;
  }),
  always('Opłacone zamówienie nie wraca do szkicu.', (step, before) => {
    return statusOf(step) === 'DRAFT' && before !== undefined && statusOf(before) !== 'DRAFT' && 'znów szkic';
  }),
  always('Odwołane zamówienie zostaje odwołane, choćby przyszły jeszcze pieniądze.', (step, before) => {
    return statusOf(before) === 'CALLED_OFF' && statusOf(step) !== 'CALLED_OFF' && 'wróciło do realizacji';
  }),
  always('Porażka płatności nie kończy zamówienia, które jest opłacone.', (step, before) => {
    const isFailure = step.happening?.event.type === 'payment.fail';
    return isFailure && statusOf(before) !== 'DRAFT' && statusOf(step) !== statusOf(before) && 'zakończono';
  }),
];
