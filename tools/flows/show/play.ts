import type { AnyMachineSnapshot } from 'xstate';
import type { ReplayedStep } from '../../model/model.ts';
import type { Steps } from '../../model/walk.ts';
import { leavesOf } from '../active-states.ts';
import type { PlayedPage } from './stage-for.ts';

const INIT = { type: 'xstate.init' };

const checkStates = async (steps: Steps, snapshot: AnyMachineSnapshot) => {
  for (const { id } of leavesOf(snapshot)) await steps.states[id]?.(snapshot);
};

/** Whether the machine waits for an API call. */
const isWaiting = ({ _nodes, status }: AnyMachineSnapshot) =>
  status === 'active' && _nodes.some(({ invoke }) => invoke.length > 0);

/**
 * Plays a path in a running shop: triggers each event, then checks that the screen shows all active states.
 *
 * @param onStep called before each step with its index
 * @throws if an event can't be triggered or the screen shows something else
 */
export async function playWay(
  way: readonly ReplayedStep[],
  { page, steps }: PlayedPage,
  onStep: (index: number) => Promise<void> | void,
): Promise<void> {
  for (const [index, { happening, snapshot }] of way.entries()) {
    await onStep(index);
    const event = happening?.event ?? INIT;
    const bringAbout = steps.events[event.type];
    if (!bringAbout) throw new Error(`Nobody has described how ${event.type} comes about`);
    await bringAbout(event, snapshot);
    await checkStates(steps, snapshot);
    // A page that was sent whole shows its first state before its machine has begun.
    if (isWaiting(snapshot)) await page.waitUntilHeld();
  }
}
