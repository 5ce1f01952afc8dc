import * as z from 'zod/mini';
import { MAX_LENGTH } from '#domain/shop-constants.ts';
import { validationCopy } from '#copy/validation.ts';

/** A missing field is judged as an empty one. Text is trimmed before it is judged (VA). */
const text = z.pipe(
  z.transform((value: unknown) => (typeof value === 'string' ? value.trim() : '')),
  z.string(),
);

/** Trimmed text of at least `min` characters. */
export const textOf = (min: number, message: string, max: number) =>
  z.pipe(text, z.string().check(z.minLength(min, message), z.maxLength(max, message)));

/** An e-mail address, trimmed and lowercased (VA-1, U24). */
export const emailOf = (message: string) =>
  z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : '')),
    z.email(message).check(z.maxLength(MAX_LENGTH.email, message)),
  );

export const firstNameField = textOf(3, validationCopy.firstName, MAX_LENGTH.name);

/** Required; one or two characters have a message of their own (VA-2). */
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
