import { configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { addChecks, type AddedChecks } from '#tools/model/added-checks.ts';
import { metBy } from '#tools/model/coverage.ts';
import { alikeStates } from '#tools/model/alike-states.ts';
import { idleControls } from '#tools/model/idle-controls.ts';
import { explore } from '#tools/model/explore.ts';
import type { Chapter, Model, ReplayedStep } from '#tools/model/model.ts';
import { WHOLE_IN_BROWSER } from '#tools/model/models.ts';
import { pathPerEdge, type Path } from '#tools/model/paths.ts';
import { coverOfChapters, transitionCover } from '#tools/model/transition-cover.ts';
import { replayPath } from '#tools/model/replay.ts';
import type { Ui } from '#tools/model/steps/ui.ts';
import { deleteWalk, saveWalk, recordOf } from '#tools/model/walk-record.ts';
import { translatePage } from '#tools/translator/stand-in.ts';
import { untrueTexts } from '#tools/translator/untrue-texts.ts';
import { bearForeignNodes } from '#browser/foreign-nodes.ts';
import { walk, type Steps } from '#tools/model/walk.ts';
import { isWholeProof } from '#tools/proof.ts';
import { DESK_NOW } from '#tools/model/steps/held-desk.ts';
import { holdTimers } from '#tools/model/steps/held-timers.ts';
import { atOnce, doing } from './patience.ts';
import { shopInJsdom, takeSent } from './shop-in-jsdom.tsx';
import { ToldWays } from './told-ways.ts';

/** On a busy machine the first walk of a file, which fetches the code, may take long. */
const TIMEOUT = 60_000;

/** Menu and consent are one for all pages of a visit; what was reported of an order is not reported again. */
const LIVES_WITH_THE_PAGE: ReadonlySet<string> = new Set(['mobile-menu', 'consent', 'payment-status']);

const NO_MARKS = ['', ''] as const;

/** The same page, read through a translator. */
const translated = <Driver extends Ui>(ui: Driver): Driver => ({
  ...ui,
  async open(...where: Parameters<Ui['open']>) {
    await ui.open(...where);
    stopTranslating = translatePage({ delay: 0, marks: NO_MARKS });
  },
});

let stopTranslating = () => undefined as void;

const { setTimeout, clearTimeout } = window;
const { timeout } = AbortSignal;

/** Ways of a chapter in `npm test`. What a browser walks whole is taken once here, too, in one of its chapters. */
const coverIn = ({ name, machine, chapters }: Model) => {
  const together = WHOLE_IN_BROWSER.includes(name) ? coverOfChapters(machine, chapters) : undefined;
  return (chapter: Chapter): readonly Path[] =>
    together ? (together.get(chapter) ?? [[]]) : transitionCover(machine, chapter, explore(machine, chapter));
};

/**
 * Walks a model's chapters through the real screens: few long ways that take each transition of the machine, or, as a
 * whole proof, the shortest way to each step in each context as a test of its own.
 *
 * @param options.driverOf makes another driver than the shop's
 * @param options.checksOf checks to add to the flow's own; one that never ran fails
 */
export function walkChapters<Driver extends Ui = Ui>(
  model: Model,
  ownStepsOf: (ui: Driver) => Steps,
  { driverOf, checksOf }: { driverOf?: () => Driver; checksOf?: (ui: Driver) => AddedChecks } = {},
): void {
  const freshCode = LIVES_WITH_THE_PAGE.has(model.name);
  const driver = driverOf ?? (() => shopInJsdom({ freshCode }) as Driver);
  const { stepsOf, neverRan } = addChecks(ownStepsOf, checksOf);
  const idle = idleControls(model, ownStepsOf);
  const alike = alikeStates(atOnce);
  const told = new ToldWays(takeSent);
  const walked: (readonly ReplayedStep[])[] = [];
  // Looking up by role asks of each element whether anything hides it, which is slow in jsdom. Only the flows with a
  // dialog hide something.
  beforeAll(() => configure({ defaultHidden: !freshCode }));
  beforeAll(() => deleteWalk('jsdom', model.name));
  afterAll(() => console.log(`In jsdom, ${metBy(model.name, model.machine, walked)}`));
  afterAll(() => saveWalk(model.name, recordOf(model.name, 'jsdom', walked)));
  // Pages name days, and the desk's timers are held by their exact length.
  beforeEach(() => void vi.setSystemTime(DESK_NOW));
  beforeEach(holdTimers);
  beforeEach(bearForeignNodes);
  afterEach(() => {
    stopTranslating();
    vi.useRealTimers();
    Object.assign(window, { setTimeout, clearTimeout });
    AbortSignal.timeout = timeout;
    vi.unstubAllGlobals();
  });

  const chaptersCover = isWholeProof ? undefined : coverIn(model);
  describe.each(model.chapters.map((chapter) => [chapter.title, chapter] as const))('%s', (_, chapter) => {
    const paths = chaptersCover
      ? chaptersCover(chapter).map((path, at) => [`way ${at + 1}, ${path.length} steps`, path] as const)
      : pathPerEdge(explore(model.machine, chapter)).map(
          (path) => [path.map(({ happening }) => happening.words).join(' '), path] as const,
        );
    test.each(paths)(
      '%s [MO-3]',
      async (_words, path) => {
        const steps = replayPath(model.machine, chapter, path);
        const ui = driver();
        const own = ownStepsOf(ui);
        let at = 0;
        told.begin(chapter.title);
        await walk(model, steps, stepsOf(translated(ui)), async (snapshot) => {
          expect(untrueTexts(NO_MARKS), 'what the page shows is what it rendered').toEqual([]);
          await idle.look(ui, snapshot);
          await alike.look(own, steps, snapshot);
          const step = steps[at];
          at += 1;
          if (!isWholeProof && step) await told.look(step);
        });
        // What the last step asks for, this page's network holds, not that of the next one.
        await vi.dynamicImportSettled();
        await doing(() => undefined);
        walked.push(steps);
      },
      TIMEOUT,
    );
  });

  test('every added check has run, and no control is offered for what the machine does not know [MO-3] [MT-2]', () => {
    expect(neverRan(model.machine), 'states whose added check never ran').toEqual([]);
    expect(idle.dead()).toEqual([]);
    expect(idle.count()).toBeGreaterThan(0);
  });

  test.skipIf(isWholeProof)(
    'what the pages say at each transition is committed (after an intended change: -u)',
    async () => {
      await expect(told.text()).toMatchFileSnapshot(`../said/flows/${model.name}.txt`);
    },
  );

  test('the checks of two states next to each other do not both pass on both screens [MO-3]', () => {
    expect(alike.found()).toEqual([]);
  });
}
