import type { AnyActorRef } from 'xstate';

/** Running actors, for observers that start later and would miss actors without transitions. */
export const liveActors = new Set<AnyActorRef>();
