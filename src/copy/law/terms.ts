/**
 * Label of the terms checkbox, "Akceptuję regulamin i politykę prywatności" (OF-2), split at its two links. Its
 * wording is required, with ordinary spaces.
 */
export const termsLabel = {
  accept: 'Akceptuję ',
  terms: 'regulamin',
  and: ' i ',
  privacy: 'politykę prywatności',
} as const;

/** Names the group of an order's consents. */
export const CONSENTS_LABEL = 'Zgody';
