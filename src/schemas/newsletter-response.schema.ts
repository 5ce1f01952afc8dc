import * as z from 'zod/mini';

/**
 * Schema of the newsletter confirmation's response. An invalid e-book URL is ignored (AP-13): the e-mail contains it,
 * too.
 */
export const newsletterConfirmResponse = z.object({
  ebookUrl: z.catch(z.optional(z.string().check(z.regex(/^(https?:\/\/|\/(?!\/))/))), undefined),
});
