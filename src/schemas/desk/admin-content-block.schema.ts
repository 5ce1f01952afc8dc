import * as z from 'zod/mini';
import { adminValidationCopy } from '#copy/site/admin-validation.ts';
import { textOf } from '../text-field.schema.ts';

/** Schema of a content block in the admin panel (VA-AD). */
export const adminContentBlock = z.object({
  label: textOf(3, adminValidationCopy.blockLabel, Infinity),
  content: textOf(3, adminValidationCopy.blockContent, Infinity),
});
