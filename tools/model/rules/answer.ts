import { isDeepStrictEqual } from 'node:util';
import type { ContextFrom, EmittedFrom, InputFrom } from 'xstate';
import {
  answerMachine,
  isUnagreed,
  stageOf,
  unsavedFields,
  type AnswerCopy,
  type Decision,
} from '#machines/answer.machine.ts';
import type { Rule, ReplayedStep } from '../model.ts';
import { always, emittedOn } from './rule.ts';

type KeptCopy = EmittedFrom<typeof answerMachine>;

/** What a page that is opened anew begins with. */
const opened = answerMachine.config.context as unknown as (at: {
  input: InputFrom<typeof answerMachine>;
}) => ContextFrom<typeof answerMachine>;

const contextOf = ({ snapshot }: ReplayedStep): ContextFrom<typeof answerMachine> => snapshot.context;
const typeOf = ({ happening }: ReplayedStep) => happening?.event.type ?? '';
const callsOf = ({ calls }: ReplayedStep, port: string) => calls.filter((call) => call.port === port);

/** Events by which a person herself changes what the editor shows. */
const OWN = new Set(['text.change', 'question.skip', 'draft.discard', 'version.take', 'version.join']);

/** Invariants of the answer machine. */
export const answerRules: readonly Rule[] = [
  always('Zatwierdza się i oddaje tylko dokładnie to, co zapisane i widoczne.', (step, before) => {
    const acts = callsOf(step, 'decide').map(({ input }) => (input as { decision: Decision }).decision.kind);
    const isBinding = acts.some((kind) => kind === 'approve' || kind === 'hand-over');
    return isBinding && before && unsavedFields(contextOf(before)).length > 0 && 'decyzja o innym tekście';
  }),
  always('Wpisany tekst znika tylko z woli tej, która go wpisała.', (step, before) => {
    if (!before || OWN.has(typeOf(step))) return undefined;
    const was = contextOf(before);
    const is = contextOf(step);
    const lost = unsavedFields(was).filter(
      (name) =>
        was.mine.find((field) => field.name === name)?.text !==
        is.mine.find((field) => field.name === name)?.text,
    );
    return lost.length > 0 && `przepadło: ${lost.join(', ')}`;
  }),
  always('Dopóki są dwie wersje, nic się nie zapisuje.', (step) => {
    return contextOf(step).disputed.length > 0 && callsOf(step, 'saveDraft').length > 0 && 'zapis w sporze';
  }),
  always('Kto nie ma pióra, niczego nie zapisuje.', (step) => {
    return step.snapshot.hasTag('locked') && callsOf(step, 'saveDraft').length > 0 && 'zapis bez pióra';
  }),
  always('Dopóki poczta nie przyjmie umowy, nic się nie zapisuje ani nie zatwierdza.', (step) => {
    const kinds = callsOf(step, 'decide').map(({ input }) => (input as { decision: Decision }).decision.kind);
    const isMade = kinds.includes('approve') || callsOf(step, 'saveDraft').length > 0;
    return isMade && isUnagreed(contextOf(step).answer) && 'przed umową';
  }),
  always('Wysłanej i odwołanej odpowiedzi nikt nie zmienia.', (step, before) => {
    return before?.snapshot.hasTag('closed') && callsOf(step, 'saveDraft').length > 0 && 'zapis po końcu';
  }),
  always(
    'Co wyszło, można tylko wysłać jeszcze raz albo poprawić; co wychodzi albo odwołano, zostaje.',
    (step, before) => {
      const [made] = callsOf(step, 'decide').map(
        ({ input }) => (input as { decision: Decision }).decision.kind,
      );
      const stage = before && stageOf(contextOf(before).answer);
      const isOver =
        stage === 'leaving' ||
        stage === 'calledOff' ||
        (stage === 'sent' && made !== 'send-again' && made !== 'correct') ||
        (stage === 'correcting' && made !== 'approve' && made !== 'drop-correction');
      return made !== undefined && isOver && `${made} w stanie ${stage}`;
    },
  ),
  always('„Zapisano” pada dopiero po odpowiedzi serwera.', (step, before) => {
    const isNew = step.snapshot.hasTag('saved') && !before?.snapshot.hasTag('saved');
    return isNew && typeOf(step) !== 'xstate.done.actor.saveDraft' && 'za wcześnie';
  }),
  {
    name: 'Zamówienie otwarte na nowo na tym urządzeniu pokazuje to samo: niezapisany tekst, spór i nic odrzuconego.',
    breach(way) {
      let copy: AnswerCopy | undefined;
      for (const [index, step] of way.entries()) {
        const { answer, mine, disputed } = contextOf(step);
        if (index === 0) copy = { fields: mine, version: answer.version, disputed };
        copy = emittedOn([step], 'copy.kept').reduce((_, kept) => (kept as KeptCopy).copy, copy);
        const again = opened({ input: { answer, copy } });
        if (!isDeepStrictEqual([again.mine, again.disputed], [mine, disputed]))
          return `krok ${index} (${step.happening?.words ?? 'start'}): ${JSON.stringify([again.mine, again.disputed])}`;
      }
      return undefined;
    },
  },
  {
    name: 'Zamówienie otwarte na nowo, gdy serwer zapisał to, co było w drodze, ma wszystko, co wpisano.',
    breach(way) {
      const isOpen = ({ snapshot }: ReplayedStep) => snapshot.hasTag('saving') || snapshot.hasTag('failed');
      const kept = way.flatMap((step, index) => {
        const [last] = emittedOn(way.slice(0, index + 1), 'copy.kept').slice(-1);
        return last && isOpen(step) ? [{ step, index, copy: (last as KeptCopy).copy }] : [];
      });
      for (const { step, index, copy } of kept) {
        const { answer, mine, sent } = contextOf(step);
        if (sent.length === 0) continue;
        const stored = { ...answer, version: answer.version + 1, fields: sent };
        const again = opened({ input: { answer: stored, copy } });
        if (!isDeepStrictEqual(again.mine, mine))
          return `krok ${index} (${step.happening?.words ?? 'start'}): ${JSON.stringify(again.mine)}`;
      }
      return undefined;
    },
  },
  always('O odrzucenie pyta się tylko wtedy, gdy jest co odrzucić.', (step) => {
    const isEmpty = unsavedFields(contextOf(step)).length === 0;
    return step.snapshot.hasTag('asking') && isEmpty && 'puste pytanie';
  }),
  always('Dopóki strona pyta, czy odrzucić zmiany, nic nie zapisuje się samo.', (step, before) => {
    const isOwn = typeOf(step) === 'draft.save';
    const isSaved = !isOwn && callsOf(step, 'saveDraft').length > 0;
    return before?.snapshot.hasTag('asking') && isSaved && 'zapis w czasie pytania';
  }),
  always('Gdziekolwiek strona pyta, czy odrzucić zmiany, tam można je odrzucić.', ({ snapshot }) => {
    const waits = snapshot.hasTag('saving') || snapshot.hasTag('taking');
    const isAsked = !waits && snapshot.hasTag('asking');
    return isAsked && !snapshot.can({ type: 'draft.discard' }) && JSON.stringify(snapshot.value);
  }),
  always('Jedno naciśnięcie to jedna decyzja: drugie w tym czasie nic nie robi.', (step, before) => {
    return before?.snapshot.hasTag('deciding') && callsOf(step, 'decide').length > 0 && 'druga decyzja';
  }),
];
