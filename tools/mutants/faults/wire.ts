import type { FaultGroup } from '../fault.ts';

/** Faults of API calls and of parsing responses. */
export const wireFaults: readonly FaultGroup[] = [
  {
    file: 'src/api/shop-client.ts',
    tests: ['tests/api/shop-client.test.ts'],
    faults: [
      {
        name: 'a gateway’s error page counts as a known refusal (OF-6)',
        find: `if (code === undefined && response.status >= 500) return new ApiFailure('refused', { isLost: true });`,
        replace: '',
      },
      {
        name: 'an error is read as a success (AP-13)',
        find: 'if (!result.response.ok) throw refusal(result);',
        replace: '',
      },
      {
        name: 'a call waits for ever (AP-13)',
        find: 'eitherOf([request.signal, AbortSignal.timeout(timeout)])',
        replace: 'eitherOf([request.signal])',
      },
    ],
  },
  {
    file: 'src/api/api-failure.ts',
    tests: ['tests/api/shop-client.test.ts'],
    faults: [
      {
        name: 'a lost response counts as a known failure (OF-6)',
        find: `options.isLost ?? kind !== 'refused'`,
        replace: 'options.isLost ?? false',
      },
    ],
  },
  {
    file: 'src/api/catalogue.ts',
    tests: ['tests/api/catalogue.test.ts'],
    faults: [
      {
        name: 'the shop’s own spelling of a product type goes over the wire (AP-12)',
        find: 'productType: API_PRODUCT_TYPE[type] }',
        replace: 'productType: type as never }',
      },
      {
        name: 'products of every page show on each page (AP-13)',
        find: 'return products?.filter((product) => product.productType === type);',
        replace: 'return products;',
      },
      {
        name: 'an unreadable catalogue is an empty shop (AP-13)',
        find: 'list && list.dropped.length > 0 && list.items.length === 0 ? undefined : list?.items',
        replace: 'list?.items',
      },
    ],
  },
  {
    file: 'src/api/order.ts',
    tests: ['tests/api/order.test.ts', 'tests/api/order-responses.test.ts'],
    faults: [
      {
        name: 'an order for a chart’s draft goes to the wrong address (AP-6)',
        find: `chartHandle === undefined ? '/order' : '/order/'`,
        replace: `chartHandle === undefined ? '/order/' : '/order'`,
      },
    ],
  },
  {
    file: 'src/api/payment-status.ts',
    tests: ['tests/api/order-responses.test.ts'],
    faults: [
      {
        name: 'the payment’s status comes from a cache (AP-7)',
        find: `      cache: 'no-store',\n`,
        replace: '',
      },
    ],
  },
];
