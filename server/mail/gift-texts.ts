import { NBSP } from '#copy/site/format.ts';

/** What the mail with an answer says to a reader who did not order it; the owner's own words speak to one who did. */
export const giftTexts = {
  subject: (fairy: string) => `Prezent dla ciebie, odpowiada ${fairy}`,
  lead: `To prezent. Ktoś, kto zna twój adres, zamówił tę odpowiedź dla ciebie.`,
  /** Information for a person whose address came from another person (GDPR art. 14). */
  data: `Twój adres, a${NBSP}także imię i${NBSP}datę urodzenia, na których oparto odpowiedź, podała osoba, która ją zamówiła. Użyliśmy ich tylko do napisania i${NBSP}wysłania tej odpowiedzi. Napiszemy jeszcze tylko wtedy, gdy poprawimy odpowiedź albo wyślemy ją ponownie. Możesz je zobaczyć i${NBSP}usunąć na stronie z${NBSP}twoimi wróżbami.`,
  privacy: 'Polityka prywatności',
} as const;
