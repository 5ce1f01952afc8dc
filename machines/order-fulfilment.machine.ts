import { setup } from 'xstate';

/**
 * Events of an order on the server. They come from a payment provider, the writer of the answer, the mail job or the
 * shop's staff.
 */
export type FulfilmentEvent =
  | { type: 'payment.complete' }
  | { type: 'payment.fail' }
  | { type: 'answer.schedule' }
  | { type: 'answer.send' }
  | { type: 'answer.recall' }
  | { type: 'order.cancel' };

/**
 * State machine of an order on the server, from the stored draft to the mailed answer. It only defines the allowed
 * transitions: each state's name is a value of the order's status column, except that `CALLED_OFF` is a `CANCELED`
 * order that was paid. The server permits no other transition (server/store/order-transition.ts). Orders outlive
 * restarts, so scheduled work is a job instead of a delay of this machine. No screen reads it; its tags colour the
 * diagram.
 */
export const orderFulfilmentMachine = setup({
  types: {} as { events: FulfilmentEvent; tags: 'in-progress' | 'done' | 'failed' },
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
          description:
            'Operator potwierdza płatność, właścicielka przyjmuje inną kwotę albo zamówienie nic nie kosztuje.',
        },
        'payment.fail': {
          target: 'CANCELED',
          description:
            'Płatność odrzucona, porzucona, spóźniona o ponad dobę albo zastąpiona nowszym zamówieniem; albo właścicielka nie przyjmuje innej kwoty.',
        },
      },
    },
    GENERATING_RESPONSE: {
      description: 'Opłacone: wróżka pisze odpowiedź, ma na to dwanaście godzin; spóźnione czeka dalej.',
      tags: 'in-progress',
      on: {
        'answer.schedule': {
          target: 'SCHEDULED',
          description: 'Odpowiedź gotowa, znana jest pora wysłania.',
        },
        'order.cancel': {
          target: 'CALLED_OFF',
          description:
            'Odwołuje je właścicielka, klientka odstępuje od umowy albo usuwa dane, albo całą zapłatę oddano u operatora: sklep zleca zwrot tego, co zostało, i pisze do klientki.',
        },
      },
    },
    SCHEDULED: {
      description: 'Odpowiedź czeka na swoją porę; zostaje tu też, gdy poczta jej jeszcze nie przyjęła.',
      tags: 'in-progress',
      on: {
        'answer.send': { target: 'SENT', description: 'Poczta przyjmuje list z odpowiedzią.' },
        'answer.recall': {
          target: 'GENERATING_RESPONSE',
          description:
            'Ktoś cofa zatwierdzenie albo zmienia zatwierdzony tekst, o ile list jeszcze nie wychodzi.',
        },
        'order.cancel': {
          target: 'CALLED_OFF',
          description:
            'Odwołuje je właścicielka, klientka odstępuje od umowy albo usuwa dane, albo całą zapłatę oddano u operatora: o ile list jeszcze nie wychodzi, zostaje w sklepie, a on zleca zwrot tego, co zostało, i pisze do klientki.',
        },
      },
    },
    CANCELED: {
      description: 'Zamówienie zakończone bez zapłaty.',
      tags: 'failed',
      on: {
        'payment.complete': {
          target: 'GENERATING_RESPONSE',
          description: 'Pieniądze przychodzą po czasie: zamówienie wraca do realizacji.',
        },
      },
    },
    CALLED_OFF: {
      description:
        'Opłacone zamówienie odwołane, zwrot zlecony, jeśli coś zostało do oddania; pieniądze, które przyjdą potem, go nie wznowią.',
      tags: 'failed',
      type: 'final',
    },
    SENT: { description: 'Odpowiedź wysłana.', tags: 'done', type: 'final' },
  },
});
