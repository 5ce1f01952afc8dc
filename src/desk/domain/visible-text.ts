/** Control characters other than line breaks and tabs, halves of characters, and marks that turn the direction of text. */
const INVISIBLE = /(?![\n\r\t])[\p{Cc}\p{Cs}\p{Bidi_Control}]/u;

/** Whether everybody sees the text as it was typed, as the desk's contract asks of a word to a customer and a passkey's name. */
export const isVisibleText = (text: string): boolean => !INVISIBLE.test(text);
