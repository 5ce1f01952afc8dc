import type { refundMachine } from '#machines/refund.machine.ts';
import { bad, type Words } from './words.ts';

/** Words of a refund on the server. */
export const refundWords: Words<typeof refundMachine> = {
  tones: { 'in-progress': 'busy', done: 'good', failed: 'bad' },
  senders: {
    'refund.accept': 'provider',
    'refund.finish': 'provider',
    'refund.fail': bad('provider'),
  },
  guards: {},
  delays: {},
  emitted: {},
  facts: {},
};
