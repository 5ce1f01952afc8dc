import { readAmount, type Grosze } from '#domain/grosze.ts';

/**
 * Reads an amount that a person has typed ("35,98", "35.98", "1 035 zł"); `undefined` for what is no amount above zero.
 */
export const readTypedAmount = (typed: string): Grosze | undefined =>
  readAmount(typed.replaceAll(/[\s\u00a0]|zł$/g, '')) || undefined;
