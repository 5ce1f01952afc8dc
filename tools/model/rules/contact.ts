import type { ContextFrom } from 'xstate';
import type { contactMachine } from '#machines/contact.machine.ts';
import type { Rule, ReplayedStep } from '../model.ts';
import { always } from './rule.ts';

const contextOf = ({ snapshot }: ReplayedStep): ContextFrom<typeof contactMachine> => snapshot.context;

/** Invariants of the contact machine. */
export const contactRules: readonly Rule[] = [
  always('Wiadomość z błędami nie zostaje wysłana.', (step, before) => {
    const isFaulty = before && Object.keys(contextOf(before).problems).length > 0;
    return isFaulty && step.calls.length > 0 && 'wysłano mimo błędów';
  }),
  always('Jedno naciśnięcie to najwyżej jedna wiadomość.', ({ calls, happening }) => {
    return calls.length > (happening?.event.type === 'form.submit' ? 1 : 0) && `wiadomości: ${calls.length}`;
  }),
  always('Nieudane wysłanie zachowuje całą treść.', (step, before) => {
    const isRefused = step.emitted.some(({ type }) => type === 'message.refused');
    if (!isRefused || !before) return undefined;
    const [was, is] = [before, step].map((one) => JSON.stringify(contextOf(one).values));
    return was !== is && `było ${was}, jest ${is}`;
  }),
  always('Wysłana wiadomość czyści formularz.', (step) => {
    const isSent = step.emitted.some(({ type }) => type === 'message.sent');
    return isSent && Object.values(contextOf(step).values).some((value) => value !== '') && 'coś zostało';
  }),
];
