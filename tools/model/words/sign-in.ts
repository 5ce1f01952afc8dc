import type { signInMachine } from '#machines/sign-in.machine.ts';
import { bad, fact, yesNo, type Words } from './words.ts';

const KIND = {
  refused: 'klucz albo kod nie pasuje',
  known: 'urządzenie ma już klucz tej osoby',
  cancelled: 'osoba przerwała',
  gone: 'zaproszenie już nie działa',
  locked: 'z tego adresu było pięć złych kodów albo nieznanych odnośników',
  unreachable: 'zaplecze nie odpowiada',
} as const;
const ROLE = { owner: 'właścicielka', specialist: 'specjalistka' } as const;

/** Words of signing in to the desk. */
export const signInWords: Words<typeof signInMachine> = {
  tones: {
    starting: 'busy',
    unreachable: 'bad',
    signedOut: 'calm',
    busy: 'busy',
    'code-locked': 'bad',
    'link-locked': 'bad',
    inside: 'good',
    expired: 'bad',
    invitation: 'calm',
    codes: 'calm',
    'key-first': 'calm',
    'key-added': 'calm',
    'key-adding': 'busy',
    'key-proving': 'busy',
    'key-known': 'bad',
    gone: 'bad',
    refused: 'bad',
    cancelled: 'bad',
    'link-used': 'bad',
    unanswered: 'bad',
  },
  senders: {
    'key.use': 'staff',
    'key.register': 'staff',
    'key.add': 'staff',
    'code.type': 'staff',
    'code.use': 'staff',
    'sample.enter': 'staff',
    'codes.keep': 'staff',
    'codes.leave': 'staff',
    'entry.open': 'staff',
    'session.retry': 'staff',
    'session.expire': bad('shop'),
    'session.leave': 'staff',
  },
  guards: {
    hasPerson: 'sesja tej osoby jeszcze trwa',
    needsKey: 'osoba weszła kodem zapasowym',
    isInvited: 'otwarto odnośnik z zaproszenia',
    hasSample: 'otwarto odnośnik do sklepu próbnego',
    hasCode: 'kod jest wpisany',
    areCodesKept: 'zaznaczono, że kody są zapisane',
    isKind: ({ kind }) => KIND[kind],
    isSamePerson: 'klucz należy do tej samej osoby',
  },
  causes: { isKind: ({ kind }) => (kind === 'cancelled' ? bad('staff') : undefined) },
  delays: { lockedFor: 'tyle, ile powie serwer (bez jego słowa minuta)' },
  emitted: {
    'person.entered': ({ person }) => `Otwiera się zaplecze: ${person.name}.`,
    'person.changed': ({ person }) => `Otwiera się kolejka innej osoby: ${person.name}.`,
    'person.left': () => 'Zaplecze zapomina, kto w nim był.',
    'leaving.failed': () => 'Komunikat: nie udało się wyjść.',
  },
  facts: {
    invitation: ({ invitation }) => fact('Zaproszenie w adresie', yesNo(invitation !== undefined)),
    sample: ({ sample }) => fact('Odnośnik do sklepu próbnego', yesNo(sample !== undefined)),
    invited: ({ invited }) => invited && fact('Zaproszona', `${invited.name}, ${ROLE[invited.role]}`, true),
    person: ({ person }) => fact('Kto jest w środku', person?.name ?? 'nikt'),
    code: ({ code }) => fact('Kod zapasowy', code === '' ? 'pusty' : code, true),
    role: ({ role, sample }) => (sample === undefined ? undefined : fact('Wejście jako', ROLE[role])),
    codes: ({ codes }) => (codes.length > 0 ? fact('Kody na ekranie', String(codes.length)) : undefined),
    areCodesKept: ({ areCodesKept, codes }) =>
      codes.length > 0 ? fact('Kody zapisane', yesNo(areCodesKept)) : undefined,
    lockedMs: undefined,
  },
};
