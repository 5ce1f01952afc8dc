import { createActor } from 'xstate';
import { mobileMenuMachine } from '#machines/mobile-menu.machine.ts';
import { startConsent } from '#flows/consent/consent-effects.ts';

/**
 * The shell's machines, started once for the visit (SH-4, SH-9). Fetched after the first load, since no page needs
 * them to be read.
 */
export const startShellMachines = () => ({
  menu: createActor(mobileMenuMachine).start(),
  consent: startConsent(),
});

export type ShellMachines = ReturnType<typeof startShellMachines>;
