import { sql } from 'kysely';
import { PAYMENT_PROVIDERS, type PaymentProvider } from '#domain/payment.ts';
import { cancelPayment } from '#server/orders/payment-ledger.ts';
import {
  acknowledged,
  inCrowd,
  newPurchase,
  paymentStatus,
  sendOrder,
  tarotOffer,
  type Acknowledged,
} from './buyer.ts';
import { summed, type FaultReport } from './fault.ts';
import type { LiveShop } from './live-shop.ts';
import { notificationOf, type Notification, type StandInPayment } from './provider-stand-in.ts';

interface Case {
  what: string;
  /** Does what goes wrong; resolves with the statuses of the notifications that had to be refused. */
  play: (stage: Stage) => Promise<readonly number[] | void>;
  /** What the customer sees in the end. */
  ends: 'COMPLETED' | 'PENDING';
}

/** One order, and ways to tell the shop about its payment. */
interface Stage {
  shop: LiveShop;
  paymentId: string;
  payment: StandInPayment;
  repeats: number;
  tell: (notification: Notification) => Promise<number>;
}

const TEN_MINUTES = 600;

const CASES: readonly Case[] = [
  {
    what: 'lost',
    ends: 'COMPLETED',
    play: async ({ shop, payment }) => {
      payment.isPaid = true;
      await shop.passTime(4 * 60_000);
    },
  },
  {
    what: 'repeated',
    ends: 'COMPLETED',
    play: async ({ payment, repeats, tell }) => {
      payment.isPaid = true;
      await inCrowd(repeats, 20, () => tell(notificationOf(payment, 'paid')));
    },
  },
  {
    what: 'late',
    ends: 'COMPLETED',
    play: async ({ shop, paymentId, payment, tell }) => {
      await cancelPayment(shop.store.db, paymentId);
      payment.isPaid = true;
      await tell(notificationOf(payment, 'paid'));
    },
  },
  {
    what: 'out of order',
    ends: 'COMPLETED',
    play: async ({ payment, tell }) => {
      payment.isPaid = true;
      await tell(notificationOf(payment, 'paid'));
      await tell({ ...notificationOf(payment, 'under way') });
    },
  },
  {
    what: 'tampered',
    ends: 'PENDING',
    play: async ({ payment, tell }) => {
      const honest = notificationOf(payment, 'under way');
      const body = honest.body.replace(/PENDING|unpaid/, (word) =>
        word === 'PENDING' ? 'COMPLETED' : 'paid',
      );
      const cheap = honest.body.replaceAll(String(payment.amount), '1');
      return [await tell({ ...honest, body }), await tell({ ...honest, body: cheap })];
    },
  },
  {
    what: 'signed by a stranger',
    ends: 'PENDING',
    play: async ({ payment, tell }) => {
      const { path, headers, body } = notificationOf(payment, 'paid');
      const forged = Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [
          name,
          value.replace(/[0-9a-f]{32,}/, (hash) => hash.replace(/./g, '0')),
        ]),
      );
      return [await tell({ path, headers: forged, body })];
    },
  },
];

/** Stripe signs the time, too; PayU does not, there a status that is behind the present one changes nothing. */
const OLD: Case = {
  what: 'old',
  ends: 'PENDING',
  play: async ({ payment, tell }) => [
    await tell(notificationOf(payment, 'paid', Math.floor(Date.now() / 1000) - TEN_MINUTES)),
  ],
};

/** Notifications that go wrong: one transition, one mail, and what is not the provider's word is refused. */
export async function webhookTroubles(shop: LiveShop, repeats: number): Promise<FaultReport> {
  const problems: string[] = [];
  const fairyProductId = await tarotOffer(shop.url);
  const complain = (provider: PaymentProvider, { what }: Case, problem: string) =>
    problems.push(`${provider}, ${what}: ${problem}`);
  const order = async (paymentProvider: PaymentProvider) => {
    const purchase = newPurchase(fairyProductId, { paymentProvider });
    const answer = await sendOrder(shop.url, purchase);
    if (answer === 'lost' || answer.status !== 201) throw new Error('The shop takes no order');
    return { ...acknowledged(answer.body, purchase), paymentId: String(answer.body['id']) };
  };
  const tell = async ({ path, headers, body }: Notification) => {
    const options = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body };
    return (await fetch(shop.url + path, options)).status;
  };
  const judge = async (provider: PaymentProvider, one: Case, placed: Acknowledged) => {
    const status = await paymentStatus(shop.url, placed);
    if (status !== one.ends) complain(provider, one, `the payment ended ${String(status)}`);
    const mails = await mailsOf(shop, placed.orderId);
    if (mails !== (one.ends === 'COMPLETED' ? 1 : 0)) complain(provider, one, `${mails} mails`);
  };

  let refused = 0;
  for (const provider of PAYMENT_PROVIDERS) {
    for (const one of [...CASES, ...(provider === 'STRIPE' ? [OLD] : [])]) {
      const placed = await order(provider);
      const { paymentId } = placed;
      const stage = { shop, paymentId, payment: shop.provider.of(paymentId), repeats, tell };
      for (const status of (await one.play(stage)) ?? []) {
        if (status === 401) refused += 1;
        else complain(provider, one, `a bad notification was answered ${status}`);
      }
      await judge(provider, one, placed);
    }
    const early: Case = { what: 'early', ends: 'COMPLETED', play: async () => undefined };
    shop.provider.beforeAnswer = (payment) => {
      payment.isPaid = true;
      return tell(notificationOf(payment, 'paid'));
    };
    await judge(provider, early, await order(provider));
    shop.provider.beforeAnswer = async () => undefined;
  }
  return {
    what: 'webhooks',
    tried: `both providers: lost, ${repeats} times, early, late, out of order, tampered, forged, old`,
    seen: `one transition and one mail each, ${refused} refused`,
    problems: summed(problems),
  };
}

async function mailsOf({ store }: LiveShop, orderId: number): Promise<number> {
  const { rows } = await sql`
    select id from job where kind = 'mail.order-confirmed' and payload->>'orderId' = ${String(orderId)}
  `.execute(store.db);
  return rows.length;
}
