import type { CardId, LaidCard, Suit } from '#domain/answer/tarot.ts';
import { NBSP } from '../site/format.ts';

const MAJOR_NAMES = [
  'Głupiec',
  'Mag',
  'Kapłanka',
  'Cesarzowa',
  'Cesarz',
  'Kapłan',
  'Kochankowie',
  'Rydwan',
  'Moc',
  'Pustelnik',
  'Koło Fortuny',
  'Sprawiedliwość',
  'Wisielec',
  'Śmierć',
  'Umiarkowanie',
  'Diabeł',
  'Wieża',
  'Gwiazda',
  'Księżyc',
  'Słońce',
  'Sąd Ostateczny',
  'Świat',
] as const;

const RANKS = [
  'As',
  'Dwójka',
  'Trójka',
  'Czwórka',
  'Piątka',
  'Szóstka',
  'Siódemka',
  'Ósemka',
  'Dziewiątka',
  'Dziesiątka',
  'Paź',
  'Rycerz',
  'Królowa',
  'Król',
] as const;

const SUIT_GENITIVE = {
  cups: 'Kielichów',
  wands: 'Buław',
  swords: 'Mieczy',
  pentacles: 'Denarów',
} as const satisfies Record<Suit, string>;

/** A card's name: "Gwiazda", "As Kielichów". */
export function cardName(card: CardId): string {
  const [suit, number] = card.split('-') as ['major' | Suit, string];
  if (suit === 'major') return MAJOR_NAMES[Number(number)] ?? '';
  return `${RANKS[Number(number) - 1] ?? ''} ${SUIT_GENITIVE[suit]}`;
}

/** A card's name, with whether it is reversed. */
export const laidCardName = ({ card, isReversed }: LaidCard): string =>
  isReversed ? `${cardName(card)} (karta odwrócona)` : cardName(card);

/** Ready spreads by the number of their cards: those of a service that names no positions, and what an owner begins from. */
export const READY_SPREADS: Readonly<Record<number, readonly string[]>> = {
  1: ['Twoja karta'],
  3: ['Co było', 'Co jest', 'Dokąd to zmierza'],
  4: ['Co wnosisz', 'Co wnosi druga osoba', 'Co was łączy', 'Gdzie łatwo się minąć'],
  5: ['Co jest', 'Co przeszkadza', 'Co pomaga', 'Czego nie widać', 'Dokąd to zmierza'],
  7: [
    'Ty: słowo',
    'Ty: milczenie',
    'Ty: gest',
    'Most',
    'Druga osoba: słowo',
    'Druga osoba: milczenie',
    'Druga osoba: gest',
  ],
  10: [
    'Sedno sprawy',
    'Co ją krzyżuje',
    'Nad tobą: cel',
    'Pod tobą: źródło',
    'Co odchodzi',
    'Co nadchodzi',
    `Ty w${NBSP}tej sprawie`,
    `Twój dom i${NBSP}bliscy`,
    `Nadzieje i${NBSP}obawy`,
    'Dokąd to zmierza',
  ],
};

/** Name of the position at a place (from 0) of a spread with so many cards, by its service or else by their number. */
export const positionName = (spread: readonly string[], place: number, count: number): string =>
  spread[place] ?? (spread.length === 0 ? READY_SPREADS[count]?.[place] : undefined) ?? `Karta ${place + 1}`;

/** Heading of the cards in an answer's text. */
export const CARDS_HEADING = 'Karty';
