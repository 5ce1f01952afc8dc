import { assign, raise, type AnyStateMachine, type AnyStateNode, type EventObject } from 'xstate';
import { expect, test } from 'vitest';
import { answerMachine } from '#machines/answer.machine.ts';
import { explore } from '#tools/model/explore.ts';
import { statesOf, transitionId, transitionsOf } from '#tools/model/machine-parts.ts';
import type { Chapter } from '#tools/model/model.ts';
import { models } from '#tools/model/models.ts';

type Keys = ReadonlyMap<string, ReadonlySet<string>>;
/** What the named parts of a machine touch: context keys that actions assign and guards read, events that are raised. */
interface Touched {
  assigned: Keys;
  read: Keys;
  raised: Keys;
}
type Part = ((...args: never[]) => unknown) & {
  type?: string;
  assignment?: object | ((...args: unknown[]) => object);
  event?: EventObject | ((...args: unknown[]) => EventObject);
};

type Notes = Map<string, Set<string>>;
const note = (keys: Notes, name: string, found: Iterable<string>) =>
  keys.set(name, new Set([...(keys.get(name) ?? []), ...found]));

/** Observes every action and guard of a machine while its chapters are explored. */
function observe(machine: AnyStateMachine, chapters: readonly Chapter[]): Touched {
  const assigned: Notes = new Map();
  const read: Notes = new Map();
  const raised: Notes = new Map();
  const actions = Object.entries(machine.implementations.actions as Record<string, Part>).map(
    ([name, part]) => {
      const { assignment, event } = part;
      if (part.type === 'xstate.assign' && assignment) {
        if (typeof assignment !== 'function') note(assigned, name, Object.keys(assignment));
        return [
          name,
          assign((...args: unknown[]) => {
            const made = typeof assignment === 'function' ? assignment(...args) : {};
            note(assigned, name, Object.keys(made));
            return typeof assignment === 'function' ? made : resolved(assignment, args);
          }),
        ];
      }
      if (part.type === 'xstate.raise' && event) {
        return [
          name,
          raise((...args: unknown[]) => {
            const made = typeof event === 'function' ? event(...args) : event;
            note(raised, name, [made.type]);
            return made;
          }),
        ];
      }
      return [name, part];
    },
  );
  const guards = Object.entries(machine.implementations.guards as Record<string, Part>).map(
    ([name, part]) => [
      name,
      typeof part === 'function' && !('check' in part)
        ? ({ context, event }: { context: object; event: unknown }, params: unknown) => {
            const watched = new Proxy(context, {
              get: (target, key) => {
                note(read, name, [String(key)]);
                return Reflect.get(target, key) as unknown;
              },
            });
            return (part as (...args: unknown[]) => unknown)({ context: watched, event }, params);
          }
        : part,
    ],
  );
  const watched = machine.provide({
    actions: Object.fromEntries(actions) as never,
    guards: Object.fromEntries(guards) as never,
  });
  for (const chapter of chapters) explore(watched, chapter);
  return { assigned, read, raised };
}

/** Values of an assignment that is written as an object, key by key. */
const resolved = (assignment: object, [args, params]: unknown[]) =>
  Object.fromEntries(
    Object.entries(assignment).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === 'function' ? (value(args, params) as unknown) : value,
    ]),
  );

const nameOf = (part: unknown): string =>
  typeof part === 'string' ? part : String((part as { type?: string } | undefined)?.type ?? '');
const isPassing = ({ always = [] }: AnyStateNode) => always.some(({ guard }) => guard === undefined);
const within = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(within)];
const keysOf = (keys: Keys, names: readonly string[]) => names.flatMap((name) => [...(keys.get(name) ?? [])]);

/** Whether a state or one around it, up to its region, has a transition for one of the events. */
function hears(leaf: AnyStateNode, region: AnyStateNode, events: readonly string[]): boolean {
  for (let node: AnyStateNode | undefined = leaf; node; node = node === region ? undefined : node.parent) {
    if (events.some((event) => node?.transitions.has(event))) return true;
  }
  return false;
}

/** The states of a region in which it stays because of what a look at some keys of the context told, with those keys. */
function placedBy(region: AnyStateNode, read: Keys): (readonly [AnyStateNode, ReadonlySet<string>])[] {
  return within(region)
    .filter(isPassing)
    .flatMap(({ always = [] }) => {
      const keys = new Set(
        keysOf(
          read,
          always.map(({ guard }) => nameOf(guard)),
        ),
      );
      return always.flatMap(({ target = [] }) => target.map((leaf) => [leaf, keys] as const));
    })
    .filter(([leaf]) => !isPassing(leaf) && within(region).includes(leaf));
}

/** Each place where one region changes what another has looked at, and that one does not hear of it. */
function unheard(machine: AnyStateMachine, chapters: readonly Chapter[]): string[] {
  const { assigned, read, raised } = observe(machine, chapters);
  return statesOf(machine)
    .filter(({ type }) => type === 'parallel')
    .flatMap(({ states }) => Object.values(states))
    .flatMap((region, _, regions) =>
      regions
        .filter((other) => other !== region && other.parent === region.parent)
        .flatMap((other) => within(other).flatMap(transitionsOf))
        .flatMap((change) => {
          const names = change.actions.map(nameOf);
          const changed = keysOf(assigned, names);
          const events = [change.eventType, ...keysOf(raised, names)];
          return placedBy(region, read)
            .filter(([leaf, keys]) => changed.some((key) => keys.has(key)) && !hears(leaf, region, events))
            .map(([leaf]) => `${leaf.id} does not hear of ${transitionId(change)}`);
        }),
    );
}

test.each(models.map((model) => [model.name, model] as const))(
  '%s: no region changes unheard what another has looked at [MO-1]',
  (_, { machine, chapters }) => {
    expect(unheard(machine, chapters)).toEqual([]);
  },
);

test('the rule notices a decision that writes into the editor, as it once did [MT-3]', () => {
  const chapters = models.find(({ name }) => name === 'answer')?.chapters ?? [];
  const deaf = answerMachine.provide({ actions: { tellKnown: () => undefined } });
  expect(unheard(deaf, chapters)).toContainEqual(
    expect.stringMatching(/^answer\.stage\.drafted does not hear/),
  );
});

const isWithin = (node: AnyStateNode, around: AnyStateNode) => {
  let at: AnyStateNode | undefined = node;
  while (at && at !== around) at = at.parent;
  return at === around;
};

/** Ways of a parallel state into one of its regions: the others begin anew unless the way names them, too. */
const resets = (node: AnyStateNode): string[] => {
  const own =
    node.type === 'parallel'
      ? [...node.transitions.values()].flat().flatMap(({ eventType, target = [] }) => {
          const inside = target.filter((one) => one !== node && isWithin(one, node));
          const left = Object.values(node.states).filter(
            (region) => inside.length > 0 && !inside.some((one) => isWithin(one, region)),
          );
          return left.map((region) => `${eventType} begins ${region.id} anew`);
        })
      : [];
  return [...own, ...Object.values(node.states).flatMap(resets)];
};

test.each(models)('$name: no event for one region begins another anew unheard', ({ machine }) => {
  expect(resets(machine.root as AnyStateNode)).toEqual([]);
});
