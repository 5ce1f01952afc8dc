import { z } from 'zod';
import { mailKind } from '#server/mail/mail-job-kinds.ts';

/** Mails of the letters that people of the desk answer. */
export const LETTER_JOBS = {
  /** A reply to a letter of the contact form. */
  reply: mailKind('letter-reply', z.object({ replyId: z.guid() })),
  /** Tells the owners that a complaint still waits. */
  due: mailKind('letter-due', z.object({ letterId: z.guid() })),
};
