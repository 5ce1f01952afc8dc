import * as z from 'zod/mini';
import { dateExists } from '#domain/birth-date.ts';

/** ISO 8601 date, or date and time with an optional zone. */
const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:T([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})?)?$/;

const isRealDay = ([, year, month, day]: RegExpExecArray) =>
  dateExists({ year: Number(year), month: Number(month), day: Number(day) });

/** Schema of an ISO date or time after `now` (VA-AD); nonexistent dates are invalid. */
export const timeAfter = (now: Date, message: string) =>
  z.string(message).check(
    z.refine((text) => {
      const parts = ISO.exec(text);
      return parts !== null && isRealDay(parts) && Date.parse(text) > now.getTime();
    }, message),
  );
