import type { AnyMachineSnapshot } from 'xstate';
import { explore } from '../model/explore.ts';
import type { Chapter, Happening, Model, ReplayedStep } from '../model/model.ts';
import { shortestPaths, type Path } from '../model/paths.ts';
import { startReplay } from '../model/replay.ts';
import { preparedFor } from '../model/scripts/preparations.ts';
import { leavesOf, wordsOf } from './active-states.ts';

/** A step of a test script: action and expected result. */
export interface ScriptLine {
  action: string;
  expect: readonly string[];
}

/** The shortest path to a state from the machine's start. */
export interface Script {
  chapter: Chapter;
  /** Steps after the chapter's opening. */
  taken: readonly Happening[];
  lines: readonly ScriptLine[];
  steps: readonly ReplayedStep[];
  /** The state is transient: after the last step the machine has left it. */
  isPassing: boolean;
}

interface Candidate {
  chapter: Chapter;
  path: Path;
}

const isIn = (snapshot: AnyMachineSnapshot, stateId: string) =>
  snapshot._nodes.some(({ id }) => id === stateId);

const lengthOf = ({ chapter, path }: Candidate) => chapter.opening.length + path.length;
const shortestFirst = (list: readonly Candidate[]) => list.toSorted((a, b) => lengthOf(a) - lengthOf(b));

/** Expected result of a step: the newly active states, or that nothing changed. */
function expectedAfter(step: ReplayedStep, before: ReplayedStep | undefined): readonly string[] {
  const known = new Set(before ? leavesOf(before.snapshot).map(({ id }) => id) : []);
  const fresh = leavesOf(step.snapshot).filter(({ id }) => !known.has(id));
  return fresh.length > 0 ? fresh.map(wordsOf) : ['Stan się nie zmienia.'];
}

/** Formats a path as lines of a script, which begins with the chapter's page and what must be there before. */
export const linesOf = (
  model: Model,
  chapter: Chapter,
  steps: readonly ReplayedStep[],
): readonly ScriptLine[] =>
  steps.map((step, index) => ({
    action: step.happening?.words ?? `${preparedFor(model, chapter)} ${chapter.start}`.trim(),
    expect: expectedAfter(step, steps[index - 1]),
  }));

function stepsOf(model: Model, { chapter, path }: Candidate): readonly ReplayedStep[] {
  const replay = startReplay(model.machine, chapter.input);
  for (const happening of chapter.opening) replay.take(happening);
  for (const { happening } of path) replay.take(happening);
  return replay.steps;
}

/** Candidate paths: to every explored snapshot, and one step further, which covers transient states. */
function candidatesOf(model: Model) {
  const resting: (Candidate & { snapshot: AnyMachineSnapshot })[] = [];
  const passing: Candidate[] = [];
  for (const chapter of model.chapters) {
    const graph = explore(model.machine, chapter);
    for (const [key, path] of shortestPaths(graph)) {
      const node = graph.nodes.get(key);
      if (!node) continue;
      resting.push({ chapter, path, snapshot: node.snapshot });
      passing.push(
        { chapter, path },
        ...node.edges.map((edge) => ({ chapter, path: [...path, edge] as Path })),
      );
    }
  }
  return { resting, passing: shortestFirst(passing) };
}

/**
 * Makes a function that finds the shortest script to a state. The model is explored at the first call.
 *
 * @returns a function from a state's id to its script, or to `undefined` if no chapter reaches the state
 */
export function scriptFinder(model: Model): (stateId: string) => Script | undefined {
  let candidates: ReturnType<typeof candidatesOf> | undefined;
  const found = new Map<string, Script | undefined>();

  const search = (stateId: string): Script | undefined => {
    candidates ??= candidatesOf(model);
    const [rest] = shortestFirst(candidates.resting.filter(({ snapshot }) => isIn(snapshot, stateId)));
    const chosen =
      rest ??
      candidates.passing.find((candidate) =>
        stepsOf(model, candidate).some(({ visited }) => visited.includes(stateId)),
      );
    if (!chosen) return undefined;
    const whole = stepsOf(model, chosen);
    // What is only passed may be passed already on the way to where the chapter begins.
    const steps = rest
      ? whole
      : whole.slice(0, whole.findIndex(({ visited }) => visited.includes(stateId)) + 1);
    return {
      chapter: chosen.chapter,
      taken: chosen.path.map(({ happening }) => happening),
      lines: linesOf(model, chosen.chapter, steps),
      steps,
      isPassing: !rest,
    };
  };

  return (stateId) => {
    if (!found.has(stateId)) found.set(stateId, search(stateId));
    return found.get(stateId);
  };
}
