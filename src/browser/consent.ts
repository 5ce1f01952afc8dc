import './data-layer.ts';
import { deviceDrawer } from './storage.ts';

/** The version of the consent text: a new one asks again (SH-4). */
const TEXT_VERSION = 1;
const KEY = 'consent';

interface Consent {
  analytics: boolean;
  marketing: boolean;
}

/** The choice kept on this device, if it was made for the present text. */
export function recallConsent(): Consent | undefined {
  const kept = deviceDrawer.read(KEY);
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { version, analytics, marketing } = kept as Record<string, unknown>;
  return version === TEXT_VERSION && typeof analytics === 'boolean' && typeof marketing === 'boolean'
    ? { analytics, marketing }
    : undefined;
}

/** Keeps the choice with its date and the text's version. */
export const keepConsent = (consent: Consent, now = new Date()): void =>
  deviceDrawer.write(KEY, { ...consent, version: TEXT_VERSION, date: now.toISOString() });

const word = (granted: boolean) => (granted ? 'granted' : 'denied');

/** Consent mode's `update`, in gtag form: the arguments object itself, which tag managers tell from an array (SH-3). */
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
