import * as z from 'zod/mini';
import { fromPln, pln } from '#domain/grosze.ts';

/** A price in a response of the shop's contract, in złote. */
export const price = z.pipe(
  z.number().check(z.gte(0), z.lte(100_000)),
  z.transform((amount) => fromPln(pln(amount))),
);
