import { useEffect } from 'react';
import { useActorRef, useSelector } from '@xstate/react';
import { consentMachine } from '#machines/consent.machine.ts';
import { keepConsent, recallConsent, updateConsentMode } from '#browser/consent.ts';

/** The consent machine, plugged to the device's memory and to consent mode (SH-3, SH-4). */
export function useConsent() {
  const actor = useActorRef(consentMachine);
  const snapshot = useSelector(actor, (current) => current);

  useEffect(() => {
    const given = actor.on('consent.given', ({ consent }) => {
      keepConsent(consent);
      updateConsentMode(consent);
    });
    const kept = recallConsent();
    if (kept) updateConsentMode(kept);
    actor.send({ type: 'choice.recall', kept });
    return () => given.unsubscribe();
  }, [actor]);

  return {
    isAsking: snapshot.hasTag('asking'),
    isCustomising: snapshot.hasTag('settings-open'),
    granted: snapshot.context.draft,
    send: actor.send,
  };
}
