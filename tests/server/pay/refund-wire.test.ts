import Stripe from 'stripe';
import { afterEach, describe, expect, test } from 'vitest';
import { grosze } from '#domain/grosze.ts';
import { PaymentProviderError } from '#server/pay/payment-port.ts';
import { PayuGateway } from '#server/pay/payu-gateway.ts';
import { signForPayu } from '#server/pay/payu-signature.ts';
import { StripeGateway } from '#server/pay/stripe-gateway.ts';
import { FAILURES, json, startStandIn, type StandIn } from './stand-in-provider.ts';

let standIn: StandIn;
afterEach(() => standIn.close());

const ORDER = {
  refundId: 'b5cbb5ad-3a34-4c7a-9d50-2d0f7a0b3f10',
  orderId: 1001,
  providerPaymentId: 'P1',
  amount: grosze(2500),
  currency: 'PLN',
};

type Answer = Parameters<typeof startStandIn>[0];
const lastPost = () =>
  standIn.requests.findLast(({ method, path }) => method === 'POST' && path.endsWith('refunds'));

describe('Stripe', () => {
  const refund = { id: 're_1', object: 'refund', amount: 2500, currency: 'pln', status: 'succeeded' };
  const ours = { ...refund, metadata: { refundId: ORDER.refundId, sessionId: 'P1' } };
  const error = (code: string) => ({ error: { type: 'invalid_request_error', code, message: code } });

  async function start(answer: Answer, listed: object[] = []) {
    standIn = await startStandIn((request, response) => {
      if (request.method === 'POST') return answer(request, response);
      if (request.path.startsWith('/v1/refunds'))
        return json(response, 200, { data: listed, has_more: false });
      if (request.path.startsWith('/v1/checkout/sessions?'))
        return json(response, 200, { data: [{ id: 'P1' }] });
      return json(response, 200, { id: 'P1', payment_intent: 'pi_1' });
    });
    const apiUrl = () => standIn.url;
    return new StripeGateway({ secretKey: 'sk_test_x', webhookSecret: 'whsec_x', apiUrl, timeout: 1_500 });
  }

  test('is asked by payment intent, with amount, metadata and the key of this refund', async () => {
    const stripe = await start((_request, response) => json(response, 200, ours));
    expect(await stripe.refund(ORDER)).toEqual({
      providerPaymentId: 'P1',
      refundId: ORDER.refundId,
      providerRefundId: 're_1',
      state: 'done',
      amount: 2500,
      currency: 'PLN',
    });
    expect(lastPost()?.headers['idempotency-key']).toBe(`refund-${ORDER.refundId}`);
    expect(Object.fromEntries(new URLSearchParams(lastPost()?.body))).toEqual({
      payment_intent: 'pi_1',
      amount: '2500',
      'metadata[refundId]': ORDER.refundId,
      'metadata[sessionId]': 'P1',
      'metadata[orderId]': '1001',
    });
  });

  test.each([
    ['pending', 'pending'],
    ['requires_action', 'pending'],
    ['failed', 'failed'],
    ['canceled', 'failed'],
  ])('%s means %s', async (status, state) => {
    const stripe = await start((_request, response) => json(response, 200, { ...ours, status }));
    expect(await stripe.refund(ORDER)).toMatchObject({ state });
  });

  test.each([['id'], ['status']])(
    'an answer without %s tells nothing of a refund: it is to be asked again',
    async (name) => {
      const answer = { ...ours, [name]: undefined };
      const stripe = await start((_request, response) => json(response, 200, answer));
      await expect(stripe.refund(ORDER)).rejects.toBeInstanceOf(PaymentProviderError);
    },
  );

  test('one that it lists already is not asked for again; another of the same payment stays apart', async () => {
    const byHand = { ...refund, id: 're_by_hand', metadata: null };
    const stripe = await start((_request, response) => json(response, 500, {}), [byHand, ours]);
    expect(await stripe.refund(ORDER)).toMatchObject({ providerRefundId: 're_1', state: 'done' });
    expect(lastPost()).toBeUndefined();
  });

  test('a refusal of one that was made meanwhile is no failure: its money has gone back', async () => {
    const listed: object[] = [];
    const stripe = await start((_request, response) => {
      listed.push(ours);
      json(response, 400, error('charge_already_refunded'));
    }, listed);
    expect(await stripe.refund(ORDER)).toMatchObject({ providerRefundId: 're_1', state: 'done' });
  });

  test('a refusal for good is a failure with its code', async () => {
    const stripe = await start((_request, response) => json(response, 400, error('charge_disputed')));
    expect(await stripe.refund(ORDER)).toMatchObject({ state: 'failed', failure: 'charge_disputed' });
    await standIn.close();
    const wordless = await start((_request, response) =>
      json(response, 400, { error: { type: 'invalid_request_error', message: 'no' } }),
    );
    expect(await wordless.refund(ORDER)).toMatchObject({ state: 'failed', failure: 'refused' });
  });

  test.each([401, 403, 404])(
    '%d is about the key or the payment, no refusal: it is to be asked again',
    async (status) => {
      const stripe = await start((_request, response) => json(response, status, error('resource_missing')));
      await expect(stripe.refund(ORDER)).rejects.toBeInstanceOf(PaymentProviderError);
    },
  );

  test.each([
    ['no list of refunds', { payment_intent: 'pi_1' }],
    ['no payment of the session', { payment_intent: null, data: [] }],
  ])('where it tells %s, none is made: it is to be asked again', async (_what, told) => {
    standIn = await startStandIn((_request, response) => json(response, 200, { id: 'P1', ...told }));
    const apiUrl = () => standIn.url;
    const stripe = new StripeGateway({ secretKey: 'sk_test_x', webhookSecret: 'whsec_x', apiUrl });
    await expect(stripe.refund(ORDER)).rejects.toBeInstanceOf(PaymentProviderError);
    expect(lastPost()).toBeUndefined();
  });

  test.each(FAILURES)('%s is no refusal: it is to be asked again', async (_name, fail) => {
    const stripe = await start((_request, response) => void fail(response));
    await expect(stripe.refund(ORDER)).rejects.toBeInstanceOf(PaymentProviderError);
  });

  test.each([
    ['refund.created', { ...refund, payment_intent: 'pi_1' }],
    ['refund.updated', ours],
    ['charge.refunded', { id: 'ch_1', payment_intent: 'pi_1' }],
  ])('%s leads to the session that was paid', async (type, object) => {
    const stripe = await start(() => undefined, [refund]);
    expect(await notify(stripe, type, object)).toMatchObject({
      refunds: [{ providerPaymentId: 'P1', providerRefundId: 're_1', amount: 2500, state: 'done' }],
    });
  });

  const dispute = { id: 'dp_1', amount: 2500, currency: 'pln', reason: 'fraudulent', status: 'lost' };
  test.each([
    ['refund.created', { ...refund, payment_intent: null }, undefined],
    ['charge.refunded', { id: 'ch_1', payment_intent: null }, { refunds: [] }],
    ['charge.dispute.created', { ...dispute, payment_intent: null }, undefined],
  ])('%s of a payment that is not the shop’s tells nothing', async (type, object, told) => {
    const stripe = await start(() => undefined, [refund]);
    expect(await notify(stripe, type, object)).toEqual(told);
  });

  test.each([
    ['needs_response', false],
    ['under_review', false],
    ['won', true],
    ['lost', true],
    ['warning_needs_response', false],
    ['warning_under_review', false],
    ['warning_closed', true],
    ['prevented', true],
  ])('a dispute that is %s is over: %s (docs.stripe.com/api/disputes)', async (status, isClosed) => {
    const stripe = await start(() => undefined, [refund]);
    const told = await notify(stripe, 'charge.dispute.updated', {
      ...dispute,
      status,
      payment_intent: 'pi_1',
    });
    expect(told).toMatchObject({ dispute: { disputeId: 'dp_1', providerPaymentId: 'P1', status, isClosed } });
  });

  test.each([
    ['pending', 'pending', undefined],
    ['requires_action', 'pending', undefined],
    ['succeeded', 'done', undefined],
    ['failed', 'failed', 'failed'],
    ['canceled', 'failed', 'canceled'],
  ])(
    'a refund that is %s at Stripe is %s here (docs.stripe.com/api/refunds)',
    async (status, state, failure) => {
      const stripe = await start(() => undefined, [refund]);
      const told = await notify(stripe, 'refund.updated', { ...refund, status, payment_intent: 'pi_1' });
      expect(told).toMatchObject({ refunds: [{ state, ...(failure && { failure }) }] });
    },
  );

  const notify = (stripe: StripeGateway, type: string, object: object) => {
    const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_x' });
    return stripe.readNotification({ 'stripe-signature': signature }, Buffer.from(payload));
  };
});

