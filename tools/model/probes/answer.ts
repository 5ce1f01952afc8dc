import type { AnyEventObject } from 'xstate';
import type { Answer, AnswerField, AnswerInput } from '#machines/answer.machine.ts';
import { againWith, approvedWith, begun, correcting, drafted, inReview, waiting } from '../sample-answers.ts';
import type { Probe } from '../probes.ts';
import { ODD_ERRORS } from './small.ts';

const done = (id: string, output: unknown): AnyEventObject => ({ type: `xstate.done.actor.${id}`, output });
const failed = (id: string, error: unknown): AnyEventObject => ({ type: `xstate.error.actor.${id}`, error });
const type = (name: string, text: string): AnyEventObject => ({ type: 'text.change', name, text });
const skip = (name: string, leftOut: boolean): AnyEventObject => ({ type: 'question.skip', name, leftOut });
const news = (answer: Answer): AnyEventObject => ({ type: 'answer.update', answer });
const asks: AnyEventObject = { type: 'leave.ask' };
const stays: AnyEventObject = { type: 'leave.stay' };
const save: AnyEventObject = { type: 'draft.save' };
const discard: AnyEventObject = { type: 'draft.discard' };
const keep = (name: string): AnyEventObject => ({ type: 'version.keep', name });
const take = (name: string): AnyEventObject => ({ type: 'version.take', name });
const join = (name: string): AnyEventObject => ({ type: 'version.join', name });
const review: AnyEventObject = { type: 'review.ask' };
const approve: AnyEventObject = { type: 'answer.approve', sendAt: undefined, noAdviceOn: [] };
const giveBack: AnyEventObject = { type: 'answer.return', note: 'Cieplej.' };

const open = (answer: Answer, more: Partial<AnswerInput> = {}): AnswerInput => ({
  answer,
  copy: undefined,
  ...more,
});
const on = (answer: Answer, ...events: AnyEventObject[]): Probe => ({ input: open(answer), events });
const fields = (one: string, text = ''): AnswerField[] => [
  { name: '1', text: one, isLeftOut: false },
  { name: 'text', text, isLeftOut: false },
];
const version = (of: number, one: string, text = ''): Answer => ({
  ...drafted(one, of),
  fields: fields(one, text),
});
const short = (of: number): Answer => ({ ...drafted('', of), fields: fields('').slice(1) });
const leftOut: Answer = {
  ...version(1, ''),
  fields: fields('').map((field) => ({ ...field, isLeftOut: field.name === '1' })),
};
const untouched = (answer: Answer): AnswerInput['copy'] => ({
  fields: fields('Moje.'),
  version: answer.version,
  disputed: [],
});

