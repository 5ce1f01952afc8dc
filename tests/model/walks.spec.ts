import { explore } from '../../tools/model/explore.ts';
import { edgeCover } from '../../tools/model/paths.ts';
import { replayPath } from '../../tools/model/replay.ts';
import { flowsOnScreen } from '../../tools/model/flows-on-screen.ts';
import { deleteWalk, saveWalk, recordOf } from '../../tools/model/walk-record.ts';
import { walk } from '../../tools/model/walk.ts';
import { isWholeProof } from '../../tools/proof.ts';
import { test } from '../e2e/support/shop-test.ts';
import { shopInBrowser } from './browser/shop-in-browser.ts';

/** What a walk causes on purpose: refused and lost calls, which the browser reports in its console. */
const onPurpose = [/^console: Failed to load resource/, /^failed: .*\/api\//, /platnosc\.example/];

/** Half a minute on an idle machine; a busy one may take ten times as long. */
const TIMEOUT = 900_000;

// Chapters have nothing to do with each other.
test.describe.configure({ mode: 'parallel' });
test.use({ actionTimeout: 15_000 });

for (const { model, stepsOf } of flowsOnScreen) {
  // One way of each machine shows that the browser does what jsdom does, where every step is walked.
  const chapters = isWholeProof ? model.chapters : model.chapters.slice(0, 1);
  for (const [at, chapter] of chapters.entries()) {
    // A page that opens costs more than a step: the ways of a chapter share one, each as a new visit.
    test(`${model.title}: ${chapter.title} [MO-3]`, async ({ page, watch }) => {
      test.setTimeout(TIMEOUT);
      watch.allow(...onPurpose);
      const part = `${model.name}.${at + 1}`;
      deleteWalk('browser', part);
      const steps = stepsOf(await shopInBrowser(page));
      const cover = edgeCover(explore(model.machine, chapter));
      const ways = (isWholeProof ? cover : cover.slice(0, 1)).map((path) =>
        replayPath(model.machine, chapter, path),
      );
      for (const [index, way] of ways.entries()) {
        await test.step(`way ${index + 1}, ${way.length} steps`, () => walk(model, way, steps));
      }
      saveWalk(part, recordOf(model.name, 'browser', ways));
    });
  }
}
