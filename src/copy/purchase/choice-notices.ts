import type { Grosze } from '#domain/grosze.ts';
import { formatPrice, NBSP } from '../site/format.ts';

/** Messages after a choice is made, lost or withdrawn. Separate from the cards' texts, since they are loaded with the form. */
export const choiceNotices = {
  selected: (name: string, price: Grosze) =>
    `Wybrana wróżka: ${name}, cena ${formatPrice(price)}. Formularz zamówienia jest poniżej.`,
  /** Without a name when the shop no longer knows her. */
  deselected: (name = 'Ta wróżka') => `${name} nie prowadzi tego wariantu. Wybierz inną wróżkę.`,
  /** Said of what a link names, or a page that is open showed, and the shop has not; without a name where nobody knows it. */
  withdrawn: {
    specialist: (name = 'Ta wróżka') => `${name} nie przyjmuje teraz zamówień. Wybierz inną wróżkę.`,
    service: (name = 'Ta wróżka') => `${name} nie prowadzi teraz tej usługi. Wybierz inną wróżkę.`,
    offer: (name = 'Ta wróżka') => `${name} nie prowadzi już tego wariantu. Wybierz inną wróżkę.`,
    variant: () => `Tego wariantu nie ma już w${NBSP}sprzedaży. Wybierz inny.`,
  },
  unknown: `Odnośnik wskazywał wybór, którego już nie mamy. Wybierz wariant i${NBSP}wróżkę.`,
} as const;
