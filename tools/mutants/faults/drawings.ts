import type { FaultGroup } from '../fault.ts';

const tests = ['tests/model/drawings.test.ts'];

/** Faults of the drawings that product people read. */
export const drawingFaults: readonly FaultGroup[] = [
  {
    file: 'tools/model/diagram/parts.ts',
    tests,
    faults: [
      {
        name: 'a state that may last is drawn as one that is left at once (MO-4)',
        find: 'always?.some(({ guard }) => guard === undefined)',
        replace: 'always?.some(() => true)',
      },
      {
        name: 'a transition into a child has no arrow (MO-4)',
        find: 'return targets.map((to, index) => ({',
        replace: 'return targets.filter((to) => to.parent !== node).map((to, index) => ({',
      },
      {
        name: 'an alternative without a guard does not say that it is the last one',
        find: `others.indexOf(transition) > 0 ? OTHERWISE : undefined`,
        replace: 'undefined',
      },
    ],
  },
  {
    file: 'tools/model/diagram/layout.ts',
    tests,
    faults: [
      {
        name: 'arrows of a drawing cross its words (MO-4)',
        find: 'const x = (column: number) => PAD + width + HEM + column * LANE;',
        replace: 'const x = (column: number) => PAD + width - HEM - column * LANE;',
      },
    ],
  },
  {
    file: 'tools/model/diagram/svg.ts',
    tests,
    faults: [
      {
        name: 'an arrow ends beside the state it leads to (MO-4)',
        find: 'L${target.x + target.width} ${target.entersAt}',
        replace: 'L${target.x + target.width} ${target.y - 4}',
      },
    ],
  },
  {
    file: 'tools/model/state-list.ts',
    tests: ['tests/model/drawn-names.test.ts'],
    faults: [
      {
        name: 'a list names a state by what heads none of its sections',
        find: "'↺ ten sam stan od początku' : headingOf(to)",
        replace: "'↺ ten sam stan od początku' : to.id",
      },
      {
        name: 'a list does not say how long a delay is',
        find: "transition.eventType.startsWith('xstate.after.') ?",
        replace: "transition.eventType.startsWith('xstate.later.') ?",
      },
    ],
  },
];
