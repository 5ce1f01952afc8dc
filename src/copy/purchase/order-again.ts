import { NBSP } from '../site/format.ts';
import { resultCopy } from './result.ts';

/** Texts of the page that leads from an order to the next one. */
export const orderAgainCopy = {
  /** The link in the answer's mail. */
  mailLink: resultCopy.answered.again,

  title: 'Jeszcze raz',
  lead: (fairy: string, product: string) => `Poprzednio: ${product}, ${fairy}.`,

  askTitle: 'Zapytaj jeszcze raz',
  askText: (fairy: string) =>
    `Jedno pytanie, odpowiada ${fairy}. Dopisz, czego w${NBSP}poprzedniej odpowiedzi zabrakło. ${fairy} zobaczy ją obok, jeśli podasz ten sam adres e-\u2060mail i${NBSP}tę samą datę urodzenia.`,
  ask: (price: string) => `Zapytaj jeszcze raz · ${price}`,
  askGone: (fairy: string) => `${fairy} nie odpowiada teraz na pytania. Zobacz, kto odpowiada.`,
  askOthers: 'Zobacz, kto odpowiada na pytania',

  orderTitle: 'Zamów ponownie',
  orderText: `To samo dla tych samych osób. Imiona i${NBSP}daty będą wpisane, pytanie i${NBSP}adres e-\u2060mail podasz na nowo.`,
  order: (price: string) => `Zamów ponownie · ${price}`,
  orderGone: (fairy: string) => `${fairy} nie prowadzi teraz tej usługi. Zobacz, kto ją prowadzi.`,
  orderOthers: 'Zobacz, kto prowadzi',
  chart: `Ten horoskop zaczyna się od wykresu. Podaj datę, godzinę i${NBSP}miasto jeszcze raz.`,
  chartLink: 'Oblicz wykres',

  closedTitle: 'Tego zamówienia nie można powtórzyć',
  closed: `Odnośnik jest niepełny, stronę odpowiedzi zamknięto, adres e-\u2060mail tego zamówienia poprawiono albo jego danych już u${NBSP}nas nie ma. Nowe zamówienie złożysz zawsze.`,
  closedLink: 'Zobacz, co u nas',
} as const;
