import './data-layer.ts';
import { safeLocalStorage } from './storage.ts';

/** Version of the consent text; a change asks every visitor again (SH-4). */
const TEXT_VERSION = 1;
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
  return version === TEXT_VERSION && typeof analytics === 'boolean' && typeof marketing === 'boolean'
    ? { analytics, marketing }
    : undefined;
}

/** Stores the choice with its date and the text's version. */
export const storeConsent = (consent: Consent, now = new Date()): void =>
  safeLocalStorage.write(KEY, { ...consent, version: TEXT_VERSION, date: now.toISOString() });

const word = (granted: boolean) => (granted ? 'granted' : 'denied');

/**
 * Pushes consent mode's `update` (SH-3). As in gtag it pushes the arguments object, which tag managers distinguish
 * from an array.
 */
export function updateConsentMode({ analytics, marketing }: Consent): void {
  const layer = (window.dataLayer ??= []);
  function gtag(..._parameters: unknown[]) {
    layer.push(arguments);
  }
  gtag('consent', 'update', {
    analytics_storage: word(analytics),
    functionality_storage: word(analytics),
    personalization_storage: word(marketing),
    ad_storage: word(marketing),
    ad_user_data: word(marketing),
    ad_personalization: word(marketing),
  });
}
