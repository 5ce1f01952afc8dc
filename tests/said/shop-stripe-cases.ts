import { afterRefused, brief, givenBack, notice, ofNew, STRIPE, stripeSays } from './shop-payment-cases.ts';
import { orderWhere, type Maker, type Subject } from './shop-subjects.ts';
import { provider } from './told-provider.ts';
import type { ShopRequest } from './requests.ts';
import type { Cases } from './what-changes.ts';
import { signed } from '#tests/server/pay/gateway-kinds.ts';

const stripeEvent = (type: string, object: object): ShopRequest =>
  notice('STRIPE', { id: 'evt_1', object: 'event', livemode: false, type, data: { object } });

/** Stripe tells something about a payment of the filled shop. */
const aboutPaid =
  (tell: (order: Subject) => ShopRequest): Maker =>
  async (shop) => {
    const order = await orderWhere(shop, `shop_order.status = 'GENERATING_RESPONSE' and provider = 'STRIPE'`);
    provider.says(/^GET .*sessions$/, 200, { data: [{ id: order.providerId }] });
    return tell(order);
  };
const dispute = (order: Subject, changes: object = {}) => ({
  id: 'dp_1',
  payment_intent: 'pi_1',
  amount: order.amount,
  currency: 'pln',
  reason: 'fraudulent',
  status: 'needs_response',
  ...changes,
});
const disputed =
  (
    type: string,
    changes: object,
    before: readonly (readonly [type: string, changes: object])[] = [],
  ): Maker =>
  async (shop) => {
    const order = await orderWhere(shop, `shop_order.status = 'GENERATING_RESPONSE' and provider = 'STRIPE'`);
    provider.says(/^GET .*sessions$/, 200, { data: [{ id: order.providerId }] });
    for (const [earlier, status] of before)
      await shop.ask(stripeEvent(`charge.dispute.${earlier}`, dispute(order, status)));
    return stripeEvent(`charge.dispute.${type}`, dispute(order, changes));
  };
const stripeRefund =
  (changes: object): Maker =>
  async (shop) => {
    const { providerId, amount, refundId } = await givenBack(shop, 'STRIPE');
    return stripeEvent('refund.updated', {
      id: 're_1',
      amount,
      currency: 'pln',
      metadata: { refundId, sessionId: providerId },
      ...changes,
    });
  };

export const stripeCases: Cases = {
  'a paid session': ofNew((order) => stripeSays(order, 'completed'), STRIPE),
  'a session that waits for its money': brief(
    ofNew((order) => stripeSays(order, 'completed', { payment_status: 'unpaid' }), STRIPE),
  ),
  'money that came later': brief(
    ofNew(async (order, shop) => {
      await shop.ask(stripeSays(order, 'completed', { payment_status: 'unpaid' }));
      return stripeSays(order, 'async_payment_succeeded');
    }, STRIPE),
  ),
  'money that did not come': brief(
    ofNew((order) => stripeSays(order, 'async_payment_failed', { payment_status: 'unpaid' }), STRIPE),
  ),
  'a session that is over': brief(
    ofNew((order) => stripeSays(order, 'expired', { payment_status: 'unpaid' }), STRIPE),
  ),
  'another currency': ofNew((order) => stripeSays(order, 'completed', { currency: 'eur' }), STRIPE),
  'real money, to a key of tests': brief(
    ofNew((order) => stripeSays(order, 'completed', {}, { livemode: true }), STRIPE),
  ),
  'a session of another shop': brief(
    ofNew((order) => stripeSays(order, 'completed', { client_reference_id: null }), STRIPE),
  ),
  'an event that does not matter': () => stripeEvent('customer.created', { id: 'cus_1' }),
  'after notices that were refused, an event that does not matter': afterRefused(() =>
    stripeEvent('customer.created', { id: 'cus_2' }),
  ),
  'after notices that were refused, a session of another shop': afterRefused(
    ofNew((order) => stripeSays(order, 'expired', { client_reference_id: null }), STRIPE),
  ),
  'a signature by another key': () => {
    const raw = stripeEvent('customer.created', {}).raw ?? '';
    return notice('STRIPE', raw, (body) => signed('STRIPE', body, 'whsec_other'));
  },
  'a refund is done': stripeRefund({ status: 'succeeded' }),
  'a refund has failed': stripeRefund({ status: 'failed', failure_reason: 'expired_or_canceled_card' }),
  'a refund was called off': stripeRefund({ status: 'canceled' }),
  'a refund that waits for its customer': stripeRefund({ status: 'requires_action' }),
  'a refund that failed, and then is done': async (shop) => {
    const { providerId, amount, refundId } = await givenBack(shop, 'STRIPE');
    const refund = { id: 're_1', amount, currency: 'pln', metadata: { refundId, sessionId: providerId } };
    await shop.ask(stripeEvent('refund.failed', { ...refund, status: 'failed' }));
    return stripeEvent('refund.updated', { ...refund, id: 're_2', status: 'succeeded' });
  },
  'a refund made by hand, of a charge': aboutPaid((order) => {
    const refund = { id: 're_9', amount: 100, currency: 'pln', status: 'succeeded', metadata: {} };
    provider.says(/^GET .*refunds$/, 200, { data: [refund] });
    return stripeEvent('charge.refunded', { id: 'ch_1', payment_intent: 'pi_1', amount: order.amount });
  }),
  'a refund of a payment that is not the shop’s': () => {
    provider.says(/^GET .*sessions$/, 200, { data: [] });
    return stripeEvent('refund.created', {
      id: 're_9',
      amount: 1,
      currency: 'pln',
      status: 'pending',
      payment_intent: 'pi_9',
    });
  },
  'a dispute': disputed('created', {}),
  'a dispute that was won': disputed('closed', { status: 'won' }, [['created', {}]]),
  'a dispute that is told late': disputed('created', {}, [['closed', { status: 'lost' }]]),
  'a question of a bank': disputed('created', { status: 'warning_needs_response' }),
  'a question that became a dispute': disputed('funds_withdrawn', {}, [
    ['created', { status: 'warning_needs_response' }],
    ['closed', { status: 'warning_closed' }],
  ]),
  'a dispute of a payment that is not the shop’s': () => {
    provider.says(/^GET .*sessions$/, 200, { data: [{ id: 'cs_other' }] });
    return stripeEvent('charge.dispute.created', dispute({ amount: 1 } as Subject));
  },
  'Stripe does not answer': aboutPaid((order) => {
    provider.says(/^GET/, 500);
    return stripeEvent('charge.dispute.created', dispute(order));
  }),
};
