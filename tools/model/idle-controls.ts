import type { AnyMachineSnapshot, AnyStateNode } from 'xstate';
import { isWholeProof } from '../proof.ts';
import { explore, isHeard } from './explore.ts';
import { statesOf } from './machine-parts.ts';
import type { Happening, Model } from './model.ts';
import type { Controls, Ui } from './steps/ui.ts';
import type { Steps } from './walk.ts';

/** What a step finds of its control while nothing is pressed: nothing that could be used, or not a control at all. */
class Idle extends Error {}
/** It is not on the page, as perhaps in another context of the same states. */
class Absent extends Idle {}
class NoControl extends Error {}

/** Told of the fields of a form that can be used where one of them can not be typed in. */
type Beside = (fields: readonly string[]) => void;

/** A driver that presses nothing: it throws `Idle` at the first control that is absent, disabled or read-only. */
function lookingOnly<Driver extends Ui>(ui: Driver, onUsable: () => void, onBeside: Beside): Driver {
  const look = (controls: Controls, part?: Parameters<Controls['isIdle']>): Controls => {
    const at = async (role: Parameters<Controls['press']>[0], name: RegExp) => {
      if (part && (await ui.isIdle(...part))) throw new Idle();
      if (!(await controls.shows(role, name))) throw new Absent();
      if (await controls.isIdle(role, name)) throw new Idle();
      onUsable();
    };
    return {
      ...controls,
      press: at,
      async fill(label, _, role = 'textbox') {
        if (part && (await ui.isIdle(...part))) throw new Idle();
        onBeside(controls.usableBeside?.(role, label) ?? []);
        return at(role, label);
      },
      leave: noControl,
      has: async () => undefined,
      hasNo: async () => undefined,
    };
  };
  return {
    ...ui,
    ...look(ui),
    within: (role: Parameters<Ui['within']>[0], name: RegExp) => look(ui.within(role, name), [role, name]),
    reads: async () => undefined,
    readsNo: async () => undefined,
    choose: (label: RegExp) => look(ui).press('combobox', label),
    ...Object.fromEntries(
      ['open', 'go', 'restore', 'end', 'endLate', 'advance', 'tell'].map((name) => [name, noControl]),
    ),
  };
}

const noControl = () => Promise.reject(new NoControl());

/** One event of each type that a customer can send, with the states that know it. */
function alphabetOf({ machine, chapters }: Model): ReadonlyMap<string, Happening> {
  const known = new Map<string, Happening>();
  for (const chapter of chapters) {
    for (const { snapshot } of explore(machine, chapter).nodes.values()) {
      for (const happening of chapter.happenings(snapshot)) {
        const { type } = happening.event;
        if (!type.startsWith('xstate.') && !known.has(type)) known.set(type, happening);
      }
    }
  }
  return known;
}

const below = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(below)];

/** Ids of the active leaves of the regions that know an event somewhere: where an event is ignored. */
const placeOf = ({ _nodes, machine }: AnyMachineSnapshot, type: string): string => {
  const knowing = statesOf(machine).filter(({ parent }) => parent?.type === 'parallel');
  const deaf = new Set(
    knowing
      .filter((region) => !below(region).some(({ transitions }) => transitions.has(type)))
      .flatMap(below),
  );
  return _nodes
    .filter((node) => Object.keys(node.states).length === 0 && !deaf.has(node))
    .map(({ id }) => id)
    .join(' ');
};

/**
 * Checks, wherever a walk stands, that no control is offered for an event that the machine does not know there, or whose
 * guards all refuse it: it is absent, disabled or read-only. Each event is looked at once in each place.
 *
 * @param stepsOf makes the walk's own steps over a driver
 */
export function idleControls<Driver extends Ui>(model: Model, stepsOf: (ui: Driver) => Steps) {
  const alphabet = alphabetOf(model);
  const seen = new Set<string>();
  const dead = new Set<string>();
  return {
    /** Looks at the page of a driver in a state of the machine. */
    async look(ui: Driver, snapshot: AnyMachineSnapshot): Promise<void> {
      const offered = model.chapters.flatMap((chapter) => chapter.happenings(snapshot));
      for (const [type, known] of alphabet) {
        const here = offered.filter(({ event }) => event.type === type);
        const happening = here[0] ?? known;
        const { event } = happening;
        if ([happening, ...here].some((one) => isHeard(snapshot, one))) continue;
        // What a state knows, its guards may refuse: the control must show that as well.
        const isRefused = snapshot._nodes.some(({ transitions }) => transitions.has(type));
        const place = `${type} ${isRefused ? 'refused ' : ''}in ${placeOf(snapshot, type)}`;
        if (seen.has(place)) continue;
        seen.add(place);
        let usable = 0;
        const beside = new Set<string>();
        const steps = stepsOf(
          lookingOnly(
            ui,
            () => (usable += 1),
            (fields) => fields.forEach((field) => beside.add(field)),
          ),
        );
        try {
          await steps.events[type]?.(event, snapshot);
          if (usable > 0 && steps.besides?.[place] === undefined) dead.add(place);
        } catch (error) {
          if (!(error instanceof Idle || error instanceof NoControl)) throw error;
          // In another context of these states it may be there. To look again at each step takes twice as long.
          if (isWholeProof && error instanceof Absent) seen.delete(place);
        }
        // One form is one place: where no field takes what is typed, none looks as if it did.
        if (steps.besides?.[place] === undefined) for (const field of beside) dead.add(`${place}: ${field}`);
      }
    },
    /** Events whose controls can be used although the machine does not know them there. */
    dead: (): readonly string[] => [...dead].toSorted(),
    /** How many pairs of event and place were looked at. */
    count: () => seen.size,
  };
}
