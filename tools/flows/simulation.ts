import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { possibleIn } from '../model/explore.ts';
import type { Chapter, Happening, Model, ReplayedStep } from '../model/model.ts';
import { startReplay } from '../model/replay.ts';
import { causeOf } from '../model/words/tell.ts';
import type { Cause } from '../model/words/words.ts';

/** State of a simulation: its chapter and the events taken since. */
export interface Simulation {
  chapter: Chapter;
  taken: readonly Happening[];
}

/** Events possible now. `more`: those of other chapters of the machine. */
export interface Offered {
  here: readonly Happening[];
  more: readonly Happening[];
}

/** Cause of an event, to group the buttons. */
export const doerOf = (model: Model, { event: { type } }: Happening): Cause =>
  causeOf(model, { eventType: type });

/** Replays a simulation from the machine's start on a real actor with held ports and clock. */
export function wayOf(model: Model, { chapter, taken }: Simulation): readonly ReplayedStep[] {
  const replay = startReplay(model.machine, chapter.input);
  for (const happening of [...chapter.opening, ...taken]) replay.take(happening);
  return replay.steps;
}

const keyOf = (event: AnyEventObject) => JSON.stringify(event);

/** All events possible in a snapshot without duplicates, those of the chapter first. */
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
