import { orderFulfilmentMachine } from '#machines/order-fulfilment.machine.ts';
import type { Model } from '../model.ts';
import { orderFulfilmentRules } from '../rules/order-fulfilment.ts';

/** An order's life on the server. */
export const orderFulfilment: Model = {
  name: 'order-fulfilment',
  title: 'Realizacja zamówienia',
  machine: orderFulfilmentMachine,
  chapters: [
    {
      title: 'Zamówienie',
      opening: [],
      happenings: () => [
        { event: { type: 'payment.complete' }, words: 'Operator zgłasza: zapłacono.' },
        { event: { type: 'payment.fail' }, words: 'Operator zgłasza: płatność się nie udała.' },
        { event: { type: 'answer.schedule' }, words: 'Oddaj odpowiedź: npm run answer.' },
        { event: { type: 'answer.send' }, words: 'Poczta wysyła list.' },
        { event: { type: 'order.cancel' }, words: 'Odwołaj zamówienie: npm run answer.' },
      ],
    },
  ],
  rules: orderFulfilmentRules,
  exceptions: {},
};
