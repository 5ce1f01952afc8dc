import { WITHDRAWAL_KEY, WITHDRAWAL_ORDER } from './withdrawal-path.ts';

/** Path of the hour of an order's answer, as a file for calendar programs. */
export const ANSWER_CALENDAR_PATH = '/termin-odpowiedzi.ics';

/** Address of an order's calendar file. The order's number and key open it, as they open the order's page. */
export const answerCalendarPath = (order: { orderId: number; customerId: string }): string =>
  `${ANSWER_CALENDAR_PATH}?${new URLSearchParams({
    [WITHDRAWAL_ORDER]: String(order.orderId),
    [WITHDRAWAL_KEY]: order.customerId,
  }).toString()}`;
