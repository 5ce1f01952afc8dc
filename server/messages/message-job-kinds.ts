import { z } from 'zod';
import { mailKind } from '#server/jobs/mail-kind.ts';

/** Mails of the messages that people of the desk answer. */
export const MESSAGE_JOBS = {
  /** A reply to a message of the contact form. */
  reply: mailKind('letter-reply', 'chosen', z.object({ replyId: z.guid() })),
  /** Tells the owners that a complaint still waits. */
  due: mailKind('letter-due', 'own', z.object({ messageId: z.guid() })),
};
