import type { components } from '#openapi/storefront.d.ts';
import type { Grosze } from '../grosze.ts';
import type { ProductType } from '../product-type.ts';
import type { PlacedCard } from './tarot.ts';
import type { ZodiacSign } from '../zodiac.ts';

/** A part of an answer's text: the response to one question, or text without a question. */
export interface AnswerPart {
  /** The question that it responds to, where an order has several, with its number. */
  question: { number: number; text: string } | undefined;
  /** Plain text; blank lines separate paragraphs. */
  text: string;
}

/** An answer as its customer was sent it. Personal data. */
export interface SentAnswer {
  orderId: number;
  /** Opens its page. */
  key: string;
  productName: string;
  productType: ProductType;
  fairyName: string;
  /** Path of her portrait; missing when she is no longer known. */
  portrait: string | undefined;
  answeredAt: Date;
  /** The answer's cards with their positions. */
  cards: readonly PlacedCard[];
  /** The order's one question, topic or intention. */
  asked: string | undefined;
  parts: readonly AnswerPart[];
  /** When it took the place of another text that may have been mailed. */
  correctedAt: Date | undefined;
  /** Missing for a gift, whose reader did not pay. */
  totalPrice: Grosze | undefined;
  /** Somebody else has ordered it for its reader. */
  isGift: boolean;
  /** It has certainly left, so that it can be rated. */
  isRatable: boolean;
  /** The stars that it was given. */
  stars: number | undefined;
  /** The moon's zodiac sign when the answer was sent. */
  moonSign: ZodiacSign;
  /** Whose sky a birth horoscope reads; `time` is null when she does not know it. */
  born: { date: string; time: string | null; place: string } | undefined;
  /** What a birth horoscope is written from, as the contract has it. */
  sky:
    | {
        birthHoroscope: components['schemas']['BirthHoroscope'];
        assumed: components['schemas']['AssumedMoment'] | undefined;
      }
    | undefined;
}

/** A way from an answer to the next order: a page of the shop, and today's price. */
export interface NextWay {
  href: string;
  price: Grosze;
}

/** An answer on its page, with what the shop says beside it. */
export interface ShownAnswer extends SentAnswer {
  /** One question to the same specialist; missing while she answers none. */
  ask: (NextWay & { isBusy: boolean }) | undefined;
  /** The same service of the same specialist; undefined if `ask` is that already, or she does not sell it now. */
  same: NextWay | undefined;
  /** Link instead of `same`: a birth horoscope begins at its chart, or she no longer sells the service. */
  instead: { kind: 'chart' | 'gone'; href: string } | undefined;
  /** For how long the page can be opened, in words. */
  retention: string;
  /** Says that a model has drafted it, where that is so. */
  note: string | undefined;
  /** What went wrong with a press, and which. */
  problem?: { at: 'rating' | 'closing'; text: string } | undefined;
}
