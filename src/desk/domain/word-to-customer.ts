/** Control characters other than line breaks and tabs, halves of characters, and marks that turn the direction of text. */
const INVISIBLE = /(?![\n\r\t])[\p{Cc}\p{Cs}\p{Bidi_Control}]/u;

/** Whether a sentence may go into a mail to a customer, as the desk's contract says (`WordToCustomer`). */
export const isSendableWord = (word: string): boolean => !INVISIBLE.test(word);
