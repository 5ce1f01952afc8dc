import * as z from 'zod/mini';
import { validationCopy } from '#copy/validation.ts';
import { emailOf, termsField } from './text-field.schema.ts';

/** The newsletter form: valid e-mail and accepted terms (VA-NL). */
export const newsletterForm = z.object({
  email: emailOf(validationCopy.email),
  tosChecked: termsField,
});
