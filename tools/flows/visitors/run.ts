import { keyOf } from '#server/transition-counts/known-transitions.ts';
import { isGoal, livedFlow, stopsOf } from '#server/transition-counts/lived-flow.ts';
import type { Model } from '../../model/model.ts';
import { noVisits, visit, type Visitor, type Visits } from '../../model/visitors/visit.ts';

/** How long (ms) the page may not answer to anybody. */
const CHUNK = 12;

const pause = () => new Promise<void>((done) => setTimeout(done));

/**
 * Sends visitors in portions, so that the page stays responsive, and reports each portion. Resolves to all that they
 * did; to undefined if it was aborted.
 */
export async function sendVisitors(
  visitor: Visitor,
  count: number,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (visitors: number) => void },
): Promise<Visits | undefined> {
  const visits = noVisits();
  while (visits.visitors < count) {
    const until = performance.now() + CHUNK;
    do visit(visitor, visits);
    while (visits.visitors < count && performance.now() < until);
    onProgress(visits.visitors);
    await pause();
    if (signal.aborted) return undefined;
  }
  return visits;
}

/** Which part of the visits reached what the flow is for; nothing of a flow that has no such state. */
export function goalShare({ machine }: Model, { ends, visitors }: Visits): number | undefined {
  const goals = stopsOf(machine.root).filter(isGoal);
  if (goals.length === 0) return undefined;
  return goals.reduce((sum, { id }) => sum + (ends.get(id) ?? 0), 0) / visitors;
}

/** What visitors did as the desk draws it. */
export type DrawnVisits = ReturnType<typeof drawnVisits>;

/** Lays out what visitors did, beside those of the run before. */
export function drawnVisits({ machine }: Model, now: Visits, before: Visits | undefined) {
  return livedFlow(machine, (...names) => {
    const name = keyOf([machine.id, ...names]);
    return { now: now.counts.get(name) ?? 0, before: before?.counts.get(name) ?? 0 };
  });
}

/** The time (ms) that half of the visits took no longer than. */
export function medianTime({ times }: Visits): number {
  return [...times].sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
}
