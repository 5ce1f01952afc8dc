import * as z from 'zod/mini';
import { MAX_LENGTH } from '#domain/shop-constants.ts';
import { withdrawalProblems } from '#copy/law/withdrawal.ts';
import { emailText, textOf } from './text-field.schema.ts';

/** Schema of the statement of withdrawal: three fields, and any order number is accepted, since it may be half remembered. */
export const withdrawalForm = z.object({
  name: textOf(1, withdrawalProblems.name, MAX_LENGTH.name),
  orderNumber: textOf(1, withdrawalProblems.orderNumber, MAX_LENGTH.orderNumber),
  email: z.pipe(
    emailText,
    z
      .string()
      .check(z.email(withdrawalProblems.email), z.maxLength(MAX_LENGTH.email, withdrawalProblems.email)),
  ),
});
