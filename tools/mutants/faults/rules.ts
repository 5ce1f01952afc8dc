import type { FaultGroup } from '../fault.ts';

const purchaseForm = 'tests/schemas/purchase-form.test.ts';

/** Faults of domain rules and form schemas (VA-*). */
export const ruleFaults: readonly FaultGroup[] = [
  {
    file: 'src/domain/birth-date.ts',
    tests: [purchaseForm, 'tests/flows/purchase/order-request.test.ts'],
    faults: [
      {
        name: 'the day is not checked by roll-over: 31 April exists (VA-1)',
        find: 'rolled.getUTCFullYear() === year && rolled.getUTCMonth() === month - 1 && rolled.getUTCDate() === day',
        replace: 'rolled.getTime() > 0 === true || (day >= 1 && day <= 31)',
      },
      {
        name: 'dates are sent without their zeros (AP-6)',
        find: '${twoDigits(month)}',
        replace: '${month}',
      },
    ],
  },
  {
    file: 'src/schemas/birth-date.schema.ts',
    tests: [purchaseForm],
    faults: [
      {
        name: 'who was born in 1940 is refused (VA-1)',
        find: 'const yearIsKnown = year >= BIRTH_YEAR_MIN;',
        replace: 'const yearIsKnown = year > BIRTH_YEAR_MIN;',
      },
      {
        name: 'who is not born yet may order (VA-1)',
        find: 'compareDates(longest, today) > 0',
        replace: 'longest.year > today.year',
      },
      {
        name: 'month 13 has the message of a missing month (VA-1)',
        find: 'if (month > 12) addIssue',
        replace: 'if (month > 99) addIssue',
      },
    ],
  },
  {
    file: 'src/schemas/purchase-form.schema.ts',
    tests: [purchaseForm],
    faults: [
      {
        name: 'two different e-mail addresses pass (VA-1)',
        find: '=> email === confirmed;',
        replace: '=> email === confirmed || confirmed !== undefined;',
      },
      {
        name: 'the first question may stay empty (OP-6)',
        find: 'question0: textOf(1,',
        replace: 'question0: textOf(0,',
      },
      {
        name: 'a ritual with an intention needs none (OP-8)',
        find: `demands.intentions === 'required'`,
        replace: `demands.intentions === undefined`,
      },
      {
        name: 'a ritual that takes intentions must have them (OP-8)',
        find: `demands.intentions === 'required'`,
        replace: `demands.intentions !== undefined`,
      },
      {
        name: 'a birth horoscope needs no city (VA-2)',
        find: '    ...(demands.city && { city: cityField }),\n',
        replace: '',
      },
      {
        name: 'the partner’s name is not validated (OP-9)',
        find: '    ...(demands.partner && { partnerName: firstNameField }),\n',
        replace: '',
      },
      {
        name: 'the partner’s birth date is not validated (OP-9)',
        find: `? [{ day: 'partnerBirthDay', month: 'partnerBirthMonth', year: 'partnerBirthYear' }]`,
        replace: '? []',
      },
      {
        name: 'a code that was never checked goes unnoticed',
        find: '...(demands.uncheckedCoupon && {',
        replace: '...(demands.uncheckedCoupon === undefined && {',
      },
      {
        name: 'only the fields’ own problems show at first, the two addresses later (OF-7)',
        find: 'const always = { when: () => true };',
        replace: 'const always = { when: (payload: { issues: unknown[] }) => payload.issues.length === 0 };',
      },
    ],
  },
  {
    file: 'src/schemas/text-field.schema.ts',
    tests: [purchaseForm, 'tests/schemas/birth-form.test.ts', 'tests/schemas/newsletter-form.test.ts'],
    faults: [
      {
        name: 'addresses that differ only in capital letters are different (VA-1)',
        find: 'value.trim().toLowerCase()',
        replace: 'value.trim()',
      },
      {
        name: 'spaces count as a name (VA)',
        find: `typeof value === 'string' ? value.trim() : '')),\n  z.string(),`,
        replace: `typeof value === 'string' ? value : '')),\n  z.string(),`,
      },
      {
        name: 'the terms need not be accepted (VA-1)',
        find: 'z.literal(true, validationCopy.terms)',
        replace: 'z.boolean(validationCopy.terms)',
      },
      {
        name: 'a city of two letters passes (VA-2)',
        find: '      z.minLength(3, validationCopy.city),\n',
        replace: '',
      },
    ],
  },
  {
    file: 'src/schemas/birth-form.schema.ts',
    tests: ['tests/schemas/birth-form.test.ts'],
    faults: [
      {
        name: 'charts after the year 2040 are asked for (VA-BH)',
        find: 'yearOf(text) <= CHART_YEAR_MAX',
        replace: 'yearOf(text) <= CHART_YEAR_MAX + 1',
      },
      {
        name: 'the hour is required though it is not known (BH-6)',
        find: '...(!timeUnknown && {',
        replace: '...(timeUnknown !== undefined && {',
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
    file: 'src/domain/product-demands.ts',
    tests: ['tests/domain'],
    faults: [
      {
        name: 'consecutive question marks count one by one (OP-7)',
        find: '/\\?+/g',
        replace: '/\\?/g',
      },
    ],
  },
  {
    file: 'src/domain/product-demands.ts',
    tests: ['tests/domain'],
    faults: [
      {
        name: 'a birth horoscope is ordered without its city (OF-1)',
        find: 'city: true, chartImage: true',
        replace: 'chartImage: true',
      },
      {
        name: 'a partner variant is ordered without the partner (OP-9)',
        find: 'PARTNER_TAROT: { partner: true },',
        replace: 'PARTNER_TAROT: {},',
      },
      {
        name: 'a prediction always has one question field (OP-6)',
        find: 'row.questions ? count : 0',
        replace: 'row.questions ? 1 : 0',
      },
    ],
  },
  {
    file: 'server/orders/order-input.ts',
    tests: ['tests/server/orders/order-input.test.ts'],
    faults: [
      {
        name: 'questions that a product does not ask for are stored',
        find: 'most > 0 ? questions : []',
        replace: 'questions',
      },
      {
        name: 'a city that a product does not ask for is stored',
        find: 'asked.city ? customer.city : null',
        replace: 'customer.city',
      },
    ],
  },
];
