import { initialTransition, transition, type EventFromLogic, type SnapshotFrom } from 'xstate';
import {
  paymentStatusMachine,
  type PaymentStatusInput,
  type PaymentStatusResponse,
} from '#machines/payment-status.machine.ts';

/** Data in the address of a result page without scripts. */
export interface ResultAddress extends Pick<PaymentStatusInput, 'orderId' | 'customerId'> {
  /** When the page was first opened, in ms since 1970. */
  openedAt: number;
  /** How many questions in a row have failed. */
  failures: number;
}

export interface ResultStep {
  snapshot: SnapshotFrom<typeof paymentStatusMachine>;
  /** Time until the machine asks again, in ms; missing when it does not. */
  askAgainAfter: number | undefined;
  failures: number;
}

const ASKED = 'fetchPaymentStatus';
const STATE = 'paymentStatus.following';

/**
 * Fetches a payment's status once without scripts: restores the machine to the page's state, makes one call, and
 * returns when to call again.
 */
export async function stepResult(
  { openedAt, failures, ...input }: ResultAddress,
  now: number,
  ask: (order: PaymentStatusInput) => Promise<PaymentStatusResponse>,
): Promise<ResultStep> {
  let [snapshot] = initialTransition(paymentStatusMachine, input);
  let askAgainAfter: number | undefined;
  const play = (event: { type: string; output?: unknown; error?: unknown }) => {
    const [next, actions] = transition(
      paymentStatusMachine,
      snapshot,
      event as EventFromLogic<typeof paymentStatusMachine>,
    );
    snapshot = next;
    // The shortest of the state's delays whose guards pass.
    const delays = (actions as readonly Raised[])
      .filter(({ type, params }) => type === 'xstate.raise' && params && snapshot.can(params.event))
      .map(({ params }) => params?.delay ?? 0);
    askAgainAfter = delays.length > 0 ? Math.min(...delays) : undefined;
  };
  const fail = (error?: unknown) => play({ type: `xstate.error.actor.${ASKED}`, error });

  if (snapshot.hasTag('unaddressed')) return { snapshot, askAgainAfter, failures };
  if (now - openedAt >= OVERDUE_AFTER) play({ type: `xstate.after.overdueAfter.${STATE}.lateness.onTime` });
  for (let n = 0; n < failures; n += 1) {
    fail();
    play({ type: `xstate.after.retryAfter.${STATE}.status.retrying` });
  }
  // A check that has given up begins again; one that still asks ignores the event.
  play({ type: 'check.again' });
  const isFailed = await ask(input).then(
    (output) => {
      play({ type: `xstate.done.actor.${ASKED}`, output });
      return false;
    },
    (error: unknown) => {
      fail(error);
      return true;
    },
  );
  return { snapshot, askAgainAfter, failures: isFailed ? failures + 1 : 0 };
}

/** An action of the machine; one of type `xstate.raise` sends `event` after `delay` ms. */
interface Raised {
  type: string;
  params?: { delay?: number; event: EventFromLogic<typeof paymentStatusMachine> };
}

/** The machine's own delay `overdueAfter`, in ms. */
const OVERDUE_AFTER = 120_000;
