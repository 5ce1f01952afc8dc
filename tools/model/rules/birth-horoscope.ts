import type { ContextFrom } from 'xstate';
import type { BirthDetails, birthHoroscopeMachine } from '#machines/birth-horoscope.machine.ts';
import type { Rule, ReplayedStep } from '../model.ts';
import { always } from './rule.ts';

const contextOf = ({ snapshot }: ReplayedStep): ContextFrom<typeof birthHoroscopeMachine> => snapshot.context;

/** Invariants of the birth-horoscope machine. */
export const birthHoroscopeRules: readonly Rule[] = [
  always('Sklep liczy wykres dopiero po dwóch sekundach ciszy.', ({ calls, happening }) => {
    const hasWaited = happening?.event.type === 'xstate.after.requestDelay.birthHoroscope.waiting';
    return calls.length > (hasWaited ? 1 : 0) && `obliczeń: ${calls.length}`;
  }),
  always('Bez akceptacji regulaminu wykres nie jest liczony.', (step) => {
    return step.calls.length > 0 && !contextOf(step).tosChecked && 'policzono bez zgody';
  }),
  always('Liczone jest to, co stoi w formularzu.', (step) => {
    const { values, timeUnknown } = contextOf(step);
    return step.calls.some(({ input }) => {
      const sent = input as BirthDetails;
      return JSON.stringify(sent.values) !== JSON.stringify(values) || sent.timeUnknown !== timeUnknown;
    })
      ? 'policzono co innego'
      : undefined;
  }),
  always('Nieudane obliczenie zachowuje dane.', (step, before) => {
    const isRefused = step.emitted.some(({ type }) => type === 'chart.refused');
    if (!isRefused || !before) return undefined;
    const [was, is] = [before, step].map((one) => JSON.stringify(contextOf(one).values));
    return was !== is && `było ${was}, jest ${is}`;
  }),
  always('Kupić można tylko to, co zostało narysowane.', (step) => {
    return contextOf(step).isBuying && contextOf(step).calculated === undefined && 'nie ma wykresu';
  }),
];
