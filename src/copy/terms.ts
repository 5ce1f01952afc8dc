/**
 * The terms checkbox, "Akceptuję regulamin i politykę prywatności" (OF-2), in the pieces that its two links cut it
 * into. Ordinary spaces: the string is required to the letter (OF-2).
 */
export const termsLabel = {
  accept: 'Akceptuję ',
  terms: 'regulamin',
  and: ' i ',
  privacy: 'politykę prywatności',
} as const;
