import { shopInFrame } from '../../flows/show/shop-in-frame.ts';
import { explore } from '../../model/explore.ts';
import { flowsOnScreen } from '../../model/flows-on-screen.ts';
import { edgeCover } from '../../model/paths.ts';
import { replayPath } from '../../model/replay.ts';
import type { Ui } from '../../model/steps/ui.ts';
import { walk } from '../../model/walk.ts';

/** Progress of a chapter's walks. */
export interface WaysWalked {
  status: 'walking' | 'walked' | 'failed';
  ways: number;
  steps: number;
  /** Why the last walk failed. */
  problem?: string;
}

declare global {
  interface Window {
    /** Starts walking all paths of a chapter, or the first steps of one; `waysWalked` holds the progress. */
    walkWays?: (model: string, chapter: number, sampleSteps?: number) => void;
    waysWalked?: WaysWalked;
  }
}

const frame = Object.assign(document.createElement('iframe'), { width: 390, height: 844 });
document.body.replaceChildren(frame);

/** Waits two frames, in which the page has handled a response. */
const takenIn = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));

function patient(ui: Ui): Ui {
  const then = async (ending: Promise<void>) => {
    await ending;
    await takenIn();
  };
  return {
    ...ui,
    end: (call, how) => then(ui.end(call, how)),
    endLate: (call, how) => then(ui.endLate(call, how)),
  };
}

window.walkWays = (name, at, sampleSteps) => {
  const walked: WaysWalked = { status: 'walking', ways: 0, steps: 0 };
  window.waysWalked = walked;
  const flow = flowsOnScreen.find(({ model }) => model.name === name);
  const chapter = flow?.model.chapters[at];
  if (!flow || !chapter) throw new Error(`There is no chapter ${at} of ${name}`);
  const { model, stepsOf } = flow;
  const steps = stepsOf(patient(shopInFrame(frame, {}).ui));
  const walkAll = async () => {
    const paths = edgeCover(explore(model.machine, chapter));
    for (const path of sampleSteps === undefined ? paths : paths.slice(0, 1)) {
      const way = replayPath(model.machine, chapter, path).slice(0, sampleSteps);
      await walk(model, way, steps);
      walked.ways += 1;
      walked.steps += way.length;
    }
  };
  walkAll().then(
    () => (walked.status = 'walked'),
    (error: unknown) => {
      walked.problem = String(error);
      walked.status = 'failed';
    },
  );
};
