import * as z from 'zod/mini';
import { adminValidationCopy } from '#copy/admin-validation.ts';
import { textOf } from './text-field.schema.ts';

/** A block of a page's contents, as the admin panel fills it in (VA-AD). */
export const adminContentBlock = z.object({
  label: textOf(3, adminValidationCopy.blockLabel, Infinity),
  content: textOf(3, adminValidationCopy.blockContent, Infinity),
});
