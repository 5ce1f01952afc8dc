import { setup } from 'xstate';

/** What may happen to an order, whoever makes it happen: a payment provider, a writer, the mail job, the shop's people. */
export type FulfilmentEvent =
  | { type: 'payment.complete' }
  | { type: 'payment.fail' }
  | { type: 'answer.schedule' }
  | { type: 'answer.send' }
  | { type: 'order.cancel' };

/**
 * An order's life on the server, from the stored draft to the answer in the
 * customer's box. Pure: it says which way is open, nothing else. A state is called as the column's value, so that the
 * server can keep the state in the order's row and change it only along these ways (server/store/order-transition.ts).
 * An order lives for hours and through restarts; what must happen at a time is a job, not a delay in here. No screen
 * reads it: its tags colour the diagram.
 */
export const orderFulfilmentMachine = setup({
  types: {} as { events: FulfilmentEvent; tags: 'in-progress' | 'failed' },
}).createMachine({
  id: 'orderFulfilment',
  description: 'Droga zamówienia w sklepie: od zapisania do wysłanej odpowiedzi.',
  initial: 'DRAFT',
  states: {
    DRAFT: {
      description: 'Zamówienie zapisane, jeszcze nieopłacone.',
      on: {
        'payment.complete': {
          target: 'GENERATING_RESPONSE',
          description: 'Operator potwierdza płatność.',
        },
        'payment.fail': {
          target: 'CANCELED',
          description: 'Płatność odrzucona, porzucona albo spóźniona ponad miarę.',
        },
      },
    },
    GENERATING_RESPONSE: {
      description: 'Opłacone: wróżka pisze odpowiedź, ma na to dwanaście godzin.',
      tags: 'in-progress',
      on: {
        'answer.schedule': {
          target: 'SCHEDULED',
          description: 'Odpowiedź gotowa, znana jest pora wysłania.',
        },
        'order.cancel': { target: 'CANCELED', description: 'Sklep odwołuje zamówienie i oddaje pieniądze.' },
      },
    },
    SCHEDULED: {
      description: 'Odpowiedź czeka na swoją porę.',
      tags: 'in-progress',
      on: {
        'answer.send': { target: 'SENT', description: 'Poczta przyjmuje list z odpowiedzią.' },
        'order.cancel': { target: 'CANCELED', description: 'Sklep odwołuje zamówienie i oddaje pieniądze.' },
      },
    },
    CANCELED: {
      description: 'Zamówienie zakończone bez odpowiedzi.',
      tags: 'failed',
      on: {
        'payment.complete': {
          target: 'GENERATING_RESPONSE',
          description: 'Pieniądze przychodzą po czasie: zamówienie wraca do realizacji.',
        },
      },
    },
    SENT: { description: 'Odpowiedź wysłana.', type: 'final' },
  },
});
