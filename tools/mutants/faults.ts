import type { FaultGroup } from './fault.ts';
import { doorFaults } from './faults/doors.ts';
import { otherMachineFaults } from './faults/other-machines.ts';
import { pageFaults } from './faults/pages.ts';
import { purchaseMachineFaults } from './faults/purchase-machine.ts';
import { ruleFaults } from './faults/rules.ts';

/** Every deliberate fault that the tests must notice. */
export const groups: readonly FaultGroup[] = [
  ...purchaseMachineFaults,
  ...otherMachineFaults,
  ...doorFaults,
  ...ruleFaults,
  ...pageFaults,
];
