import * as z from 'zod/mini';

/** A post of the blog's content system (AP-11), as it arrives; the title is rendered HTML. */
export const postAnswer = z.object({
  date: z.string(),
  link: z.string().check(z.regex(/^(https?:\/\/|\/(?!\/))/)),
  title: z.object({ rendered: z.string() }),
  yoast_head_json: z.catch(
    z.optional(z.object({ og_image: z.optional(z.array(z.object({ url: z.string() }))) })),
    undefined,
  ),
});

export type PostAnswer = z.infer<typeof postAnswer>;
