import type { ContextFrom, EmittedFrom } from 'xstate';
import type { consentMachine } from '#machines/consent.machine.ts';
import type { Rule, ReplayedStep } from '../model.ts';
import { always } from './rule.ts';

const contextOf = ({ snapshot }: ReplayedStep): ContextFrom<typeof consentMachine> => snapshot.context;
const decisions = ['consent.accept', 'consent.reject', 'settings.save', 'choice.recall'];

/** Invariants of the consent machine. */
export const consentRules: readonly Rule[] = [
  always('Zgody zmienia tylko decyzja klientki.', (step, before) => {
    const { analytics, marketing } = contextOf(step).chosen;
    if (!before) return (analytics || marketing) && 'zgoda na starcie';
    const was = contextOf(before).chosen;
    const isChanged = was.analytics !== analytics || was.marketing !== marketing;
    return isChanged && !decisions.includes(step.happening?.event.type ?? '') && 'zmieniła się sama';
  }),
  always('Zgłaszana jest dokładnie ta zgoda, którą klientka zapisała.', (step) => {
    const given = step.emitted as readonly EmittedFrom<typeof consentMachine>[];
    const { chosen } = contextOf(step);
    return given.some(({ consent }) => JSON.stringify(consent) !== JSON.stringify(chosen)) && 'inna';
  }),
  always(
    'Każda decyzja zgłaszana jest najwyżej raz.',
    ({ emitted }) => emitted.length > 1 && `${emitted.length} razy`,
  ),
];
