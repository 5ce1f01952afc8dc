import { NBSP } from '../site/format.ts';

/** Texts of the calendar event for an answer's time, and of the page shown if there is none. */
export const answerHourCopy = {
  calendar: 'Odpowiedź',
  title: (product: string, fairy: string) => `Odpowiedź: ${product}, ${fairy}`,
  description: (orderId: number) =>
    `Najpóźniej o tej godzinie odpowiedź jest w twojej skrzynce e-mail. Numer zamówienia: ${orderId}.`,
  closedTitle: 'Tego terminu nie ma',
  closed: `Odnośnik jest niepełny, odpowiedź już wyszła albo zamówienia u${NBSP}nas nie ma.`,
} as const;
