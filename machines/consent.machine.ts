import { assign, emit, setup } from 'xstate';

/** What may be refused; the necessary is never asked for. */
export interface Consent {
  analytics: boolean;
  marketing: boolean;
}

const NOTHING: Consent = { analytics: false, marketing: false };
const EVERYTHING: Consent = { analytics: true, marketing: true };

/**
 * Asking for consent to cookies (row SH-4). Nothing is granted until the customer has chosen; the choice is kept
 * outside (`consent.given`), and can be opened again from the footer.
 */
export const consentMachine = setup({
  types: {} as {
    context: { chosen: Consent; draft: Consent };
    events:
      | { type: 'choice.recall'; kept: Consent | undefined }
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
    isKept: (_, kept: Consent | undefined) => kept !== undefined,
  },
  actions: {
    recallChoice: assign((_, kept: Consent | undefined) => ({
      chosen: kept ?? NOTHING,
      draft: kept ?? NOTHING,
    })),
    choose: assign((_, consent: Consent) => ({ chosen: consent, draft: consent })),
    chooseDraft: assign(({ context }) => ({ chosen: context.draft })),
    startDraft: assign(({ context }) => ({ draft: context.chosen })),
    setCategory: assign(({ context }, change: { category: keyof Consent; granted: boolean }) => ({
      draft: { ...context.draft, [change.category]: change.granted },
    })),
    sayGiven: emit(({ context }) => ({ type: 'consent.given', consent: context.chosen })),
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
            guard: { type: 'isKept', params: ({ event }) => event.kept },
            target: 'decided',
            description: 'Urządzenie pamięta wcześniejszy wybór.',
            actions: { type: 'recallChoice', params: ({ event }) => event.kept },
          },
          { target: 'asking', description: 'Wyboru jeszcze nie było.' },
        ],
      },
    },
    asking: {
      description: 'Pasek pyta o zgodę; obie odpowiedzi są równie łatwe.',
      tags: 'asking',
      on: {
        'consent.accept': {
          target: 'decided',
          description: 'Zgadza się na wszystkie.',
          actions: [{ type: 'choose', params: EVERYTHING }, 'sayGiven'],
        },
        'consent.reject': {
          target: 'decided',
          description: 'Wybiera tylko niezbędne.',
          actions: [{ type: 'choose', params: NOTHING }, 'sayGiven'],
        },
        'settings.open': {
          target: 'customising.first',
          description: 'Otwiera ustawienia.',
          actions: 'startDraft',
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
          actions: { type: 'setCategory', params: ({ event }) => event },
        },
        'settings.save': {
          target: 'decided',
          description: 'Zapisuje wybór.',
          actions: ['chooseDraft', 'sayGiven'],
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
          actions: 'startDraft',
        },
      },
    },
  },
});
