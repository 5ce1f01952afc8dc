import type { EventObject } from 'xstate';
import type { Rule, ReplayedStep } from '../model.ts';

/** Makes a rule that checks every step of a path. `breach` gets the step and its predecessor. */
export const always = (
  name: string,
  breach: (step: ReplayedStep, before: ReplayedStep | undefined) => string | false | undefined,
): Rule => ({
  name,
  breach: (way) => {
    for (const [index, step] of way.entries()) {
      const wrong = breach(step, way[index - 1]);
      if (wrong) return `krok ${index} (${step.happening?.words ?? 'start'}): ${wrong}`;
    }
    return undefined;
  },
});

/** The emitted events of one type on a path. */
export const emittedOn = (way: readonly ReplayedStep[], type: string): EventObject[] =>
  way.flatMap(({ emitted }) => emitted.filter((event) => event.type === type));

/** Whether a step settles a port's call, with success or failure. */
export const settles = (step: ReplayedStep, id: string): boolean =>
  step.happening?.event.type === `xstate.done.actor.${id}` ||
  step.happening?.event.type === `xstate.error.actor.${id}`;
