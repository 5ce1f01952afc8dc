import { describe, expect, it } from 'vitest';
import { applyCoupon, createOrder, type OrderRequest } from '#api/order.ts';
import { claimPurchaseReport, getPaymentStatus } from '#api/payment-status.ts';
import { failureOf, shopResponding } from './stub-shop.ts';

const request: OrderRequest = {
  fairyProductId: '20989f46-c65a-44ac-9c56-0a65b11368ae',
  questions: [{ content: 'Kiedy?' }],
  customer: { name: 'Hanna', email: 'hanna@przyklad.pl', birthDate: '1988-03-05' },
  partner: { name: 'Bogdan', birthDate: '1985-11-02' },
  couponCode: 'PAPROC15',
  paymentProvider: 'STRIPE',
};
const paymentLink = 'https://pay.test/5';

describe('POST /order', () => {
  it('sends exactly what was ordered, and no header nobody asked for [AP-6]', async () => {
    const { client, onlyCall } = shopResponding({ paymentLink });
    await createOrder(client, request);
    expect(onlyCall()).toMatchObject({ method: 'POST', path: '/order' });
    expect(JSON.parse(onlyCall().body)).toEqual(request);
    expect(onlyCall().request.headers.has('Idempotency-Key')).toBe(false);
    expect(onlyCall().request.headers.get('Content-Type')).toContain('application/json');
  });

  it.each([200, 201, 202])('any 2xx is success: %i [AP-13]', async (status) => {
    const response = { paymentLink, orderId: 5, productName: 'Karta', totalPrice: 75.65 };
    expect(await createOrder(shopResponding(response, status).client, request)).toEqual({
      ...response,
      totalPrice: 7565,
    });
  });

  it.each([
    ['nothing else', {}],
    ['odd optional parts', { orderId: 'five', productName: null, totalPrice: '75' }],
    ['a negative number and price', { orderId: -5, totalPrice: -1 }],
    ['unknown fields', { status: 'DRAFT', prompt: 'x' }],
  ])('only the payment link is indispensable: %s [AP-13]', async (_, more) => {
    const read = await createOrder(shopResponding({ paymentLink, ...more }).client, request);
    expect(read.paymentLink).toBe(paymentLink);
    expect([read.orderId, read.productName, read.totalPrice]).toEqual([undefined, undefined, undefined]);
  });

  it.each([[{}], [{ paymentLink: '' }], [{ paymentLink: 5 }], [[]], [null]])(
    'without it nobody knows what became of the order: %j [AP-13] [OF-6]',
    async (response) => {
      expect(await failureOf(createOrder(shopResponding(response).client, request))).toMatchObject({
        kind: 'nonsense',
        isLost: true,
      });
    },
  );
});

describe('POST /coupon/apply', () => {
  it('sends code and offer, reads the lowered price; nothing may be free [AP-5]', async () => {
    const { client, onlyCall } = shopResponding({ discountedPrice: 0 });
    expect(await applyCoupon(client, { code: 'PAPROC15', fairyProductId: request.fairyProductId })).toEqual({
      discountedPrice: 0,
    });
    expect(onlyCall()).toMatchObject({ method: 'POST', path: '/coupon/apply' });
    expect(JSON.parse(onlyCall().body)).toEqual({ code: 'PAPROC15', fairyProductId: request.fairyProductId });
  });

  it.each([[{}], [{ discountedPrice: '80' }], [{ discountedPrice: -1 }]])(
    'a price that is none: %j [AP-13]',
    async (response) => {
      const call = applyCoupon(shopResponding(response).client, {
        code: 'X',
        fairyProductId: request.fairyProductId,
      });
      expect((await failureOf(call)).kind).toBe('nonsense');
    },
  );
});

const customerId = '20989f46-c65a-44ac-9c56-0a65b11368af';

describe('POST /order/purchase-report', () => {
  const claim = { customerId, claim: '20989f46-c65a-44ac-9c56-0a65b11368b0' };

  it.each([true, false])(
    'claims the report of an order, and reads whether it is granted: %s [OR-5]',
    async (isGranted) => {
      const { client, onlyCall } = shopResponding({ isGranted });
      expect(await claimPurchaseReport(client, 5, claim)).toEqual({ isGranted });
      expect(onlyCall()).toMatchObject({
        method: 'POST',
        path: `/order/purchase-report/5?customerId=${customerId}`,
      });
      expect(JSON.parse(onlyCall().body)).toEqual({ claim: claim.claim });
    },
  );

  it.each([[{}], [{ isGranted: 'yes' }], [{ isGranted: null }]])(
    'what says neither grants nothing: %j [AP-13] [OR-5]',
    async (response) => {
      expect((await failureOf(claimPurchaseReport(shopResponding(response).client, 5, claim))).kind).toBe(
        'nonsense',
      );
    },
  );
});

describe('GET /order/payment-status', () => {
  const summary = {
    orderId: 5,
    productName: 'Karta',
    totalPrice: 75.65,
    couponCode: 'PAPROC15',
    fairyName: 'Jagna',
  };

  it('names order and customer, and is never read from a cache [AP-7]', async () => {
    const { client, onlyCall } = shopResponding({ paymentStatus: 'PENDING' });
    await getPaymentStatus(client, 5, customerId);
    expect(onlyCall()).toMatchObject({
      method: 'GET',
      path: `/order/payment-status/5?customerId=${customerId}`,
    });
    expect(onlyCall().request.cache).toBe('no-store');
  });

  it.each(['PENDING', 'WAITING_FOR_CONFIRMATION', 'COMPLETED', 'CANCELED', 'SOMETHING_NEW'])(
    'the word %s is kept [OR-3]',
    async (paymentStatus) => {
      const { client } = shopResponding({ paymentStatus, summary });
      expect(await getPaymentStatus(client, 5, customerId)).toEqual({
        paymentStatus,
        summary: { ...summary, totalPrice: 7565 },
      });
    },
  );

  it('a broken summary costs only the summary [AP-13]', async () => {
    const { client } = shopResponding({
      paymentStatus: 'COMPLETED',
      summary: { ...summary, totalPrice: 'x' },
    });
    expect(await getPaymentStatus(client, 5, customerId)).toEqual({
      paymentStatus: 'COMPLETED',
      summary: undefined,
    });
  });

  it('a time that is none is left out of the news, which stays [AP-13] [OR-1]', async () => {
    const odd = { answeredAt: 'wczoraj', sendFrom: 'jutro', paidAt: 'dziś' };
    const news = { state: 'AWAITED', isGift: true, ...odd };
    const { client } = shopResponding({ paymentStatus: 'COMPLETED', news });
    const read = await getPaymentStatus(client, 5, customerId);
    expect(read.news).toMatchObject({ state: 'AWAITED', isGift: true });
    for (const name of ['answeredAt', 'sendFrom', 'paidAt'] as const)
      expect(read.news?.[name]).toBeUndefined();
  });

  it.each([[{}], [{ paymentStatus: '' }], [{ paymentStatus: null }]])(
    'no status: %j [AP-13]',
    async (response) => {
      expect((await failureOf(getPaymentStatus(shopResponding(response).client, 5, customerId))).kind).toBe(
        'nonsense',
      );
    },
  );
});
