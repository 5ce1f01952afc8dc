import { NBSP } from '#copy/site/format.ts';
import { DELAY_SECONDS } from './scenarios.ts';

/** Status of a refund in the sandbox's book. */
export type SandboxRefundStatus = 'PENDING' | 'DONE' | 'FAILED';

/** One step of a refund after it was made: its new status, and the notifications that are sent then. */
export interface RefundStep {
  status: SandboxRefundStatus;
  notices: readonly SandboxRefundStatus[];
  /** Seconds after the step before. */
  after: number;
}

/** How the refunds of a payment go. */
export interface RefundScenario {
  /** Polish label of the button. */
  label: string;
  steps: readonly RefundStep[];
  /** The refund is made, and the shop does not get to know it: a 500, or no response at all. */
  loses?: '500' | 'no response';
}

const done: RefundStep = { status: 'DONE', notices: ['DONE'], after: 0 };
const doneLater: RefundStep = { ...done, after: DELAY_SECONDS };

/** What a tester chooses on the page of a paid payment, by the name that the form posts (EM-3). */
export const REFUND_SCENARIOS = {
  prompt: { label: 'Zwroty udają się od razu', steps: [done] },
  slow: { label: `Zwroty udają się po ${DELAY_SECONDS}${NBSP}sekundach`, steps: [doneLater] },
  failing: {
    label: `Zwroty udają się, a${NBSP}potem bank je odsyła`,
    steps: [done, { status: 'FAILED', notices: ['FAILED'], after: DELAY_SECONDS }],
  },
  doubled: {
    label: `Powiadomienia o${NBSP}zwrotach przychodzą po kilka razy i${NBSP}nie po kolei`,
    steps: [{ ...done, notices: ['DONE', 'PENDING', 'DONE', 'DONE'] }],
  },
  error: {
    label: `Zwrot powstaje, ale operator odpowiada błędem`,
    steps: [doneLater],
    loses: '500',
  },
  hanging: {
    label: `Zwrot powstaje, ale operator nie odpowiada`,
    steps: [doneLater],
    loses: 'no response',
  },
} as const satisfies Record<string, RefundScenario>;

/** Finds the scenario of a stored or posted name; `undefined` for an unknown one. */
export const readRefundScenario = (name: string | null): RefundScenario | undefined =>
  name !== null && Object.hasOwn(REFUND_SCENARIOS, name)
    ? REFUND_SCENARIOS[name as keyof typeof REFUND_SCENARIOS]
    : undefined;
