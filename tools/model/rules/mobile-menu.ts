import type { Rule } from '../model.ts';
import { always } from './rule.ts';

/** Invariants of the mobile-menu machine. */
export const mobileMenuRules: readonly Rule[] = [
  always('Menu otwiera się tylko na życzenie.', (step, before) => {
    const opens = step.snapshot.hasTag('shown') && !before?.snapshot.hasTag('shown');
    return opens && step.happening?.event.type !== 'menu.open' && 'otworzyło się samo';
  }),
];
