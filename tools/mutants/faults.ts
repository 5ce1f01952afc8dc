import type { FaultGroup } from './fault.ts';
import { deskFaults } from './faults/desk.ts';
import { portFaults } from './faults/ports.ts';
import { drawingFaults } from './faults/drawings.ts';
import { effectFaults } from './faults/effects.ts';
import { otherFlowFaults } from './faults/other-flows.ts';
import { pageFaults } from './faults/pages.ts';
import { ruleFaults } from './faults/rules.ts';
import { wireFaults } from './faults/wire.ts';
import { guideFaults } from './faults/guide.ts';
import { withdrawalFaults } from './faults/withdrawal.ts';

/** The deliberate faults that were written by hand; those of machines are made (`machines/`). */
export const groups: readonly FaultGroup[] = [
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
