import { createActor } from 'xstate';
import { consentMachine } from '#machines/consent.machine.ts';
import { importWithRetry } from '#islands/import-with-retry.ts';
import { storeConsent, storedConsent, updateConsentMode } from '#browser/consent.ts';

/**
 * Starts the consent machine, connected to localStorage and to consent mode (SH-3, SH-4). The boot script has already
 * passed a stored choice to consent mode. The code that counts transitions is loaded once statistics are allowed
 * (LW-17).
 */
export function startConsent() {
  const consent = createActor(consentMachine).start();
  let counting: unknown;
  consent.subscribe(({ context }) => {
    if (context.chosen.analytics)
      counting ??= importWithRetry(() => import('../transition-counts/send-counts.ts')).then((module) =>
        module.countTransitions(consent),
      );
  });
  consent.on('consent.given', ({ consent: given }) => {
    storeConsent(given);
    updateConsentMode(given);
  });
  const stored = storedConsent();
  // A choice made for an older text is invalid: the banner asks again.
  if (!stored) delete document.documentElement.dataset.consent;
  consent.send({ type: 'choice.recall', stored });
  return consent;
}
