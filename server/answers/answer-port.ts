import type { ProductType } from '#domain/product-type.ts';
import type { BirthHoroscope } from '#server/sky/birth-chart.ts';
import type { ChartOwner, DeclineReason } from '#domain/desk-terms.ts';

/** A paid order without an answer. Personal data: never logged, never stored outside the database. */
export interface WaitingOrder {
  orderId: number;
  productType: ProductType;
  productName: string;
  fairyName: string;
  customer: {
    name: string;
    /** `YYYY-MM-DD`. */
    birthDate: string;
    /** `HH:MM`, when it is known. */
    birthTime: string | null;
    city: string | null;
  };
  partner: { name: string; birthDate: string } | null;
  questions: readonly { sequenceNumber: number; content: string }[];
  /** When the customer must have the answer. */
  promisedUntil: Date;
}

/** The data that an answer is written from. */
export interface AnswerRequest extends WaitingOrder {
  /**
   * The product's instructions to a text generator. It never leaves the server (AP-15), except that an answer source may
   * pass it to a service that the shop has chosen; owners alone read and write it, at the desk.
   */
  basePrompt: string;
  /** Used to find the address in what the customer typed; never passed on. */
  email: string;
  charts: readonly { who: ChartOwner; chart: BirthHoroscope }[];
}

/** A generator's draft with its prompt, which is stored for review. */
export interface GeneratedAnswer {
  /** Paragraphs by blank lines, no markup. */
  content: string;
  /** The generator's input, including basePrompt. */
  prompt?: string | undefined;
  /** Answers to single questions, by their sequence number. */
  responses?: readonly { sequenceNumber: number; response: string; ignoreResponse: boolean }[] | undefined;
}

/** There is no draft, and why. */
export interface Declined {
  declined: DeclineReason;
  /** With `busy`: how long (ms) the service wants to be left alone. */
  retryAfter?: number;
}

/**
 * Port of a model that drafts answers. A job calls `write` for a paid order or on a person's request. It retries
 * rejections with back-off, so `write` may be called several times for an order; it must end within a minute. A
 * person approves or rewrites the draft. `undefined` and `Declined` mean that a person writes the answer.
 */
export interface AnswerSource {
  /** The author's name in the order's history. */
  name?: string;
  /** Paid orders get no draft by themselves. */
  onlyWhenAsked?: boolean;
  write(request: AnswerRequest): Promise<GeneratedAnswer | Declined | undefined>;
}

/** The default source: a person reads the order and writes the answer. */
export const manualAnswers: AnswerSource = { write: async () => undefined };
