import type { FaultGroup } from '../fault.ts';

const purchaseForm = 'tests/schemas/purchase-form.test.ts';

/** Faults of rules that Stryker has no operator for: a length, a padding, a word too many, a field's own fallback. */
export const ruleFaults: readonly FaultGroup[] = [
  {
    file: 'src/domain/birth-date.ts',
    tests: [purchaseForm, 'tests/flows/purchase/order-request.test.ts'],
    faults: [
      {
        name: 'dates are sent without their zeros (AP-6)',
        find: '${twoDigits(month)}',
        replace: '${month}',
      },
    ],
  },
  {
    file: 'src/domain/customer.ts',
    tests: ['tests/browser/remembered-customer.dom.test.ts'],
    faults: [
      {
        name: 'the coupon and the terms are remembered (OF-4)',
        find: `  'firstName',\n  'email',`,
        replace: `  'tosChecked',\n  'couponCode',\n  'firstName',\n  'email',`,
      },
    ],
  },
  {
    file: 'src/schemas/purchase-form.schema.ts',
    tests: [purchaseForm],
    faults: [
      {
        name: 'the first question may stay empty (OP-6)',
        find: 'textOf(required ? 1 : 0,',
        replace: 'textOf(0,',
      },
    ],
  },
  {
    file: 'src/schemas/text-field.schema.ts',
    tests: [purchaseForm, 'tests/schemas/birth-form.test.ts', 'tests/schemas/newsletter-form.test.ts'],
    faults: [
      {
        name: 'a city of two letters passes (VA-2)',
        find: '      atLeast(3, validationCopy.city),\n',
        replace: '',
      },
    ],
  },
  {
    file: 'src/schemas/contact-form.schema.ts',
    tests: ['tests/schemas/contact-form.test.ts'],
    faults: [
      {
        name: 'an e-mail of two letters is invalid instead of missing (VA-4)',
        find: 'z.minLength(3, { message: validationCopy.contactEmailRequired, abort: true }),',
        replace: 'z.minLength(1, { message: validationCopy.contactEmailRequired, abort: true }),',
      },
      {
        name: 'a form without a message passes (VA-4)',
        find: 'message: textOf(1,',
        replace: 'message: textOf(0,',
      },
    ],
  },
  {
    file: 'src/schemas/order-response.schema.ts',
    tests: ['tests/api/order-responses.test.ts'],
    faults: [
      {
        name: 'an odd optional field makes a placed order a failure (AP-13)',
        find: 'z.catch(z.optional(schema), undefined)',
        replace: 'z.optional(schema)',
      },
    ],
  },
];
