import * as z from 'zod/mini';
import { MAX_LENGTH } from '#domain/shop-constants.ts';
import { validationCopy } from '#copy/purchase/validation.ts';
import { emailText, textOf } from './text-field.schema.ts';

/**
 * Schema of the contact form (VA-4). All fields are required; an e-mail address under three characters counts as
 * missing.
 */
export const contactForm = z.object({
  firstName: textOf(1, validationCopy.contactFirstName, MAX_LENGTH.name),
  lastName: textOf(1, validationCopy.contactLastName, MAX_LENGTH.name),
  email: z.pipe(
    emailText,
    z
      .string()
      .check(
        z.minLength(3, { message: validationCopy.contactEmailRequired, abort: true }),
        z.email(validationCopy.contactEmail),
        z.maxLength(MAX_LENGTH.email, validationCopy.contactEmail),
      ),
  ),
  message: textOf(1, validationCopy.contactMessage, MAX_LENGTH.message),
});
