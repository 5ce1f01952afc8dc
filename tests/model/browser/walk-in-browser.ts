import { metBy } from '../../../tools/model/coverage.ts';
import { explore } from '../../../tools/model/explore.ts';
import type { Chapter, Model, ReplayedStep } from '../../../tools/model/model.ts';
import { WHOLE_IN_BROWSER } from '../../../tools/model/models.ts';
import { edgeCover, type Path } from '../../../tools/model/paths.ts';
import { replayPath } from '../../../tools/model/replay.ts';
import { coverOfChapters, transitionCover } from '../../../tools/model/transition-cover.ts';
import { deleteWalk, recordOf, saveWalk } from '../../../tools/model/walk-record.ts';
import { walk, type Steps } from '../../../tools/model/walk.ts';
import { isWholeProof } from '../../../tools/proof.ts';
import { expect } from '@playwright/test';
import { idleControls } from '../../../tools/model/idle-controls.ts';
import type { Ui } from '../../../tools/model/steps/ui.ts';
import { test } from '../../e2e/support/shop-test.ts';

/** Half a minute on an idle machine; a busy one may take ten times as long. */
const TIMEOUT = 900_000;

/** Steps that `npm test` walks of each flow of the desk. */
const SAMPLE_STEPS = 8;

/** About as many steps the whole proof takes of one chapter, in five minutes; jsdom takes all. */
const MOST_STEPS = 1000;

type Way = readonly ReplayedStep[];

/** What one test walks of a model. */
interface Part {
  title: string;
  /** Name of its record. */
  name: string;
  ways: () => readonly Way[];
}

/**
 * The parts of a model that a run walks: each chapter as a proof, each step of it in each context; of a chapter longer than
 * `MOST_STEPS` every so many ways, and those that take each of its transitions. Else one: for the flows
 * that bring the shop its money the fewest ways that take each transition in one of all chapters, for the others the first
 * steps, which show that the browser does what jsdom does.
 */
export function partsOf(model: Model): readonly Part[] {
  const { name, title, machine, chapters } = model;
  const wayOf = (chapter: Chapter) => (path: Path) => replayPath(machine, chapter, path);
  const whole = (chapter: Chapter): readonly Way[] => {
    const graph = explore(machine, chapter);
    const all = edgeCover(graph).map(wayOf(chapter));
    const every = Math.ceil(all.flat().length / MOST_STEPS);
    if (every <= 1) return all;
    const cover = transitionCover(machine, chapter, graph).map(wayOf(chapter));
    return [...cover, ...all.filter((_, at) => at % every === 0)];
  };
  if (isWholeProof)
    return chapters.map((chapter, at) => ({
      title: `${title}: ${chapter.title}`,
      name: `${name}.${at + 1}`,
      ways: () => whole(chapter),
    }));
  return WHOLE_IN_BROWSER.includes(name)
    ? [
        {
          title,
          name,
          ways: () =>
            [...coverOfChapters(machine, chapters)].flatMap(([chapter, paths]) => paths.map(wayOf(chapter))),
        },
      ]
    : chapters
        .slice(0, 1)
        .map((chapter) => ({ title, name, ways: () => [whole(chapter)[0]?.slice(0, SAMPLE_STEPS) ?? []] }));
}

/** Takes the ways of a part in one page, each as a new visit: a page that opens costs more than a step. */
export async function walkInBrowser<Driver extends Ui>(
  model: Model,
  part: Part,
  open: () => Promise<Driver>,
  stepsOf: (ui: Driver) => Steps,
): Promise<void> {
  test.setTimeout(TIMEOUT);
  deleteWalk('browser', part.name);
  const ui = await open();
  const idle = idleControls(model, stepsOf);
  const ways = part.ways();
  for (const [index, way] of ways.entries()) {
    await test.step(`way ${index + 1}, ${way.length} steps`, () =>
      walk(model, way, stepsOf(ui), (snapshot) => idle.look(ui, snapshot)));
  }
  expect(idle.dead(), 'controls that are offered for what the machine does not know').toEqual([]);
  console.log(`In the browser, ${metBy(part.name, model.machine, ways)}`);
  saveWalk(part.name, recordOf(model.name, 'browser', ways));
}
