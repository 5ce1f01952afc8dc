import { explore } from '../../../tools/model/explore.ts';
import type { Chapter, Model } from '../../../tools/model/model.ts';
import { edgeCover } from '../../../tools/model/paths.ts';
import { replayPath } from '../../../tools/model/replay.ts';
import { deleteWalk, recordOf, saveWalk } from '../../../tools/model/walk-record.ts';
import { walk, type Steps } from '../../../tools/model/walk.ts';
import { isWholeProof } from '../../../tools/proof.ts';
import { expect } from '@playwright/test';
import { idleControls } from '../../../tools/model/idle-controls.ts';
import type { Ui } from '../../../tools/model/steps/ui.ts';
import { test } from '../../e2e/support/shop-test.ts';

/** Half a minute on an idle machine; a busy one may take ten times as long. */
const TIMEOUT = 900_000;

/** Steps that `npm test` walks of a chapter; the longest way of the purchase has 42. */
const SAMPLE_STEPS = 16;

/** Takes a chapter's ways in one page, each as a new visit: a page that opens costs more than a step. */
export async function walkInBrowser<Driver extends Ui>(
  model: Model,
  chapter: Chapter,
  open: () => Promise<Driver>,
  stepsOf: (ui: Driver) => Steps,
): Promise<void> {
  test.setTimeout(TIMEOUT);
  const part = `${model.name}.${model.chapters.indexOf(chapter) + 1}`;
  deleteWalk('browser', part);
  const ui = await open();
  const idle = idleControls(model, stepsOf);
  // The first steps of a chapter show that the browser does what jsdom does, where every step is walked.
  const cover = edgeCover(explore(model.machine, chapter));
  const ways = (isWholeProof ? cover : cover.slice(0, 1)).map((path) =>
    replayPath(model.machine, chapter, path).slice(0, isWholeProof ? undefined : SAMPLE_STEPS),
  );
  for (const [index, way] of ways.entries()) {
    await test.step(`way ${index + 1}, ${way.length} steps`, () =>
      walk(model, way, stepsOf(ui), (snapshot) => idle.look(ui, snapshot)));
  }
  expect(idle.dead(), 'controls that are offered for what the machine does not know').toEqual([]);
  saveWalk(part, recordOf(model.name, 'browser', ways));
}
