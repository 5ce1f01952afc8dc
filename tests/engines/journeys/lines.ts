import { lostForm, lostOrder } from '../lines/purchase-cases.ts';
import { onNewLine } from '../lines/line-case.ts';
import type { Journey } from '../support/journey.ts';

/** What `npm test` walks of the matrix of lines. */
export const lineSample: readonly Journey[] = [
  {
    title: 'the answer to the order ends in the middle: pressed again, it is one order [EG-3] [OF-6]',
    walk: (page, { straight }) => onNewLine(page, straight, lostOrder.walk),
    allowed: /./,
  },
  {
    title: 'the line is gone as she chooses: the form comes with "Wczytaj ponownie", without a reload [EG-3]',
    walk: (page, { straight }) => onNewLine(page, straight, lostForm.walk),
    allowed: /./,
  },
];
