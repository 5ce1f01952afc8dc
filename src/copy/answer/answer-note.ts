/**
 * Says that a model drafts the answers, and that a person reads them. No page of the shop
 * imports it: the server hands it out where a model is set.
 * @param approver who approves, in the nominative
 */
export const answerNote = (approver = 'człowiek'): string =>
  `Odpowiedź powstaje z pomocą sztucznej inteligencji; przed wysłaniem czyta ją i zatwierdza ${approver}.`;
