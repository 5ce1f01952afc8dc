import * as z from 'zod/mini';
import { MAX_LENGTH } from '#domain/shop-constants.ts';
import { validationCopy } from '#copy/validation.ts';

/** Trimmed text; a missing field counts as empty (VA). */
const text = z.pipe(
  z.transform((value: unknown) => (typeof value === 'string' ? value.trim() : '')),
  z.string(),
);

/** Schema of trimmed text with at least `min` characters. */
export const textOf = (min: number, message: string, max: number) =>
  z.pipe(text, z.string().check(z.minLength(min, message), z.maxLength(max, message)));

/** Schema of an e-mail address, trimmed and lowercased (VA-1, U24). */
export const emailOf = (message: string) =>
  z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : '')),
    z.email(message).check(z.maxLength(MAX_LENGTH.email, message)),
  );

export const firstNameField = textOf(3, validationCopy.firstName, MAX_LENGTH.name);

/** Schema of the required city; one or two characters have their own message (VA-2). */
export const cityField = z.pipe(
  text,
  z
    .string()
    .check(
      z.minLength(1, { message: validationCopy.cityRequired, abort: true }),
      z.minLength(3, validationCopy.city),
      z.maxLength(MAX_LENGTH.city, validationCopy.city),
    ),
);

export const termsField = z.literal(true, validationCopy.terms);
