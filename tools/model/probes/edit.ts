import type { AnyEventObject } from 'xstate';
import type { Probe } from '../probes.ts';
import { ODD_ERRORS } from './small.ts';

type Texts = Readonly<Record<string, string>>;
const stored = (values: Texts, versions: Readonly<Record<string, number>>) => ({ values, versions });
const done = (output: unknown): AnyEventObject => ({ type: 'xstate.done.actor.save', output });
const failed = (error: unknown): AnyEventObject => ({ type: 'xstate.error.actor.save', error });

const begun = stored({ a: '1', b: '2' }, { a: 3, b: 3 });
/** `c` was never stored; `a` was stored empty. */
const half = stored({ b: '2' }, { a: 1, b: 3 });
const type = (name: string, text: string, problem?: string): AnyEventObject => ({
  type: 'field.change',
  name,
  text,
  problem,
});
const save: AnyEventObject = { type: 'changes.save' };
const discard: AnyEventObject = { type: 'changes.discard' };
const leave: AnyEventObject = { type: 'leave.ask' };
const returns: AnyEventObject = { type: 'connection.return' };
const news = (values: Texts, versions: Readonly<Record<string, number>>): AnyEventObject => ({
  type: 'stored.update',
  stored: stored(values, versions),
});
const keep = (name: string): AnyEventObject => ({ type: 'mine.keep', name });
const take = (name: string): AnyEventObject => ({ type: 'theirs.take', name });
const page = (...events: AnyEventObject[]): Probe => ({ input: { stored: begun }, events });
const newThing = (...events: AnyEventObject[]): Probe => ({ input: { stored: half }, events });

