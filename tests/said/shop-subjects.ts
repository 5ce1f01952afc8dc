import { sql } from 'kysely';
import type { WhatChanges } from './what-changes.ts';

/** An order of the filled shop, with what its customer's links hold. */
export interface Subject {
  orderId: number;
  customerId: string;
  email: string;
  answerKey: string;
  ratingKey: string;
  paymentId: string;
  providerId: string;
  amount: number;
}

/** The latest order of a kind. */
export const orderWhere = (shop: WhatChanges, condition: string): Promise<Subject> =>
  shop.find(sql<Subject>`select shop_order.id as "orderId", customer_id as "customerId", email,
    answer_key as "answerKey", rating_key as "ratingKey", payment.id as "paymentId",
    provider_payment_id as "providerId", payment.amount
    from shop_order join payment on payment.order_id = shop_order.id
    where ${sql.raw(condition)} order by shop_order.id desc limit 1`);
