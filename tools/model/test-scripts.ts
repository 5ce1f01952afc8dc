import { explore } from './explore.ts';
import type { Chapter, Model, ReplayedStep } from './model.ts';
import { replayPath } from './replay.ts';
import { preparedFor } from './scripts/preparations.ts';
import { preparedSteps, stepsOfScript } from './scripts/script-steps.ts';
import type { DeskUi } from './steps/ui.ts';
import { transitionCover } from './transition-cover.ts';
import type { Steps } from './walk.ts';
import { causeOf } from './words/tell.ts';

/** A step of a test script, in Polish. */
export interface ScriptStep {
  /** Path of the page on which it is taken. */
  page: string;
  /** What must be done before it, so that the shop answers later as the script says. */
  first: string;
  /** What to do, with the data to type. */
  action: string;
  /** How to bring it about in a shop that one runs oneself. */
  how: string;
  /** What must be seen after it and was not seen before. */
  expected: string;
}

/** How much a script matters: the way to the money, what everybody meets, what fails. */
export type Weight = 'A' | 'B' | 'C';

/** A manual test. */
export interface TestScript {
  /** Id such as `purchase-kupon-2`, stable as long as the machine does not change. */
  id: string;
  weight: Weight;
  title: string;
  /** What must be there before the first step. */
  preparation: string;
  steps: readonly ScriptStep[];
}

/** A flow that a person can test on a screen. */
export interface ScriptedFlow {
  model: Model;
  stepsOf: (ui: DeskUi) => Steps;
  /** On the way to the customer's money. */
  isMoney: boolean;
  /** Data that only the automated steps have, with what a tester sees in their place. */
  told?: Readonly<Record<string, string>>;
  /** Requests of ports without a visible effect, as the browser's network panel names them. */
  requests?: Readonly<Record<string, string>>;
}

/** Steps of a script, unless a transition is further away: longer ones are put aside half done. */
const LONGEST = 12;

/** A way as far as a person can bring it about. */
export function byHand(way: readonly ReplayedStep[]): readonly ReplayedStep[] {
  const end = way.findIndex(({ happening }) => happening?.isBeyondHands);
  return end === -1 ? way : way.slice(0, end);
}

/** Whether a step is the shop's failure or refusal. */
const fails = (model: Model, { happening }: ReplayedStep) =>
  happening !== undefined && causeOf(model, { eventType: happening.event.type }).fails;

const slug = (words: string) =>
  words
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replaceAll(/[^a-z0-9 ]/g, '')
    .trim()
    .replaceAll(/ +/g, '-');

/** An action as a part of a title: without what to do if it turned out otherwise. */
const inTitle = (action: string) => action.replace(/; jeśli .*$|\.$/, '');

/** What is new on a way: the sentences of the transitions that no earlier script takes, the last ones first. */
function titleOf(chapter: Chapter, way: readonly ReplayedStep[], known: Set<string>): string {
  const fresh = way
    .slice(chapter.opening.length + 1)
    .filter(({ taken }) => taken.some((id) => !known.has(id)));
  way.forEach(({ taken }) => taken.forEach((id) => known.add(id)));
  const words = fresh.flatMap(({ happening }) => happening?.words ?? []);
  const told = [...new Set(words)].slice(-2).map(inTitle);
  return told.length > 0 ? `${chapter.title}: ${told.join('; ')}` : chapter.title;
}

const lower = (words: string) => `${words.charAt(0).toLocaleLowerCase('pl')}${words.slice(1)}`;

/** Tells scripts of one title apart by a step that no other has, the latest first, or has at another place. */
const apart = (scripts: readonly TestScript[]): TestScript[] =>
  scripts.map((script) => {
    const others = scripts.filter(({ id, title }) => id !== script.id && title === script.title);
    if (others.length === 0) return script;
    const actionsOf = ({ steps }: TestScript) => steps.map(({ action }) => inTitle(action));
    const [mine, theirs] = [actionsOf(script), others.map(actionsOf)];
    const own = mine.findLast((action) => theirs.every((actions) => !actions.includes(action)));
    const placed = mine.findLastIndex((action, at) => theirs.every((actions) => actions[at] !== action));
    const last = `na koniec ${lower(mine.at(-1) ?? '')}`;
    const ending = own ?? (placed === -1 ? last : `krok ${placed + 1}: ${lower(mine[placed] ?? '')}`);
    return { ...script, title: `${script.title}${script.title.includes(': ') ? '; ' : ': '}${ending}` };
  });

const SLOW_LINE = 'Spowolnij sieć: F12, karta Sieć, „3G”.';

/** What must be there before the first step: a window, and what the device or the shop knows already. */
const preparationOf = (
  { model }: ScriptedFlow,
  chapter: Chapter,
  way: readonly ReplayedStep[],
  isHurried: boolean,
): string =>
  [
    preparedFor(model, chapter),
    ...preparedSteps(model, way).flatMap(({ happening }) => happening?.how ?? []),
    ...(isHurried ? [SLOW_LINE] : []),
  ].join(' ');

/**
 * Generates the manual tests of a flow: few ways that take each transition once, those first that everybody takes. What
 * is expected are the checks of the automated steps, in words.
 */
export async function scriptsOf(flow: ScriptedFlow): Promise<readonly TestScript[]> {
  const { model, isMoney } = flow;
  const known = new Set<string>();
  // Two chapters may begin alike, and a script that stands there twice is tested twice for nothing.
  const texts = new Set<string>();
  const scripts: TestScript[] = [];
  for (const chapter of model.chapters) {
    const paths = transitionCover(model.machine, chapter, explore(model.machine, chapter), LONGEST);
    for (const [at, path] of paths.entries()) {
      const way = byHand(replayPath(model.machine, chapter, path));
      const { lines, isHurried } = await stepsOfScript(flow, chapter, way);
      const told = JSON.stringify(lines);
      if (texts.has(told)) continue;
      texts.add(told);
      const isCalm = !way.some((step) => fails(model, step));
      scripts.push({
        id: `${model.name}-${slug(chapter.title)}-${at + 1}`,
        weight: isCalm ? (isMoney ? 'A' : 'B') : 'C',
        title: titleOf(chapter, way, known),
        preparation: preparationOf(flow, chapter, way, isHurried),
        steps: lines,
      });
    }
  }
  // Twice: what tells one from another may be the whole title of a third.
  return apart(apart(scripts)).toSorted((a, b) => (a.weight < b.weight ? -1 : a.weight > b.weight ? 1 : 0));
}
