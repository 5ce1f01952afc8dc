import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { possibleIn } from '#tools/model/explore.ts';
import type { Chapter, Happening, Model } from '#tools/model/model.ts';
import { models } from '#tools/model/models.ts';
import { isWholeProof } from '#tools/proof.ts';
import { startReplay, type ReplayedStep } from '#tools/model/replay.ts';

/** Fixed, so that a failure comes back; another number is another set of walks. */
const SEED = 20_261_121;
const WALKS = isWholeProof ? 500 : 50;
const LONGEST = 40;

const isCustomers = ({ event }: Happening) => !event.type.startsWith('xstate.');

/**
 * Everything that any chapter with the same beginning knows: a customer may press whatever she likes, also what the
 * machine ignores now; the server and the clock settle only what was started.
 */
function offeredIn(chapters: readonly Chapter[], snapshot: AnyMachineSnapshot): readonly Happening[] {
  const customers = chapters.flatMap((chapter) => chapter.happenings(snapshot).filter(isCustomers));
  const others = chapters.flatMap((chapter) =>
    possibleIn(chapter, snapshot).filter((one) => !isCustomers(one)),
  );
  return [...customers, ...others];
}

function wander(model: Model, input: unknown, choices: readonly number[]): readonly ReplayedStep[] {
  const chapters = model.chapters.filter((chapter) => chapter.input === input);
  const replay = startReplay(model.machine, input);
  for (const choice of choices) {
    if (replay.snapshot().status !== 'active') break;
    const offered = offeredIn(chapters, replay.snapshot());
    const happening = offered[choice % offered.length];
    if (happening) replay.take(happening);
  }
  return replay.steps;
}

const walks = models.flatMap((model) =>
  [...new Set(model.chapters.map(({ input }) => input))].map((input, at) => ({
    name: `${model.name}, beginning ${at + 1}`,
    model,
    input,
  })),
);

describe('random walks break no rule', () => {
  test.each(walks.map((walk) => [walk.name, walk] as const))('%s', (_, { model, input }) => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 9_999 }), { maxLength: LONGEST }), (choices) => {
        const way = wander(model, input, choices);
        for (const { name, breach } of model.rules) {
          const words = way.flatMap(({ happening }) => happening?.words ?? []);
          expect(breach(way), `${name}\n${words.join('\n')}`).toBeUndefined();
        }
      }),
      { seed: SEED, numRuns: WALKS },
    );
  });
});
