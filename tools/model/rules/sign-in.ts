import type { ContextFrom } from 'xstate';
import type { Refusal, signInMachine } from '#machines/sign-in.machine.ts';
import type { Rule, ReplayedStep } from '../model.ts';
import { always } from './rule.ts';

const contextOf = ({ snapshot }: ReplayedStep): ContextFrom<typeof signInMachine> => snapshot.context;
const isInside = (step: ReplayedStep | undefined) => step?.snapshot.hasTag('inside') ?? false;
const isProof = ({ happening }: ReplayedStep) =>
  /^xstate\.done\.actor\.(?:readSession|proveKey|enterSample|proveAgain)$/.test(happening?.event.type ?? '');

/** Invariants of the sign-in machine. */
export const signInRules: readonly Rule[] = [
  always(
    'Do środka prowadzi tylko sesja, klucz, odnośnik sklepu próbnego albo zapisane zaproszenie.',
    (step, before) => {
      if (!isInside(step) || isInside(before)) return undefined;
      const hasLeftCodes = before?.snapshot.hasTag('codes') && step.happening?.event.type === 'codes.leave';
      return !isProof(step) && !hasLeftCodes && 'wejście bez dowodu';
    },
  ),
  always('Kod zapasowy sam niczego nie otwiera: w środku jest tylko ktoś, kto użył klucza.', (step) => {
    return isInside(step) && contextOf(step).person?.needsKey === true && 'w środku bez klucza';
  }),
  always('W środku zawsze wiadomo, kto pracuje; przed drzwiami nie ma nikogo.', (step) => {
    const { person } = contextOf(step);
    if (isInside(step) && !person) return 'w środku bez osoby';
    return step.snapshot.hasTag('signedOut') && person !== undefined && 'osoba przed drzwiami';
  }),
  always('Złe kody zamykają tylko kody: klucz i odnośnik sklepu próbnego dalej działają.', (step, before) => {
    const isWaiting = step.snapshot.hasTag('code-locked') && !step.snapshot.hasTag('busy');
    if (isWaiting && !step.snapshot.can({ type: 'key.use' })) return 'klucz zamknięty';
    const isTried =
      before?.snapshot.hasTag('code-locked') && step.calls.some(({ port }) => port === 'checkCode');
    return isTried && 'kod mimo blokady';
  }),
  always('Zaproszenie, którego serwer nie osądził, nie przepada.', (step) => {
    const { type } = step.happening?.event ?? {};
    const isJudged = (step.happening?.event as { error?: Refusal } | undefined)?.error?.kind === 'gone';
    return (
      type === 'xstate.error.actor.readInvitation' && step.snapshot.hasTag('gone') && !isJudged && 'przepadło'
    );
  }),
  always('Kody zapasowe są na ekranie jeden raz: po wyjściu z nich już ich nie ma.', (step) => {
    return !step.snapshot.hasTag('codes') && contextOf(step).codes.length > 0 && 'kody zostały';
  }),
  always('Od kodów dalej tylko po potwierdzeniu, że są zapisane.', (step, before) => {
    if (!before?.snapshot.hasTag('codes') || step.snapshot.hasTag('codes')) return undefined;
    return !contextOf(before).areCodesKept && 'bez potwierdzenia';
  }),
  always(
    'Wygasła sesja zostawia stronę otwartą: nic nie każe jej zamknąć, dopóki wraca ta sama osoba.',
    (step, before) => {
      if (!before?.snapshot.hasTag('expired') || step.happening?.event.type === 'entry.open')
        return undefined;
      const isOther = contextOf(before).person?.id !== contextOf(step).person?.id;
      return (
        !isOther && step.emitted.length > 0 && `ogłoszono ${step.emitted.map(({ type }) => type).join()}`
      );
    },
  ),
  always('Inna osoba po wygaśnięciu nie zostaje na cudzej stronie.', (step, before) => {
    if (!before?.snapshot.hasTag('expired') || !isInside(step)) return undefined;
    const isOther = contextOf(before).person?.id !== contextOf(step).person?.id;
    return isOther && !step.emitted.some(({ type }) => type === 'person.changed') && 'strona została';
  }),
];
