import { explore } from './explore.ts';
import type { Chapter, Model, ReplayedStep } from './model.ts';
import type { Path } from './paths.ts';
import { replayPath } from './replay.ts';
import { narrator, type Narrator, type Seen } from './scripts/narrator.ts';
import type { DeskUi } from './steps/ui.ts';
import { transitionCover } from './transition-cover.ts';
import type { Steps } from './walk.ts';
import { causeOf, emittedWords } from './words/tell.ts';

/** A step of a test script, in Polish. */
export interface ScriptStep {
  /** Address of the page on which it is taken. */
  page: string;
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
  /** What stands before the address of a page that is not the shop's. */
  place?: string;
}

/** Steps of a script, unless a transition is further away: longer ones are put aside half done. */
const LONGEST = 12;

const sentence = (parts: readonly string[]) =>
  parts.map((part) => `${part.charAt(0).toLocaleUpperCase('pl')}${part.slice(1)}.`).join(' ');

/** What a person sees in a state: the checks by which the automated steps recognise it. */
async function look({ takeSeen }: Narrator, steps: Steps, { snapshot }: ReplayedStep): Promise<Seen> {
  takeSeen();
  for (const [id, check] of Object.entries(steps.states)) {
    if (snapshot._nodes.some((node) => node.id === id)) await check(snapshot);
  }
  return [...new Set(takeSeen())];
}

/** Whether a step is the shop's failure or refusal. */
const fails = (model: Model, { happening }: ReplayedStep) =>
  happening !== undefined && causeOf(model, { eventType: happening.event.type }).fails;

/** Whether a step is what the device knows before anybody does anything: it belongs to the preparation. */
const isPrepared = (model: Model, { happening }: ReplayedStep) =>
  happening !== undefined && causeOf(model, { eventType: happening.event.type }).by === 'device';

const UNCHANGED = 'Na stronie nic się nie zmienia.';

/** Says once, with a number, what is done several times in a row and shows nothing new. */
function withoutRepeats(lines: readonly ScriptStep[]): ScriptStep[] {
  const isSame = (a: ScriptStep | undefined, b: ScriptStep | undefined) =>
    a !== undefined && a.action === b?.action && a.expected === b.expected;
  for (const size of [1, 2]) {
    for (let at = 0; at + 2 * size <= lines.length; at += 1) {
      const block = lines.slice(at, at + size);
      let times = 0;
      while (block.every((line, index) => isSame(line, lines[at + (times + 1) * size + index]))) times += 1;
      const rest = lines.slice(at + (times + 1) * size);
      if (times < 2) continue;
      const which = size === 1 ? `krok ${at + 1}` : `kroki ${at + 1} i ${at + 2}`;
      const again = {
        page: block[0]?.page ?? '',
        action: `Powtórz ${which} jeszcze ${times} razy.`,
        how: '',
        expected: UNCHANGED,
      };
      return withoutRepeats([...lines.slice(0, at + size), again, ...rest]);
    }
  }
  return [...lines];
}

async function stepsOfScript({ model, stepsOf, place = '' }: ScriptedFlow, chapter: Chapter, path: Path) {
  const way = replayPath(model.machine, chapter, path);
  const told = narrator();
  const steps = stepsOf(told.ui);
  const lines: ScriptStep[] = [];
  let before: Seen = [];
  for (const step of way) {
    const page = told.page();
    const event = step.happening?.event ?? { type: 'xstate.init' };
    await steps.events[event.type]?.(event, step.snapshot);
    const now = await look(told, steps, step);
    const fresh = now.filter((one) => !before.includes(one));
    const start = lines.at(-1);
    if (start && isPrepared(model, step)) {
      if (start.page === place) Object.assign(start, { page: place + told.page() });
      if (fresh.length > 0) Object.assign(start, { expected: sentence(now) });
      before = now;
      continue;
    }
    lines.push({
      page: place + (step.happening ? page : told.page()),
      action: step.happening?.words ?? chapter.start,
      how: step.happening?.how ?? '',
      expected: [
        fresh.length > 0 ? sentence(fresh) : UNCHANGED,
        ...step.emitted.map((said) => emittedWords(model, said)),
      ].join(' '),
    });
    before = now;
  }
  return { way, lines: withoutRepeats(lines) };
}

const slug = (words: string) =>
  words
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replaceAll(/[^a-z0-9 ]/g, '')
    .trim()
    .replaceAll(/ +/g, '-');

/** What is new on a way: the sentences of the transitions that no earlier script takes, the last ones first. */
function titleOf(chapter: Chapter, way: readonly ReplayedStep[], known: Set<string>): string {
  const fresh = way
    .slice(chapter.opening.length + 1)
    .filter(({ taken }) => taken.some((id) => !known.has(id)));
  way.forEach(({ taken }) => taken.forEach((id) => known.add(id)));
  const words = fresh.flatMap(({ happening }) => happening?.words ?? []);
  const told = [...new Set(words)].slice(-2).map((one) => one.replace(/\.$/, ''));
  return told.length > 0 ? `${chapter.title}: ${told.join('; ')}` : chapter.title;
}

/** Numbers titles that stand there twice. */
const apart = (scripts: readonly TestScript[]): TestScript[] =>
  scripts.map((script, at) => {
    const same = scripts.slice(0, at).filter(({ title }) => title === script.title).length;
    return same === 0 ? script : { ...script, title: `${script.title} (${same + 1})` };
  });

/** What must be there before the first step: a new window, and what the device or the shop knows already. */
const preparationOf = (model: Model, { prepared }: Chapter, way: readonly ReplayedStep[]): string =>
  [
    prepared ?? 'Nowe okno prywatne.',
    ...way.filter((step) => isPrepared(model, step)).flatMap(({ happening }) => happening?.how ?? []),
  ].join(' ');

/**
 * Generates the manual tests of a flow: few ways that take each transition once, those first that everybody takes. What
 * is expected are the checks of the automated steps, in words.
 */
export async function scriptsOf(flow: ScriptedFlow): Promise<readonly TestScript[]> {
  const { model, isMoney } = flow;
  const known = new Set<string>();
  const scripts: TestScript[] = [];
  for (const chapter of model.chapters) {
    const paths = transitionCover(model.machine, chapter, explore(model.machine, chapter), LONGEST);
    for (const [at, path] of paths.entries()) {
      const { way, lines } = await stepsOfScript(flow, chapter, path);
      const isCalm = !way.some((step) => fails(model, step));
      scripts.push({
        id: `${model.name}-${slug(chapter.title)}-${at + 1}`,
        weight: isCalm ? (isMoney ? 'A' : 'B') : 'C',
        title: titleOf(chapter, way, known),
        preparation: preparationOf(model, chapter, way),
        steps: lines,
      });
    }
  }
  return apart(scripts).toSorted((a, b) => (a.weight < b.weight ? -1 : a.weight > b.weight ? 1 : 0));
}
