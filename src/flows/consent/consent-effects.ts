import { createActor } from 'xstate';
import { consentMachine } from '#machines/consent.machine.ts';
import { keepConsent, recallConsent, updateConsentMode } from '#browser/consent.ts';

/** Starts the consent machine, connected to the device's memory and to consent mode (SH-3, SH-4). */
export function startConsent() {
  const consent = createActor(consentMachine).start();
  consent.on('consent.given', ({ consent: given }) => {
    keepConsent(given);
    updateConsentMode(given);
  });
  const kept = recallConsent();
  if (kept) updateConsentMode(kept);
  // A choice made for an older text is asked for again.
  else delete document.documentElement.dataset.consent;
  consent.send({ type: 'choice.recall', kept });
  return consent;
}
