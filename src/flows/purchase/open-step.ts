import type { SnapshotFrom } from 'xstate';
import { PAYMENT } from '#blocks/purchase/payment-anchor.ts';
import type { PurchaseActor } from './purchase-effects.ts';

/** Ends the address of a retry whose form is whole (R66). */
export const PAYMENT_HASH = `#${PAYMENT}`;

/** Ids of the headings of the steps that a page can arrive at, by the machine's tag. */
export const STEP_HEADING = {
  'step-variant': 'wariant-naglowek',
  'step-specialist': 'wrozka-naglowek',
  'step-data': 'dane-naglowek',
} as const;

const TAGS = ['step-variant', 'step-specialist', 'step-data'] as const;

/** The id of the open step's heading; `undefined` while an order is on its way. */
export function openStep(snapshot: SnapshotFrom<PurchaseActor>): string | undefined {
  const tag = TAGS.find((one) => snapshot.hasTag(one));
  return tag && STEP_HEADING[tag];
}
