import { NBSP } from '../site/format.ts';

/** Words of the hour of an answer in a calendar program, and of the page that stands there when there is none. */
export const answerHourCopy = {
  calendar: 'Odpowiedź',
  title: (product: string, fairy: string) => `Odpowiedź: ${product}, ${fairy}`,
  description: (orderId: number) =>
    `Najpóźniej o tej godzinie odpowiedź jest w twojej skrzynce e-mail. Numer zamówienia: ${orderId}.`,
  closedTitle: 'Tego terminu nie ma',
  closed: `Odnośnik jest niepełny, odpowiedź już wyszła albo zamówienia u${NBSP}nas nie ma.`,
} as const;
