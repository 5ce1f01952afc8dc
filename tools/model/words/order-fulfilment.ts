import type { orderFulfilmentMachine } from '#machines/order-fulfilment.machine.ts';
import { bad, type Words } from './words.ts';

/** Words of order fulfilment on the server. */
export const orderFulfilmentWords: Words<typeof orderFulfilmentMachine> = {
  tones: { 'in-progress': 'busy', done: 'good', failed: 'bad' },
  senders: {
    'payment.complete': 'provider',
    'payment.fail': bad('provider'),
    'answer.schedule': 'staff',
    'answer.recall': 'staff',
    'answer.send': 'mail',
    'order.cancel': bad('shop'),
  },
  guards: {},
  delays: {},
  emitted: {},
  facts: {},
};
