import { ANSWER_WITHIN_HOURS } from '#domain/shop-constants.ts';
import { NBSP } from '../site/format.ts';

/** Time limit for every answer (BC-2), as part of a sentence. */
export const withinHours = `w${NBSP}ciągu ${ANSWER_WITHIN_HOURS}${NBSP}godzin`;

/** The promise given for every order (BC-2), shown in the footer and above the order form. */
export const promise = `Odpowiedź e-\u2060mailem ${withinHours}.`;
