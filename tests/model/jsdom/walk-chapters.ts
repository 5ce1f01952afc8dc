import { afterEach, beforeEach, describe, test, vi } from 'vitest';
import { explore } from '#tools/model/explore.ts';
import type { Model } from '#tools/model/model.ts';
import { pathPerEdge } from '#tools/model/paths.ts';
import { replayPath } from '#tools/model/replay.ts';
import type { Ui } from '#tools/model/steps/ui.ts';
import { walk, type Steps } from '#tools/model/walk.ts';
import { holdTimers } from '../held-timers.ts';
import { shopInJsdom } from './shop-in-jsdom.tsx';

/** On a busy machine the first walk of a file, which fetches the code, may take long. */
const TIMEOUT = 60_000;

const { setTimeout, clearTimeout } = window;
const { timeout } = AbortSignal;

/** Every step of a model's chapters as a test of its own: the shortest way to it, walked through the real screens. */
export function walkChapters(model: Model, stepsOf: (ui: Ui) => Steps): void {
  beforeEach(holdTimers);
  afterEach(() => {
    Object.assign(window, { setTimeout, clearTimeout });
    AbortSignal.timeout = timeout;
    vi.unstubAllGlobals();
  });

  describe.each(model.chapters.map((chapter) => [chapter.title, chapter] as const))('%s', (_, chapter) => {
    const paths = pathPerEdge(explore(model.machine, chapter)).map(
      (path) => [path.map(({ happening }) => happening.words).join(' '), path] as const,
    );
    test.each(paths)(
      '[MO-3] %s',
      async (_words, path) => {
        await walk(model, replayPath(model.machine, chapter, path), stepsOf(shopInJsdom()));
      },
      TIMEOUT,
    );
  });
}
