import { and, assign, emit, fromPromise, raise, setup, stateIn } from 'xstate';

/** The person of a session. */
export interface Person {
  id: string;
  name: string;
  role: 'owner' | 'specialist';
  /** Path of the portrait. */
  image: string | undefined;
  /** What the role may call, by operation id: it decides what is drawn at all. */
  operations: readonly string[];
  /** A recovery code let her in: before anything else she registers or uses a key. */
  needsKey?: boolean;
  isSample: boolean;
  /** A sample whose mails leave for their addresses. */
  sendsMails?: boolean;
  brandName: string;
  shopUrl: string;
  /** The mailbox where the owners read. */
  contactEmail?: string | undefined;
  /** What the desk's event stream said when she was read. */
  state?: string | undefined;
}

/** The invited person and the inviter. */
export interface Invitation {
  name: string;
  role: Person['role'];
  by: string | undefined;
}

/** `known`: the device already has a passkey of this person and creates no second one. */
export type RefusalKind = 'refused' | 'known' | 'cancelled' | 'gone' | 'locked' | 'unreachable';

/** What every port rejects with. `locked`: too many wrong codes or unknown links; `waitMs` is how long such a way waits. */
export type Refusal = { kind: Exclude<RefusalKind, 'locked'> } | { kind: 'locked'; waitMs: number };

export interface SignInInput {
  /** One-time token of an invitation's link, if the page was opened by one. */
  invitation: string | undefined;
  /** One-time token by which a sample shop may be entered without a key. */
  sample: string | undefined;
}

/** @throws when the machine lacks what its state promises: nothing stands in for it */
function must<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new TypeError(`The sign-in has no ${what}`);
  return value;
}

const unconnected = (port: string) => () => Promise.reject(new Error(`The port ${port} is not connected`));
const refusalOf = (error: unknown): Refusal =>
  typeof error === 'object' && error !== null && 'kind' in error
    ? (error as Refusal)
    : { kind: 'unreachable' };

const isRefusal = <Kind extends RefusalKind>(kind: Kind) =>
  ({
    type: 'isKind',
    params: ({ event }: { event: { error: unknown } }) => ({ error: event.error, kind }),
  }) as const;
const lockOut = {
  guard: isRefusal('locked'),
  target: 'locked',
  description: 'Za dużo prób z tego adresu.',
  actions: { type: 'assignLock', params: ({ event }: { event: { error: unknown } }) => event },
} as const;
const unanswered = {
  guard: isRefusal('unreachable'),
  target: 'asking.unanswered',
  description: 'Zaplecze nie odpowiada.',
} as const;
const cancelled = {
  guard: isRefusal('cancelled'),
  target: 'asking.cancelled',
  description: 'Przerwano, zanim klucz zadziałał.',
} as const;
const refused = { target: 'asking.refused', description: 'Klucz nie pasuje.' } as const;
/** The invitation stays in its letter. */
const opensSignIn = {
  target: '#signIn.starting',
  description: 'Przechodzi do wejścia; kto jest już w środku, wejdzie od razu.',
  actions: 'dropInvitation',
} as const;
const keyFails = [unanswered, cancelled, refused] as const;
/** The response to a call reports this: without a passkey there is no event stream. */
const lost = {
  'session.expire': {
    target: '#signIn.signedOut',
    description: 'Sesja wygasła, zanim użyto klucza.',
    actions: ['dropPerson', 'emitLeft'],
  },
} as const;
const admit = [
  { type: 'assignPerson', params: ({ event }: { event: { output: Person } }) => event.output },
  { type: 'emitEntered', params: ({ event }: { event: { output: Person } }) => event.output },
] as const;

/** What a page that opens this file alone starts the machine with: callers must give their own, and builds drop this. */
const SAMPLE: SignInInput = { invitation: undefined, sample: undefined };

/**
 * State machine of signing in to the desk. A passkey is the way in; a recovery code replaces it once; an invitation
 * registers the first passkey. A session that expires asks for the passkey over the page, which keeps what was typed.
 */
