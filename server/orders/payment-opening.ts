import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PaymentProvider } from '#domain/payment.ts';
import { upstreamFailed } from '#server/api-error.ts';
import { PaymentProviderError, type PaymentGateway } from '#server/pay/payment-port.ts';
import type { Db } from '#server/store/tables.ts';
import { forgetKey } from './idempotency.ts';
import { abandon } from './payment-ledger.ts';
import { findPlacedOrder, type PlacedOrder } from './placed-order.ts';
import { resultAddress } from './result-address.ts';

/**
 * Who stores a payment opens it with the provider, and for this long (milliseconds) nobody else tries; a gateway
 * gives up after 8 s. Past it the process is taken for dead and a repetition of the request goes on in its place.
 */
export const OPENING_TIME = 15_000;
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 1_000;

/** Payments that this process is opening now, by order. Repetitions wait here instead of asking the database. */
const openings = new WeakMap<Db, Map<number, Promise<PlacedOrder>>>();

export interface PaymentOpening {
  db: Db;
  gateways: Record<PaymentProvider, PaymentGateway>;
  /** Origin of the shop, for the return address. */
  publicUrl: string;
}

/**
 * Opens a stored payment with its provider, outside any transaction, and keeps the link. When the provider fails, the
 * order ends CANCELED, its coupon is free again and its Idempotency-Key is forgotten.
 * @throws {ApiError} 502, code 500.
 */
export function openPayment(opening: PaymentOpening, order: PlacedOrder, ip: string): Promise<PlacedOrder> {
  const underWay = openings.get(opening.db) ?? new Map<number, Promise<PlacedOrder>>();
  openings.set(opening.db, underWay);
  const opened = askProvider(opening, order, ip).finally(() => underWay.delete(order.orderId));
  underWay.set(order.orderId, opened);
  return opened;
}

async function askProvider(opening: PaymentOpening, order: PlacedOrder, ip: string): Promise<PlacedOrder> {
  const { db, gateways, publicUrl } = opening;
  try {
    const started = await gateways[order.provider].start({
      paymentId: order.paymentId,
      orderId: order.orderId,
      amount: order.totalPrice,
      description: `${order.productName}, ${order.fairyName}`,
      productName: order.productName,
      customerEmail: order.email,
      customerIp: ip,
      returnUrl: resultAddress(publicUrl, order),
      idempotencyKey: order.paymentId,
      expiresAt: order.expiresAt,
    });
    await db
      .updateTable('payment')
      .set({
        provider_payment_id: started.providerPaymentId,
        payment_link: started.paymentLink,
        updated_at: sql`now()`,
      })
      .where('id', '=', order.paymentId)
      .execute();
    return { ...order, paymentLink: started.paymentLink };
  } catch (error) {
    await abandon(db, order.paymentId);
    await forgetKey(db, order.orderId);
    if (error instanceof PaymentProviderError)
      throw upstreamFailed('The payment provider did not open a payment');
    throw error;
  }
}

/**
 * The answer to a repetition: waits until the first request has its link, or goes on in its place when it has died.
 * @throws {ApiError} 502 when the first request failed.
 */
export async function awaitPayment(
  opening: PaymentOpening,
  orderId: number,
  ip: string,
): Promise<PlacedOrder> {
  for (let look = FIRST_PAUSE; ; look = Math.min(look * 2, LONGEST_PAUSE)) {
    const here = openings.get(opening.db)?.get(orderId);
    if (here) return here;
    const order = await findPlacedOrder(opening.db, orderId);
    if (order?.paymentLink) return order;
    if (!order || order.status === 'CANCELED') {
      throw upstreamFailed('The payment provider did not open a payment');
    }
    if (await takeOver(opening.db, order.paymentId)) return openPayment(opening, order, ip);
    await sleep(look);
  }
}

/** True for exactly one of those who wait, once the opener's time is up. */
async function takeOver(db: Db, paymentId: string): Promise<boolean> {
  const taken = await db
    .updateTable('payment')
    .set({ opening_until: new Date(Date.now() + OPENING_TIME) })
    .where('id', '=', paymentId)
    .where('payment_link', 'is', null)
    .where('opening_until', '<', new Date())
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}
