import type { AnyActorRef } from 'xstate';
import { createStore } from '#page/store.ts';
import type { Choice } from './plain/resume-purchase.ts';

/** A message about a choice that the shop has changed, and the choice that it left. */
interface ChoiceNotice extends Choice {
  actor: AnyActorRef;
  text: string;
}

/**
 * Store with that message, shown at the open step as long as the choice is the one it is about, since a toast may have
 * no room on a phone. The purchase's listener writes it, possibly after the page was rendered.
 */
export const choiceNotice = createStore<ChoiceNotice | undefined>(undefined);

/** Whether two choices are the same. */
export const isSameChoice = (one: Choice, other: Choice) =>
  one.variantId === other.variantId && one.fairyId === other.fairyId;
