import * as z from 'zod/mini';
import { CHART_YEAR_MAX, CHART_YEAR_MIN, MAX_LENGTH } from '#domain/shop-constants.ts';
import { dateExists } from '#domain/birth-date.ts';
import { validationCopy } from '#copy/purchase/validation.ts';
import { cityField, emailOf, firstNameField, termsField, textOf } from './text-field.schema.ts';

const readDate = (text: string) => {
  const [, year, month, day] = /^(\d{4,6})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? [];
  return year && month && day ? { year: Number(year), month: Number(month), day: Number(day) } : undefined;
};

const yearOf = (text: string) => readDate(text)?.year ?? 0;

/** Date of an `<input type=date>`, from 1900 to at most 2040 (VA-BH). */
const birthDate = z.pipe(
  textOf(3, validationCopy.birthDate, MAX_LENGTH.city),
  z.string().check(
    z.refine(
      (text) => {
        const date = readDate(text);
        return date !== undefined && (date.year > CHART_YEAR_MAX || dateExists(date));
      },
      { message: validationCopy.birthDate, abort: true },
    ),
    z.refine((text) => yearOf(text) <= CHART_YEAR_MAX, { message: validationCopy.birthYearMax, abort: true }),
    z.refine((text) => yearOf(text) >= CHART_YEAR_MIN, validationCopy.birthYearMin),
  ),
);

/** Schema of the birth-horoscope form (VA-BH), with or without the hour of birth. */
export const birthFormSchema = (timeUnknown: boolean) =>
  z.object({
    name: firstNameField,
    birthDate,
    ...(!timeUnknown && { birthTime: textOf(3, validationCopy.birthTime, MAX_LENGTH.city) }),
    city: cityField,
    email: emailOf(validationCopy.email),
    tosChecked: termsField,
  });
