import * as z from 'zod/mini';
import { isServiceKind, type ServiceKind } from '#domain/product-type.ts';
import type { SpecialistMore } from '#domain/specialists/samples.ts';
import { readList } from './list.reader.ts';

const day = z.pipe(
  z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  z.transform((text) => {
    const [year = 0, month = 0, date = 0] = text.split('-').map(Number);
    return { year, month, day: date };
  }),
);
const text = z.string().check(z.minLength(1));
const service = z.custom<ServiceKind>(isServiceKind);
const sample = z.object({ service, question: z.string(), answer: text });
const spread = z.array(z.number().check(z.gte(0))).check(z.length(5));
const more = z.object({
  spread: z.catch(z.optional(spread), undefined),
  since: z.catch(z.optional(day), undefined),
  absence: z.catch(z.optional(z.object({ from: day, until: day })), undefined),
  samples: z.unknown(),
});

/** Reads what a specialist's page shows beside her card; what cannot be read is left out. */
export function readSpecialistMore(body: unknown): SpecialistMore | undefined {
  const read = z.safeParse(more, body);
  if (!read.success) return undefined;
  const { spread: counts, since, absence, samples } = read.data;
  return {
    ...(counts && since && { ratings: { spread: counts, since } }),
    ...(absence && { absence }),
    samples: readList(sample, samples)?.items ?? [],
  };
}
