import { useCallback, useEffect, useState } from 'react';
import { importWithRetry } from '#islands/import-with-retry.ts';
import type { ShellMachines } from './shell-machines.ts';

let starting: Promise<ShellMachines> | undefined;

/** Starts the machines on first use, once per visit. */
const start = () =>
  (starting ??= importWithRetry(() => import('./shell-machines.ts')).then((module) =>
    module.startShellMachines(),
  ));

const IDLE = {
  menuIsShown: false,
  // Until the machine has read the stored consent, the server's banner stays; CSS hides it if a choice is stored.
  consentIsAsked: true,
  settingsAreOpen: false,
  granted: { analytics: false, marketing: false },
};

/**
 * State of the shell's machines and functions that send them events. Events sent before the machines have loaded are
 * delivered once they have.
 */
export function useShellMachines() {
  const [view, setView] = useState(IDLE);

  useEffect(() => {
    let stop = () => {};
    let isGone = false;
    void start().then(({ menu, consent }) => {
      if (isGone) return;
      const read = () =>
        setView({
          menuIsShown: menu.getSnapshot().hasTag('shown'),
          consentIsAsked: consent.getSnapshot().hasTag('asking'),
          settingsAreOpen: consent.getSnapshot().hasTag('settings-open'),
          granted: consent.getSnapshot().context.draft,
        });
      const subscriptions = [menu.subscribe(read), consent.subscribe(read)];
      stop = () => subscriptions.forEach((subscription) => subscription.unsubscribe());
      read();
    });
    return () => {
      isGone = true;
      stop();
    };
  }, []);

  const sendToMenu = useCallback(
    (event: Parameters<ShellMachines['menu']['send']>[0]) =>
      void start().then(({ menu }) => menu.send(event)),
    [],
  );
  const sendToConsent = useCallback(
    (event: Parameters<ShellMachines['consent']['send']>[0]) =>
      void start().then(({ consent }) => consent.send(event)),
    [],
  );
  return { ...view, sendToMenu, sendToConsent };
}
