import * as z from 'zod/mini';
import { readList } from './list.reader.ts';

const place = z.object({ label: z.string().check(z.minLength(1), z.maxLength(100)) });

/** Reads the labels of suggested places (BH-6), the values for the city field. */
export const readPlaces = (response: unknown): string[] | undefined => {
  const list = readList(place, response);
  return list && [...new Set(list.items.map(({ label }) => label))];
};
