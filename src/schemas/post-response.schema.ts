import * as z from 'zod/mini';

/** Schema of a post in the blog API's response (AP-11); the title is HTML. */
export const postResponse = z.object({
  date: z.string(),
  link: z.string().check(z.regex(/^(https?:\/\/|\/(?!\/))/)),
  title: z.object({ rendered: z.string() }),
  yoast_head_json: z.catch(
    z.optional(z.object({ og_image: z.optional(z.array(z.object({ url: z.string() }))) })),
    undefined,
  ),
});

export type PostResponse = z.infer<typeof postResponse>;
