import { sql } from 'kysely';
import type { Grosze } from '#domain/grosze.ts';
import type { OrderStatus, PaymentProvider, PaymentStatus } from '#domain/payment.ts';
import type { ProductType } from '#domain/product-type.ts';
import { isUuid } from '#domain/uuid.ts';
import { keptStatement, type Places } from '#server/store/statements/kept-statement.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';

/** An order with its payment, as the API's responses need it. */
export interface PlacedOrder {
  orderId: number;
  customerId: string;
  email: string;
  /** Digest of the secret of the device that placed it. */
  deviceDigest: string | null;
  productName: string;
  productType: ProductType;
  fairyName: string;
  totalPrice: Grosze;
  couponCode: string | null;
  fairyProductId: string;
  orderStatus: OrderStatus;
  paidAt: Date | null;
  /** When the answer's mail was sent. */
  answeredAt: Date | null;
  /** Some device has claimed the order's purchase event. */
  isPurchaseReported: boolean;
  paymentId: string;
  provider: PaymentProvider;
  status: PaymentStatus;
  /** Why a canceled payment was ended, where its provider did not refuse it. */
  endedAs: 'LEFT' | 'REPLACED' | null;
  /** A person has to decide whether the money that came pays the order (payment-difference.ts). */
  isHeld: boolean;
  /** Missing until the provider has opened the payment. */
  paymentLink: string | null;
  expiresAt: Date;
}

const selectPlaced = (db: Db | Trx) =>
  db
    .selectFrom('shop_order')
    .innerJoin('payment', 'payment.order_id', 'shop_order.id')
    .leftJoin('coupon_use', 'coupon_use.order_id', 'shop_order.id')
    .leftJoin('payment_difference', (join) =>
      join.onRef('payment_difference.payment_id', '=', 'payment.id').on('decided_at', 'is', null),
    )
    .select([
      'shop_order.id as orderId',
      'customer_id as customerId',
      'email',
      'device_digest as deviceDigest',
      'product_name as productName',
      'product_type as productType',
      'fairy_name as fairyName',
      'coupon_code as couponCode',
      'fairy_product_id as fairyProductId',
      'shop_order.status as orderStatus',
      'paid_at as paidAt',
      'answered_at as answeredAt',
      sql<boolean>`purchase_claim is not null`.as('isPurchaseReported'),
      'payment.amount as totalPrice',
      'payment.id as paymentId',
      'provider',
      'payment.status as status',
      'ended_as as endedAs',
      'payment_link as paymentLink',
      'expires_at as expiresAt',
      sql<boolean>`payment_difference.payment_id is not null`.as('isHeld'),
    ])
    // The constraint shop_order_sold_whole: an order with a payment has all of these.
    .$narrowType<{
      productName: string;
      productType: ProductType;
      fairyName: string;
      fairyProductId: string;
    }>();

const placedById = keptStatement((db, at: Places<{ orderId: number }>) =>
  selectPlaced(db).where('shop_order.id', '=', at.orderId),
);

const placedByBoth = keptStatement((db, at: Places<{ orderId: number; customerId: string }>) =>
  selectPlaced(db).where('shop_order.id', '=', at.orderId).where('customer_id', '=', at.customerId),
);

/** Finds an order with its payment; `undefined` for an unknown order and for a draft without a payment. */
export const findPlacedOrder = async (db: Db, orderId: number): Promise<PlacedOrder | undefined> =>
  (await placedById(db, { orderId }))[0];

/** Finds a customer's order; `undefined` both for an unknown order and for a wrong customerId, against guessing. */
export const findOwnOrder = async (
  db: Db,
  orderId: number,
  customerId: string,
): Promise<PlacedOrder | undefined> =>
  isUuid(customerId) ? (await placedByBoth(db, { orderId, customerId }))[0] : undefined;
