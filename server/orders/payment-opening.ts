import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PaymentProvider } from '#domain/payment.ts';
import { upstreamFailed } from '#server/api-error.ts';
import { PaymentProviderError, type PaymentGateway, type StartedPayment } from '#server/pay/payment-port.ts';
import type { CachedRead } from '#server/store/catalogue-cache.ts';
import type { CompleteText } from '#server/store/page-contents.ts';
import { keptStatement, type Places } from '#server/store/statements/kept-statement.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { deleteKey } from './idempotency.ts';
import { cancelPayment } from './payment-ledger.ts';
import { findPlacedOrder, type PlacedOrder } from './placed-order.ts';
import { paymentReturnUrl, resultPageUrl } from '#server/shop-links.ts';

/**
 * How long (ms) the process that stored a payment has to open it at the provider; a gateway times out after 8 s.
 * Afterwards the process is considered dead, and a repeated request takes over.
 */
export const OPENING_TIME = 15_000;
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 1_000;

/** Payments that this process is opening, by order id; repeated requests await these instead of polling the database. */
const openings = new WeakMap<Db, Map<number, Promise<PlacedOrder>>>();

/** What it takes to open payments at their providers. */
export interface PaymentOpening {
  db: Db;
  gateways: Record<PaymentProvider, PaymentGateway>;
  /** Origin of the shop, for the return URL. */
  publicUrl: string;
  /** Makes the terms as customers are shown them; without it they are shown as they are stored. */
  completeText?: CompleteText | undefined;
  /** No order is taken without the request to begin before the time for withdrawal is over (EARLY_START). */
  earlyStartRequired?: boolean;
  /** Cache for reads of the catalogue; without it each order reads the database. */
  cached?: CachedRead | undefined;
}

/**
 * Opens a stored payment at its provider, outside any transaction, and stores the link. When the provider fails, the
 * order is canceled, its coupon released and its idempotency key deleted.
 * @throws {ApiError} 502, code 500.
 */
export function openPayment(opening: PaymentOpening, order: PlacedOrder, ip: string): Promise<PlacedOrder> {
  const pending = openings.get(opening.db) ?? new Map<number, Promise<PlacedOrder>>();
  openings.set(opening.db, pending);
  const opened = startPayment(opening, order, ip).finally(() => pending.delete(order.orderId));
  pending.set(order.orderId, opened);
  return opened;
}

async function startPayment(opening: PaymentOpening, order: PlacedOrder, ip: string): Promise<PlacedOrder> {
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
      returnUrl: paymentReturnUrl(publicUrl, order),
      idempotencyKey: order.paymentId,
      expiresAt: order.expiresAt,
    });
    await noteOpened(db, { paymentId: order.paymentId, ...started });
    return { ...order, paymentLink: started.paymentLink };
  } catch (error) {
    await cancelPayment(db, order.paymentId);
    await deleteKey(db, order.orderId);
    if (error instanceof PaymentProviderError)
      throw upstreamFailed('The payment provider did not open a payment', error);
    throw error;
  }
}

/**
 * Handles a repeated request: waits until the first one has its payment link, or takes over when its process has died.
 * @throws {ApiError} 502 when the first request failed; the next one makes a new order.
 */
export async function awaitPayment(
  opening: PaymentOpening,
  orderId: number,
  ip: string,
): Promise<PlacedOrder> {
  for (let delay = FIRST_PAUSE; ; delay = Math.min(delay * 2, LONGEST_PAUSE)) {
    const opened = openings.get(opening.db)?.get(orderId);
    if (opened) return opened;
    const order = await findPlacedOrder(opening.db, orderId);
    if (order?.paymentLink) return { ...order, paymentLink: livingLink(order, opening.publicUrl) };
    if (!order || order.status === 'CANCELED') {
      // A process that died after canceling has left the key, by which this press would fail for ever.
      await deleteKey(opening.db, orderId);
      throw upstreamFailed('The payment provider did not open a payment');
    }
    if (await takeOver(opening.db, order.paymentId)) return openPayment(opening, order, ip);
    await sleep(delay);
  }
}

const noteOpened = keptStatement((db, at: Places<{ paymentId: string } & StartedPayment>) =>
  db
    .updateTable('payment')
    .set({
      provider_payment_id: at.providerPaymentId,
      payment_link: at.paymentLink,
      updated_at: sql`now()`,
    })
    .where('id', '=', at.paymentId),
);

/** The link for a repeated request: the payment page while the order can be paid there, afterwards the result page. */
function livingLink(order: PlacedOrder, publicUrl: string): string | null {
  const isPayable = order.status === 'PENDING' && order.expiresAt > new Date();
  return isPayable ? order.paymentLink : resultPageUrl(publicUrl, order);
}

/** Claims a payment whose opening time is over; resolves with true for exactly one of the waiting requests. */
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
