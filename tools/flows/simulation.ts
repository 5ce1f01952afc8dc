import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { possibleIn } from '../model/explore.ts';
import { causeOf, type Cause } from '../model/machine-parts.ts';
import type { Chapter, Happening, Model } from '../model/model.ts';
import { startReplay, type ReplayedStep } from '../model/replay.ts';

/** Where a simulation stands: the chapter it began with, and what has happened since. */
export interface Simulation {
  chapter: Chapter;
  taken: readonly Happening[];
}

/** What may happen now. `more`: from other chapters of the same machine. */
export interface Offered {
  here: readonly Happening[];
  more: readonly Happening[];
}

/** Whose doing a happening is, for grouping its button. */
export const doerOf = ({ event: { type } }: Happening): Cause => causeOf({ eventType: type });

/** The whole way of a simulation from the machine's start, on a real actor whose ports and clock are held. */
export function wayOf(model: Model, { chapter, taken }: Simulation): readonly ReplayedStep[] {
  const replay = startReplay(model.machine, chapter.input);
  for (const happening of [...chapter.opening, ...taken]) replay.take(happening);
  return replay.steps;
}

const keyOf = (event: AnyEventObject) => JSON.stringify(event);

/** Everything that may happen in a snapshot, the chapter's own happenings first; nothing twice. */
export function offeredIn(model: Model, chapter: Chapter, snapshot: AnyMachineSnapshot): Offered {
  const here = possibleIn(chapter, snapshot);
  const known = new Set(here.map(({ event }) => keyOf(event)));
  const more = model.chapters
    .filter((other) => other !== chapter && other.input === chapter.input)
    .flatMap((other) => possibleIn(other, snapshot))
    .filter(({ event }) => {
      const isNew = !known.has(keyOf(event));
      known.add(keyOf(event));
      return isNew;
    });
  return { here, more };
}
