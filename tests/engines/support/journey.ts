import type { EnginePage } from '../../../tools/engines/engine-page.ts';

/** What a visitor does in the shop, described once for every engine. */
export interface Journey {
  title: string;
  /** @param shops one shop at two addresses: straight, and on a line on which scripts come four seconds late */
  walk: (page: EnginePage, shops: { straight: string; late: string }) => Promise<void>;
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
