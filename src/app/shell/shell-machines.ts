import { createActor } from 'xstate';
import { mobileMenuMachine } from '#machines/mobile-menu.machine.ts';
import { startConsent } from '#flows/consent/consent-effects.ts';

/**
 * Starts the shell's machines, once per visit (SH-4, SH-9). Loaded after the first paint, since no page needs them to
 * be displayed.
 */
export const startShellMachines = () => ({
  menu: createActor(mobileMenuMachine).start(),
  consent: startConsent(),
});

export type ShellMachines = ReturnType<typeof startShellMachines>;
