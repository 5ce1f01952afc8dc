import { sql } from 'kysely';
import { grosze, plus } from '#domain/grosze.ts';
import { PAYMENT_PROVIDERS, type PaymentProvider } from '#domain/payment.ts';
import Stripe from 'stripe';
import { cancelPayment } from '#server/orders/payment-ledger.ts';
import type { SandboxPayment } from '#server/pay/sandbox/sandbox-payments.ts';
import {
  confirmedOrder,
  withConcurrency,
  newPurchase,
  paymentStatus,
  sendOrder,
  tarotOffer,
  type ConfirmedOrder,
} from './support/buyer.ts';
import { summed, type FaultReport } from './fault.ts';
import type { LiveShop } from './support/live-shop.ts';
import type { Notification } from './support/faulty-provider.ts';

interface Case {
  what: string;
  /** Plays the fault; resolves with the response statuses of the notifications that must be refused. */
  play: (stage: Stage) => Promise<readonly number[] | void>;
  /** Final payment status. */
  ends: 'COMPLETED' | 'PENDING' | 'WAITING_FOR_CONFIRMATION' | 'CANCELED';
}

/** An order and functions that send notifications about its payment. */
interface Stage {
  shop: LiveShop;
  paymentId: string;
  payment: SandboxPayment;
  /** Comes back from the payment page as a customer does who has left it unpaid. */
  leave: () => Promise<unknown>;
  repeats: number;
  notify: (notification: Notification) => Promise<number>;
}

const TEN_MINUTES = 600;

/** Types that a body may be said to have, by a proxy or by a version to come: the signature is over its bytes. */
const DRESSES = [
  'text/plain;charset=UTF-8',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'APPLICATION/JSON;;',
  'nonsense',
  '',
];

const CASES: readonly Case[] = [
  ...DRESSES.map((type): Case => ({
    what: `as “${type}”`,
    ends: 'COMPLETED',
    play: async ({ shop, payment, notify }) => {
      await shop.provider.pay(payment);
      const { headers, ...notice } = await shop.provider.notice(payment, 'paid');
      await notify({ ...notice, headers: { ...headers, 'content-type': type } });
    },
  })),
  {
    what: 'without a body, or of none that is JSON',
    ends: 'PENDING',
    play: async ({ shop, payment, notify }) => {
      const honest = await shop.provider.notice(payment, 'paid');
      const bodies = ['', '\uFEFF', '['];
      return Promise.all(bodies.map((body) => notify({ ...honest, body })));
    },
  },
  {
    what: 'lost',
    ends: 'COMPLETED',
    play: async ({ shop, payment }) => {
      await shop.provider.pay(payment);
      await shop.advanceTime(4 * 60_000);
    },
  },
  {
    what: 'repeated',
    ends: 'COMPLETED',
    play: async ({ shop, payment, repeats, notify }) => {
      await shop.provider.pay(payment);
      await withConcurrency(repeats, 20, async () => notify(await shop.provider.notice(payment, 'paid')));
    },
  },
  {
    what: 'late',
    ends: 'COMPLETED',
    play: async ({ shop, paymentId, payment, notify }) => {
      await cancelPayment(shop.store.db, paymentId);
      await shop.provider.pay(payment);
      await notify(await shop.provider.notice(payment, 'paid'));
    },
  },
  {
    what: 'out of order',
    ends: 'COMPLETED',
    play: async ({ shop, payment, notify }) => {
      await shop.provider.pay(payment);
      await notify(await shop.provider.notice(payment, 'paid'));
      await notify(await shop.provider.notice(payment, 'pending'));
    },
  },
  {
    what: 'of another amount',
    ends: 'WAITING_FOR_CONFIRMATION',
    play: async ({ shop, payment, notify }) => {
      await shop.provider.pay(payment, plus(payment.amount, grosze(100)));
      await notify(await shop.provider.notice(payment, 'paid'));
      await notify(await shop.provider.notice(payment, 'paid'));
    },
  },
  {
    what: 'lost, and the customer back as if unpaid',
    ends: 'COMPLETED',
    play: async ({ shop, payment, leave }) => {
      await shop.provider.pay(payment);
      await leave();
    },
  },
  {
    what: 'none, the customer back unpaid, and an older one afterwards',
    ends: 'CANCELED',
    play: async ({ shop, payment, leave, notify }) => {
      await leave();
      await notify(await shop.provider.notice(payment, 'pending'));
    },
  },
  {
    what: 'tampered',
    ends: 'PENDING',
    play: async ({ shop, payment, notify }) => {
      const honest = await shop.provider.notice(payment, 'pending');
      const body = honest.body.replace(/PENDING|unpaid/, (word) =>
        word === 'PENDING' ? 'COMPLETED' : 'paid',
      );
      const cheap = honest.body.replaceAll(String(payment.amount), '1');
      return [await notify({ ...honest, body }), await notify({ ...honest, body: cheap })];
    },
  },
  {
    what: 'signed by a stranger',
    ends: 'PENDING',
    play: async ({ shop, payment, notify }) => {
      const { path, headers, body } = await shop.provider.notice(payment, 'paid');
      const forged = Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [
          name,
          value.replace(/[0-9a-f]{32,}/, (hash) => hash.replace(/./g, '0')),
        ]),
      );
      return [await notify({ path, headers: forged, body })];
    },
  },
];

