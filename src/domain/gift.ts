import { dateExists, daysAfter, toWireDate, type CalendarDate } from './birth-date.ts';
import { SENT_AS_QUESTIONS } from './product-demands.ts';

/** Fields that make an order a gift: the address that the answer goes to, and from which day on. */
export const GIFT_FIELDS = ['giftEmail', 'giftDay'] as const;

/** Fields that a tab keeps until the order is paid: without them a return from the payment page would order something else. */
export const KEPT_IN_TAB = [...SENT_AS_QUESTIONS, ...GIFT_FIELDS] as const;

/** Days ahead for which a gift can be ordered. */
const MOST_DAYS_AHEAD = 60;

/** Hour in Warsaw at which the answer is sent on its day. */
export const GIFT_HOUR = 9;

/** The first and the last day that a gift can be ordered for, as `YYYY-MM-DD`. */
export const giftDays = (today: CalendarDate): { first: string; last: string } => ({
  first: daysAfter(toWireDate(today), 1),
  last: daysAfter(toWireDate(today), MOST_DAYS_AHEAD),
});

/** Whether an answer can be sent on that day; false for an invalid date. */
export function isGiftDay(day: string, today: CalendarDate): boolean {
  const { first, last } = giftDays(today);
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(day) && dateExists({ year, month, day: date });
  return isDate && day >= first && day <= last;
}
