import type { FaultGroup } from '../fault.ts';

const purchaseActor: FaultGroup = {
  file: 'src/flows/purchase/purchase-ports.ts',
  tests: ['tests/flows/purchase/order-request.test.ts', 'tests/flows/purchase/purchase-ports.test.ts'],
  faults: [
    {
      name: 'a javascript: payment link is followed (OF-5)',
      find: 'if (mayFollow(order.paymentLink, shopAddress())) return order;',
      replace: 'if (order.paymentLink) return order;',
    },
    {
      name: 'blank questions are sent (OP-6)',
      find: `content !== '',`,
      replace: 'content.length >= 0,',
    },
    {
      name: 'the address is not sent in small letters (VA-1)',
      find: `email: readEmail(values['email'] ?? ''),`,
      replace: `email: values['email'] ?? '',`,
    },
    {
      name: 'a partner is sent whom nobody named (OP-9)',
      find: `...(partnerName !== '' && {`,
      replace: `...(partnerName !== undefined && {`,
    },
    {
      name: 'the partner gets the customer’s birth date (OP-9)',
      find: `dateOf(values, 'partnerBirth')`,
      replace: `dateOf(values, 'birth')`,
    },
    {
      name: 'each order has a key of its own, also the repeated one (OF-6)',
      find: 'keyOf(visitId, content, input.attempt)',
      replace: '`${visitId}-${crypto.randomUUID()}`',
    },
    {
      name: 'a tried coupon names no visit: an order whose response was lost keeps it for an hour (OF-6)',
      find: 'applyCoupon({ ...coupon, visitId })',
      replace: 'applyCoupon(coupon)',
    },
    {
      name: 'the Idempotency-Key goes to an API that may refuse it (OF-6)',
      find: '...(sendsIdempotencyKey && {',
      replace: '...(visitId && {',
    },
    {
      name: 'the draft of the birth chart is forgotten (BH-5)',
      find: '...(chartHandle !== undefined && { chartHandle }),',
      replace: '',
    },
    {
      name: 'the chart is not sent with its order (BH-5)',
      find: '...(image !== undefined && { image }),',
      replace: '',
    },
  ],
};

const otherActors: readonly FaultGroup[] = [
  {
    file: 'src/flows/birth-horoscope/birth-horoscope-ports.ts',
    tests: ['tests/flows/birth-horoscope/birth-horoscope-ports.test.ts'],
    faults: [
      {
        name: 'date and time are not joined by a space (BH-2)',
        find: 'dateTime: `${birthDate} ${birthTime ?? NOON}`,',
        replace: 'dateTime: `${birthDate}T${birthTime ?? NOON}`,',
      },
      {
        name: 'an hour that was settled is asked about again (BH-6)',
        find: ` && input.clockChoice === undefined,`,
        replace: ',',
      },
      {
        name: 'an unknown city is nobody’s fault (BH-7)',
        find: `if (paths.includes('/city')) return { field: 'city' };`,
        replace: '',
      },
    ],
  },
  {
    file: 'src/flows/contact/contact-ports.ts',
    tests: ['tests/flows/contact/contact-ports.test.ts'],
    faults: [
      {
        name: 'a message is sent without asking for a robot-check token (CO-3)',
        find: 'const token = await robotToken(robotContent(contact));',
        replace: `const token = String(robotToken);`,
      },
      {
        name: 'the message’s address is not in small letters (VA-4)',
        find: 'email: readEmail(input.email),',
        replace: 'email: input.email,',
      },
    ],
  },
  {
    file: 'src/flows/payment-status/payment-status-ports.ts',
    tests: ['tests/flows/payment-status/payment-status-ports.dom.test.ts'],
    faults: [
      {
        name: 'a page that is left goes on waiting for its response',
        find: 'input.customerId, signal)',
        replace: 'input.customerId)',
      },
    ],
  },
];

