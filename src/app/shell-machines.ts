import { createActor } from 'xstate';
import { consentMachine } from '#machines/consent.machine.ts';
import { mobileMenuMachine } from '#machines/mobile-menu.machine.ts';
import { keepConsent, recallConsent, updateConsentMode } from '#browser/consent.ts';

/**
 * The shell's machines, started once for the visit: the mobile menu, and consent plugged to the device's memory and
 * to consent mode (SH-3, SH-4, SH-9). Fetched after the first load, since no page needs them to be read.
 */
export function startShellMachines() {
  const menu = createActor(mobileMenuMachine).start();
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
  return { menu, consent };
}

export type ShellMachines = ReturnType<typeof startShellMachines>;
