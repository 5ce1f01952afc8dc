import * as z from 'zod/mini';
import { adminValidationCopy } from '#copy/site/admin-validation.ts';
import { PRODUCT_TYPES, readProductType } from '#domain/product-type.ts';
import { QUESTIONS_MAX, QUESTIONS_MIN } from '#domain/shop-constants.ts';
import { textOf } from '../text-field.schema.ts';

const TEXT_MAX = 2_000;
const text = () =>
  textOf(3, adminValidationCopy.productText, Infinity).check(
    z.maxLength(TEXT_MAX, adminValidationCopy.productText),
  );

/** Schema of a new product in the admin panel (VA-AD). Accepts both spellings of its type (AP-12). */
export const adminProduct = z.object({
  title: text(),
  description: text(),
  imageSrc: text(),
  basePrompt: text(),
  productType: z.pipe(
    z.transform((word: unknown) => readProductType(word)),
    z.enum(PRODUCT_TYPES, adminValidationCopy.productType),
  ),
  questionsCount: z
    .int(adminValidationCopy.questionsTooFew)
    .check(
      z.gte(QUESTIONS_MIN, adminValidationCopy.questionsTooFew),
      z.lte(QUESTIONS_MAX, adminValidationCopy.questionsTooMany),
    ),
});

/** Schema of a product update; missing fields stay unchanged. */
export const adminProductUpdate = z.partial(adminProduct);
