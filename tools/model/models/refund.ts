import { MACHINE_TITLES } from '#copy/machine-titles.ts';
import { refundMachine } from '#machines/refund.machine.ts';
import type { Model } from '../model.ts';
import { refundRules } from '../rules/refund.ts';

const HOW = 'Na stronie próbnej płatności wybierz, jak mają się kończyć zwroty.';

/** Model of a refund on the server. */
export const refund: Model = {
  name: 'refund',
  title: MACHINE_TITLES.refund,
  machine: refundMachine,
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
};
