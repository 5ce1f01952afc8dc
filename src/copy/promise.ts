import { ANSWER_WITHIN_HOURS } from '#domain/shop-constants.ts';
import { NBSP } from './format.ts';

/** The time of every answer (BC-2), as it stands inside a sentence. */
export const withinHours = `w${NBSP}ciągu ${ANSWER_WITHIN_HOURS}${NBSP}godzin`;

/** What every order is promised (BC-2); said in the footer and above the order form. */
export const promise = `Odpowiedź na e-mail ${withinHours}.`;
