import type { ContextFrom } from 'xstate';
import type { guideMachine } from '#machines/guide.machine.ts';
import type { ReplayedStep, Rule } from '../model.ts';
import { always } from './rule.ts';

const contextOf = ({ snapshot }: ReplayedStep): ContextFrom<typeof guideMachine> => snapshot.context;

/** Invariants of the guide machine. */
export const guideRules: readonly Rule[] = [
  always('Póki strona jest otwarta, odpowiedzi giną tylko po „Odpowiedz jeszcze raz”.', (step, before) => {
    if (!before || step.happening?.event.type === 'guide.again') return undefined;
    const lost = Object.keys(contextOf(before).answers).filter((name) => !(name in contextOf(step).answers));
    return lost.length > 0 && `zginęły: ${lost.join(', ')}`;
  }),
  always('Podpowiedź widać tylko wtedy, gdy jest kogo polecić.', (step) => {
    const isShown = step.snapshot.hasTag('found');
    return isShown && contextOf(step).suggestion === undefined && 'widać podpowiedź, której nie ma';
  }),
  always('Oferta jest pytana tylko po pytaniach.', ({ calls, snapshot }) => {
    const isAsked = calls.some(({ port }) => port === 'suggest');
    return isAsked && snapshot.hasTag('asking') && 'zapytano przed końcem';
  }),
];
