import { CONSENT_TEXT_VERSION, CONSENT_TYPES } from '#domain/shop-constants.ts';
import './data-layer.ts';
import { safeLocalStorage } from './storage.ts';

const KEY = 'consent';

interface Consent {
  analytics: boolean;
  marketing: boolean;
}

/** The stored choice, if it was made for the current text. */
export function storedConsent(): Consent | undefined {
  const stored = safeLocalStorage.read(KEY);
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { version, analytics, marketing } = stored as Record<string, unknown>;
  return version === CONSENT_TEXT_VERSION && typeof analytics === 'boolean' && typeof marketing === 'boolean'
    ? { analytics, marketing }
    : undefined;
}

/** Stores the choice with its date and the text's version. */
export const storeConsent = (consent: Consent, now = new Date()): void =>
  safeLocalStorage.write(KEY, { ...consent, version: CONSENT_TEXT_VERSION, date: now.toISOString() });

const word = (granted: boolean) => (granted ? 'granted' : 'denied');

/**
 * Pushes consent mode's `update` for a choice that is made now (SH-3): a kept one is pushed by the page's boot script,
 * before any tag. As in gtag it pushes the arguments object, which tag managers distinguish
 * from an array.
 */
export function updateConsentMode(consent: Consent): void {
  const layer = (window.dataLayer ??= []);
  function gtag(..._parameters: unknown[]) {
    layer.push(arguments);
  }
  gtag(
    'consent',
    'update',
    Object.fromEntries(CONSENT_TYPES.map(([type, category]) => [type, word(consent[category])])),
  );
}
