import type { EnginePage } from '../../../tools/engines/engine-page.ts';

/** What a visitor does in the shop, described once for every engine. */
export interface Journey {
  title: string;
  /** @param shops addresses of the shop and of an answer's page */
  walk: (page: EnginePage, shops: { straight: string; answer: string }) => Promise<void>;
  /** What the console may tell of it: the shop refuses something on purpose. */
  allowed?: RegExp;
}

/** Stored consent, so that the cookie banner does not show. */
export const consentGiven = {
  consent: JSON.stringify({
    analytics: false,
    marketing: false,
    version: 1,
    date: '2026-11-01T12:00:00.000Z',
  }),
};
