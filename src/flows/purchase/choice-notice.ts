import type { AnyActorRef } from 'xstate';
import { createStore } from '#page/store.ts';

/**
 * Store with a message about a changed choice, shown at the open step, since a toast may have no room on a phone. The
 * purchase's listener writes it, possibly after the page was rendered.
 */
export const choiceNotice = createStore<{ actor: AnyActorRef; text: string } | undefined>(undefined);
