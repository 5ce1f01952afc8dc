/** The minor arcana's suits: cups, wands, swords, pentacles. */
export const SUITS = ['cups', 'wands', 'swords', 'pentacles'] as const;
export type Suit = (typeof SUITS)[number];

/** How many cards the major arcana have (0 to XXI), and each suit (ace to king). */
export const [MAJORS, SUIT_SIZE] = [22, 14] as const;

/** One of the deck's 78 cards: `major-17`, `cups-1` (an ace), `swords-14` (a king). */
export type CardId = `${'major' | Suit}-${number}`;

const upTo = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);

/** The whole deck, in the order in which it is listed. */
export const DECK: readonly CardId[] = [
  ...upTo(0, MAJORS).map((number): CardId => `major-${number}`),
  ...SUITS.flatMap((suit) => upTo(1, SUIT_SIZE).map((number): CardId => `${suit}-${number}`)),
];

const KNOWN: ReadonlySet<string> = new Set(DECK);
/** Whether a text names a card of the deck. */
export const isCardId = (text: string): text is CardId => KNOWN.has(text);

/** A laid card, upright or reversed. */
export interface LaidCard {
  card: CardId;
  isReversed: boolean;
}

/** A laid card at a named position of its spread. */
export interface PlacedCard extends LaidCard {
  position: string;
}

/** The largest spread. */
export const MOST_CARDS = 10;

/** Path of a laid card's picture. */
export const cardPicture = ({ card, isReversed }: LaidCard): string =>
  `/karty/${card}${isReversed ? '-r' : ''}.svg`;

/**
 * Draws a card that is not laid yet, upright or reversed; `undefined` if none is left. Each card is equally likely.
 * @param random gives numbers from 0 up to 1
 */
export function drawCard(laid: readonly LaidCard[], random: () => number): LaidCard | undefined {
  const left = DECK.filter((card) => laid.every((one) => one.card !== card));
  const card = left[Math.floor(random() * left.length)];
  return card && { card, isReversed: random() < 0.5 };
}

/** Moves a card one place; at an end nothing changes. */
export function moveCard(laid: readonly LaidCard[], from: number, by: 1 | -1): readonly LaidCard[] {
  const [one, other] = [laid[from], laid[from + by]];
  if (!one || !other) return laid;
  return laid.map((card, index) => (index === from ? other : index === from + by ? one : card));
}
