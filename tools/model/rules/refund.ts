import type { Rule, ReplayedStep } from '../model.ts';
import { always } from './rule.ts';

const stateOf = (step: ReplayedStep | undefined): unknown => step?.snapshot.value;

/** Invariants of the refund machine. */
export const refundRules: readonly Rule[] = [
  always('Nieudany zwrot nie budzi się sam: pieniądze oddaje nowy.', (step, before) => {
    return (
      stateOf(before) === 'failed' && stateOf(step) !== 'failed' && `z failed do ${String(stateOf(step))}`
    );
  }),
  always('Oddane pieniądze nie są znów w drodze.', (step, before) => {
    return (
      stateOf(before) === 'done' && ['asked', 'pending'].includes(String(stateOf(step))) && 'znów w drodze'
    );
  }),
  always('Pieniądze są oddane tylko wtedy, gdy operator to zgłosił.', (step, before) => {
    const isTold = step.happening?.event.type === 'refund.finish';
    return stateOf(step) === 'done' && stateOf(before) !== 'done' && !isTold && 'oddane bez zgłoszenia';
  }),
];
