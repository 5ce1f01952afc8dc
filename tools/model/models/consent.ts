import type { ContextFrom } from 'xstate';
import { MACHINE_TITLES } from '#copy/site/machine-titles.ts';
import { consentMachine, type Consent } from '#machines/consent.machine.ts';
import { modelOf, type Chapter } from '../model.ts';
import { consentRules } from '../rules/consent.ts';
import { consentWords } from '../words/consent.ts';

const stored: Consent = { analytics: true, marketing: false };

const chapter = (title: string, recalled: Consent | undefined, words: string, prepared: string): Chapter => ({
  title,
  start: 'Otwórz stronę /tarot.',
  prepared,
  opening: [],
  happenings: ({ context }) => {
    const { draft }: ContextFrom<typeof consentMachine> = context;
    return [
      { event: { type: 'choice.recall', stored: recalled }, words },
      { event: { type: 'consent.accept' }, words: 'Naciśnij „Zgadzam się na wszystkie”.' },
      { event: { type: 'consent.reject' }, words: 'Naciśnij „Tylko niezbędne”.' },
      {
        event: { type: 'settings.open' },
        words: 'Otwórz ustawienia: „Ustawienia” na pasku albo „Ustawienia cookies” w stopce.',
      },
      { event: { type: 'settings.close' }, words: 'Zamknij ustawienia krzyżykiem, bez zapisywania.' },
      {
        event: { type: 'category.set', category: 'analytics', granted: !draft.analytics },
        words: draft.analytics ? 'Odznacz „Statystyki”.' : 'Zaznacz „Statystyki”.',
      },
      { event: { type: 'settings.save' }, words: 'Naciśnij „Zapisz wybór”.' },
    ];
  },
  project: ({ context }) => {
    const { chosen, draft }: ContextFrom<typeof consentMachine> = context;
    return { chosen, draft };
  },
});

/** Model of cookie consent. */
export const consent = modelOf({
  name: 'consent',
  title: MACHINE_TITLES.consent,
  machine: consentMachine,
  words: consentWords,
  chapters: [
    chapter(
      'Pierwsza wizyta',
      undefined,
      'Otwórz stronę /tarot w nowym oknie prywatnym: sklep jeszcze nie zna tej przeglądarki.',
      'Nowe okno prywatne.',
    ),
    chapter(
      'Kolejna wizyta',
      stored,
      'Otwórz stronę /tarot w przeglądarce, w której wcześniej zapisano zgodę na same statystyki.',
      'Nowe okno prywatne; w nim na pasku o cookies „Ustawienia”, zaznacz same „Statystyki” i naciśnij „Zapisz wybór”.',
    ),
  ],
  rules: consentRules,
  exceptions: {},
});
