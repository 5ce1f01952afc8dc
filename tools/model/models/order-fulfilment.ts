import { MACHINE_TITLES } from '#copy/site/machine-titles.ts';
import { orderFulfilmentMachine } from '#machines/order-fulfilment.machine.ts';
import { modelOf, type Happening } from '../model.ts';
import { orderFulfilmentRules } from '../rules/order-fulfilment.ts';
import { orderFulfilmentWords } from '../words/order-fulfilment.ts';

const happens = (type: string, words: string, how?: string): Happening => ({ event: { type }, words, how });

const paid = happens(
  'payment.complete',
  'Operator zgłasza: zapłacono.',
  'Na stronie próbnej płatności naciśnij „Zapłać”.',
);
const failed = happens(
  'payment.fail',
  'Operator zgłasza: płatność się nie udała.',
  'Na stronie próbnej płatności naciśnij „Anuluj i wróć”.',
);

/** Model of order fulfilment on the server, in two chapters: payment in time, and late payment. */
export const orderFulfilment = modelOf({
  name: 'order-fulfilment',
  title: MACHINE_TITLES.orderFulfilment,
  machine: orderFulfilmentMachine,
  words: orderFulfilmentWords,
  chapters: [
    {
      title: 'Opłacone zamówienie',
      start: 'Złóż zamówienie w sklepie.',
      opening: [],
      happenings: () => [
        paid,
        happens('answer.schedule', 'Zatwierdź odpowiedź w zapleczu.'),
        happens('answer.recall', 'Cofnij zatwierdzenie odpowiedzi w zapleczu.'),
        happens('answer.send', 'Poczekaj, aż sklep wyśle list z odpowiedzią.'),
        happens('order.cancel', 'Odwołaj zamówienie w zapleczu.'),
      ],
    },
    {
      title: 'Pieniądze po czasie',
      start: 'Złóż zamówienie w sklepie.',
      opening: [],
      happenings: () => [failed, paid],
      endsAt: (snapshot) => snapshot.matches('GENERATING_RESPONSE'),
    },
  ],
  rules: orderFulfilmentRules,
  exceptions: {},
});