export const signInMachine = setup({
  types: {} as {
    input: SignInInput;
    context: {
      invitation: string | undefined;
      sample: string | undefined;
      invited: Invitation | undefined;
      person: Person | undefined;
      code: string;
      /** As whom a sample shop is entered. */
      role: Person['role'];
      /** Recovery codes, from registering until they are confirmed. */
      codes: readonly string[];
      areCodesKept: boolean;
      lockedMs: number;
    };
    events:
      | { type: 'key.use' }
      | { type: 'key.register' }
      | { type: 'key.add' }
      | { type: 'code.type'; code: string }
      | { type: 'code.use' }
      /** Raised when the server has counted too many wrong codes. */
      | { type: 'codes.lock' }
      | { type: 'sample.enter'; as: Person['role'] }
      | { type: 'codes.keep'; kept: boolean }
      | { type: 'codes.leave' }
      | { type: 'entry.open' }
      | { type: 'session.retry' }
      | { type: 'session.expire' }
      | { type: 'session.leave' };
    emitted:
      | { type: 'person.entered'; person: Person }
      | { type: 'person.changed'; person: Person }
      | { type: 'person.left' }
      | { type: 'leaving.failed' };
    tags:
      | 'starting'
      | 'unreachable'
      | 'signedOut'
      | 'busy'
      /** Codes wait; a key is taken. */
      | 'code-locked'
      /** Links wait. */
      | 'link-locked'
      | 'inside'
      | 'expired'
      | 'invitation'
      | 'codes'
      /** A recovery code let her in: a key comes first. */
      | 'key-first'
      | 'key-added'
      | 'key-adding'
      | 'key-proving'
      | 'key-known'
      | 'gone'
      /** Why the last try to enter failed. */
      | 'refused'
      | 'code-refused'
      | 'cancelled'
      | 'link-used'
      | 'unanswered';
  },
  actors: {
    /** Ports, provided by `src/desk/access/sign-in-ports.ts`. Each rejects with a Refusal. */
    readSession: fromPromise<Person | undefined>(unconnected('readSession')),
    proveKey: fromPromise<Person>(unconnected('proveKey')),
    enterSample: fromPromise<Person, { token: string; as: Person['role'] }>(unconnected('enterSample')),
    checkCode: fromPromise<Person, { code: string }>(unconnected('checkCode')),
    readInvitation: fromPromise<Invitation, { token: string }>(unconnected('readInvitation')),
    registerKey: fromPromise<{ person: Person; codes: readonly string[] }, { token: string }>(
      unconnected('registerKey'),
    ),
    /** Registers a passkey of this device, for a person who signed in with a recovery code. */
    addKey: fromPromise<void>(unconnected('addKey')),
    /** Uses a key in a session that a recovery code began. */
    proveFresh: fromPromise<void>(unconnected('proveFresh')),
    signOut: fromPromise<void>(unconnected('signOut')),
  },
  guards: {
    hasPerson: (_, person: Person | undefined) => person !== undefined,
    needsKey: (_, person: Person | undefined) => person?.needsKey === true,
    isInvited: ({ context }) => context.invitation !== undefined,
    hasSample: ({ context }) => context.sample !== undefined,
    areCodesOpen: stateIn({ signedOut: { codes: 'open' } }),
    canUseCode: and(['areCodesOpen', ({ context }) => context.code.trim() !== '']),
    areCodesKept: ({ context }) => context.areCodesKept,
    isKind: (_, { error, kind }: { error: unknown; kind: RefusalKind }) => refusalOf(error).kind === kind,
    isSamePerson: ({ context }, person: Person) => context.person?.id === person.id,
  },
  actions: {
    assignPerson: assign((_, person: Person | undefined) => ({
      person,
      code: '',
      sample: undefined,
    })),
    assignRole: assign((_, role: Person['role']) => ({ role })),
    dropSample: assign({ sample: undefined }),
    assignLock: assign((_, { error }: { error: unknown }) => {
      const refusal = refusalOf(error);
      return refusal.kind === 'locked' ? { lockedMs: refusal.waitMs } : {};
    }),
    lockCodes: raise({ type: 'codes.lock' }),
    assignCode: assign((_, code: string) => ({ code })),
    assignInvited: assign((_, invited: Invitation) => ({ invited })),
    assignCodes: assign((_, codes: readonly string[]) => ({
      codes,
      areCodesKept: false,
      invitation: undefined,
    })),
    assignCodesKept: assign((_, areCodesKept: boolean) => ({ areCodesKept })),
    dropCodes: assign({ codes: [] }),
    dropInvitation: assign({ invitation: undefined, invited: undefined }),
    dropPerson: assign({ person: undefined }),
    emitEntered: emit((_, person: Person) => ({ type: 'person.entered', person })),
    emitChanged: emit((_, person: Person) => ({ type: 'person.changed', person })),
    emitLeft: emit({ type: 'person.left' }),
    emitLeavingFailed: emit({ type: 'leaving.failed' }),
  },
  delays: {
    lockedFor: ({ context }) => context.lockedMs,
  },
}).createMachine({
  id: 'signIn',
  description: 'Wejście na zaplecze.',
  context: ({ input = SAMPLE }) => ({
    invitation: input.invitation,
    sample: input.sample,
    role: 'owner',
    invited: undefined,
    person: undefined,
    code: '',
    codes: [],
    areCodesKept: false,
    lockedMs: 0,
  }),
  initial: 'starting',
  states: {
    starting: {
      description: 'Zaplecze sprawdza, czy ktoś już jest w środku.',
      tags: 'starting',
      invoke: {
        id: 'readSession',
        src: 'readSession',
        onDone: [
          {
            guard: 'isInvited',
            target: 'invitation',
            description: 'Strona jest otwarta z zaproszenia.',
          },
          {
            guard: { type: 'needsKey', params: ({ event }) => event.output },
            target: 'keyFirst',
            description: 'Weszła kodem i nie użyła jeszcze klucza.',
            actions: { type: 'assignPerson', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'hasPerson', params: ({ event }) => event.output },
            target: 'inside',
            description: 'Sesja trwa.',
            actions: { type: 'assignPerson', params: ({ event }) => event.output },
          },
          { target: 'signedOut', description: 'Nikogo nie ma: trzeba wejść.' },
        ],
        onError: { target: 'unreachable', description: 'Zaplecze nie odpowiada.' },
      },
    },
    unreachable: {
      description: 'Zaplecza nie da się wczytać.',
      tags: 'unreachable',
      on: { 'session.retry': { target: 'starting', description: 'Naciska „Wczytaj ponownie”.' } },
    },
    signedOut: {
      description: 'Drzwi: klucz albo kod zapasowy.',
      tags: 'signedOut',
      type: 'parallel',
      states: {
        entry: {
          description: 'Próba wejścia.',
          initial: 'asking',
          states: {
            asking: {
              description: 'Czeka na klucz albo kod.',
              initial: 'calm',
              states: {
                calm: { description: 'Jeszcze bez próby.' },
                refused: { description: 'Klucz nie pasuje.', tags: 'refused' },
                codeRefused: { description: 'Kod nie pasuje; zostaje w polu.', tags: 'code-refused' },
                cancelled: { description: 'Przerwano, zanim klucz zadziałał.', tags: 'cancelled' },
                linkUsed: { description: 'Odnośnik do sklepu próbnego już nie działa.', tags: 'link-used' },
                linkLocked: {
                  description: 'Za dużo nieznanych odnośników z tego adresu; ten może działać.',
                  tags: 'link-locked',
                },
                unanswered: { description: 'Zaplecze nie odpowiedziało.', tags: 'unanswered' },
              },
              on: {
                'key.use': {
                  target: 'proving',
                  description: 'Naciska „Wejdź kluczem”.',
                },
                'sample.enter': {
                  guard: 'hasSample',
                  target: 'entering',
                  description: 'Wchodzi do sklepu próbnego bez klucza.',
                  actions: {
                    type: 'assignRole',
                    params: ({ event }) => event.as,
                  },
                },
                'code.type': {
                  guard: 'areCodesOpen',
                  target: '.calm',
                  description: 'Wpisuje kod zapasowy.',
                  actions: { type: 'assignCode', params: ({ event }) => event.code },
                },
                'code.use': {
                  guard: 'canUseCode',
                  target: 'checking',
                  description: 'Naciska „Wejdź kodem”.',
                },
              },
            },
            proving: {
              description: 'Urządzenie i serwer sprawdzają klucz.',
              tags: 'busy',
              invoke: {
                id: 'proveKey',
                src: 'proveKey',
                onDone: {
                  target: '#signIn.inside',
                  description: 'Klucz pasuje.',
                  actions: admit,
                },
                onError: keyFails,
              },
            },
            checking: {
              description: 'Serwer sprawdza kod.',
              tags: 'busy',
              invoke: {
                id: 'checkCode',
                src: 'checkCode',
                input: ({ context }) => ({ code: context.code }),
                onDone: {
                  target: '#signIn.keyFirst',
                  description: 'Kod pasuje i już nie zadziała drugi raz: dalej prowadzi klucz.',
                  actions: { type: 'assignPerson', params: ({ event }) => event.output },
                },
                onError: [
                  {
                    guard: isRefusal('locked'),
                    target: 'asking',
                    description: 'Za dużo złych kodów z tego adresu.',
                    actions: [{ type: 'assignLock', params: ({ event }) => event }, 'lockCodes'],
                  },
                  unanswered,
                  { target: 'asking.codeRefused', description: 'Kod nie pasuje.' },
                ],
              },
            },
            entering: {
              description: 'Serwer wpuszcza do sklepu próbnego.',
              tags: 'busy',
              invoke: {
                id: 'enterSample',
                src: 'enterSample',
                input: ({ context }) => ({
                  token: must(context.sample, 'link of a sample shop'),
                  as: context.role,
                }),
                onDone: {
                  target: '#signIn.inside',
                  description: 'Odnośnik działa.',
                  actions: admit,
                },
                onError: [
                  {
                    guard: isRefusal('locked'),
                    target: 'asking.linkLocked',
                    description: 'Za dużo nieznanych odnośników z tego adresu.',
                  },
                  unanswered,
                  {
                    target: 'asking.linkUsed',
                    description: 'Odnośnik już nie działa.',
                    actions: 'dropSample',
                  },
                ],
              },
            },
          },
        },
        codes: {
          description: 'Czy kody zapasowe są przyjmowane.',
          initial: 'open',
          states: {
            open: {
              description: 'Kod można wpisać.',
              on: { 'codes.lock': { target: 'locked', description: 'Serwer naliczył pięć złych kodów.' } },
            },
            locked: {
              description: 'Po pięciu złych kodach z jednego adresu kody czekają; klucz działa.',
              tags: 'code-locked',
              after: {
                lockedFor: { target: 'open', description: 'Kod można wpisać znowu.' },
              },
            },
          },
        },
      },
    },
    keyFirst: {
      description: 'Najpierw klucz: kod zapasowy niczego więcej nie otwiera.',
      tags: 'key-first',
      initial: 'asking',
      states: {
        asking: {
          description: 'Może dodać klucz w tym urządzeniu albo użyć tego, który ma.',
          initial: 'calm',
          states: {
            calm: { description: 'Jeszcze bez próby.' },
            refused: { description: 'Klucz nie został przyjęty.', tags: 'refused' },
            known: { description: 'To urządzenie ma już jej klucz.', tags: 'key-known' },
            cancelled: { description: 'Przerwano, zanim klucz zadziałał.', tags: 'cancelled' },
            unanswered: { description: 'Zaplecze nie odpowiedziało.', tags: 'unanswered' },
          },
          on: {
            'key.add': { target: 'adding', description: 'Naciska „Dodaj klucz w tym urządzeniu”.' },
            'key.use': { target: 'proving', description: 'Naciska „Mam już klucz: użyję go”.' },
            'session.leave': { target: 'leaving', description: 'Naciska „Wyjdź”.' },
          },
        },
        adding: {
          description: 'Urządzenie tworzy klucz, serwer go zapisuje.',
          tags: ['busy', 'key-adding'],
          on: lost,
          invoke: {
            id: 'addKey',
            src: 'addKey',
            onDone: { target: 'added.proving', description: 'Klucz dodany: zaplecze od razu o niego prosi.' },
            onError: [
              {
                guard: isRefusal('known'),
                target: 'asking.known',
                description: 'To urządzenie ma już jej klucz.',
              },
              unanswered,
              cancelled,
              { target: 'asking.refused', description: 'Zaplecze nie przyjęło klucza.' },
            ],
          },
        },
        proving: {
          description: 'Urządzenie i serwer sprawdzają klucz.',
          tags: ['busy', 'key-proving'],
          on: lost,
          invoke: {
            id: 'proveOwn',
            src: 'proveFresh',
            onDone: { target: '#signIn.starting', description: 'Klucz pasuje.', actions: 'dropPerson' },
            onError: [unanswered, cancelled, refused],
          },
        },
        added: {
          description: 'Klucz jest dodany: zostało go użyć.',
          tags: 'key-added',
          initial: 'proving',
          states: {
            proving: {
              description: 'Urządzenie i serwer sprawdzają nowy klucz.',
              tags: ['busy', 'key-proving'],
              on: lost,
              invoke: {
                id: 'proveNew',
                src: 'proveFresh',
                onDone: { target: '#signIn.starting', description: 'Klucz pasuje.', actions: 'dropPerson' },
                onError: [unanswered, cancelled, refused],
              },
            },
            asking: {
              description: 'Czeka na nowy klucz.',
              initial: 'refused',
              states: {
                refused: { description: 'Nowy klucz nie został przyjęty.', tags: 'refused' },
                cancelled: { description: 'Przerwano, zanim nowy klucz zadziałał.', tags: 'cancelled' },
                unanswered: { description: 'Zaplecze nie odpowiedziało o nowym kluczu.', tags: 'unanswered' },
              },
              on: {
                'key.use': { target: 'proving', description: 'Naciska „Użyj klucza”.' },
                'session.leave': { target: '#signIn.keyFirst.leaving', description: 'Naciska „Wyjdź”.' },
              },
            },
          },
        },
        leaving: {
          description: 'Serwer kończy sesję, w której nie użyto klucza.',
          tags: 'busy',
          invoke: {
            id: 'signOutUnproved',
            src: 'signOut',
            onDone: {
              target: '#signIn.signedOut',
              description: 'Sesja skończona.',
              actions: ['dropPerson', 'emitLeft'],
            },
            onError: { target: 'asking.unanswered', description: 'Serwer odmawia albo nie odpowiada.' },
          },
        },
      },
    },
    inside: {
      description: 'Osoba pracuje.',
      tags: 'inside',
      on: {
        'session.expire': { target: 'expired', description: 'Sesja wygasła; strona zostaje pod spodem.' },
        'session.leave': { target: 'leaving', description: 'Naciska „Wyjdź”.' },
      },
    },
    leaving: {
      description: 'Serwer kończy sesję.',
      tags: ['inside', 'busy'],
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: { target: 'signedOut', description: 'Sesja skończona.', actions: ['dropPerson', 'emitLeft'] },
        onError: {
          target: 'inside',
          description: 'Serwer odmawia albo nie odpowiada.',
          actions: 'emitLeavingFailed',
        },
      },
    },
    expired: {
      description: 'Sesja wygasła: okno nad stroną prosi o klucz, tekst czeka.',
      tags: ['inside', 'expired'],
      initial: 'asking',
      states: {
        asking: {
          description: 'Okno czeka na klucz.',
          initial: 'calm',
          states: {
            calm: { description: 'Jeszcze bez próby.' },
            refused: { description: 'Klucz nie pasuje.', tags: 'refused' },
            cancelled: { description: 'Przerwano, zanim klucz zadziałał.', tags: 'cancelled' },
            unanswered: { description: 'Zaplecze nie odpowiedziało.', tags: 'unanswered' },
          },
          on: {
            'key.use': {
              target: 'proving',
              description: 'Naciska „Wejdź kluczem”.',
            },
            'entry.open': {
              target: '#signIn.signedOut',
              description: 'Wybiera wejście kodem; kopia tekstu zostaje na urządzeniu.',
              actions: ['dropPerson', 'emitLeft'],
            },
          },
        },
        proving: {
          description: 'Urządzenie i serwer sprawdzają klucz.',
          tags: 'busy',
          invoke: {
            id: 'proveAgain',
            src: 'proveKey',
            onDone: [
              {
                guard: { type: 'isSamePerson', params: ({ event }) => event.output },
                target: '#signIn.inside',
                description: 'Ta sama osoba wraca do swojej strony.',
                actions: { type: 'assignPerson', params: ({ event }) => event.output },
              },
              {
                target: '#signIn.inside',
                description: 'Weszła inna osoba: zaczyna od swojej kolejki.',
                actions: [
                  { type: 'assignPerson', params: ({ event }) => event.output },
                  { type: 'emitChanged', params: ({ event }) => event.output },
                ],
              },
            ],
            onError: keyFails,
          },
        },
      },
    },
    invitation: {
      description: 'Zaproszenie: pierwszy klucz i kody zapasowe.',
      tags: 'invitation',
      initial: 'reading',
      states: {
        reading: {
          description: 'Serwer czyta zaproszenie.',
          tags: 'starting',
          invoke: {
            id: 'readInvitation',
            src: 'readInvitation',
            input: ({ context }) => ({ token: must(context.invitation, 'invitation') }),
            onDone: {
              target: 'invited',
              description: 'Zaproszenie jest ważne.',
              actions: { type: 'assignInvited', params: ({ event }) => event.output },
            },
            onError: [
              {
                guard: isRefusal('gone'),
                target: 'gone',
                description: 'Zaproszenie użyte albo wygasło.',
              },
              lockOut,
              {
                target: '#signIn.unreachable',
                description: 'Zaplecze nie odpowiada: zaproszenia nikt nie osądził.',
              },
            ],
          },
        },
        locked: {
          description:
            'Po pięciu nieznanych odnośnikach z jednego adresu odnośniki czekają; to zaproszenie może być ważne.',
          tags: 'link-locked',
          after: {
            lockedFor: { target: 'reading', description: 'Zaplecze czyta zaproszenie jeszcze raz.' },
          },
          on: { 'entry.open': opensSignIn },
        },
        invited: {
          description: 'Osoba widzi, kto i do czego zaprasza.',
          initial: 'calm',
          states: {
            calm: { description: 'Jeszcze bez próby.' },
            refused: { description: 'Klucz nie został przyjęty.', tags: 'refused' },
            known: {
              description: 'To urządzenie ma już jej klucz: zaproszenia jej nie trzeba.',
              tags: 'key-known',
              on: { 'entry.open': opensSignIn },
            },
            cancelled: { description: 'Przerwano, zanim klucz powstał.', tags: 'cancelled' },
            unanswered: { description: 'Zaplecze nie odpowiedziało.', tags: 'unanswered' },
          },
          on: {
            'key.register': {
              target: 'registering',
              description: 'Naciska „Zapisz klucz”.',
            },
          },
        },
        registering: {
          description: 'Urządzenie tworzy klucz, serwer go zapisuje.',
          tags: 'busy',
          invoke: {
            id: 'registerKey',
            src: 'registerKey',
            input: ({ context }) => ({ token: must(context.invitation, 'invitation') }),
            onDone: {
              target: 'codes',
              description: 'Klucz zapisany, serwer daje kody zapasowe.',
              actions: [
                { type: 'assignPerson', params: ({ event }) => event.output.person },
                { type: 'assignCodes', params: ({ event }) => event.output.codes },
              ],
            },
            onError: [
              {
                guard: isRefusal('gone'),
                target: 'gone',
                description: 'Zaproszenie użyto w międzyczasie.',
              },
              {
                guard: isRefusal('unreachable'),
                target: 'invited.unanswered',
                description: 'Zaplecze nie odpowiada.',
              },
              lockOut,
              {
                guard: isRefusal('known'),
                target: 'invited.known',
                description: 'To urządzenie ma już jej klucz.',
              },
              {
                guard: isRefusal('cancelled'),
                target: 'invited.cancelled',
                description: 'Przerwano, zanim klucz powstał.',
              },
              { target: 'invited.refused', description: 'Klucz nie został przyjęty.' },
            ],
          },
        },
        codes: {
          description: 'Kody zapasowe, pokazane ten jeden raz.',
          tags: 'codes',
          on: {
            'codes.keep': {
              description: 'Zaznacza, że ma kody zapisane.',
              actions: { type: 'assignCodesKept', params: ({ event }) => event.kept },
            },
            'codes.leave': {
              guard: 'areCodesKept',
              target: '#signIn.inside',
              description: 'Naciska „Przejdź do kolejki”.',
              actions: 'dropCodes',
            },
          },
        },
        gone: {
          description: 'Zaproszenie już nie działa: trzeba poprosić o nowe.',
          tags: 'gone',
          on: {
            'entry.open': opensSignIn,
          },
        },
      },
    },
  },
});
