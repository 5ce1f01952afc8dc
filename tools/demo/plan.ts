import type { Grosze } from '#domain/grosze.ts';
import type { PaymentProvider } from '#domain/payment.ts';
import type { ProductType } from '#domain/product-type.ts';
import type { QuestionResponse } from '#server/store/tables/answer-tables.ts';

/** An offer as an order of the made-up year finds it. */
export interface DemoOffer {
  id: string;
  fairyId: string;
  productId: string;
  fairyName: string;
  productName: string;
  productType: ProductType;
  questionsCount: number;
  /** Today's price. */
  price: Grosze;
  /** What it was before, until when. */
  before?: { price: Grosze; until: Date } | undefined;
}

/** A coupon of the made-up year. */
export interface DemoCoupon {
  code: string;
  percent: number | null;
  amount: Grosze | null;
  productTypes: readonly ProductType[] | null;
  from: Date;
  until: Date | null;
  /** Uses that are left. */
  left: number;
}

/** What has become of an order. */
export type Fate = 'sent' | 'waiting' | 'scheduled' | 'open' | 'unpaid' | 'called-off' | 'withdrawn';

/** An answer with the moments of its life. */
export interface DemoAnswer {
  text: string;
  responses: readonly QuestionResponse[];
  /** As it is mailed. */
  answerText: string;
  draftedAt: Date;
  approvedAt?: Date | undefined;
  scheduledFor?: Date | undefined;
  answeredAt?: Date | undefined;
}

/** Money that went back. */
export interface DemoRefund {
  id: string;
  amount: Grosze;
  reason: string;
  state: 'done' | 'pending' | 'failed';
  requestedAt: Date;
  doneAt: Date;
}

/** Everything about one order before it is stored. */
export interface DemoOrder {
  id: number;
  customerId: string;
  offer: DemoOffer;
  fate: Fate;
  name: string;
  email: string;
  birthDate: string;
  city: string | null;
  partner: { name: string; birthDate: string } | null;
  questions: readonly string[];
  fullPrice: Grosze;
  totalPrice: Grosze;
  coupon: string | null;
  placedAt: Date;
  paidAt?: Date | undefined;
  /** When it was called off, or its payment ended unpaid. */
  endedAt?: Date | undefined;
  hasEarlyStart: boolean;
  payment: { id: string; provider: PaymentProvider; providerId: string };
  answer?: DemoAnswer | undefined;
  refund?: DemoRefund | undefined;
  dispute?:
    | { id: string; status: 'needs_response' | 'won' | 'lost'; openedAt: Date; closedAt: Date | null }
    | undefined;
  stars?: number | undefined;
  /** Whom the answer is for, and from when on. */
  gift?: { email: string; from: Date | null } | undefined;
  /** The mail server has refused the agreement's mail or that of the answer. */
  refusedMail?: 'agreement' | 'answer' | undefined;
  /** What became of a draft that somebody has looked at. */
  review?: 'handed-over' | 'sent-back' | undefined;
}
