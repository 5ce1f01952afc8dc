import { createHash } from 'node:crypto';
import type { AnyStateMachine } from 'xstate';
import { explore, possibleIn } from './explore.ts';
import type { MachineModule } from './machine-source.ts';
import type { Chapter, Happening, Model, ReplayedStep } from './model.ts';
import { edgeCover } from './paths.ts';
import { PROBES, type Probe } from './probes.ts';
import { startReplay } from './replay.ts';

/** A way through a machine, as what happens on it. */
export interface Way {
  input: unknown;
  happenings: readonly Happening[];
}

/** Ways that wander through all chapters of one beginning; always the same ones. */
const WANDERINGS = 12;
const LONGEST = 40;

/** Numbers that look random and are the same in every run (a linear congruential generator). */
function* numbers(seed: number): Generator<number, never> {
  for (let at = seed; ; at = (Math.imul(at, 1_664_525) + 1_013_904_223) >>> 0) yield at >>> 8;
}

const isCustomers = ({ event }: Happening) => !event.type.startsWith('xstate.');

/** A way that takes whatever happens next, also what the machine ignores, of any chapter with the same input. */
function wandering(machine: AnyStateMachine, chapters: readonly Chapter[], seed: number): Way {
  const input = chapters[0]?.input;
  const replay = startReplay(machine, input);
  const random = numbers(seed);
  const happenings: Happening[] = [];
  while (happenings.length < LONGEST && replay.snapshot().status === 'active') {
    const snapshot = replay.snapshot();
    const offered = chapters.flatMap((chapter) => [
      ...chapter.happenings(snapshot).filter(isCustomers),
      ...possibleIn(chapter, snapshot).filter((one) => !isCustomers(one)),
    ]);
    const next = offered[random.next().value % offered.length];
    if (!next) break;
    replay.take(next);
    happenings.push(next);
  }
  return { input, happenings };
}

/**
 * The ways by which a machine is known: its probes, each step of each chapter in each of its contexts, and some that mix
 * the chapters.
 */
export function waysOf({ name, machine, chapters }: Model): readonly Way[] {
  const ways = chapters.flatMap((chapter) =>
    edgeCover(explore(machine, chapter)).map((path) => ({
      input: chapter.input,
      happenings: [...chapter.opening, ...path.map(({ happening }) => happening)],
    })),
  );
  const inputs = new Map(chapters.map(({ input }) => [JSON.stringify(input), input]));
  const mixed = [...inputs.keys()].flatMap((input) => {
    const same = chapters.filter((chapter) => JSON.stringify(chapter.input) === input);
    return Array.from({ length: WANDERINGS }, (_, at) => wandering(machine, same, at + 1));
  });
  // Without an input, as a visualiser opens it.
  const probes = [{ events: [] }, ...(PROBES[name] ?? [])].map(({ input, events }: Probe) => ({
    input,
    happenings: events.map((event) => ({ event, words: event.type })),
  }));
  return [...probes, ...ways, ...mixed];
}

/** What a machine does at one step of a way. */
export interface Deed {
  /** The transitions that it takes; empty when it ignores what happens. */
  taken: string;
  /** What it remembers, says, asks for and waits for after that. */
  effect: string;
}

/** JSON that distinguishes `undefined` from a missing value. */
const json = (value: unknown) =>
  JSON.stringify(value, (_, one: unknown) => (one === undefined ? '(none)' : one)) ?? '(none)';

const leavesOf = ({ snapshot }: ReplayedStep) =>
  snapshot._nodes
    .filter(({ states }) => Object.keys(states).length === 0)
    .map(({ id }) => id.slice(id.indexOf('.') + 1))
    .join(' ');

/** The leaves of a value with their paths; what is empty is a leaf. */
function* leavesIn(value: unknown, path: string): Generator<readonly [path: string, leaf: string]> {
  const parts = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (parts.length === 0) yield [path, json(value)];
  for (const [key, part] of parts) yield* leavesIn(part, path === '' ? key : `${path}.${key}`);
}

