import * as z from 'zod/mini';

const compared = z.object({ now: z.number(), before: z.number() });
const times = z.object({ count: z.number(), median: z.nullable(z.number()), p95: z.nullable(z.number()) });

/** GET /flow: counts of one machine, and how long payments took. */
export const flowResponse = z.object({
  since: z.string(),
  until: z.string(),
  sinceBefore: z.string(),
  untilBefore: z.string(),
  states: z.array(
    z.object({ id: z.string(), words: z.string(), isGoal: z.boolean(), entered: compared, left: compared }),
  ),
  arrows: z.array(
    z.object({ from: z.string(), to: z.string(), event: z.string(), words: z.string(), count: compared }),
  ),
  payments: z.object({ now: times, before: times }),
});
export type LivedFlow = z.infer<typeof flowResponse>;