/** Probes of what is edited. */
export const editProbes: readonly Probe[] = [
  ...ODD_ERRORS.map((error) => page(type('a', '9'), save, failed(error), returns)),
  // A field without a stored text is empty, and older than any version of it.
  newThing(
    type('a', ''),
    type('c', ''),
    type('c', 'x'),
    save,
    done(stored({ a: '', b: '2', c: 'x' }, { a: 1, b: 3, c: 1 })),
  ),
  newThing(news({ c: 'y' }, { c: 0 }), news({ c: 'y' }, { c: 1 }), type('c', ''), save),
  newThing(news({}, { a: 2, c: 1 }), type('a', 'x'), news({}, { a: 3 })),
  newThing(
    type('c', 'x'),
    save,
    failed({ kind: 'rules', problems: { a: 'brak', b: 'brak', c: 'za krótkie', d: 'brak' } }),
    save,
  ),
  // The same version again, an older one, and one that changes nothing for this person.
  page(type('a', '9'), news({ a: '8', b: '2' }, { a: 3, b: 3 }), news({ a: '8', b: '2' }, { a: 2, b: 4 })),
  page(type('a', '9'), news({ a: '1', b: '2' }, { a: 4, b: 3 }), news({ a: '9', b: '2' }, { a: 5, b: 3 })),
  page(
    type('a', '9'),
    type('b', '7'),
    news({ a: '8', b: '6' }, { a: 4, b: 4 }),
    keep('a'),
    news({ a: '5', b: '6' }, { a: 5, b: 4 }),
    take('b'),
    take('a'),
  ),
  page(type('a', '9', 'za dużo'), type('b', '7', 'za dużo'), news({ a: '9', b: '2' }, { a: 4, b: 3 }), save),
  page(
    type('a', '9', 'za dużo'),
    type('b', '7', 'za dużo'),
    news({ a: '8', b: '6' }, { a: 4, b: 4 }),
    take('a'),
    take('b'),
  ),
  // A space is a text, too.
  page(type('a', '1 '), save),
  // Typing what is stored is typing nothing, whatever somebody said of it.
  page(type('a', '9', 'za dużo'), type('a', '1', 'za mało'), save),
  page(
    type('a', '9'),
    type('b', '7'),
    news({ a: '8', b: '6' }, { a: 4, b: 4 }),
    type('a', '8'),
    type('b', '6'),
  ),
  page(
    type('a', '9'),
    type('b', '7'),
    news({ a: '8', b: '2' }, { a: 4, b: 3 }),
    type('b', '2'),
    type('a', '7'),
  ),
  // What was sent and what was typed meanwhile are two things.
  page(
    type('a', '9'),
    save,
    type('a', '7'),
    type('b', '6'),
    done(stored({ a: '9', b: '2' }, { a: 4, b: 3 })),
    save,
  ),
  page(type('a', '9'), save, type('a', '7'), done(stored({ a: '8', b: '2' }, { a: 5, b: 3 }))),
  // The server may write what was sent in its own way: that is stored, and nothing is unsaved or disputed.
  page(type('a', '9'), save, done(stored({ a: '9,00', b: '2' }, { a: 4, b: 3 }))),
  ...['7', '1'].flatMap((meanwhile) => {
    const tidied = { a: '9,00', b: '2' };
    const tidies = done(stored(tidied, { a: 4, b: 3 }));
    return [
      page(type('a', '9'), save, type('a', meanwhile), tidies, save),
      page(type('a', '9'), save, type('a', meanwhile), news(tidied, { a: 4, b: 3 }), tidies, save),
      page(type('a', '9'), save, type('a', meanwhile), news({ ...tidied, a: '8' }, { a: 5, b: 3 }), tidies),
    ];
  }),
  page(
    type('a', '9'),
    save,
    type('a', '7'),
    news({ a: '9', b: '2' }, { a: 4, b: 3 }),
    failed({ kind: 'unreachable' }),
  ),
  // Another field, which was not sent, is another matter.
  page(
    type('a', '9'),
    save,
    type('b', '7'),
    news({ a: '1', b: '6' }, { a: 3, b: 4 }),
    done(stored({ a: '9', b: '6' }, { a: 4, b: 4 })),
  ),
  // A refusal is about what was sent.
  page(
    type('a', '9'),
    type('b', '8'),
    save,
    type('a', '7'),
    type('b', '6', 'za mało'),
    failed({ kind: 'rules', problems: { a: 'za dużo', b: 'za dużo' } }),
  ),
  newThing(
    type('b', '8'),
    save,
    type('c', 'x'),
    type('b', '2'),
    failed({ kind: 'rules', problems: { a: 'brak', b: 'za dużo', c: 'brak' } }),
    save,
  ),
  page(
    type('a', '9'),
    save,
    type('a', '7'),
    failed({ kind: 'newer', stored: stored({ a: '9', b: '2' }, { a: 4, b: 3 }) }),
  ),
  page(
    type('a', '9'),
    save,
    news({ a: '9', b: '2' }, { a: 4, b: 3 }),
    done(stored({ a: '9', b: '2' }, { a: 4, b: 3 })),
  ),
  page(
    type('a', '9'),
    save,
    news({ a: '8', b: '2' }, { a: 4, b: 3 }),
    failed({ kind: 'newer', stored: stored({ a: '8', b: '2' }, { a: 4, b: 3 }) }),
  ),
  page(type('a', '9'), save, failed({ kind: 'newer', stored: stored({ a: '9', b: '5' }, { a: 4, b: 4 }) })),
  page(type('a', '9'), save, failed({ kind: 'unreachable' }), news({ a: '9', b: '2' }, { a: 4, b: 3 })),
  // A save that failed is repeated by itself only when nothing is wrong with what was typed.
  page(
    type('a', '9'),
    save,
    type('b', '7', 'za dużo'),
    failed({ kind: 'unreachable' }),
    returns,
    type('b', '6'),
    returns,
  ),
  page(type('a', '9'), save, failed({ kind: 'expired', problems: { a: 'brak' } }), returns),
  page(type('a', '9'), save, failed({ kind: 'gone' }), discard, leave, discard),
  page(type('a', '9'), discard, leave, { type: 'leave.stay' }, discard, leave, discard, leave),
];