/** What screens read of a context: all of it, and what the machine's selectors make of it. */
function readable({ selectors }: MachineModule, context: unknown): ReadonlyMap<string, string> {
  const told = [...selectors]
    .filter(([, selector]) => selector.length === 1)
    .flatMap(([name, selector]) => {
      try {
        return [...leavesIn(selector(context), `${name}()`)];
      } catch {
        return [];
      }
    });
  return new Map([...leavesIn(context ?? {}, ''), ...told]);
}

/** Takes a way through a machine. A machine that throws has a last deed that says so. */
export function* deedsOn(module: MachineModule, { input, happenings }: Way): Generator<Deed> {
  let replay: ReturnType<typeof startReplay>;
  try {
    replay = startReplay(module.machine, input);
  } catch (error) {
    yield { taken: '', effect: `throws ${String(error)}` };
    return;
  }
  let known: ReadonlyMap<string, string> = new Map();
  let context: unknown;
  for (let at = 0; at <= happenings.length; at += 1) {
    const happening = happenings[at - 1];
    try {
      if (happening) replay.take(happening);
    } catch (error) {
      yield { taken: '', effect: `throws ${String(error)}` };
      return;
    }
    const step = replay.steps[at];
    if (!step) return;
    // An event that assigns nothing leaves the context that was there.
    const isSame = at > 0 && step.snapshot.context === context;
    context = step.snapshot.context;
    const now = isSame ? known : readable(module, context);
    const changed = isSame
      ? []
      : [...new Set([...known.keys(), ...now.keys()])].filter((key) => known.get(key) !== now.get(key));
    yield {
      taken: step.taken.join(' + '),
      effect: [
        `in ${leavesOf(step)} (${[...step.snapshot.tags].toSorted().join(' ')})${step.snapshot.status === 'active' ? '' : ' and ends'}`,
        ...(at === 0 ? [] : changed).map((key) => `${key} = ${now.get(key) ?? 'gone'}`),
        ...step.emitted.map((event) => `says ${json(event)}`),
        ...step.calls.map(({ port, input: sent }) => `asks ${port} ${json(sent)}`),
        ...step.waits.map((ms) => `waits ${ms} ms`),
        ...(at === 0 ? [`begins with ${[...now].map(([key, value]) => `${key} ${value}`).join(', ')}`] : []),
      ].join('; '),
    };
    known = now;
  }
}

/** Digest of everything that a machine does on its ways. */
export const digestOf = (deeds: readonly Deed[]): string =>
  createHash('sha256')
    .update(deeds.map(({ taken, effect }) => `${taken}|${effect}`).join('\n'))
    .digest('hex')
    .slice(0, 12);

/** Most effects listed for a transition; the digest above them covers all. */
const TOLD = 5;
/** Longer values are cut; their digest says whether they are the same. */
const LONGEST_VALUE = 160;
const cut = (text: string) =>
  text.length <= LONGEST_VALUE
    ? text
    : `${text.slice(0, LONGEST_VALUE)}… ${createHash('sha256').update(text).digest('hex').slice(0, 6)}`;

/**
 * What a machine does on all its ways, as text: under each transition what the machine then remembers, says, asks for and
 * waits for, each once. A digest of all steps in order stands above.
 */
export function recordOfDeeds(model: Model, module: MachineModule): string {
  const ways = waysOf(model);
  const deeds = ways.flatMap((way) => [...deedsOn(module, way)]);
  const effects = new Map<string, Set<string>>();
  for (const { taken, effect } of deeds) {
    const title = taken === '' ? 'begins, or ignores what happens' : taken;
    effects.set(title, (effects.get(title) ?? new Set()).add(effect.split('; ').map(cut).join('; ')));
  }
  const titles = [...effects.keys()].toSorted();
  return [
    `${ways.length} ways, ${deeds.length} steps, ${digestOf(deeds)}`,
    ...titles.flatMap((title) => {
      const told = [...(effects.get(title) ?? [])].toSorted();
      const rest = told.length - TOLD;
      return [
        '',
        title,
        ...told.slice(0, TOLD).map((one) => `  ${one}`),
        ...(rest > 0 ? [`  and ${rest} more`] : []),
      ];
    }),
    '',
  ].join('\n');
}
