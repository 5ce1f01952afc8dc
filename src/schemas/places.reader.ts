import * as z from 'zod/mini';
import { readList } from './list.reader.ts';

const place = z.object({ label: z.string().check(z.minLength(1), z.maxLength(100)) });

/** The labels of suggested places (BH-6), each what the city field would hold. */
export const readPlaces = (answer: unknown): string[] | undefined => {
  const list = readList(place, answer);
  return list && [...new Set(list.items.map(({ label }) => label))];
};
