import { createActor, waitFor } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { providePurchase } from '#flows/purchase/provide-purchase.ts';
import { purchasePorts, toOrderRequest, type ChartOrder } from '#flows/purchase/purchase-ports.ts';
import { EARLY_START_FIELD } from '#domain/consent-texts.ts';
import type { ShopApi } from '#api/shop-api.ts';
import type { OrderDraft } from '#machines/purchase.machine.ts';
import { birthHoroscope, tarot } from '#tests/machines/purchase/sample-choice.ts';

const draft: OrderDraft = {
  fairyProductId: 'jagna-birth',
  variantId: 'birth',
  values: {
    firstName: ' Hanna ',
    email: 'Hanna@Przyklad.pl ',
    confirmEmail: 'hanna@przyklad.pl',
    birthDay: '5',
    birthMonth: '3',
    birthYear: '1988',
    city: ' Kraków',
  },
  couponCode: undefined,
  provider: 'PAYU',
  attempt: 1,
};

describe('what the contract wants of an order', () => {
  it('dates as year-month-day, text trimmed, no empty parts [AP-6]', () => {
    expect(toOrderRequest(draft)).toEqual({
      fairyProductId: 'jagna-birth',
      questions: [],
      customer: { name: 'Hanna', email: 'hanna@przyklad.pl', birthDate: '1988-03-05', city: 'Kraków' },
      paymentProvider: 'PAYU',
    });
  });

  it('questions and intentions without the blank ones [OP-6] [OP-8]', () => {
    const values = { ...draft.values, question0: ' Kiedy? ', question1: '  ', intentions: 'Spokój' };
    expect(toOrderRequest({ ...draft, values }).questions).toEqual([
      { content: 'Kiedy?' },
      { content: 'Spokój' },
    ]);
  });

  it('names the texts that were agreed to, and the request to begin at once only where it is ticked', () => {
    const consents = {
      agreed: { terms: 'v3' },
      earlyStart: { version: 'e2', label: '', hint: '' },
    };
    const consentsOf = (values: OrderDraft['values']) =>
      toOrderRequest({ ...draft, consents, values: { ...draft.values, ...values } }).consents;
    expect(consentsOf({})).toEqual({ terms: 'v3' });
    expect(consentsOf({ [EARLY_START_FIELD]: '1' })).toEqual({ terms: 'v3', earlyStart: 'e2' });
  });

  it('a birth horoscope carries the chart’s markup [BH-5]', () => {
    expect(toOrderRequest(draft, { image: '<svg/>' })).toMatchObject({ image: '<svg/>' });
  });
});

/** Orders with what a birth chart adds, and tells what the API was called with. */
async function order(input: typeof tarot, chartOrder?: () => ChartOrder | undefined) {
  const createOrder = vi.fn(async () => ({ paymentLink: 'https://shop.test/pay' }));
  const ports = purchasePorts({
    api: async () => ({ createOrder }) as unknown as ShopApi,
    visitId: 'visit',
    sendsIdempotencyKey: true,
    shopAddress: () => new URL('https://shop.test/') as unknown as Location,
    chartOrder,
  });
  const machine = providePurchase(async () => ports);
  const actor = createActor(machine, { input }).start();
  actor.send({ type: 'variant.choose', variantId: input.variants[0]?.id ?? '' });
  actor.send({ type: 'specialist.choose', fairyId: 'jagna' });
  actor.send({ type: 'provider.pick', provider: 'PAYU', problems: {} });
  await waitFor(actor, (snapshot) => !snapshot.hasTag('ordering'));
  return createOrder.mock.calls[0] as unknown as [Record<string, unknown>, Record<string, unknown>];
}

describe('the connected machine', () => {
  it('takes the chart and its draft at the moment of ordering [BH-5]', async () => {
    const [body, how] = await order(birthHoroscope, () => ({
      image: '<svg/>',
      chartHandle: 'a-chart',
      hour: { birthTime: '02:30', clockChoice: 'later' },
    }));
    expect(body).toMatchObject({
      image: '<svg/>',
      customer: { birthTime: '02:30', clockChoice: 'later' },
    });
    expect(how).toEqual({ chartHandle: 'a-chart', idempotencyKey: 'visit-1' });
  });

  it('other orders have neither [OF-5]', async () => {
    const [body, how] = await order(tarot);
    expect(body).not.toHaveProperty('image');
    expect(body['customer']).not.toHaveProperty('birthTime');
    expect(how).toEqual({ idempotencyKey: 'visit-1' });
  });
});
