import * as z from 'zod/mini';
import { adminValidationCopy } from '#copy/site/admin-validation.ts';
import { timeAfter } from '../iso-time.schema.ts';
import { textOf } from '../text-field.schema.ts';

/**
 * Schema of an e-mail from the admin panel to a customer (VA-AD). A scheduled time must be after `now`; without one
 * the e-mail is sent at once.
 */
export const adminMail = (now: Date) =>
  z.object({
    content: textOf(3, adminValidationCopy.mailContent, Infinity),
    scheduledFor: z.optional(timeAfter(now, adminValidationCopy.scheduledFor)),
  });
