import { adminValidationCopy as copy } from '#copy/site/admin-validation.ts';

/** Days, both included, as `YYYY-MM-DD`. */
export interface PastDays {
  first: string;
  today: string;
}

/** What is wrong with a day that has to lie among these; `undefined` where nothing is. */
function wrongDay(day: string, { first, today }: PastDays, tooEarly: string): string | undefined {
  if (!/^20\d\d-\d\d-\d\d$/.test(day) || day > today) return copy.dayToCome;
  return day < first ? tooEarly : undefined;
}

/**
 * What is wrong with the day on which a customer asked for an invoice, which she could from the payment on. The last
 * day of the invoice is counted from there.
 */
export const wrongInvoiceDay = (day: string, days: PastDays): string | undefined =>
  wrongDay(day, days, copy.dayBeforePayment);

/** What is wrong with the day on which a text came that is pasted into a thread: none comes before the first message. */
export const wrongPasteDay = (day: string, days: PastDays): string | undefined =>
  wrongDay(day, days, copy.dayBeforeMessage);