/** Probes of an answer. */
export const answerProbes: readonly Probe[] = [
  ...ODD_ERRORS.flatMap((error) => [
    on(begun, type('1', 'A'), save, failed('saveDraft', error)),
    on({ ...begun, lockedBy: 'Jagna' }, { type: 'lock.take' }, failed('takeEditLock', error)),
    on(inReview, giveBack, failed('decide', error)),
  ]),
  // A time is changed for the stored text alone.
  on(approvedWith(undefined), type('1', 'B'), { type: 'approval.retime', sendAt: undefined }),
  // A question that only one side knows was left empty on the other.
  on(short(1), news(version(2, 'Ich.')), news(short(3))),
  on(version(1, 'A'), type('1', ''), news(short(2))),
  on(version(1, 'A'), type('1', 'B'), news(short(2)), take('1')),
  on(version(1, 'A'), type('1', 'B'), news(short(2)), join('1')),
  on(version(1, 'A'), skip('1', true), news(short(2)), take('1')),
  on(version(1, ''), skip('1', true), news(short(2)), skip('1', false)),
  ...(['waiting', 'sending', 'retrying', 'failed', 'accepted', undefined] as const).flatMap((mail) => [
    on(approvedWith(mail)),
    on(againWith(mail)),
  ]),
  // A dispute lasts through a further version, for as long as both differ.
  on(
    version(1, 'A'),
    type('1', 'B'),
    news(version(2, 'C')),
    news(version(3, 'C')),
    news(version(4, 'A')),
    save,
  ),
  on(
    version(1, 'A'),
    type('1', 'B'),
    news(version(2, 'C')),
    type('1', 'C'),
    news(version(3, 'D')),
    take('1'),
  ),
  on(
    version(1, 'A'),
    type('1', 'B'),
    type('text', 'X'),
    news(version(2, 'C', 'Y')),
    keep('1'),
    join('text'),
    save,
  ),
  on(version(1, 'A'), type('1', 'B'), type('text', 'X'), news(version(2, 'C', 'Y')), take('text'), take('1')),
  on(version(1, 'A'), type('1', 'B'), news(version(2, 'B')), news(version(3, 'A'))),
  on(
    version(1, 'A'),
    type('1', 'B'),
    save,
    failed('saveDraft', { kind: 'newer', answer: { version: 2, fields: fields('C') } }),
    take('1'),
    type('1', 'D'),
    discard,
  ),
  on(
    version(1, 'A'),
    type('1', 'B'),
    save,
    failed('saveDraft', { kind: 'rules', messages: ['Za krótko.'] }),
    discard,
  ),
  on(
    version(1, 'A'),
    type('1', 'B'),
    save,
    failed('saveDraft', { kind: 'gone' }),
    type('1', 'C'),
    discard,
    type('1', 'E'),
  ),
  // Typed back while a save is under way: a refusal that brings their text, or a doubt, finds the text unsaved.
  on(
    version(1, 'A'),
    type('1', 'B'),
    save,
    type('1', 'A'),
    failed('saveDraft', { kind: 'rules', messages: ['Za krótko.'], answer: version(2, 'C') }),
  ),
  on(
    version(1, 'A'),
    type('1', 'B'),
    save,
    failed('saveDraft', { kind: 'unreachable' }),
    type('1', 'A'),
    save,
    failed('saveDraft', { kind: 'unreachable' }),
  ),
  // Nothing is saved while the page asks whether to leave.
  on(version(1, 'A'), type('1', 'B'), asks, save),
  // An echo says nothing new; another version, state or pen does.
  ...[
    version(2, 'B'),
    version(3, 'B'),
    { ...version(2, 'B'), state: 'in-review' as const },
    { ...version(2, 'B'), lockedBy: 'Jagna' },
  ].map((heard) =>
    on(version(1, 'A'), type('1', 'B'), save, done('saveDraft', version(2, 'B')), news(heard)),
  ),
  // Nothing is handed over or approved before something is stored.
  on(waiting, review, approve),
  // What a person says that it gives no advice on is said to the server.
  on(inReview, { ...approve, noAdviceOn: ['health'] }),
  on({ ...waiting, state: 'drafted' }, review, approve),
  on({ ...waiting, state: 'drafted', version: 1 }, review, failed('decide', { kind: 'locked' }), approve),
  // A copy of the version that is stored goes on; one of an older version is compared.
  { input: open(begun, { copy: untouched(begun) }), events: [save] },
  {
    input: open(begun, { copy: { fields: fields('Moje.'), version: 0, disputed: [] } }),
    events: [take('1')],
  },
  {
    input: open(begun, { copy: { fields: fields('Moje.').slice(1), version: 1, disputed: [] } }),
    events: [type('1', 'A')],
  },
  {
    input: open(begun, { copy: { fields: fields('Moje.'), version: begun.version + 1, disputed: [] } }),
    events: [take('1')],
  },
  // What the copy does not name is as the server has it, left out or not.
  {
    input: open(leftOut, { copy: { fields: fields('', 'Moje.').slice(1), version: 1, disputed: [] } }),
    events: [save],
  },
  // A space at the end is a change, too.
  on(version(1, 'A'), type('1', 'A '), save),
  // What was disputed when the page was left is disputed when it is opened again; what is the same by now is not.
  ...[['1'], ['text'], ['1', 'text']].map((disputed) => ({
    input: open(begun, { copy: { fields: fields('Moje.'), version: begun.version, disputed } }),
    events: [discard, save],
  })),
  // The same version is the same text, whatever a message says beside it.
  on(version(1, 'A'), type('1', 'B'), news(version(1, 'C')), save),
  // A reading that comes late changes nothing; with the pen or a refusal it brings no older text, either.
  ...[stays, save, { type: 'lock.take' }].map((before) =>
    on(
      { ...version(3, 'A'), lockedBy: before.type === 'lock.take' ? 'Jagna' : undefined },
      type('1', 'B'),
      before,
      news(version(2, 'C')),
    ),
  ),
  on(
    version(1, 'A'),
    type('1', 'B'),
    save,
    done('saveDraft', version(2, 'B')),
    news(version(1, 'A')),
    news({ ...version(2, 'B'), revision: 1 }),
  ),
  on(
    version(1, 'A'),
    news({ ...version(1, 'A'), revision: 9, lockedBy: 'Jagna' }),
    { type: 'lock.take' },
    done('takeEditLock', version(1, 'A')),
  ),
  on(
    version(1, 'A'),
    type('1', 'B'),
    save,
    news({ ...version(1, 'A'), revision: 9, state: 'in-review' }),
    failed('saveDraft', { kind: 'newer', answer: version(2, 'C') }),
    take('1'),
  ),
  // The pen that did not come is asked for again; who has put it down meanwhile is asked for nothing.
  on(
    { ...begun, lockedBy: 'Jagna' },
    { type: 'lock.take' },
    failed('takeEditLock', { kind: 'unreachable' }),
    { type: 'lock.take' },
    failed('takeEditLock', { kind: 'refused', answer: { state: 'called-off' } }),
  ),
  on(
    { ...begun, lockedBy: 'Jagna' },
    { type: 'lock.take' },
    news(begun),
    failed('takeEditLock', { kind: 'unreachable' }),
  ),
  // With the pen comes what was written meanwhile.
  on(
    version(1, 'A'),
    type('1', 'B'),
    news({ ...version(1, 'A'), lockedBy: 'Jagna' }),
    { type: 'lock.take' },
    done('takeEditLock', version(2, 'A', 'Y')),
  ),
  // One of two disputed fields is settled: the other one stays so.
  ...[keep('1'), take('1'), join('1')].map((settles) =>
    on(version(1, 'A'), type('1', 'B'), type('text', 'X'), news(version(2, 'C', 'Y')), settles),
  ),
  // Until the agreement is accepted nothing is written or decided; a correction needs no new one.
  ...[begun, inReview, correcting, { ...begun, lockedBy: 'Jagna' }].map((answer) =>
    on(
      { ...answer, agreement: 'waiting' },
      { type: 'suggestion.ask' },
      review,
      giveBack,
      approve,
      news(answer),
    ),
  ),
  on(version(1, 'A'), type('1', 'B'), news({ ...version(1, 'A'), agreement: 'waiting' }), discard),
  on(
    version(1, 'A'),
    type('1', 'B'),
    save,
    done('saveDraft', version(2, 'B')),
    news({ ...version(2, 'B'), agreement: 'waiting' }),
  ),
  on(
    { ...begun, lockedBy: 'Jagna' },
    { type: 'lock.take' },
    news({ ...begun, lockedBy: 'Jagna', agreement: 'waiting' }),
    failed('takeEditLock', { kind: 'unreachable' }),
  ),
  // A refusal that brings a dispute as well: the agreement comes first.
  on(
    version(1, 'A'),
    type('1', 'B'),
    save,
    failed('saveDraft', { kind: 'refused', answer: { ...version(2, 'C'), agreement: 'waiting' } }),
    news(version(2, 'C')),
  ),
  // What is left behind is gone, whoever has the pen and whatever became of the order.
  on(version(1, 'A'), type('1', 'B'), news(version(2, 'C')), discard, save),
  on(version(1, 'A'), type('1', 'B'), news({ ...version(1, 'A'), lockedBy: 'Jagna' }), discard),
  on(version(1, 'A'), type('1', 'B'), news({ ...version(1, 'A'), state: 'called-off' }), discard),
];
