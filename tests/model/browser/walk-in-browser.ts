import { addChecks, type AddedChecks } from '../../../tools/model/added-checks.ts';
import { metBy } from '../../../tools/model/coverage.ts';
import { explore } from '../../../tools/model/explore.ts';
import type { Chapter, Model, ReplayedStep } from '../../../tools/model/model.ts';
import { WHOLE_IN_BROWSER } from '../../../tools/model/models.ts';
import { edgeCover } from '../../../tools/model/paths.ts';
import { replayPath } from '../../../tools/model/replay.ts';
import { transitionCover } from '../../../tools/model/transition-cover.ts';
import { deleteWalk, recordOf, saveWalk } from '../../../tools/model/walk-record.ts';
import { walk, type Steps } from '../../../tools/model/walk.ts';
import { isWholeProof } from '../../../tools/proof.ts';
import { expect } from '@playwright/test';
import { idleControls } from '../../../tools/model/idle-controls.ts';
import type { Ui } from '../../../tools/model/steps/ui.ts';
import { test } from '../../e2e/support/shop-test.ts';

/** Half a minute on an idle machine; a busy one may take ten times as long. */
const TIMEOUT = 900_000;

/** Steps that `npm test` walks of a chapter of the other flows. */
const SAMPLE_STEPS = 16;

/**
 * The ways of a chapter that a run takes: each step in each context as a proof, each transition in one context for the
 * flows that bring the shop its money, else the first steps, which show that the browser does what jsdom does.
 */
function waysThrough(model: Model, chapter: Chapter): readonly (readonly ReplayedStep[])[] {
  const graph = explore(model.machine, chapter);
  const isWhole = WHOLE_IN_BROWSER.includes(model.name);
  if (isWholeProof) return edgeCover(graph).map((path) => replayPath(model.machine, chapter, path));
  return isWhole
    ? transitionCover(model.machine, chapter, graph).map((path) => replayPath(model.machine, chapter, path))
    : edgeCover(graph)
        .slice(0, 1)
        .map((path) => replayPath(model.machine, chapter, path).slice(0, SAMPLE_STEPS));
}

/**
 * Takes a chapter's ways in one page, each as a new visit: a page that opens costs more than a step.
 *
 * @param checksOf checks to add to the flow's own; one that never ran fails
 */
export async function walkInBrowser<Driver extends Ui>(
  model: Model,
  chapter: Chapter,
  open: () => Promise<Driver>,
  ownStepsOf: (ui: Driver) => Steps,
  checksOf?: (ui: Driver) => AddedChecks,
): Promise<void> {
  test.setTimeout(TIMEOUT);
  const part = `${model.name}.${model.chapters.indexOf(chapter) + 1}`;
  deleteWalk('browser', part);
  const ui = await open();
  const { stepsOf, neverRan } = addChecks(ownStepsOf, checksOf);
  const idle = idleControls(model, ownStepsOf);
  const ways = waysThrough(model, chapter);
  for (const [index, way] of ways.entries()) {
    await test.step(`way ${index + 1}, ${way.length} steps`, () =>
      walk(model, way, stepsOf(ui), (snapshot) => idle.look(ui, snapshot)));
  }
  expect(idle.dead(), 'controls that are offered for what the machine does not know').toEqual([]);
  expect(neverRan(), 'states with an added check that no way of this run has met').toEqual([]);
  console.log(`In the browser, ${metBy(`${model.name}, ${chapter.title}`, model.machine, ways)}`);
  saveWalk(part, recordOf(model.name, 'browser', ways));
}
