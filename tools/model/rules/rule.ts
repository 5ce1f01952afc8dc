import type { EventObject } from 'xstate';
import type { Rule } from '../model.ts';
import type { ReplayedStep } from '../replay.ts';

/** A rule about every step of a way. `breach` gets the step and the one before it. */
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

/** The events of one type that a machine emitted on a way. */
export const emittedOn = (way: readonly ReplayedStep[], type: string): EventObject[] =>
  way.flatMap(({ emitted }) => emitted.filter((event) => event.type === type));

/** Whether a step answers a machine's call: with success or with failure. */
export const isAnswer = (step: ReplayedStep, id: string): boolean =>
  step.happening?.event.type === `xstate.done.actor.${id}` ||
  step.happening?.event.type === `xstate.error.actor.${id}`;
