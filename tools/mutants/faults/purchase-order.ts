import type { FaultGroup } from '../fault.ts';

const file = 'machines/purchase.machine.ts';

/** Variant, specialist, address, catalogue (OP-*). */

/** Faults of the purchase machine from the payment button on. */
export const purchaseOrderFaults: FaultGroup = {
  file,
  tests: [
    'tests/machines/purchase/order.test.ts',
    'tests/machines/purchase/attempt.test.ts',
    'tests/flows/purchase/purchase-ports.test.ts',
  ],
  faults: [
    {
      name: 'a second press while ordering makes a second order (OF-6)',
      find: `      tags: ['step-payment', 'form-open', 'locked', 'ordering'],`,
      replace: `      tags: ['step-payment', 'form-open', 'locked', 'ordering'],
      on: { 'provider.pick': { target: 'ordering', reenter: true } },`,
    },
    {
      name: 'each press is a new attempt, also after a lost response (OF-6)',
      find: 'context.unconfirmedOrder === contentOf({ ...context, provider }),',
      replace: 'false,',
    },
    {
      name: 'every order is the same attempt (OF-6)',
      find: '{ attempt: ({ context }) => context.attempt + 1 }',
      replace: '{ attempt: 1 }',
    },
    {
      name: 'a refused order is repeated as the same attempt (OF-6)',
      find: 'unconfirmedOrder: failure.isLost ? contentOf(context) : undefined,',
      replace: 'unconfirmedOrder: contentOf(context),',
    },
    {
      name: 'changed data is sent as the same attempt (OF-6)',
      find: 'return JSON.stringify([choice, Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1))]);',
      replace: 'return JSON.stringify([choice, Object.keys(values).sort()]);',
    },
    {
      name: 'the redirect happens though the price has changed (OF-9)',
      find: 'order.totalPrice === shownPrice(context),',
      replace: 'order.totalPrice > 0,',
    },
    {
      name: 'the price is compared with the one before the coupon (OF-9)',
      find: 'order.totalPrice === shownPrice(context),',
      replace: 'order.totalPrice === chosenOffer(context)?.price,',
    },
    {
      name: 'PlaceAnOrder is told twice (OF-5)',
      find: `            description: 'Zamówienie przyjęte za pokazaną cenę.',
            actions: [`,
      replace: `            description: 'Zamówienie przyjęte za pokazaną cenę.',
            actions: [
              { type: 'emitOrderPlaced', params: ({ event }) => event.output },`,
    },
    {
      name: 'PlaceAnOrder is never told of an order whose price has changed (OF-5)',
      find: `            description: 'Zamówienie przyjęte, ale cena zmieniła się w międzyczasie.',
            actions: [
              { type: 'assignOrder', params: ({ event }) => event.output },
              { type: 'emitOrderPlaced', params: ({ event }) => event.output },
            ],`,
      replace: `            description: 'Zamówienie przyjęte, ale cena zmieniła się w międzyczasie.',
            actions: [
              { type: 'assignOrder', params: ({ event }) => event.output },
            ],`,
    },
    {
      name: 'PlaceAnOrder tells the price before the coupon (SH-14)',
      find: `price: order.totalPrice ?? must(shownPrice(context), 'price'),`,
      replace: 'price: orderedOffer(context).price,',
    },
    {
      name: 'the payment page is never opened (OF-5)',
      find: `      entry: 'emitPaymentOpened',\n`,
      replace: '',
    },
    {
      name: 'a page that comes back from the browser’s cache stays locked (U2)',
      find: `        'page.restore': {
          target: ['open.filling.form.editing', 'open.filling.coupon.kept'],`,
      replace: `        'page.restore': {`,
    },
    {
      name: 'a page that comes back from the browser’s cache orders once more (U2)',
      find: `        'page.restore': {
          target: ['open.filling.form.editing', 'open.filling.coupon.kept'],`,
      replace: `        'page.restore': {
          target: 'ordering',`,
    },
    {
      name: 'a payment page that does not open leaves the customer waiting for ever',
      find: `            redirectTimeout: { target: 'slow', description: 'Po 5 sekundach strony nadal nie ma.' },`,
      replace: '',
    },
    {
      name: 'a coupon that is gone when ordering keeps its lowered price (ER-3)',
      find: `            description: 'Kupon przestał działać: zostaje zdjęty, widać pełną cenę.',
            actions: [
              { type: 'assignCouponRefusal', params: ({ event }) => readFailure(event.error) },`,
      replace: `            description: 'Kupon przestał działać: zostaje zdjęty, widać pełną cenę.',
            actions: [`,
    },
    {
      name: 'a failed order is not reported (ER-3)',
      find: `            description: 'Zamówienia nie udało się złożyć.',
            actions: [
              { type: 'assignFailure', params: ({ event }) => readFailure(event.error) },
              { type: 'emitOrderRefused', params: ({ event }) => readFailure(event.error) },
            ],`,
      replace: `            description: 'Zamówienia nie udało się złożyć.',
            actions: [
              { type: 'assignFailure', params: ({ event }) => readFailure(event.error) },
            ],`,
    },
    {
      name: 'a remembered partner is sent with a tarot for one (OP-9)',
      find: 'pick(context.values, (name) => chosenVariant(context)?.fields.includes(name))',
      replace: 'context.values',
    },
    {
      name: 'the coupon is not sent with the order',
      find: '  couponCode: appliedCode(context),\n  provider',
      replace: '  couponCode: undefined,\n  provider',
    },
    {
      name: 'a code that was never applied is sent with the order',
      find: 'context.discountedPrice === undefined ? undefined : context.couponCode.trim();',
      replace: `context.couponCode.trim() === '' ? undefined : context.couponCode.trim();`,
    },
    {
      name: 'the wrong provider is asked (OF-3)',
      find: `  provider: must(context.provider, 'way to pay'),`,
      replace: `  provider: 'PAYU',`,
    },
    {
      name: 'the changed price is shown as the old one (OF-9)',
      find: 'context.order?.totalPrice ?? context.discountedPrice',
      replace: 'context.discountedPrice',
    },
    {
      name: 'correcting the form is not possible once the price has changed (OF-9)',
      find: `        'order.revise': {
          target: ['open.filling.form.editing', 'open.filling.coupon.kept'],
          description: 'Wraca do formularza.',
          actions: 'dropOrder',
        },
      },
    },
    redirecting:`,
      replace: `      },
    },
    redirecting:`,
    },
  ],
};
