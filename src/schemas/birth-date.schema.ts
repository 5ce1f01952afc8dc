import * as z from 'zod/mini';
import { compareDates, dateExists, type CalendarDate } from '#domain/birth-date.ts';
import { BIRTH_YEAR_MIN } from '#domain/shop-constants.ts';
import { validationCopy } from '#copy/purchase/validation.ts';

/** Names of the three fields of a birth date. */
export interface DateFieldNames {
  day: string;
  month: string;
  year: string;
}

const LEAP_YEAR = 2000;

/** Parses a whole number; `NaN` for anything else. */
const wholeNumber = (value: unknown) =>
  typeof value === 'string' && /^\d{1,4}$/.test(value.trim()) ? Number(value) : Number.NaN;

const isBlank = (value: unknown) => typeof value !== 'string' || value.trim() === '';

/**
 * Check for a birth date in three text fields (VA-1, OP-9). Each invalid part gets its own message (U23); without a
 * valid month or year the day is validated as far as possible.
 */
export const birthDateCheck = (names: DateFieldNames, today: CalendarDate) =>
  z.check<Record<string, unknown>>((context) => {
    const addIssue = (name: string, message: string) =>
      context.issues.push({ code: 'custom', message, path: [name], input: context.value[name] });

    const day = wholeNumber(context.value[names.day]);
    const month = wholeNumber(context.value[names.month]);
    const year = wholeNumber(context.value[names.year]);
    const monthIsKnown = month >= 1 && month <= 12;
    const yearIsKnown = year >= BIRTH_YEAR_MIN;

    const longest = { day, month: monthIsKnown ? month : 1, year: yearIsKnown ? year : LEAP_YEAR };
    if (isBlank(context.value[names.day])) addIssue(names.day, validationCopy.birthDayRequired);
    else if (!dateExists(longest)) addIssue(names.day, validationCopy.birthDay);

    if (month > 12) addIssue(names.month, validationCopy.birthMonth);
    else if (!monthIsKnown) addIssue(names.month, validationCopy.birthMonthRequired);

    if (!yearIsKnown) addIssue(names.year, validationCopy.birthYear);
    else if (year > today.year || (monthIsKnown && dateExists(longest) && compareDates(longest, today) > 0)) {
      addIssue(names.year, validationCopy.birthInFuture);
    }
  });
