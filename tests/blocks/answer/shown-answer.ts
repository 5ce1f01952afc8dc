import type { ShownAnswer } from '#domain/answer/sent-answer.ts';

/** A letter of three cards, as its page gets it. */
export const answer = (text: string): ShownAnswer => ({
  orderId: 1,
  key: 'k',
  productName: 'Trzy karty',
  productType: 'TAROT',
  fairyName: 'Jagna',
  portrait: undefined,
  answeredAt: new Date('2026-11-27T18:00:00Z'),
  cards: [],
  asked: undefined,
  parts: [{ question: undefined, text }],
  correctedAt: undefined,
  totalPrice: undefined,
  isGift: false,
  isRatable: false,
  stars: undefined,
  moonSign: 'Cancer',
  born: undefined,
  sky: undefined,
  ask: undefined,
  same: undefined,
  instead: undefined,
  retention: 'rok',
  note: undefined,
});
