import { readEmail, readTyped } from '#domain/typed/typed-text.ts';
import type { OrderDraft, PlacedOrder, PortFailure } from '#machines/purchase.machine.ts';
import type { CouponRequest, OrderRequest } from '#api/order.ts';
import type { ShopApi } from '#api/shop-api.ts';
import { mayFollow } from '#browser/payment-link.ts';
import { toWireDate } from '#domain/birth-date.ts';
import { EARLY_START_FIELD } from '#domain/consent-texts.ts';
import { ERROR_CODE } from '#domain/error-code.ts';
import { SENT_AS_QUESTIONS } from '#domain/product-demands.ts';

/** Additional data of an order for a birth chart (BH-5). */
export interface ChartOrder {
  /** The chart as SVG markup. */
  image: string | undefined;
  /** Names the chart at the API. */
  chartHandle: string | undefined;
  /** Sent too because the API forgets a chart after some days. */
  hour?: Pick<OrderRequest['customer'], 'birthTime' | 'clockChoice'> | undefined;
}

export interface PurchaseDependencies {
  api: () => Promise<Pick<ShopApi, 'applyCoupon' | 'createOrder'>>;
  /** Secret id of the visit: prefix of each Idempotency-Key (OF-6). It also identifies the visit's own orders with a coupon. */
  visitId: string;
  /** What comes between the visit and the attempt's number in a key, where the attempts are not counted. */
  content?: string;
  /** Whether to send the Idempotency-Key. Another API may refuse the header's preflight. */
  sendsIdempotencyKey: boolean;
  /** Returns the shop's own location, to validate payment links. */
  shopAddress: () => Pick<Location, 'href' | 'origin' | 'protocol' | 'hostname'>;
  /** Returns the additional data when a birth horoscope is ordered. */
  chartOrder?: (() => ChartOrder | undefined) | undefined;
}

/** The purchase machine's ports as functions. Each rejects with a PortFailure. */
export const purchasePorts = ({
  api,
  visitId,
  content,
  sendsIdempotencyKey,
  shopAddress,
  chartOrder,
}: PurchaseDependencies) => ({
  applyCoupon: async (coupon: Omit<CouponRequest, 'visitId'>) =>
    (await api()).applyCoupon({ ...coupon, visitId }),
  createOrder: async (input: OrderDraft): Promise<PlacedOrder> => {
    const { createOrder } = await api();
    const { chartHandle, ...chart } = chartOrder?.() ?? {};
    const order = await createOrder(toOrderRequest(input, chart), {
      ...(chartHandle !== undefined && { chartHandle }),
      ...(sendsIdempotencyKey && { idempotencyKey: keyOf(visitId, content, input.attempt) }),
    });
    // An order with an unsafe link counts as failed (OF-5).
    if (mayFollow(order.paymentLink, shopAddress())) return order;
    return Promise.reject({ code: ERROR_CODE.server, isLost: false } satisfies PortFailure);
  },
});

const keyOf = (visitId: string, content: string | undefined, attempt: number) =>
  content === undefined ? `${visitId}-${attempt}` : `${visitId}-${content}-${attempt}`;

export type PurchasePorts = ReturnType<typeof purchasePorts>;

const typed = (values: OrderDraft['values'], name: string) => readTyped(values[name] ?? '');

const dateOf = (values: OrderDraft['values'], prefix: 'birth' | 'partnerBirth') =>
  toWireDate({
    year: Number(values[`${prefix}Year`]),
    month: Number(values[`${prefix}Month`]),
    day: Number(values[`${prefix}Day`]),
  });

/** Maps the form's values to the request body; blank questions are not sent (OP-6). */
export function toOrderRequest(
  { values, consents, fairyProductId, couponCode, provider }: OrderDraft,
  { image, hour }: Partial<Omit<ChartOrder, 'chartHandle'>> = {},
): OrderRequest {
  const city = typed(values, 'city');
  const partnerName = typed(values, 'partnerName');
  const giftEmail = readEmail(values['giftEmail'] ?? '');
  const sendOn = typed(values, 'giftDay');
  return {
    fairyProductId,
    questions: SENT_AS_QUESTIONS.map((name) => ({ content: typed(values, name) })).filter(
      ({ content }) => content !== '',
    ),
    customer: {
      name: typed(values, 'firstName'),
      email: readEmail(values['email'] ?? ''),
      birthDate: dateOf(values, 'birth'),
      ...(city !== '' && { city }),
      ...hour,
    },
    ...(partnerName !== '' && { partner: { name: partnerName, birthDate: dateOf(values, 'partnerBirth') } }),
    ...(giftEmail !== '' && { gift: { email: giftEmail, ...(sendOn !== '' && { sendOn }) } }),
    ...(couponCode !== undefined && { couponCode }),
    ...(image !== undefined && { image }),
    ...(consents && {
      consents: {
        ...consents.agreed,
        ...(values[EARLY_START_FIELD] && { earlyStart: consents.earlyStart.version }),
      },
    }),
    paymentProvider: provider,
  };
}
