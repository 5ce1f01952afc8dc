import type { consentMachine } from '#machines/consent.machine.ts';
import { fact, yesNo, type Words } from './words.ts';

/** Words of cookie consent. */
export const consentWords: Words<typeof consentMachine> = {
  tones: { asking: 'calm', 'settings-open': 'calm' },
  senders: {
    'choice.recall': 'device',
    'consent.accept': 'customer',
    'consent.reject': 'customer',
    'settings.open': 'customer',
    'settings.close': 'customer',
    'category.set': 'customer',
    'settings.save': 'customer',
  },
  guards: { isStored: undefined },
  delays: {},
  emitted: {
    'consent.given': ({ consent: { analytics, marketing } }) =>
      `Zgoda zapisana: statystyki ${yesNo(analytics)}, marketing ${yesNo(marketing)}.`,
  },
  facts: {
    chosen: ({ chosen }) =>
      fact('Zgody', `statystyki ${yesNo(chosen.analytics)}, marketing ${yesNo(chosen.marketing)}`),
    draft: ({ draft }) =>
      fact(
        'Zaznaczone w ustawieniach',
        `statystyki ${yesNo(draft.analytics)}, marketing ${yesNo(draft.marketing)}`,
      ),
  },
};
