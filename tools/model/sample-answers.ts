import type { Answer } from '#machines/answer.machine.ts';

const AT = '2026-11-21T12:14:00.000Z';
const LATER = '2026-11-21T15:45:00.000Z';
/** A revision that no other of a chapter exceeds: its news are never late, whatever led to them. */
export const LATEST = 100;
export const FIRST = 'Droga jest otwarta.';
export const SECOND = 'Droga jest otwarta, zacznij w maju.';
export const THEIRS = 'Droga czeka na wiosnę.';

/** Fields of an answer to one question. */
export const fieldsOf = (text: string) => [
  { name: '1', text, isLeftOut: false },
  { name: 'text', text: '', isLeftOut: false },
];
export const waiting: Answer = {
  revision: 1,
  state: 'waiting',
  version: 0,
  fields: fieldsOf(''),
  author: undefined,
  savedAt: undefined,
  isByModel: false,
  suggestion: undefined,
  topics: [],
  flags: [],
  lockedBy: undefined,
  unanswered: [],
  usualWords: undefined,
  review: undefined,
  approval: undefined,
};
/** A stored draft. */
export const drafted = (text: string, version: number): Answer => ({
  ...waiting,
  revision: version + 1,
  state: 'drafted',
  version,
  fields: fieldsOf(text),
  author: 'Jagna',
  savedAt: AT,
});
export const begun = drafted(FIRST, 1);
export const theirs: Answer = { ...drafted(THEIRS, 2), author: 'Jagna' };
/** A model is writing a draft; it has written one; it has none to give. */
export const asked: Answer = { ...waiting, revision: 2, suggestion: { state: 'asked', why: undefined } };
export const suggested: Answer = { ...drafted(FIRST, 1), author: 'szept-7b', isByModel: true };
export const declined: Answer = { ...waiting, revision: 3, suggestion: { state: 'declined', why: 'silent' } };
/** An approved answer whose mail is so far. */
export const approvedWith = (mail: NonNullable<Answer['approval']>['mail']): Answer => ({
  ...begun,
  revision: 5,
  state: 'approved',
  approval: { by: 'Ludmiła', at: AT, sendAt: LATER, sentAt: undefined, readSeconds: 60, mail },
});
export const inReview: Answer = {
  ...begun,
  revision: 3,
  state: 'in-review',
  review: { kind: 'handed-over', by: 'Jagna', at: AT, note: undefined },
};
export const sentBack: Answer = {
  ...begun,
  revision: 4,
  state: 'sent-back',
  review: { kind: 'sent-back', by: 'Ludmiła', at: AT, note: 'Cieplej na końcu.' },
};
export const sent: Answer = { ...approvedWith('accepted'), revision: 6, state: 'sent' };
/** A sent answer that is mailed once more; its second mail is so far. */
export const againWith = (mail: NonNullable<Answer['approval']>['mail']): Answer => ({
  ...approvedWith(mail),
  revision: 7,
  state: 'sent',
});
/** A sent answer that is being corrected. */
export const correcting: Answer = {
  ...sent,
  revision: 7,
  correction: { reason: 'Pomylona karta.', by: 'Ludmiła', at: LATER },
};
export const calledOff: Answer = { ...begun, revision: 8, state: 'called-off' };
