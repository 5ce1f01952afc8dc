import type { ContextFrom } from 'xstate';
import type { withdrawalMachine } from '#machines/withdrawal.machine.ts';
import type { Rule, ReplayedStep } from '../model.ts';
import { always } from './rule.ts';

const contextOf = ({ snapshot }: ReplayedStep): ContextFrom<typeof withdrawalMachine> => snapshot.context;

/** Invariants of the withdrawal machine. */
export const withdrawalRules: readonly Rule[] = [
  always('Oświadczenie wysyła tylko przycisk pod jego treścią.', ({ calls, happening }, before) => {
    const isSent = calls.some(({ port }) => port === 'confirmStatement');
    const isAsked = happening?.event.type === 'statement.confirm' && before?.snapshot.hasTag('reviewing');
    return isSent && !isAsked && 'wysłano bez potwierdzenia';
  }),
  always('Potwierdzenie widać tylko za przyjęte oświadczenie.', (step) => {
    const isShown = contextOf(step).receipt !== undefined;
    return isShown !== step.snapshot.matches('received') && 'potwierdzenie nie pasuje do kroku';
  }),
  always('Póki strona jest otwarta, nic wpisanego nie ginie.', (step, before) => {
    if (!before || step.happening?.event.type === 'field.change') return undefined;
    const [was, is] = [before, step].map((one) => JSON.stringify(contextOf(one).values));
    return was !== is && `było ${was}, jest ${is}`;
  }),
];
