import { statesOf } from '../machine-parts.ts';
import type { Chapter, Model, ReplayedStep } from '../model.ts';
import type { ScriptedFlow, ScriptStep } from '../test-scripts.ts';
import type { Steps } from '../walk.ts';
import { ACTORS } from '../words/actors.ts';
import { causeOf, emittedWords } from '../words/tell.ts';
import { placeOf } from './preparations.ts';
import { narrator, type Narrator } from './narrator.ts';

const KEEPS_NOTHING = 'Urządzenie nie ma czego zachować.';
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

/** Replaces test data of the automated steps by descriptions for testers. */
const inWords = (words: Readonly<Record<string, string>>, seen: Look): Look =>
  new Map(
    [...seen].map(([one, how]) => [
      Object.entries(words).reduce((text, [data, told]) => text.replaceAll(`„${data}”`, told), one),
      how,
    ]),
  );

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

const isAbsence = (words: string) => /nie ma /.test(words);
/** The most informative checks of a screen: a value, a choice, a price, a heading. */
const tellsMost = (words: string) => /zawiera|puste|Wybrano|zapłaty|nagłówek|Zostaw|Weź/.test(words);

/** What a step that changes nothing must leave as it was: a tester looks that it is there still, the values first. */
function stillIn(now: Look): string[] {
  const of = (how: 'stays' | 'passes') => {
    const all = [...now].filter(([, one]) => one === how).map(([words]) => words);
    const seen = all.filter((words) => !isAbsence(words));
    const [most, rest] = [seen.filter(tellsMost), seen.filter((words) => !tellsMost(words))];
    return [...most, ...rest].slice(0, 3);
  };
  const [stays, passes] = [of('stays'), of('passes')];
  if (stays.length > 0) return [`Nadal: ${stays.join('; ')}.`];
  return passes.length > 0 ? [`Przez chwilę nadal: ${passes.join('; ')}.`] : [];
}

/** Where nothing can be seen on the page, the request can: it stands in the browser's list. */
const requestsOf = (requests: Readonly<Record<string, string>>, { calls }: ReplayedStep): string[] =>
  calls
    .flatMap(({ port }) => requests[port] ?? [])
    .map((request) => `Karta Sieć (F12) pokazuje nowe żądanie ${request}.`);

/** A request whose answer is replaced is not sent: it stands in the console. */
const inConsole = (expected: string, how: string) =>
  expected.replaceAll(
    /Karta Sieć \(F12\) pokazuje nowe żądanie ((?:GET|POST|PUT) \S+)\.(?= |$)/g,
    (told, request) =>
      how.includes(`Podmień odpowiedź ${request} `)
        ? `Konsola (F12) wypisuje „podmieniono ${request}”.`
        : told,
  );

/**
 * The steps that belong to the preparation: what the device knows before anybody does anything. What it does later, as
 * when the line comes back, is a step like any other.
 */
export function preparedSteps(model: Model, way: readonly ReplayedStep[]): readonly ReplayedStep[] {
  const first = way.findIndex(
    ({ happening }, at) =>
      at > 0 &&
      (happening === undefined || causeOf(model, { eventType: happening.event.type }).by !== 'device'),
  );
  return way.slice(1, first === -1 ? undefined : first);
}

const isBy = (model: Model, { happening }: ReplayedStep, hue: 'person' | 'clock') =>
  happening !== undefined && ACTORS[causeOf(model, { eventType: happening.event.type }).by].hue === hue;

