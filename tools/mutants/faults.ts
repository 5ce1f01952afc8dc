import type { FaultGroup } from './fault.ts';
import { deskFaults } from './faults/desk.ts';
import { portFaults } from './faults/ports.ts';
import { drawingFaults } from './faults/drawings.ts';
import { effectFaults } from './faults/effects.ts';
import { otherFlowFaults } from './faults/other-flows.ts';
import { otherMachineFaults } from './faults/other-machines.ts';
import { pageFaults } from './faults/pages.ts';
import { purchaseMachineFaults } from './faults/purchase-machine.ts';
import { purchaseOrderFaults } from './faults/purchase-order.ts';
import { ruleFaults } from './faults/rules.ts';
import { wireFaults } from './faults/wire.ts';
import { guideFaults } from './faults/guide.ts';
import { withdrawalFaults } from './faults/withdrawal.ts';

/** All deliberate faults that the tests must detect. */
export const groups: readonly FaultGroup[] = [
  ...purchaseMachineFaults,
  purchaseOrderFaults,
  ...otherMachineFaults,
  ...portFaults,
  ...wireFaults,
  ...ruleFaults,
  ...pageFaults,
  ...otherFlowFaults,
  ...effectFaults,
  ...deskFaults,
  ...drawingFaults,
  ...withdrawalFaults,
  ...guideFaults,
];
