import type { ContextFrom, EventFromLogic } from 'xstate';
import { MACHINE_TITLES } from '#copy/site/machine-titles.ts';
import { signInMachine, type Person, type Refusal } from '#machines/sign-in.machine.ts';
import { modelOf, elapses, rejects, resolves, type Chapter, type Happening } from '../model.ts';
import { entryRefusals } from './every-refusal.ts';
import { signInRules } from '../rules/sign-in.ts';
import { signInWords } from '../words/sign-in.ts';
import { HOW_TO_FAIL } from '../words/ways-to-fail.ts';

const happens = (event: EventFromLogic<typeof signInMachine>, words: string, how?: string): Happening => ({
  event,
  words,
  how,
});

const shop = {
  image: undefined,
  operations: [],
  isSample: true,
  brandName: 'Kwiat Paproci',
  shopUrl: 'http://localhost:3000',
};
const ludmila: Person = { id: '1', name: 'Ludmiła', role: 'owner', ...shop };
/** She came in by a recovery code and has used no key since. */
const unproved: Person = { ...ludmila, needsKey: true };
const jagna: Person = { id: '2', name: 'Jagna', role: 'specialist', ...shop };
/** Codes of the automated steps: a tester's shop has made others. */
export const CODES = ['WZYP-ZCNN-4B9Z-FVHF-K2Y8-VE6K', 'F6CT-9C9V-P6YG-FDZ4-4V6V-JKQY'];
export const CODE = 'wzyp zcnn 4b9z fvhf k2y8 ve6k';

const refused: Refusal = { kind: 'refused' };
const known: Refusal = { kind: 'known' };
const cancelled: Refusal = { kind: 'cancelled' };
const locked: Refusal = { kind: 'locked', waitMs: 60_000 };
const gone: Refusal = { kind: 'gone' };
const unreachable: Refusal = { kind: 'unreachable' };

const project: Chapter['project'] = ({ context }) => {
  const { person, code, areCodesKept, invitation, sample }: ContextFrom<typeof signInMachine> = context;
  return [person?.id, code, areCodesKept, invitation, sample];
};

const BLOCK_ME = 'Zablokuj adres żądania /desk-api/me (F12, karta Sieć).';
const start = [
  resolves('readSession', undefined, 'Zaplecze odpowiada: nikt nie wszedł.'),
  rejects('readSession', unreachable, 'Zaplecze nie odpowiada.', BLOCK_ME),
  happens({ type: 'session.retry' }, 'Naciśnij „Wczytaj ponownie”.'),
];
const lockOver = (state: string) =>
  elapses('lockedFor', state, 'Odczekaj tyle, ile powiedział serwer: najwyżej pięć minut.');

/** A key that another shop on this computer has saved is offered, too; who has none takes the console. */
const unknownKey = (call: 'sign-in' | 'fresh') =>
  `To klucz zapisany w innym sklepie próbnym na tym komputerze. Bez niego: użyj swojego i podmień odpowiedź POST /desk-api/${call} na błąd 400.`;
/** What a tester must have before the door: a key and codes. */
const WITH_KEY =
  'Nowe okno prywatne. Klucz i kody: otwórz w nim /sandbox/przygotuj/zaplecze, wejdź jako właścicielka, na stronie /ja naciśnij „Dodaj klucz w tym urządzeniu” i „Zrób nowe kody”, potem „Wyjdź”.';
const JAGNAS_KEY = 'Zapisz go wcześniej jak swój: wejdź przyciskiem „Wejdź jako Jagna”.';
const WITH_INVITATION =
  'Nowe okno prywatne. W innym oknie otwórz /sandbox/przygotuj/zaplecze, wejdź jako właścicielka i na stronie /ludzie zaproś wróżkę; list z odnośnikiem stoi na stronie /outbox sklepu. W krokach nazywa się Jagna.';

/**
 * The server counts attempts by address, so another window works. Only texts of at least twenty characters count, and
 * a change after # alone does not load the page.
 */
const FIVE_LINKS =
  'W innym oknie prywatnym otwórz pięć kart z adresami od /zaproszenie#nieznane-zaproszenie-1 do /zaproszenie#nieznane-zaproszenie-5.';

