import * as z from 'zod/mini';
import { MAX_LENGTH } from '#domain/shop-constants.ts';
import { validationCopy } from '#copy/validation.ts';
import { textOf } from './text-field.schema.ts';

/** Schema of the statement of withdrawal: three fields, and any order number is accepted, since it may be half remembered. */
export const withdrawalForm = z.object({
  name: textOf(1, validationCopy.withdrawalName, MAX_LENGTH.name),
  orderNumber: textOf(1, validationCopy.withdrawalOrderNumber, MAX_LENGTH.orderNumber),
  email: z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : '')),
    z
      .string()
      .check(
        z.email(validationCopy.withdrawalEmail),
        z.maxLength(MAX_LENGTH.email, validationCopy.withdrawalEmail),
      ),
  ),
});
