import { MACHINE_TITLES } from '#copy/site/machine-titles.ts';
import { refundMachine } from '#machines/refund.machine.ts';
import { modelOf } from '../model.ts';
import { refundRules } from '../rules/refund.ts';
import { refundWords } from '../words/refund.ts';

const HOW = 'Na stronie próbnej płatności wybierz, jak mają się kończyć zwroty.';

/** Model of a refund on the server. */
export const refund = modelOf({
  name: 'refund',
  title: MACHINE_TITLES.refund,
  machine: refundMachine,
  words: refundWords,
  chapters: [
    {
      title: 'Zwrot',
      start: 'Oddaj w zapleczu pieniądze za opłacone zamówienie.',
      opening: [],
      happenings: () => [
        { event: { type: 'refund.accept' }, words: 'Operator przyjmuje zwrot.', how: HOW },
        { event: { type: 'refund.finish' }, words: 'Operator zgłasza: pieniądze oddane.', how: HOW },
        { event: { type: 'refund.fail' }, words: 'Operator zgłasza: zwrot się nie udał.', how: HOW },
      ],
    },
  ],
  rules: refundRules,
  exceptions: {},
});
