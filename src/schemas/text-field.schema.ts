import { readEmail, readTyped, visibleLength } from '#domain/typed/typed-text.ts';
import * as z from 'zod/mini';
import { MAX_LENGTH } from '#domain/shop-constants.ts';
import { roomLeft } from '#copy/purchase/room-left.ts';
import { validationCopy } from '#copy/purchase/validation.ts';

/** Text as it is kept; a missing field counts as empty (VA). */
const text = z.pipe(
  z.transform((value: unknown) => (typeof value === 'string' ? readTyped(value) : '')),
  z.string(),
);

/** Counts what can be seen alone. */
const atLeast = (min: number, message: string) =>
  z.refine<string>((value) => visibleLength(value) >= min, message);

/** A typed address as it is stored; a missing field counts as empty. */
export const emailText = z.transform((value: unknown) => (typeof value === 'string' ? readEmail(value) : ''));

/** Schema of a text with at least `min` characters; the message about a longer one than `max` states by how much. */
export const textOf = (min: number, message: string, max: number) =>
  z.pipe(
    text,
    z
      .string()
      .check(
        atLeast(min, message),
        z.maxLength(max, { error: ({ input }) => roomLeft(max - String(input).length) }),
      ),
  );

/** Schema of an e-mail address as people paste it, in lower case (VA-1, U24). */
export const emailOf = (message: string) =>
  z.pipe(emailText, z.email(message).check(z.maxLength(MAX_LENGTH.email, message)));

export const firstNameField = textOf(3, validationCopy.firstName, MAX_LENGTH.name);

/** Schema of the required city; one or two characters have their own message (VA-2). */
export const cityField = z.pipe(
  text,
  z
    .string()
    .check(
      z.minLength(1, { message: validationCopy.cityRequired, abort: true }),
      atLeast(3, validationCopy.city),
      z.maxLength(MAX_LENGTH.city, validationCopy.city),
    ),
);

export const termsField = z.literal(true, validationCopy.terms);
