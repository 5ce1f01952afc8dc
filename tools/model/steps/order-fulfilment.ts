import type { Steps } from '../walk.ts';

/** The server's own doors to one order, in the hands of a test. */
export interface Backoffice {
  /** Stores an order that nobody has paid. */
  place: () => Promise<void>;
  /** The payment provider tells what became of the payment. */
  tellPaid: () => Promise<void>;
  tellFailed: () => Promise<void>;
  /** A writer hands in the answer. */
  answer: () => Promise<void>;
  /** The mail job sends what is due. */
  mail: () => Promise<void>;
  /** The shop's people call the order off. */
  callOff: () => Promise<void>;
  /** The order's status as its row keeps it. */
  status: () => Promise<string>;
}

const STATUSES = ['DRAFT', 'GENERATING_RESPONSE', 'SCHEDULED', 'CANCELED', 'SENT'] as const;

/** The steps of an order's life on the server: no screen, but the same code and database as in the shop. */
export const orderFulfilmentSteps = (shop: Backoffice): Steps => ({
  events: {
    'xstate.init': () => shop.place(),
    'payment.complete': () => shop.tellPaid(),
    'payment.fail': () => shop.tellFailed(),
    'answer.schedule': () => shop.answer(),
    'answer.send': () => shop.mail(),
    'order.cancel': () => shop.callOff(),
  },
  states: Object.fromEntries(
    STATUSES.map((wanted) => [
      `orderFulfilment.${wanted}`,
      async () => {
        const status = await shop.status();
        if (status !== wanted) throw new Error(`The order is ${status}, not ${wanted}`);
      },
    ]),
  ),
});