const typesCode = ({ code }: ContextFrom<typeof signInMachine>) => [
  ...(code === ''
    ? [
        happens(
          { type: 'code.type', code: CODE },
          'W polu „Kod zapasowy” wpisz jeden ze swoich kodów zapasowych.',
          'Kody zrobisz wcześniej na swojej stronie zaplecza: „Zrób nowe kody”.',
        ),
      ]
    : []),
  happens({ type: 'code.use' }, 'Naciśnij „Wejdź kodem”.'),
];
const codeLocked = rejects(
  'checkCode',
  locked,
  'Zaplecze odpowiada: za dużo złych kodów.',
  'Najpierw użyj pięciu złych kodów w ciągu pięciu minut.',
);

/** Model of signing in, in three chapters: signing in, the expired session and the invitation. */
export const signIn = modelOf({
  name: 'sign-in',
  title: MACHINE_TITLES.signIn,
  machine: signInMachine,
  words: signInWords,
  chapters: [
    {
      title: 'Drzwi',
      start: 'Otwórz zaplecze.',
      prepared: WITH_KEY,
      input: { invitation: undefined, sample: undefined },
      opening: [],
      happenings: ({ context }) => [
        ...start,
        resolves(
          'readSession',
          ludmila,
          'Zaplecze odpowiada: sesja Ludmiły trwa.',
          'Wejdź wcześniej kluczem Ludmiły w drugiej karcie tego okna.',
        ),
        resolves(
          'readSession',
          unproved,
          'Zaplecze odpowiada: Ludmiła weszła kodem, a klucza nie użyła.',
          'Wejdź wcześniej jej kodem zapasowym w drugiej karcie tego okna.',
        ),
        happens({ type: 'key.use' }, 'Naciśnij „Wejdź kluczem”.'),
        resolves('proveKey', ludmila, 'Przyłóż palec: klucz należy do Ludmiły.'),
        rejects('proveKey', refused, 'Użyj klucza, którego sklep nie zna.', unknownKey('sign-in')),
        rejects('proveKey', cancelled, 'Zamknij okno przeglądarki, które prosi o klucz.'),
        rejects('proveKey', unreachable, 'Zaplecze nie odpowiada.', HOW_TO_FAIL.unreachable),
        ...typesCode(context as ContextFrom<typeof signInMachine>),
        resolves('checkCode', unproved, 'Zaplecze odpowiada: kod jest dobry.'),
        rejects(
          'checkCode',
          refused,
          'Zaplecze odpowiada: kod już użyty albo zły.',
          'W kodzie zmień jedną literę.',
        ),
        rejects('checkCode', unreachable, 'Zaplecze nie odpowiada.', HOW_TO_FAIL.unreachable),
        codeLocked,
        lockOver('signIn.signedOut.codes.locked'),
      ],
      project,
      endsAt: (snapshot) => snapshot.hasTag('inside') || snapshot.hasTag('key-first'),
    },
    {
      title: 'Kod zapasowy',
      start: 'Wejdź kodem zapasowym, a potem odśwież stronę.',
      prepared: WITH_KEY,
      input: { invitation: undefined, sample: undefined },
      opening: [
        resolves(
          'readSession',
          unproved,
          'Zaplecze odpowiada: Ludmiła weszła kodem, a klucza nie użyła.',
          'Wejdź wcześniej jej kodem zapasowym w drugiej karcie tego okna.',
        ),
      ],
      happenings: (snapshot) => [
        happens({ type: 'key.add' }, 'Naciśnij „Dodaj klucz w tym urządzeniu”.'),
        resolves('addKey', undefined, 'Przyłóż palec: klucz dodany.'),
        rejects('addKey', known, 'Dodaj klucz drugi raz na tym samym urządzeniu.'),
        rejects('addKey', cancelled, 'Zamknij okno przeglądarki, które zapisuje klucz.'),
        rejects(
          'addKey',
          refused,
          'Zaplecze odpowiada: klucza nie przyjęto.',
          'Podmień odpowiedź POST /desk-api/passkeys na błąd 400.',
        ),
        rejects('addKey', unreachable, 'Zaplecze nie odpowiada.', HOW_TO_FAIL.unreachable),
        happens(
          { type: 'key.use' },
          snapshot.hasTag('key-added') ? 'Naciśnij „Użyj klucza”.' : 'Naciśnij „Mam już klucz: użyję go”.',
        ),
        ...(['proveOwn', 'proveNew'] as const).flatMap((port) => [
          resolves(port, undefined, 'Przyłóż palec: klucz pasuje.'),
          rejects(port, refused, 'Użyj klucza, którego sklep nie zna.', unknownKey('fresh')),
          rejects(port, cancelled, 'Zamknij okno przeglądarki, które prosi o klucz.'),
          rejects(port, unreachable, 'Zaplecze nie odpowiada.', HOW_TO_FAIL.unreachable),
        ]),
        resolves('readSession', ludmila, 'Zaplecze odpowiada: sesja Ludmiły trwa.'),
        happens(
          { type: 'session.expire' },
          'Zaplecze odpowiada: sesja wygasła, bo minęło pół godziny bez ruchu.',
          HOW_TO_FAIL.expired,
        ),
        happens({ type: 'session.leave' }, 'Naciśnij „Wyjdź”.'),
        resolves('signOutUnproved', undefined, 'Zaplecze odpowiada: sesja skończona.'),
        rejects('signOutUnproved', unreachable, 'Zaplecze nie odpowiada.', HOW_TO_FAIL.unreachable),
      ],
      project,
      endsAt: (snapshot) => snapshot.hasTag('inside') || snapshot.hasTag('signedOut'),
    },
    {
      title: 'Sklep próbny',
      start: 'Otwórz odnośnik /sandbox/przygotuj/zaplecze.',
      input: { invitation: undefined, sample: 'probny' },
      opening: [resolves('readSession', undefined, 'Zaplecze odpowiada: nikt nie wszedł.')],
      happenings: ({ context }) => [
        ...typesCode(context as ContextFrom<typeof signInMachine>),
        codeLocked,
        lockOver('signIn.signedOut.codes.locked'),
        happens({ type: 'sample.enter', as: 'owner' }, 'Naciśnij „Wejdź jako właścicielka”.'),
        happens({ type: 'sample.enter', as: 'specialist' }, 'Naciśnij „Wejdź jako Jagna”.'),
        resolves('enterSample', ludmila, 'Zaplecze odpowiada: Ludmiła jest w środku.'),
        rejects(
          'enterSample',
          gone,
          'Zaplecze odpowiada: odnośnik już użyty.',
          'Użyj tego odnośnika wcześniej w innym oknie prywatnym.',
        ),
        rejects('enterSample', locked, 'Zaplecze odpowiada: za dużo nieznanych odnośników.', FIVE_LINKS),
        rejects('enterSample', unreachable, 'Zaplecze nie odpowiada.', HOW_TO_FAIL.unreachable),
      ],
      project,
      endsAt: (snapshot) =>
        snapshot.hasTag('inside') ||
        (snapshot.context as ContextFrom<typeof signInMachine>).sample === undefined,
    },
    {
      title: 'W środku i wygasła sesja',
      start: 'Wejdź kluczem.',
      prepared: WITH_KEY,
      input: { invitation: undefined, sample: undefined },
      opening: [
        resolves(
          'readSession',
          ludmila,
          'Zaplecze odpowiada: sesja Ludmiły trwa.',
          'Wejdź wcześniej kluczem Ludmiły w drugiej karcie tego okna.',
        ),
      ],
      happenings: () => [
        happens(
          { type: 'session.expire' },
          'Odczekaj pół godziny bez ruchu.',
          'Szybciej: usuń ciasteczko zaplecza (F12, karta Aplikacja, Ciasteczka) i wybierz z menu inną stronę.',
        ),
        happens({ type: 'session.leave' }, 'Naciśnij „Wyjdź”.'),
        resolves('signOut', undefined, 'Zaplecze odpowiada: sesja skończona.'),
        rejects('signOut', unreachable, 'Zaplecze nie odpowiada.', HOW_TO_FAIL.unreachable),
        happens({ type: 'key.use' }, 'Naciśnij „Wejdź kluczem”.'),
        resolves('proveAgain', ludmila, 'Przyłóż palec: to Ludmiła.'),
        resolves('proveAgain', jagna, 'Wejdź kluczem Jagny.', JAGNAS_KEY),
        rejects('proveAgain', refused, 'Użyj klucza, którego sklep nie zna.', unknownKey('sign-in')),
        rejects('proveAgain', cancelled, 'Zamknij okno przeglądarki, które prosi o klucz.'),
        rejects('proveAgain', unreachable, 'Zaplecze nie odpowiada.', HOW_TO_FAIL.unreachable),
        happens({ type: 'entry.open' }, 'Naciśnij „Wejdź inaczej”.'),
      ],
      project,
      endsAt: (snapshot) => snapshot.hasTag('signedOut'),
    },
    {
      title: 'Zaproszenie',
      start: 'Otwórz odnośnik z listu z zaproszeniem.',
      prepared: WITH_INVITATION,
      input: { invitation: 'zaproszenie', sample: undefined },
      opening: [],
      happenings: ({ context }) => [
        ...start,
        resolves(
          'readInvitation',
          { name: 'Jagna', role: 'specialist', by: 'Ludmiła' },
          'Zaplecze odpowiada: zaproszenie dla Jagny.',
        ),
        rejects(
          'readInvitation',
          gone,
          'Zaplecze odpowiada: zaproszenie użyte.',
          'Użyj tego zaproszenia wcześniej na innym urządzeniu.',
        ),
        rejects('readInvitation', locked, 'Zaplecze odpowiada: za dużo nieznanych odnośników.', FIVE_LINKS),
        lockOver('signIn.invitation.locked'),
        rejects('readInvitation', unreachable, 'Zaplecze nie odpowiada.', HOW_TO_FAIL.unreachable),
        happens({ type: 'key.register' }, 'Naciśnij „Zapisz klucz w tym urządzeniu”.'),
        resolves('registerKey', { person: jagna, codes: CODES }, 'Przyłóż palec: klucz zapisany.'),
        rejects(
          'registerKey',
          refused,
          'Zaplecze odpowiada: klucza nie przyjęto.',
          'Podmień odpowiedź POST /desk-api/invitation/accept na błąd 400.',
        ),
        rejects('registerKey', cancelled, 'Zamknij okno przeglądarki, które zapisuje klucz.'),
        rejects(
          'registerKey',
          known,
          'Zapisz klucz na urządzeniu, które ma już klucz tej osoby.',
          'Zaproś wcześniej wróżkę, która ma klucz w tym urządzeniu, i otwórz jej zaproszenie.',
        ),
        rejects('registerKey', locked, 'Zaplecze odpowiada: za dużo nieznanych odnośników.', FIVE_LINKS),
        rejects('registerKey', unreachable, 'Zaplecze nie odpowiada.', HOW_TO_FAIL.unreachable),
        rejects(
          'registerKey',
          gone,
          'Zaplecze odpowiada: zaproszenie użyto w międzyczasie.',
          'Użyj tego zaproszenia na innym urządzeniu.',
        ),
        (context as ContextFrom<typeof signInMachine>).areCodesKept
          ? happens({ type: 'codes.keep', kept: false }, 'Odznacz „Mam je zapisane w bezpiecznym miejscu”.')
          : happens({ type: 'codes.keep', kept: true }, 'Zaznacz „Mam je zapisane w bezpiecznym miejscu”.'),
        happens({ type: 'codes.leave' }, 'Naciśnij „Przejdź do kolejki”.'),
        happens({ type: 'entry.open' }, 'Naciśnij „Mam już klucz”.'),
      ],
      project,
      endsAt: (snapshot) => snapshot.hasTag('inside') || snapshot.hasTag('signedOut'),
    },
  ],
  anyTime: entryRefusals,
  rules: signInRules,
  exceptions: {},
});
