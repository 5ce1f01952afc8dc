import type { ProductType } from '#domain/product-type.ts';

/** Everything that an answer can be written from. Personal data: never logged, never kept outside the database. */
export interface AnswerRequest {
  orderId: number;
  productType: ProductType;
  productName: string;
  fairyName: string;
  /**
   * The product's own instructions to a generator. Never leaves the server (AP-15): it is given to a source of answers
   * and may go on from there only to a service of the shop's own choosing; no person and no customer is shown it.
   */
  basePrompt: string;
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
  /** When the answer has to be in the customer's box. */
  promisedUntil: Date;
}

/** An answer that is ready to go. */
export interface WrittenAnswer {
  /** The mail's text: at least 3 characters (VA-AD); paragraphs by blank lines, no markup. */
  content: string;
  /** ISO 8601, in the future (VA-AD); left out, the mail goes at once. */
  scheduledFor?: string | undefined;
}

/** A generator's answer, with what it was made from, for whoever looks into it later. */
export interface GeneratedAnswer extends WrittenAnswer {
  /** What the generator was given, basePrompt included. */
  prompt?: string | undefined;
  /** Answers to single questions, by their sequence number. */
  responses?: readonly { sequenceNumber: number; response: string; ignoreResponse: boolean }[] | undefined;
}

/**
 * Where answers come from. The shop asks once for every paid order, by a job: a rejection is asked again later (5 s,
 * then ever longer), so that `write` may be called more than once for an order and must end within a minute.
 * `undefined`: somebody else will write it, and the order waits for `npm run answer`.
 */
export interface AnswerSource {
  write(request: AnswerRequest): Promise<GeneratedAnswer | undefined>;
}

/** The default: a person reads the order and writes (`npm run answer`). */
export const personWrites: AnswerSource = { write: async () => undefined };
