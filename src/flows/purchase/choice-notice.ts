import type { AnyActorRef } from 'xstate';
import { createStore } from '#page/store.ts';

/**
 * What became of the choice of a purchase: it stands at the step that is open again, since a toast may find no place on
 * a phone. Written by the purchase's listener, which may come after the page.
 */
export const choiceNotice = createStore<{ actor: AnyActorRef; text: string } | undefined>(undefined);
