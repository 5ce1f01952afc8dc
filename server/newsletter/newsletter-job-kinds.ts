import { z } from 'zod';
import { jobKind } from '#server/jobs/job-kind.ts';
import { mailKind } from '#server/jobs/mail-kind.ts';

/** Jobs of the newsletter. */
export const NEWSLETTER_JOBS = {
  /** Sends an issue to some of its addresses, and runs again until nobody is left. A job of an earlier start ends. */
  batch: jobKind('newsletter.batch', z.object({ issueId: z.guid(), run: z.int().positive() }), 'newsletter'),
  /** Sends the issue's current text to the person who writes it. */
  sample: mailKind(
    'newsletter-sample',
    'chosen',
    z.object({
      to: z.string().min(3).max(254),
      issue: z.object({
        subject: z.string(),
        preheader: z.string(),
        body: z.string(),
        linkText: z.string(),
        linkUrl: z.string(),
      }),
    }),
  ),
};
