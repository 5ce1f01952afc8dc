import type { ColumnType, Generated, RawBuilder } from 'kysely';
import type { Grosze, MinorUnits } from '#domain/grosze.ts';
import type { BookKind } from '#domain/desk-terms.ts';
import type { PaymentProvider, PaymentStatus, RefundState } from '#domain/payment.ts';
import type { ProductType } from '#domain/product-type.ts';
import type { Moment, MomentOrNone } from '../moments.ts';

/** Coupons, those of batches among them. */
export interface CouponTable {
  code: string;
  /** This or `amount`. */
  percent: number | null;
  amount: Generated<Grosze | null>;
  product_types: ProductType[] | null;
  valid_from: ColumnType<Date, string, string>;
  valid_until: ColumnType<Date | null, string | null, string | null>;
  max_uses: number | null;
  uses: Generated<number>;
  is_public: Generated<boolean>;
  stopped_at: MomentOrNone;
  batch: Generated<string | null>;
  /** The id that its form has made up (254_made_before.sql). */
  made_as: Generated<string | null>;
  created_at: Moment;
  /** Set by a trigger (063_coupon_desk.sql). */
  field_versions: ColumnType<Readonly<Record<string, number>>, never, never>;
}

/** Many single-use codes that were made in one go (063_coupon_desk.sql). */
export interface CouponBatchTable {
  id: Generated<string>;
  name: string;
  created_at: Moment;
  stopped_at: MomentOrNone;
}

/** Payments, the providers' reports about them, and refunds. Requested amounts are in the shop's currency. */
export interface PaymentTables {
  payment: {
    id: string;
    order_id: number;
    provider: PaymentProvider;
    amount: Grosze;
    status: Generated<PaymentStatus>;
    provider_payment_id: string | null;
    payment_link: string | null;
    ended_as: Generated<'LEFT' | 'REPLACED' | null>;
    opening_until: Moment;
    expires_at: Moment;
    created_at: Moment;
    updated_at: Moment;
  };
  payment_news: {
    payment_id: string;
    news_id: string;
    status: PaymentStatus;
    amount: MinorUnits;
    received_at: Moment;
  };
  payment_difference: {
    payment_id: string;
    amount: MinorUnits;
    currency: string;
    found_at: Moment;
    decided_at: MomentOrNone;
    accepted: boolean | null;
  };
  refund: {
    id: Generated<string>;
    payment_id: string;
    idempotency_key: string;
    amount: MinorUnits;
    currency: string;
    reason: string | null;
    word: Generated<string | null>;
    asked_by: string;
    state: Generated<RefundState>;
    provider_refund_id: string | null;
    failure: string | null;
    /** Written as `YYYY-MM-DD` and read as text in queries, because a day has no time zone. */
    due_on: ColumnType<Date | null, string | null | undefined, string | null>;
    asked_at: Moment;
    updated_at: Moment;
    settled_at: MomentOrNone;
    /** The order, when and for what it was placed: set by a trigger (273_counted_beside_lists.sql). */
    refunded_order: Generated<number>;
    refunded_order_at: Generated<Date>;
    refunded_offer: Generated<string>;
  };
  /** Differences between a provider's reports and the books (261_money_doubt.sql). */
  money_doubt: {
    payment_id: string;
    kind: 'refund-contradicted' | 'refund-over-paid' | 'paid-elsewhere';
    provider_number: string;
    amount: MinorUnits | null;
    currency: string | null;
    found_at: Moment;
    settled_at: MomentOrNone;
  };
  /** Notices whose signature did not hold since the last one that did (262_refused_notice.sql). */
  refused_notice: { provider: PaymentProvider; count: Generated<number>; last_at: Moment };
  payment_dispute: {
    provider_dispute_id: string;
    payment_id: string;
    amount: MinorUnits;
    currency: string;
    reason: string;
    status: string;
    opened_at: Moment;
    closed_at: MomentOrNone;
  };
  /** What a provider kept of a payment (245_accountant.sql). */
  payment_fee: { payment_id: string; amount: MinorUnits; currency: string; read_at: Moment };
  /** The VAT of prices from a moment on; null: the seller is exempt (245_accountant.sql). */
  vat_since: { since: Date; percent: number | null };
  /** Written at the end of a transaction by triggers (100_money_movement.sql); rows are only added. */
  money_movement: {
    id: Generated<number>;
    kind: BookKind;
    order_id: number;
    payment_id: string;
    refund_id: string | null;
    dispute_id: string | null;
    provider: PaymentProvider;
    provider_payment_id: string | null;
    product_name: string | null;
    /** Below zero for what went away. */
    amount: MinorUnits;
    currency: string;
    fairy_id: string | null;
    product_id: string | null;
    coupon_code: string | null;
    /** What the coupon took off, with the sale alone. */
    given_away: Grosze;
    is_returning: boolean | null;
    happened_at: Moment;
  };
}

/** What a specialist gets of what she brings, from a month on (211_money_dimensions.sql). */
export interface FairyShareTable {
  fairy_id: string;
  /** The month's first day; written and read as text, because a day has no time zone. */
  month: ColumnType<Date, string, never>;
  percent: number | null;
}

/** An invoice that the customer of an order has asked for (182_order_invoice.sql). */
export interface OrderInvoiceTable {
  order_id: number;
  /** Read as text, because a day has no time zone. */
  asked_on: ColumnType<Date, RawBuilder<unknown>, never>;
  number: string | null;
  version: Generated<number>;
}
