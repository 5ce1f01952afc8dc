import type { CardId, Suit } from '#domain/answer/tarot.ts';
import { framed } from './card-frame.ts';
import { majorCard } from './major-cards.ts';
import { minorCard } from './minor-cards.ts';

/** Draws a card of the deck as an SVG document, upright or reversed. */
export function drawCardPicture(card: CardId, isReversed: boolean): string {
  const [suit, number] = card.split('-') as ['major' | Suit, string];
  return framed(suit === 'major' ? majorCard(Number(number)) : minorCard(suit, Number(number)), isReversed);
}
