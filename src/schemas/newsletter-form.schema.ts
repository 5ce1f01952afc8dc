import * as z from 'zod/mini';
import { validationCopy } from '#copy/purchase/validation.ts';
import { emailOf, termsField } from './text-field.schema.ts';

/** Schema of the newsletter form: valid e-mail address and accepted terms (VA-NL). */
export const newsletterForm = z.object({
  email: emailOf(validationCopy.email),
  tosChecked: termsField,
});
