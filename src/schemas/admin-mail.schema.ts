import * as z from 'zod/mini';
import { adminValidationCopy } from '#copy/admin-validation.ts';
import { timeAfter } from './iso-time.schema.ts';
import { textOf } from './text-field.schema.ts';

/** A mail from the admin panel to a customer (VA-AD), judged at `now`; without a time it goes at once. */
export const adminMail = (now: Date) =>
  z.object({
    content: textOf(3, adminValidationCopy.mailContent, Infinity),
    scheduledFor: z.optional(timeAfter(now, adminValidationCopy.scheduledFor)),
  });
