import type { AnyActorRef } from 'xstate';

/** Running actors that whoever comes late must find, although nothing happens in them: a visitor who only looks. */
export const liveActors = new Set<AnyActorRef>();