describe('PayU', () => {
  const refund = {
    refundId: '5000009987',
    extRefundId: ORDER.refundId,
    amount: '2500',
    currencyCode: 'PLN',
    status: 'PENDING',
  };

  async function start(answer: Answer, listed: object[] | 'no order' = [], isWrapped = false) {
    standIn = await startStandIn((request, response) => {
      if (request.path.endsWith('/authorize'))
        return json(response, 200, { access_token: 'token', expires_in: 3_600 });
      if (request.method === 'POST') return answer(request, response);
      const known = listed === 'no order' ? undefined : listed;
      const one = /refunds\/(.+)$/.exec(request.path)?.[1];
      const found = known?.find((each) => 'refundId' in each && each.refundId === one);
      if (one !== undefined) return found ? json(response, 200, found) : json(response, 404, {});
      return known ? json(response, 200, isWrapped ? { refunds: known } : known) : json(response, 404, {});
    });
    const apiUrl = () => standIn.url;
    const keys = { posId: '1', clientId: '1', clientSecret: 'x', secondKey: 'x' };
    return new PayuGateway({ ...keys, apiUrl, notifyUrl: apiUrl, timeout: 1_500 });
  }
  const made: Answer = (_request, response) =>
    json(response, 200, { orderId: 'P1', refund, status: { statusCode: 'SUCCESS' } });

  test('is asked with the amount as a string in grosze, the order’s number and the shop’s id', async () => {
    const payu = await start(made, 'no order');
    expect(await payu.refund(ORDER)).toEqual({
      providerPaymentId: 'P1',
      refundId: ORDER.refundId,
      providerRefundId: '5000009987',
      state: 'pending',
      amount: 2500,
      currency: 'PLN',
    });
    expect(lastPost()?.path).toBe('/api/v2_1/orders/P1/refunds');
    expect(JSON.parse(lastPost()?.body ?? '')).toEqual({
      refund: {
        description: 'Zwrot za zamówienie 1001',
        amount: '2500',
        currencyCode: 'PLN',
        extRefundId: ORDER.refundId,
      },
    });
  });

  test.each([
    ['bare', false],
    ['wrapped', true],
  ])('one that its list (%s) has already is not asked for again', async (_form, isWrapped) => {
    const byHand = { ...refund, refundId: '1', extRefundId: null };
    const payu = await start(made, [byHand, { ...refund, status: 'FINALIZED' }], isWrapped);
    expect(await payu.refund(ORDER)).toMatchObject({ state: 'done' });
    expect(lastPost()).toBeUndefined();
  });

  test('a refusal for good is a failure with its code', async () => {
    const payu = await start((_request, response) =>
      json(response, 400, { status: { statusCode: 'ERROR_VALUE_INVALID' } }),
    );
    expect(await payu.refund(ORDER)).toMatchObject({ state: 'failed', failure: 'ERROR_VALUE_INVALID' });
  });

  test.each([
    [{ status: { statusCode: 'OPENPAYU_BUSINESS_ERROR', codeLiteral: 'NO_BALANCE' } }, 'NO_BALANCE'],
    [{ status: { statusCode: 'OPENPAYU_BUSINESS_ERROR', codeLiteral: null } }, 'OPENPAYU_BUSINESS_ERROR'],
    [{ status: { statusCode: 'OPENPAYU_BUSINESS_ERROR', codeLiteral: 7 } }, 'OPENPAYU_BUSINESS_ERROR'],
    [{ status: { statusCode: 'x'.repeat(101) } }, '400'],
    [{ status: {} }, '400'],
    ['no', '400'],
  ])('a refusal for good that says %j is a failure with %s', async (said, failure) => {
    const payu = await start((_request, response) => json(response, 400, said));
    expect(await payu.refund(ORDER)).toMatchObject({ state: 'failed', failure });
  });

  test.each([[undefined], [null], ['poor'], [{}], [{ code: 'x'.repeat(101) }]])(
    'a refund that is canceled with %j for a reason is known as canceled',
    async (statusError) => {
      const payu = await start(made, [{ ...refund, status: 'CANCELED', statusError }]);
      expect(await payu.fetchRefund('P1', refund.refundId)).toMatchObject({
        state: 'failed',
        failure: 'CANCELED',
      });
    },
  );

  test('a refusal of one that was made meanwhile is no failure: its money goes back', async () => {
    const listed: object[] = [];
    const payu = await start((_request, response) => {
      listed.push(refund);
      json(response, 400, { status: { statusCode: 'ERROR_VALUE_INVALID' } });
    }, listed);
    expect(await payu.refund(ORDER)).toMatchObject({ providerRefundId: refund.refundId, state: 'pending' });
  });

  test('403, a key that may read alone, is no refusal: it is to be asked again [LV-4]', async () => {
    const payu = await start((_request, response) =>
      json(response, 403, { status: { statusCode: 'ERROR_ORDER_NOT_AUTHORIZED' } }),
    );
    await expect(payu.refund(ORDER)).rejects.toBeInstanceOf(PaymentProviderError);
  });

  test.each(FAILURES)('%s is no refusal: it is to be asked again', async (_name, fail) => {
    const payu = await start((_request, response) => void fail(response));
    await expect(payu.refund(ORDER)).rejects.toBeInstanceOf(PaymentProviderError);
  });

  const notify = (payu: PayuGateway, status: string) => {
    const { extRefundId: _unsaid, ...said } = refund;
    const body = Buffer.from(JSON.stringify({ orderId: 'P1', refund: { ...said, status } }));
    return payu.readNotification({ 'openpayu-signature': signForPayu(body, 'x') }, body);
  };

  test('a notified refund is fetched: PayU knows its payment and its current state', async () => {
    const failed = { providerPaymentId: 'P1', refundId: ORDER.refundId, state: 'failed' };
    const payu = await start(made, [{ ...refund, status: 'CANCELED' }]);
    expect(await notify(payu, 'PENDING')).toMatchObject({ refunds: [{ ...failed, failure: 'CANCELED' }] });
    await standIn.close();
    const statusError = { code: 'ERROR_INSUFFICIENT_FUNDS', description: 'x' };
    const poor = await start(made, [{ ...refund, status: 'CANCELED', statusError }]);
    expect(await poor.fetchRefund('P1', refund.refundId)).toMatchObject({
      ...failed,
      failure: 'ERROR_INSUFFICIENT_FUNDS',
    });
  });

  test('a refund that cannot be fetched is taken from the notification', async () => {
    const payu = await start(made);
    expect(await notify(payu, 'FINALIZED')).toMatchObject({
      refunds: [{ refundId: undefined, state: 'done', amount: 2500 }],
    });
  });
});