const browser: readonly FaultGroup[] = [
  {
    file: 'src/browser/payment-link.ts',
    tests: ['tests/browser/payment-link.test.ts'],
    faults: [
      {
        name: 'links of any scheme may be followed (OF-5)',
        find: `return target.protocol === 'http:' && (`,
        replace: `return target.protocol !== 'https:' && (`,
      },
      {
        name: 'a shop served over https leads to a plain http page (OF-5)',
        find: `(shop.protocol !== 'https:' || LOOPBACK.has(shop.hostname))`,
        replace: `(shop.protocol !== 'https:' || shop.hostname !== '')`,
      },
    ],
  },
  {
    file: 'src/browser/customer-id.ts',
    tests: ['tests/browser/hidden-ids.dom.test.ts'],
    faults: [
      {
        name: 'the customer’s id stays in the address (OR-6)',
        find: `  address.searchParams.delete('customerId');\n`,
        replace: '',
      },
      {
        name: 'one order’s customer id opens another order (OR-6)',
        find: '`customer-of-order-${orderId}`',
        replace: '`customer-of-order-${orderId.length}`',
      },
    ],
  },
  {
    file: 'src/browser/paid-order.ts',
    tests: ['tests/browser/order-events.dom.test.ts'],
    faults: [
      {
        name: 'a reload tells analytics of the purchase again (OR-5)',
        find: 'if (stored?.isReported || reportedInThisPage.has(orderId)) return;',
        replace: 'if (reportedInThisPage.has(orderId)) return;',
      },
      {
        name: 'a device without memory tells of the purchase at each look (OR-5)',
        find: 'if (stored?.isReported || reportedInThisPage.has(orderId)) return;',
        replace: 'if (stored?.isReported) return;',
      },
      {
        name: '"Spróbuj ponownie" leads wherever foreign data says (OR-6)',
        find: `typeof address === 'string' && /^\\/(?!\\/)/.test(address)`,
        replace: `typeof address === 'string'`,
      },
      {
        name: 'the purchase is told without its coupon (SH-14)',
        find: '    coupon: facts.coupon,\n',
        replace: '',
      },
    ],
  },
  {
    file: 'src/browser/scroll.ts',
    tests: ['tests/browser/scroll.dom.test.ts'],
    faults: [
      {
        name: 'the form stops under the sticky bar (BC-5)',
        find: 'window.scrollY + SCROLL_OFFSET',
        replace: 'window.scrollY',
      },
      {
        name: 'scrolling starts at once (BC-5)',
        find: 'setTimeout(resolve, SCROLL_DELAY)',
        replace: 'setTimeout(resolve, 0)',
      },
      {
        name: 'the page moves though the visitor asked for reduced motion (OP-4)',
        find: 'if (prefersReducedMotion()) {',
        replace: 'if (!element) {',
      },
      {
        name: 'the page fights with the visitor’s own scrolling (OP-4)',
        find: 'if (signal.aborted) return resolve();',
        replace: '',
      },
      {
        name: 'the way back ends above its place, since the page had not grown yet (U1)',
        find: '< SETTLING_TIME',
        replace: '< 0',
      },
    ],
  },
  {
    file: 'src/browser/consent.ts',
    tests: ['tests/browser/consent.dom.test.ts'],
    faults: [
      {
        name: 'a choice made for an older text counts (SH-4)',
        find: 'version === CONSENT_TEXT_VERSION && ',
        replace: '',
      },
      {
        name: 'consent to analytics allows advertising (SH-3)',
        find: 'word(consent[category])',
        replace: 'word(consent.analytics)',
      },
      {
        name: 'consent mode is told in a form that tag managers ignore (SH-3)',
        find: 'layer.push(arguments);',
        replace: 'layer.push(_parameters);',
      },
    ],
  },
  {
    file: 'src/browser/remembered-customer.ts',
    tests: ['tests/browser/remembered-customer.dom.test.ts'],
    faults: [
      {
        name: 'a form forgets the fields that it does not show (OF-4)',
        find: 'const stored = { ...storedCustomer(), ...Object.fromEntries(given) };',
        replace: 'const stored: Record<string, string> = Object.fromEntries(given);',
      },
      {
        name: 'cleared data stays on the device (U33)',
        find: 'safeLocalStorage.clear(KEY);',
        replace: 'safeLocalStorage.read(KEY);',
      },
    ],
  },
  {
    file: 'src/browser/storage.ts',
    tests: ['tests/browser/storage.dom.test.ts'],
    faults: [
      {
        name: 'a full device breaks the shop (U32)',
        find: '      // Not stored; the shop works without it.',
        replace: `      throw new Error('full');`,
      },
    ],
  },
  {
    file: 'src/browser/page-restore.ts',
    tests: ['tests/browser/page-restore.dom.test.ts'],
    faults: [
      {
        name: 'every load counts as a return (U2)',
        find: 'if (event.persisted) listener();',
        replace: 'if (event) listener();',
      },
    ],
  },
  {
    file: 'src/browser/theme.ts',
    tests: ['tests/browser/theme.dom.test.ts'],
    faults: [
      {
        name: 'the theme is the system’s unless chosen otherwise (SH-1)',
        find: `otherwise: ThemeChoice = 'light'`,
        replace: `otherwise: ThemeChoice = 'system'`,
      },
    ],
  },
];

/** Faults of ports and of browser access. */
export const portFaults = [purchaseActor, ...otherActors, ...browser];
