import { randomUUID } from 'node:crypto';
import { grosze, type MinorUnits } from '#domain/grosze.ts';
import { PAYMENT_PROVIDERS, type PaymentProvider } from '#domain/payment.ts';
import type { SandboxPayment } from '#server/pay/sandbox/sandbox-payments.ts';
import { askRefund } from '#server/refunds/ask-refund.ts';
import { refundBalance } from '#server/refunds/refund-balance.ts';
import { refundsOf } from '#server/refunds/refunds-of.ts';
import { confirmedOrder, newPurchase, sendOrder, tarotOffer, withConcurrency } from './support/buyer.ts';
import { summed, type FaultReport } from './fault.ts';
import type { LiveShop } from './support/live-shop.ts';
import type { Mode, Notification } from './support/faulty-provider.ts';

/** More milliseconds than refund jobs wait after a new refund. */
const LATER = 60_000;

interface PaidOrder {
  orderId: number;
  payment: SandboxPayment;
}

/**
 * Fault: many refunds at once, with providers that fail before and after making one, and notifications that are
 * repeated or out of order. Expected: each refund is made once, provider and ledger agree, and the refunds never
 * exceed the payment.
 */
export async function refundTroubles(
  shop: LiveShop,
  { atOnce, repeats, faults }: { atOnce: number; repeats: number; faults: readonly Mode[] },
): Promise<FaultReport> {
  const problems: string[] = [];
  const { provider } = shop;
  const { db } = shop.store;
  const offer = await tarotOffer(shop.url);
  const notify = async ({ path, headers, body }: Notification) => {
    const options = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body };
    return (await fetch(shop.url + path, options)).status;
  };

  async function paid(paymentProvider: PaymentProvider): Promise<PaidOrder> {
    const purchase = newPurchase(offer, { paymentProvider });
    const response = await sendOrder(shop.url, purchase);
    if (response === 'lost' || response.status !== 201) throw new Error('The shop takes no order');
    const payment = await provider.of(String(response.body['id']));
    await provider.pay(payment);
    await notify(await provider.notice(payment, 'paid'));
    return { orderId: confirmedOrder(response.body, purchase).orderId, payment };
  }
  const ask = (orderId: number, amount: MinorUnits) =>
    db.transaction().execute((trx) => {
      const decision = {
        orderId,
        amount,
        idempotencyKey: randomUUID(),
        reason: 'fault',
        requestedBy: 'faults',
      };
      return askRefund(trx, decision);
    });

  /** Checks that the provider made each refund of the ledger once, and that both sums are equal. */
  async function compare({ orderId, payment }: PaidOrder, what: string): Promise<void> {
    const made = await provider.refundsOf(payment);
    const asked = provider.askedRefunds;
    const given = made.reduce((sum, { amount }) => sum + amount, 0);
    const balance = await refundBalance(db, orderId);
    const refunds = await refundsOf(db, orderId);
    if (new Set(asked).size !== asked.length) problems.push(`${what}: money given twice`);
    if (given > payment.amount) problems.push(`${what}: more than was paid`);
    if (balance?.done !== given) problems.push(`${what}: the ledger and the provider differ`);
    if (refunds.some(({ state }) => state !== 'done')) problems.push(`${what}: a refund was forgotten`);
  }

  async function tellAndCompare(order: PaidOrder, what: string): Promise<void> {
    for (const refund of await provider.refundsOf(order.payment)) {
      await provider.finish(refund);
      await withConcurrency(repeats, 10, () => notify(provider.refundNotice(order.payment, refund, 'DONE')));
      await notify(provider.refundNotice(order.payment, refund, 'PENDING'));
    }
    await compare(order, what);
  }

  let decided = 0;
  for (const paymentProvider of PAYMENT_PROVIDERS) {
    const crowd = await paid(paymentProvider);
    const part = grosze(Math.ceil(crowd.payment.amount / 10));
    const asked = await Promise.all(Array.from({ length: atOnce }, () => ask(crowd.orderId, part)));
    decided += asked.filter(({ kind }) => kind === 'asked').length;
    await shop.advanceTime(LATER);
    await tellAndCompare(crowd, `${paymentProvider}, ${atOnce} at once`);

    for (const mode of faults) {
      const order = await paid(paymentProvider);
      await ask(order.orderId, part);
      provider.mode = mode;
      await shop.advanceTime(LATER);
      provider.mode = 'well';
      provider.afterRefund = mode;
      await shop.advanceTime(2 * LATER);
      provider.afterRefund = 'well';
      await shop.advanceTime(10 * LATER);
      await tellAndCompare(order, `${paymentProvider}, ${mode}`);
    }
  }
  return {
    what: 'refunds: provider failing before and after, notices doubled',
    tried: `both providers, ${atOnce} decisions at once, ${faults.length} faults twice, each notice ${repeats} times`,
    seen: `${decided} of ${2 * atOnce} decisions stood, every refund made once, none above what was paid`,
    problems: summed(problems),
  };
}
