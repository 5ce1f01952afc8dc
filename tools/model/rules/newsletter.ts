import type { ContextFrom } from 'xstate';
import type { newsletterMachine } from '#machines/newsletter.machine.ts';
import type { Rule, ReplayedStep } from '../model.ts';
import { always } from './rule.ts';

const contextOf = ({ snapshot }: ReplayedStep): ContextFrom<typeof newsletterMachine> => snapshot.context;

/** Invariants of the newsletter machine. */
export const newsletterRules: readonly Rule[] = [
  always('Bez zgody klientki adres nie zostaje wysłany.', (step) => {
    return step.calls.length > 0 && !contextOf(step).tosChecked && 'wysłano bez zgody';
  }),
  always('Nieudany zapis zachowuje adres.', (step, before) => {
    const isRefused = step.emitted.some(({ type }) => type === 'newsletter.refused');
    return (
      isRefused &&
      before &&
      contextOf(step).values.email !== contextOf(before).values.email &&
      'adres zniknął'
    );
  }),
  always('Jedno naciśnięcie to najwyżej jeden zapis.', ({ calls, happening }) => {
    return calls.length > (happening?.event.type === 'form.submit' ? 1 : 0) && `zapisów: ${calls.length}`;
  }),
];
