import { adminValidationCopy as copy } from '#copy/site/admin-validation.ts';

/**
 * What is wrong with the day on which a customer asked for an invoice; `undefined` where nothing is. Its last day is
 * counted from there.
 *
 * @param day as `YYYY-MM-DD`, like the others
 */
export function wrongInvoiceDay(
  day: string,
  { paidOn, today }: { paidOn: string; today: string },
): string | undefined {
  if (!/^20\d\d-\d\d-\d\d$/.test(day) || day > today) return copy.dayToCome;
  return day < paidOn ? copy.dayBeforePayment : undefined;
}
