import type { AnyEventObject } from 'xstate';
import { answerProbes } from './probes/answer.ts';
import { editProbes } from './probes/edit.ts';
import { purchaseProbes } from './probes/purchase.ts';
import { paymentStatusProbes, smallProbes } from './probes/small.ts';
import { signInProbes } from './probes/sign-in.ts';

/** A beginning and events that no customer would bring about in this order; some of them must be ignored. */
export interface Probe {
  input?: unknown;
  events: readonly AnyEventObject[];
}

/**
 * Extra event sequences by model, sent to the machine without a screen: odd inputs, errors of an odd shape, and
 * contexts in which a value is set that an action resets.
 */
export const PROBES: Readonly<Record<string, readonly Probe[]>> = {
  ...smallProbes,
  purchase: purchaseProbes,
  edit: editProbes,
  answer: answerProbes,
  'payment-status': paymentStatusProbes,
  'sign-in': signInProbes,
};
