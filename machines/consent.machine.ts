import { assign, emit, setup } from 'xstate';

/** Consent per optional cookie category; necessary cookies need none. */
export interface Consent {
  analytics: boolean;
  marketing: boolean;
}

/** @throws if the context lacks what the current state guarantees */
function must<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new TypeError(`The device has no ${what}`);
  return value;
}

const NOTHING: Consent = { analytics: false, marketing: false };
const EVERYTHING: Consent = { analytics: true, marketing: true };

/**
 * State machine of cookie consent (SH-4). Nothing is granted until the customer chooses. The emitted event
 * `consent.given` makes the flow store the choice; a link in the footer opens the settings again.
 */
export const consentMachine = setup({
  types: {} as {
    context: { chosen: Consent; draft: Consent };
    events:
      | { type: 'choice.recall'; stored: Consent | undefined }
      | { type: 'consent.accept' }
      | { type: 'consent.reject' }
      | { type: 'settings.open' }
      | { type: 'settings.close' }
      | { type: 'category.set'; category: keyof Consent; granted: boolean }
      | { type: 'settings.save' };
    emitted: { type: 'consent.given'; consent: Consent };
    tags: 'asking' | 'settings-open';
  },
  guards: {
    isStored: (_, stored: Consent | undefined) => stored !== undefined,
  },
  actions: {
    assignConsent: assign((_, consent: Consent) => ({ chosen: consent, draft: consent })),
    applyDraft: assign(({ context }) => ({ chosen: context.draft })),
    resetDraft: assign(({ context }) => ({ draft: context.chosen })),
    assignCategory: assign(({ context }, change: { category: keyof Consent; granted: boolean }) => ({
      draft: { ...context.draft, [change.category]: change.granted },
    })),
    emitConsentGiven: emit(({ context }) => ({ type: 'consent.given', consent: context.chosen })),
  },
}).createMachine({
  id: 'consent',
  description: 'Zgoda na pliki cookie.',
  context: { chosen: NOTHING, draft: NOTHING },
  initial: 'unread',
  states: {
    unread: {
      description: 'Nie wiadomo jeszcze, czy na tym urządzeniu już wybrano.',
      on: {
        'choice.recall': [
          {
            guard: { type: 'isStored', params: ({ event }) => event.stored },
            target: 'decided',
            description: 'Urządzenie pamięta wcześniejszy wybór.',
            actions: {
              type: 'assignConsent',
              params: ({ event }) => must(event.stored, 'stored choice'),
            },
          },
          { target: 'asking', description: 'Wyboru jeszcze nie było albo dotyczył starszej treści.' },
        ],
      },
    },
    asking: {
      description:
        'Pasek pyta o zgodę; obie odpowiedzi są równie łatwe, a do wyboru działa tylko to, co niezbędne.',
      tags: 'asking',
      on: {
        'consent.accept': {
          target: 'decided',
          description: 'Zgadza się na wszystkie.',
          actions: [{ type: 'assignConsent', params: EVERYTHING }, 'emitConsentGiven'],
        },
        'consent.reject': {
          target: 'decided',
          description: 'Wybiera tylko niezbędne.',
          actions: [{ type: 'assignConsent', params: NOTHING }, 'emitConsentGiven'],
        },
        'settings.open': {
          target: 'customising.first',
          description: 'Otwiera ustawienia.',
          actions: 'resetDraft',
        },
      },
    },
    customising: {
      description: 'Ustawienia: każda kategoria osobno.',
      tags: 'settings-open',
      initial: 'first',
      on: {
        'category.set': {
          description: 'Zaznacza albo odznacza kategorię.',
          actions: { type: 'assignCategory', params: ({ event }) => event },
        },
        'settings.save': {
          target: 'decided',
          description: 'Zapisuje wybór.',
          actions: ['applyDraft', 'emitConsentGiven'],
        },
      },
      states: {
        first: {
          description: 'Pierwszy wybór; pasek czeka pod ustawieniami.',
          tags: 'asking',
          on: {
            'settings.close': { target: '#consent.asking', description: 'Zamyka ustawienia bez wyboru.' },
          },
        },
        again: {
          description: 'Zmiana wcześniejszego wyboru.',
          on: {
            'settings.close': {
              target: '#consent.decided',
              description: 'Zamyka ustawienia; wybór zostaje.',
            },
          },
        },
      },
    },
    decided: {
      description: 'Wybór jest znany i zapamiętany.',
      on: {
        'settings.open': {
          target: 'customising.again',
          description: 'Otwiera ustawienia ze stopki.',
          actions: 'resetDraft',
        },
      },
    },
  },
});
