import * as z from 'zod/mini';
import { adminValidationCopy } from '#copy/site/admin-validation.ts';
import { ZODIAC_SIGNS } from '#domain/zodiac.ts';
import { textOf } from '../text-field.schema.ts';

const text = () => textOf(3, adminValidationCopy.fairyText, Infinity);

/** Schema of a new or changed specialist in the admin panel (VA-AD); every field is optional. */
export const adminFairy = z.partial(
  z.object({
    name: text(),
    seoTitle: text(),
    seoDescription: text(),
    imageSrc: text(),
    responseTime: text(),
    description: text(),
    rating: z
      .number(adminValidationCopy.rating)
      .check(z.gte(1, adminValidationCopy.rating), z.lte(5, adminValidationCopy.rating)),
    zodiacSign: z.enum(ZODIAC_SIGNS, adminValidationCopy.zodiacSign),
  }),
);
