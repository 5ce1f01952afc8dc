import type { ContextFrom } from 'xstate';
import { hasUnsaved, shownText, type editMachine } from '#machines/edit.machine.ts';
import type { Rule, ReplayedStep } from '../model.ts';
import { always } from './rule.ts';

const contextOf = ({ snapshot }: ReplayedStep): ContextFrom<typeof editMachine> => snapshot.context;
const typeOf = ({ happening }: ReplayedStep) => happening?.event.type ?? '';
const saves = ({ calls }: ReplayedStep) => calls.filter(({ port }) => port === 'save');
const isUnsaved = (step: ReplayedStep) => hasUnsaved(contextOf(step));

/** Whether a field's text is the one that was just saved: the server may tidy it. */
const isSaved = (step: ReplayedStep, before: ReplayedStep, name: string) =>
  typeOf(step) === 'xstate.done.actor.save' &&
  shownText(contextOf(before), name) === contextOf(before).sent[name];

/** Events by which a person herself changes what the fields show. */
const OWN = new Set(['field.change', 'changes.discard', 'theirs.take']);

/** Invariants of the edit machine. */
export const editRules: readonly Rule[] = [
  always('Wpisane znika tylko z woli tej, która je wpisała, albo gdy jest zapisane.', (step, before) => {
    if (!before || OWN.has(typeOf(step))) return undefined;
    const { typed, stored } = contextOf(step);
    const lost = Object.entries(contextOf(before).typed).filter(
      ([name, text]) => typed[name] !== text && stored.values[name] !== text && !isSaved(step, before, name),
    );
    return lost.length > 0 && `przepadło: ${lost.map(([name]) => name).join(', ')}`;
  }),
  always('Zapis nie zmienia tego, co wpisano po naciśnięciu „Zapisz”.', (step, before) => {
    if (!before || typeOf(step) !== 'xstate.done.actor.save') return undefined;
    const [was, is] = [contextOf(before), contextOf(step)];
    const changed = Object.keys(was.sent).filter(
      (name) => shownText(is, name) !== shownText(was, name) && !isSaved(step, before, name),
    );
    return changed.length > 0 && `inny tekst: ${changed.join(', ')}`;
  }),
  always('O to, co się właśnie zapisało, nikt nie pyta jak o zmianę innej osoby.', (step, before) => {
    if (!before || typeOf(step) !== 'xstate.done.actor.save') return undefined;
    const [was, is] = [contextOf(before), contextOf(step)];
    const asked = Object.keys(was.sent).filter(
      (name) =>
        is.disputed.includes(name) && (is.stored.versions[name] ?? 0) > (was.stored.versions[name] ?? 0),
    );
    return asked.length > 0 && `spór z samą sobą: ${asked.join(', ')}`;
  }),
  always('Dopóki jedno pole ma dwie wersje, nic się nie zapisuje.', (step) => {
    return contextOf(step).disputed.length > 0 && saves(step).length > 0 && 'zapis w sporze';
  }),
  always('Tego, co źle wpisane, nikt nie wysyła.', (step) => {
    const { problems } = contextOf(step);
    return saves(step).length > 0 && Object.keys(problems).length > 0 && 'zapis z błędem';
  }),
  always('„Zapisane” pada dopiero po odpowiedzi serwera.', (step, before) => {
    const isNew = step.snapshot.hasTag('saved') && !before?.snapshot.hasTag('saved');
    return isNew && typeOf(step) !== 'xstate.done.actor.save' && 'za wcześnie';
  }),
  always('Ze strony wychodzi się bez pytania tylko wtedy, gdy nic nie czeka na zapis.', (step) => {
    const isAllowed = step.emitted.some(({ type }) => type === 'leave.allowed');
    return isAllowed && isUnsaved(step) && 'wyjście z niezapisanym';
  }),
  always('Odrzuca się tylko po pytaniu.', (step, before) => {
    const isDropped = before && typeOf(step) === 'changes.discard' && isUnsaved(before) && !isUnsaved(step);
    return isDropped && !before.snapshot.hasTag('asking') && 'odrzucone bez pytania';
  }),
  always('O odrzucenie pyta się tylko wtedy, gdy jest co odrzucić.', (step) => {
    return step.snapshot.hasTag('asking') && !isUnsaved(step) && 'puste pytanie';
  }),
  always('Dopóki strona pyta, czy odrzucić zmiany, nic nie zapisuje się samo.', (step, before) => {
    const isOwn = typeOf(step) === 'changes.save';
    return before?.snapshot.hasTag('asking') && !isOwn && saves(step).length > 0 && 'zapis w czasie pytania';
  }),
];
