import { statesOf } from '../machine-parts.ts';
import type { Chapter, Model, ReplayedStep } from '../model.ts';
import type { ScriptedFlow, ScriptStep } from '../test-scripts.ts';
import type { Steps } from '../walk.ts';
import { ACTORS } from '../words/actors.ts';
import { causeOf, emittedWords } from '../words/tell.ts';
import { narrator, type Narrator } from './narrator.ts';

/** What no check tells from the step before it. */
const NOTHING_NEW = 'Nic nowego do sprawdzenia.';
const EACH_TIME = 'Za każdym razem to samo.';
const IN_TIME = 'Zdąż, zanim przyjdzie odpowiedź.';

/** What is seen in a state: what stays, and what is gone as soon as the shop answers. */
type Look = ReadonlyMap<string, 'stays' | 'passes'>;

const capital = (words: string) => `${words.charAt(0).toLocaleUpperCase('pl')}${words.slice(1)}`;
const sentence = (parts: readonly string[]) => parts.map((part) => `${capital(part)}.`).join(' ');

/** What a person sees in a state: the checks by which the automated steps recognise it. */
async function look({ takeSeen }: Narrator, steps: Steps, { snapshot }: ReplayedStep): Promise<Look> {
  takeSeen();
  const seen = new Map<string, 'stays' | 'passes'>();
  for (const [id, check] of Object.entries(steps.states)) {
    const node = snapshot._nodes.find((one) => one.id === id);
    if (!node) continue;
    await check(snapshot);
    for (const one of takeSeen()) {
      const passes = node.invoke.length > 0 && seen.get(one) !== 'stays';
      seen.set(one, passes ? 'passes' : 'stays');
    }
  }
  return seen;
}

/** What is new in a look, in sentences; empty for nothing. */
function freshIn(now: Look, before: Look): string[] {
  const fresh = [...now].filter(([words]) => !before.has(words));
  const of = (how: 'stays' | 'passes') => fresh.filter(([, one]) => one === how).map(([words]) => words);
  const passing = of('passes');
  return [
    ...(of('stays').length > 0 ? [sentence(of('stays'))] : []),
    ...(passing.length > 0 ? [`Przez chwilę: ${passing.join('; ')}.`] : []),
  ];
}

/** Whether a step is what the device knows before anybody does anything: it belongs to the preparation. */
export const isPrepared = (model: Model, { happening }: ReplayedStep): boolean =>
  happening !== undefined && causeOf(model, { eventType: happening.event.type }).by === 'device';

const isBy = (model: Model, { happening }: ReplayedStep, hue: 'person' | 'clock') =>
  happening !== undefined && ACTORS[causeOf(model, { eventType: happening.event.type }).by].hue === hue;

/** The port whose call an event settles, or undefined. */
function portOf(model: Model, eventType: string): string | undefined {
  const id = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(eventType)?.[1];
  const invoked = statesOf(model.machine).flatMap(({ invoke }) => invoke);
  const src = invoked.find((one) => one.id === id)?.src;
  return id === undefined ? undefined : typeof src === 'string' ? src : id;
}

/**
 * The step before which the shop must be prepared for what it does in step `at`: the press that asks it, never one before
 * an earlier answer.
 */
function preparedBefore(model: Model, way: readonly ReplayedStep[], at: number): number {
  const type = way[at]?.happening?.event.type ?? '';
  const port = portOf(model, type);
  const isWait = type.startsWith('xstate.after.');
  if (port === undefined && !isWait) return at;
  const began = way
    .slice(0, at)
    .findLastIndex(({ calls, waits }) =>
      isWait ? waits.length > 0 : calls.some((call) => call.port === port),
    );
  if (began === -1) return at;
  // What follows an answer at once is prepared with it.
  if (portOf(model, way[began]?.happening?.event.type ?? '') !== undefined)
    return preparedBefore(model, way, began);
  let asked = began;
  for (let step = way[asked]; asked > 0 && step && isBy(model, step, 'clock'); step = way[asked]) {
    const earlier = way[asked - 1];
    if (!earlier || portOf(model, earlier.happening?.event.type ?? '') !== undefined) break;
    asked -= 1;
  }
  return asked;
}

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
        first: '',
        action: `Powtórz ${which} jeszcze ${times} razy.`,
        how: '',
        expected: EACH_TIME,
      };
      return withoutRepeats([...lines.slice(0, at + size), again, ...rest]);
    }
  }
  return [...lines];
}

/** A page's path, without numbers and ids of the automated steps: a tester's order has another. */
const pathOf = (address: string) => address.replace(/[?#].*$/, '').replace(/\/\d+$/, '/…');

/** The steps of a way, in words, and whether one of them must be quicker than the shop's answer. */
export async function stepsOfScript(
  { model, stepsOf, place = '' }: ScriptedFlow,
  chapter: Chapter,
  way: readonly ReplayedStep[],
): Promise<{ lines: readonly ScriptStep[]; isHurried: boolean }> {
  const told = narrator();
  const steps = stepsOf(told.ui);
  const lines: ScriptStep[] = [];
  const lineOf: ScriptStep[] = [];
  let isHurried = false;
  let before: Look = new Map();
  for (const [at, step] of way.entries()) {
    const page = told.page();
    const event = step.happening?.event ?? { type: 'xstate.init' };
    await steps.events[event.type]?.(event, step.snapshot);
    const now = await look(told, steps, step);
    const fresh = freshIn(now, before);
    before = now;
    const start = lines.at(-1);
    if (start && isPrepared(model, step)) {
      if (start.page === place) Object.assign(start, { page: place + pathOf(told.page()) });
      if (fresh.length > 0) Object.assign(start, { expected: freshIn(now, new Map()).join(' ') });
      lineOf.push(start);
      continue;
    }
    const isAwaited = way[at - 1]?.snapshot._nodes.some(({ invoke }) => invoke.length > 0) === true;
    const isInTime = isAwaited && isBy(model, step, 'person');
    isHurried ||= isInTime;
    const how = step.happening?.how ?? '';
    const asked = lineOf[preparedBefore(model, way, at)];
    const expected = [...fresh, ...step.emitted.map((said) => emittedWords(model, said))];
    const line: ScriptStep = {
      page: place + pathOf(step.happening ? page : told.page()),
      first: '',
      action: step.happening?.words ?? chapter.start,
      how: [...(isInTime ? [IN_TIME] : []), ...(asked ? [] : [how])].filter(Boolean).join(' '),
      expected: [...new Set(expected.length > 0 ? expected : [NOTHING_NEW])].join(' '),
    };
    if (asked && !asked.first.includes(how)) asked.first = [asked.first, how].filter(Boolean).join(' ');
    lines.push(line);
    lineOf.push(line);
  }
  return { lines: withoutRepeats(lines), isHurried };
}
