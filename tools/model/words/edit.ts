import type { editMachine, Refusal } from '#machines/edit.machine.ts';
import { bad, fact, listed, type Words } from './words.ts';

const KIND: Readonly<Record<Refusal['kind'], string>> = {
  newer: 'ktoś zapisał nowszą wersję',
  rules: 'serwer nie przyjmuje wpisanego',
  expired: 'sesja wygasła',
  gone: 'tego już nie ma',
  unreachable: 'zaplecze nie odpowiada',
};

/** Texts for an entity edited at the desk. */
export const editWords: Words<typeof editMachine> = {
  tones: {
    clean: 'good',
    dirty: 'calm',
    saving: 'busy',
    saved: 'good',
    failed: 'bad',
    conflict: 'bad',
    gone: 'bad',
    asking: 'calm',
  },
  senders: {
    'field.change': 'staff',
    'changes.save': 'staff',
    'changes.discard': 'staff',
    'mine.keep': 'staff',
    'theirs.take': 'staff',
    'connection.return': 'device',
    'stored.update': 'colleague',
    'leave.ask': 'staff',
    'leave.stay': 'staff',
  },
  guards: {
    isDirty: 'jest coś niezapisanego',
    isClean: 'nie ma nic niezapisanego',
    isDisputed: 'to samo pole zmieniły dwie osoby',
    hasProblems: 'coś jest źle wpisane',
    isAsked: 'zaplecze właśnie o to pyta',
    canRetry: 'wszystko jest dobrze wpisane, a zaplecze o nic nie pyta',
    isKind: ({ kind }) => KIND[kind],
  },
  causes: { isKind: ({ kind }) => (kind === 'newer' ? bad('colleague') : undefined) },
  delays: { savedShown: undefined },
  emitted: {
    'problems.found': () => 'Fokus przechodzi do pierwszego źle wpisanego pola.',
    'leave.allowed': () => 'Zaplecze nie zatrzymuje na stronie.',
  },
  facts: {
    stored: ({ stored }) => fact('Na serwerze', listed(Object.values(stored.values))),
    typed: ({ typed }) => fact('Wpisane, jeszcze niezapisane', listed(Object.values(typed)), true),
    problems: ({ problems }) => fact('Błędy przy polach', listed(Object.values(problems)), true),
    disputed: ({ disputed }) => fact('Pola w dwóch wersjach', listed(disputed)),
    sent: undefined,
    doubted: ({ doubted }) =>
      doubted.length > 0 ? fact('Serwer może mieć inny tekst pól', listed(doubted)) : undefined,
    refusal: ({ refusal }) => refusal && fact('Dlaczego nie zapisano', KIND[refusal.kind]),
  },
};
