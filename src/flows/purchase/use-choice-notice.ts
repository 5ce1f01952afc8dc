import { useLayoutEffect, useState } from 'react';
import { specialistCopy } from '#copy/specialist.ts';
import type { Fairy } from '#domain/catalogue.ts';
import type { PurchaseActor } from './purchase-effects.ts';
import { useLatest } from './use-latest.ts';

/**
 * Says what became of the choice, until another one is made: she does not sell the variant, or it is gone. It stands at
 * the step that is open again, since a toast may find no place on a phone.
 */
export function useChoiceNotice(actor: PurchaseActor, fairies: readonly Fairy[]): string | undefined {
  const [notice, setNotice] = useState<string>();
  // Also of those who are no longer there.
  const [names] = useState(() => new Map<string, string>());
  const latest = useLatest(fairies);
  useLayoutEffect(() => {
    const nameOf = (id: string | undefined) => {
      for (const fairy of latest()) names.set(fairy.id, fairy.name);
      return id === undefined ? undefined : names.get(id);
    };
    nameOf(undefined);
    // The choice changes a moment after she is dropped from it.
    let dropped: string | undefined;
    const heard = [
      actor.on('specialist.dropped', ({ fairyId }) => {
        dropped = specialistCopy.deselected(nameOf(fairyId));
      }),
      actor.on('choice.changed', () => {
        setNotice(dropped);
        dropped = undefined;
      }),
      actor.on('choice.withdrawn', ({ lost, fairyId }) =>
        setNotice(specialistCopy.withdrawn[lost](nameOf(fairyId))),
      ),
      actor.on('choice.unknown', () => setNotice(specialistCopy.unknownChoice)),
    ];
    return () => heard.forEach((subscription) => subscription.unsubscribe());
  }, [actor, latest, names]);
  return notice;
}
