import { WITHDRAWAL_KEY, WITHDRAWAL_ORDER } from './withdrawal-path.ts';

/** Path of the hour of an order's answer, as a file for calendar programs. */
export const ANSWER_CALENDAR_PATH = '/termin-odpowiedzi.ics';

/** Address of the file of an order, which its number and key open, as they open the order's own page. */
export const answerCalendarPath = (order: { orderId: number; customerId: string }): string =>
  `${ANSWER_CALENDAR_PATH}?${new URLSearchParams({
    [WITHDRAWAL_ORDER]: String(order.orderId),
    [WITHDRAWAL_KEY]: order.customerId,
  }).toString()}`;
