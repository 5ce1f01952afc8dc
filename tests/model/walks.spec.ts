import { explore } from '../../tools/model/explore.ts';
import { edgeCover } from '../../tools/model/paths.ts';
import { replayPath } from '../../tools/model/replay.ts';
import { flowsOnScreen } from '../../tools/model/flows-on-screen.ts';
import { walk } from '../../tools/model/walk.ts';
import { test } from '../e2e/support/shop-test.ts';
import { shopInBrowser } from './browser/shop-in-browser.ts';

/** What a walk causes on purpose: refused and lost calls, which the browser reports in its console. */
const onPurpose = [/^console: Failed to load resource/, /^failed: .*\/api\//, /platnosc\.example/];

// Chapters have nothing to do with each other.
test.describe.configure({ mode: 'parallel' });
// A trace keeps the whole page at every step, which would take longer than the walk itself.
test.use({ trace: 'off', actionTimeout: 15_000 });

for (const { model, stepsOf } of flowsOnScreen) {
  for (const chapter of model.chapters) {
    // A page that opens costs more than a step: the ways of a chapter share one, each as a new visit.
    test(`[MO-3] ${model.title}: ${chapter.title}`, async ({ page, watch }) => {
      test.setTimeout(300_000);
      watch.allow(...onPurpose);
      const steps = stepsOf(await shopInBrowser(page));
      for (const [index, path] of edgeCover(explore(model.machine, chapter)).entries()) {
        await test.step(`way ${index + 1}, ${path.length} steps`, () =>
          walk(model, replayPath(model.machine, chapter, path), steps));
      }
    });
  }
}
