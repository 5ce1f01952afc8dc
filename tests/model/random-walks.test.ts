import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { isHeard, possibleIn } from '#tools/model/explore.ts';
import type { Chapter, Happening, Model, ReplayedStep } from '#tools/model/model.ts';
import { models } from '#tools/model/models.ts';
import { isWholeProof } from '#tools/proof.ts';
import { startReplay } from '#tools/model/replay.ts';

/** Another one in each run; `SEED=… npx vitest run tests/model/random-walks.test.ts` repeats the walks of a run. */
const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000_000);
process.stdout.write(`Random walks with SEED=${SEED}\n`);
const WALKS = isWholeProof ? 500 : 50;
const LONGEST = 40;

const isCustomers = ({ event }: Happening) => !event.type.startsWith('xstate.');

/**
 * Everything that any chapter with the same beginning knows, and what may happen at any time: a customer may press
 * whatever she likes, also what the machine ignores now; the server and the clock settle only what was started.
 */
function offeredIn(
  { anyTime }: Model,
  chapters: readonly Chapter[],
  snapshot: AnyMachineSnapshot,
): readonly Happening[] {
  const customers = chapters.flatMap((chapter) => chapter.happenings(snapshot).filter(isCustomers));
  const others = chapters.flatMap((chapter) =>
    possibleIn(chapter, snapshot).filter((one) => !isCustomers(one)),
  );
  return [...customers, ...others, ...(anyTime?.(snapshot) ?? []).filter((one) => isHeard(snapshot, one))];
}

function wander(model: Model, input: unknown, choices: readonly number[]): readonly ReplayedStep[] {
  const chapters = model.chapters.filter((chapter) => isDeepStrictEqual(chapter.input, input));
  const replay = startReplay(model.machine, input);
  for (const choice of choices) {
    if (replay.snapshot().status !== 'active') break;
    const offered = offeredIn(model, chapters, replay.snapshot());
    const happening = offered[choice % offered.length];
    if (happening) replay.take(happening);
  }
  return replay.steps;
}

/** The different inputs of a model's chapters. */
const beginningsOf = ({ chapters }: Model): readonly unknown[] =>
  chapters
    .map(({ input }) => input)
    .filter((input, at, all) => all.findIndex((one) => isDeepStrictEqual(one, input)) === at);

const walks = models.flatMap((model) =>
  beginningsOf(model).map((input, at) => ({
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