/**
 * Old notifications: Stripe signs the time, so they are refused; PayU does not, so an outdated status must change
 * nothing.
 */
const OLD: Case = {
  what: 'old',
  ends: 'PENDING',
  play: async ({ shop, payment, notify }) => {
    const fresh = await shop.provider.notice(payment, 'paid');
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload: fresh.body,
      secret: shop.provider.webhookSecret,
      timestamp: Math.floor(Date.now() / 1000) - TEN_MINUTES,
    });
    return [await notify({ ...fresh, headers: { 'stripe-signature': signature } })];
  },
};

/**
 * Fault: webhooks that are lost, repeated, late, reordered, of another amount or forged. Expected: one transition and one
 * e-mail; another amount waits for a person; forged ones are refused.
 */
export async function webhookTroubles(shop: LiveShop, repeats: number): Promise<FaultReport> {
  const problems: string[] = [];
  const fairyProductId = await tarotOffer(shop.url);
  const addProblem = (provider: PaymentProvider, { what }: Case, problem: string) =>
    problems.push(`${provider}, ${what}: ${problem}`);
  const order = async (paymentProvider: PaymentProvider) => {
    const purchase = newPurchase(fairyProductId, { paymentProvider });
    const response = await sendOrder(shop.url, purchase);
    if (response === 'lost' || response.status !== 201) throw new Error('The shop takes no order');
    return { ...confirmedOrder(response.body, purchase), paymentId: String(response.body['id']) };
  };
  const notify = async ({ path, headers, body }: Notification) => {
    const options = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body };
    return (await fetch(shop.url + path, options)).status;
  };
  const check = async (provider: PaymentProvider, one: Case, placed: ConfirmedOrder) => {
    const status = await paymentStatus(shop.url, placed);
    if (status !== one.ends) addProblem(provider, one, `the payment ended ${String(status)}`);
    const mails = await mailsOf(shop, placed.orderId);
    if (mails !== (one.ends === 'COMPLETED' ? 1 : 0)) addProblem(provider, one, `${mails} mails`);
  };

  let refused = 0;
  for (const provider of PAYMENT_PROVIDERS) {
    for (const one of [...CASES, ...(provider === 'STRIPE' ? [OLD] : [])]) {
      const placed = await order(provider);
      const { paymentId } = placed;
      const returned = `/api/payment/return?orderId=${placed.orderId}&customerId=${placed.customerId}&error=501`;
      const leave = () => fetch(shop.url + returned, { redirect: 'manual' });
      const stage = { shop, paymentId, payment: await shop.provider.of(paymentId), leave, repeats, notify };
      for (const status of (await one.play(stage)) ?? []) {
        if (status === 401) refused += 1;
        else addProblem(provider, one, `a bad notification got ${status}`);
      }
      await check(provider, one, placed);
    }
    const early: Case = { what: 'early', ends: 'COMPLETED', play: async () => undefined };
    shop.provider.beforeResponse = async (payment) => {
      await shop.provider.pay(payment);
      return notify(await shop.provider.notice(payment, 'paid'));
    };
    await check(provider, early, await order(provider));
    shop.provider.beforeResponse = async () => undefined;
  }
  return {
    what: 'webhooks',
    tried: `both providers: lost, ${repeats} times, early, late, out of order, of another amount, after leaving, of seven types, empty, tampered, forged, old`,
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
