import * as z from 'zod/mini';
import { dateExists } from '#domain/birth-date.ts';

/** ISO 8601 as forms and APIs write it: a day, or a day with a time and, where given, its zone. */
const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:T([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})?)?$/;

const isRealDay = ([, year, month, day]: RegExpExecArray) =>
  dateExists({ year: Number(year), month: Number(month), day: Number(day) });

/** An ISO date or time that lies after `now` (VA-AD); days that do not exist count as none. */
export const timeAfter = (now: Date, message: string) =>
  z.string(message).check(
    z.refine((text) => {
      const parts = ISO.exec(text);
      return parts !== null && isRealDay(parts) && Date.parse(text) > now.getTime();
    }, message),
  );
