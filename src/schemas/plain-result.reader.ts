import * as z from 'zod/mini';

const number = (shape: RegExp) => z.catch(z.pipe(z.string().check(z.regex(shape)), z.transform(Number)), 0);

const plainResultAddress = z.object({
  orderId: number(/^[1-9]\d{0,8}$/),
  customerId: z.catch(z.string(), ''),
  /** When the page was first opened, in ms since 1970. */
  od: number(/^\d{13}$/),
  /** How many questions in a row have failed. */
  powtorki: number(/^\d{1,2}$/),
});

/** Reads the address of a result page without scripts; what is malformed counts as missing. */
export const readPlainResultAddress = (query: unknown) => z.parse(plainResultAddress, query);
