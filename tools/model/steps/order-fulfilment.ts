import { orderFulfilmentMachine } from '#machines/order-fulfilment.machine.ts';
import type { Steps } from '../walk.ts';

/** The server's functions on one order, as a test uses them. */
export interface Backoffice {
  /** Stores an unpaid order. */
  place: () => Promise<void>;
  /** Delivers the payment provider's notification. */
  notifyPaid: () => Promise<void>;
  tellFailed: () => Promise<void>;
  /** Schedules the answer. */
  answer: () => Promise<void>;
  /** Takes the approval back. */
  recall: () => Promise<void>;
  /** Runs the mail job. */
  mail: () => Promise<void>;
  /** Cancels the order. */
  cancel: () => Promise<void>;
  /** Reads the order's state from the database. */
  state: () => Promise<string>;
}

const STATES = Object.keys(orderFulfilmentMachine.states);

/** Test steps of order fulfilment: without a screen, on the server's code and database. */
export const orderFulfilmentSteps = (shop: Backoffice): Steps => ({
  events: {
    'xstate.init': () => shop.place(),
    'payment.complete': () => shop.notifyPaid(),
    'payment.fail': () => shop.tellFailed(),
    'answer.schedule': () => shop.answer(),
    'answer.recall': () => shop.recall(),
    'answer.send': () => shop.mail(),
    'order.cancel': () => shop.cancel(),
  },
  states: Object.fromEntries(
    STATES.map((wanted) => [
      `orderFulfilment.${wanted}`,
      async () => {
        const state = await shop.state();
        if (state !== wanted) throw new Error(`The order is ${state}, not ${wanted}`);
      },
    ]),
  ),
});
