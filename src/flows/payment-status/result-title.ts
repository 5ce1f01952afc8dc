import type { SnapshotFrom } from 'xstate';
import type { paymentStatusMachine } from '#machines/payment-status.machine.ts';
import { resultCopy } from '#copy/purchase/result.ts';

/** Title of an order's result page. */
export function resultTitle(snapshot: SnapshotFrom<typeof paymentStatusMachine>) {
  if (snapshot.hasTag('confirmed')) return resultCopy.paid.title;
  if (snapshot.hasTag('answered')) return resultCopy.answered.title;
  if (snapshot.hasTag('called-off')) return resultCopy.calledOff.title;
  if (snapshot.hasTag('failed')) return resultCopy.failed.title;
  if (snapshot.hasTag('unreachable')) return resultCopy.unreachable.title;
  if (snapshot.hasTag('unaddressed')) return resultCopy.missing.title;
  return resultCopy.pending.title;
}
