import { NBSP } from '../site/format.ts';

/**
 * The express request of the act on consumer rights (art. 21 ust. 2, art. 38 ust. 1 pkt 1 and 13). Its digest names it
 * in the ledger of consents: changing a letter begins a new version.
 */
export const EARLY_START_TEXT =
  'Żądam rozpoczęcia usługi przed upływem 14 dni na odstąpienie od umowy i przyjmuję do wiadomości, że po jej pełnym wykonaniu utracę prawo odstąpienia.';

/** Hint under the optional early-start checkbox. */
export const EARLY_START_HINT = `To pole jest nieobowiązkowe. Gdy zostanie puste, odpowiedź też przyjdzie na czas, a${NBSP}w${NBSP}ciągu 14${NBSP}dni możesz odstąpić od umowy i${NBSP}odzyskać pieniądze nawet po jej otrzymaniu.`;

/** Hint where no order is taken without it. */
export const EARLY_START_REQUIRED_HINT = `To pole jest obowiązkowe: odpowiedź przygotowujemy od razu, a${NBSP}bez tej zgody moglibyśmy zacząć dopiero po 14${NBSP}dniach. Do wysłania odpowiedzi możesz odstąpić i${NBSP}odzyskać całą kwotę.`;

/** Beginning of a text's version, enough for people to distinguish versions. */
export const shortVersion = (version: string): string => version.slice(0, 12);
