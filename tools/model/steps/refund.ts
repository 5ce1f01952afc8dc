import { REFUND_STATES } from '#domain/payment.ts';
import type { Steps } from '../walk.ts';

/** The server's functions for one refund, as the test calls them. */
export interface RefundDesk {
  /** Stores a refund of a paid order. */
  ask: () => Promise<void>;
  /** Delivers the provider's update. */
  tell: (state: 'pending' | 'done' | 'failed') => Promise<void>;
  /** Reads the refund's state from the database. */
  state: () => Promise<string>;
}

/** Test steps of a refund. It has no screen: they run on the server's code and database. */
export const refundSteps = (desk: RefundDesk): Steps => ({
  events: {
    'xstate.init': () => desk.ask(),
    'refund.accept': () => desk.tell('pending'),
    'refund.finish': () => desk.tell('done'),
    'refund.fail': () => desk.tell('failed'),
  },
  states: Object.fromEntries(
    REFUND_STATES.map((wanted) => [
      `refund.${wanted}`,
      async () => {
        const state = await desk.state();
        if (state !== wanted) throw new Error(`The refund is ${state}, not ${wanted}`);
      },
    ]),
  ),
});
