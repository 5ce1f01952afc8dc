import { transition } from 'xstate';
import type { PurchaseActor } from './purchase-effects.ts';

/**
 * Computes a choice of each kind and forgets it. A browser compiles code when it first runs: on a slow phone, 3 ms of
 * the first press otherwise.
 */
export function rehearseChoice(actor: PurchaseActor): void {
  const snapshot = actor.getSnapshot();
  const { machine, context } = snapshot;
  const { variants, offers } = context;
  const [variantId = '', fairyId = ''] = [variants[0]?.id, offers[0]?.fairyId];
  const [chosen] = transition(machine, snapshot, { type: 'variant.choose', variantId });
  transition(machine, chosen, { type: 'specialist.choose', fairyId });
}