/** Whether a step is taken by hand: also what another person does, which the shop only passes on. */
const isByHand = (model: Model, step: ReplayedStep) =>
  isBy(model, step, 'person') || step.happening?.how?.includes('drugiej przeglądarce') === true;

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
  // An answer that no call of the machine waits for, as that the session is over, is the last call's all the same.
  const isAnswer = /^(?:Sklep|Zaplecze) odpowiada/.test(way[at]?.happening?.words ?? '');
  if (port === undefined && !isWait && !isAnswer) return at;
  const began = way
    .slice(0, at)
    .findLastIndex(({ calls, waits }) =>
      isWait ? waits.length > 0 : calls.some((call) => port === undefined || call.port === port),
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

/** The steps of a path as text; whether a step must come before the shop's response; and the text of each step. */
export async function stepsOfScript(
  { model, stepsOf, told: inOtherWords = {}, requests = {} }: ScriptedFlow,
  chapter: Chapter,
  way: readonly ReplayedStep[],
): Promise<{ lines: readonly ScriptStep[]; isHurried: boolean; told: readonly ScriptStep[] }> {
  const place = placeOf(model);
  const narrated = narrator();
  const steps = stepsOf(narrated.ui);
  const lines: ScriptStep[] = [];
  const lineOf: ScriptStep[] = [];
  const prepared = new Set(preparedSteps(model, way));
  // Stored data are described only when they change; otherwise each step would repeat that there are none.
  let kept = KEEPS_NOTHING;
  const emittedBy = ({ emitted }: ReplayedStep) =>
    emitted.flatMap((said) => {
      const words = emittedWords(model, said);
      if (said.type !== 'copy.kept') return [words];
      const isNew = words !== kept;
      kept = words;
      return isNew ? [words] : [];
    });
  let isHurried = false;
  let before: Look = new Map();
  for (const [at, step] of way.entries()) {
    const page = narrated.page();
    const event = step.happening?.event ?? { type: 'xstate.init' };
    await steps.events[event.type]?.(event, step.snapshot);
    const typed = narrated.takeTyped().map((one): [string, 'stays'] => [one, 'stays']);
    const now = inWords(inOtherWords, await look(narrated, steps, step));
    const fresh = freshIn(now, before);
    const start = lines.at(-1);
    if (start && prepared.has(step)) {
      if (start.page === place) Object.assign(start, { page: place + pathOf(narrated.page()) });
      // What is seen once all that was prepared is there, and all that was said meanwhile.
      const said = way.slice(0, at + 1).flatMap(emittedBy);
      const expected = [...freshIn(now, new Map()), ...said];
      if (expected.length > 0) Object.assign(start, { expected: [...new Set(expected)].join(' ') });
      lineOf.push(start);
      before = now;
      continue;
    }
    const isAwaited = way[at - 1]?.snapshot._nodes.some(({ invoke }) => invoke.length > 0) === true;
    const isInTime = isAwaited && isByHand(model, step);
    isHurried ||= isInTime;
    const how = step.happening?.how ?? '';
    const asked = lineOf[preparedBefore(model, way, at)];
    // A field that takes no letter would differ in what it holds.
    const held = inWords(inOtherWords, new Map(typed.filter(([one]) => !now.has(one) || before.has(one))));
    const expected = [...fresh, ...freshIn(held, new Map()), ...emittedBy(step)];
    if (expected.every((one) => one.startsWith('Przez chwilę: nie ma')))
      expected.push(...requestsOf(requests, step));
    if (expected.length === 0) expected.push(...stillIn(now));
    const line: ScriptStep = {
      page: place + pathOf(step.happening ? page : narrated.page()),
      first: '',
      action: step.happening?.words ?? chapter.start,
      how: [...(isInTime ? [IN_TIME] : []), ...(asked ? [] : [how])].filter(Boolean).join(' '),
      expected: [...new Set(expected)].join(' '),
    };
    before = now;
    const opens = step.happening?.start;
    if (asked && asked === lineOf[0] && opens !== undefined) asked.action = opens;
    else if (asked && !asked.first.includes(how)) asked.first = [asked.first, how].filter(Boolean).join(' ');
    lines.push(line);
    lineOf.push(line);
    for (const one of new Set(lineOf.slice(preparedBefore(model, way, at))))
      Object.assign(one, { expected: inConsole(one.expected, how) });
  }
  return { lines: withoutRepeats(lines), isHurried, told: lineOf };
}
