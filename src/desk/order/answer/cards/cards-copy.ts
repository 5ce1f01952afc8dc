import { counted } from '#copy/site/format.ts';

const cards = (count: number) => counted(count, 'karta', 'karty', 'kart');

/** Words of laying cards beside an answer. */
export const cardsCopy = {
  title: 'Karty',
  counted: (laid: number, places: number) =>
    places === 0 ? cards(laid) : `${cards(laid)}, rozkład ma ${places}`,
  none: 'Nic jeszcze nie leży. Bez kart strona i list pokażą sam tekst.',
  noCards: 'Bez kart',
  bold: 'W tekście pogrubisz słowa gwiazdkami: *Gwiazda*.',
  search: 'Nazwa karty',
  lay: 'Połóż',
  draw: 'Losuj',
  unknown: (text: string) => `Nie ma jednej takiej karty: ${text}.`,
  lies: (card: string) => `Ta karta już leży: ${card}.`,
  full: 'Więcej kart się nie zmieści.',
  laid: (position: string, card: string) => `Położono: ${position}, ${card}.`,
  moved: (position: string, card: string) => `Leży teraz: ${position}, ${card}.`,
  reverse: (card: string) => `Odwróć: ${card}`,
  earlier: (card: string) => `Wcześniej: ${card}`,
  later: (card: string) => `Później: ${card}`,
  takeCard: (card: string) => `Zdejmij: ${card}`,
  taken: (card: string) => `Zdjęto: ${card}.`,
  signs: { reverse: 'Odwróć', earlier: 'Wcześniej', later: 'Później', take: 'Zdejmij' },
} as const;
