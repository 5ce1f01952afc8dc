import * as z from 'zod/mini';

/** The answer to a confirmed address, read leniently (AP-13): without a usable address the mail still brings the e-book. */
export const newsletterConfirmAnswer = z.object({
  ebookUrl: z.catch(z.optional(z.string().check(z.regex(/^(https?:\/\/|\/(?!\/))/))), undefined),
});
