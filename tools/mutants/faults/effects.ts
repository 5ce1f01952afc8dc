import type { FaultGroup } from '../fault.ts';

/** Faults of side effects, URLs and analytics. */
export const effectFaults: readonly FaultGroup[] = [
  {
    file: 'src/flows/purchase/purchase-effects.ts',
    tests: ['tests/flows/purchase/purchase-effects.dom.test.ts'],
    faults: [
      {
        name: 'the page does not scroll to the form (OP-4)',
        find: '  await scrollToElement(heading);\n',
        replace: '',
      },
      {
        name: 'the opened form does not take the focus (A20)',
        find: '  heading.focus({ preventScroll: true });\n',
        replace: '',
      },
      {
        name: 'an unknown id is not reported (OP-10)',
        find: 'return tell(lostChoiceText(emitted.lost, findFairy(emitted.fairyId)));',
        replace: 'return;',
      },
      {
        name: 'a cleared coupon is not reported (OP-5)',
        find: 'return inform(couponCopy.clearedOnChange(emitted.code, emitted.wasApplied), {',
        replace: 'return void ({',
      },
      {
        name: 'an order’s failure has a coupon’s words (ER-3)',
        find: `shop.toast('error', orderFailure(emitted.code));`,
        replace: `shop.toast('error', couponFailure(emitted.code));`,
      },
      {
        name: 'PlaceAnOrder is told at the redirect too (OF-5)',
        find: 'return leaveFor(emitted.paymentLink);',
        replace: `trackPlacedOrder({ orderId: undefined, itemName: '', price: 0 }, orderAddress());
        return leaveFor(emitted.paymentLink);`,
      },
      {
        name: 'nobody goes to the payment page (OF-5)',
        find: 'return leaveFor(emitted.paymentLink);',
        replace: 'return;',
      },
      {
        name: 'after any refused order the coupon takes the focus (U9)',
        find: 'if (emitted.isCouponGone) void',
        replace: 'if (emitted.code > 0) void',
      },
    ],
  },
  {
    file: 'src/flows/birth-horoscope/birth-horoscope-effects.ts',
    tests: ['tests/flows/birth-horoscope/birth-horoscope-effects.dom.test.ts'],
    faults: [
      {
        name: 'the page does not scroll to the chart (BH-2)',
        find: '        return void reveal(CHART_HEADING);\n',
        replace: '        return;\n',
      },
      {
        name: 'an unknown city does not take the focus (BH-7)',
        find: '  if (field instanceof HTMLInputElement) focusWhenEditable(field);\n',
        replace: '',
      },
      {
        name: 'a failure that names no field is not reported (BH-7)',
        find: `if (!wrongField)
    return shop.toast('error', {
      title`,
        replace: `if (!wrongField)
    return void ({
      title`,
      },
      {
        name: 'what was typed is not stored for the tab (BH-7)',
        find: 'return storeBirthDetails(emitted);',
        replace: 'return;',
      },
    ],
  },
  {
    file: 'src/islands/subscribe-with-lazy-listener.ts',
    tests: ['tests/islands/subscribe-with-lazy-listener.test.ts'],
    faults: [
      {
        name: 'what happens before the listener’s code has come is lost',
        find: 'if (buffer.push(emitted) === 1) void start();',
        replace: 'if (emitted) void start();',
      },
      {
        name: 'code that comes after the page has gone acts all the same',
        find: 'isGone = true;',
        replace: 'isGone = false;',
      },
    ],
  },
  {
    file: 'src/flows/purchase/use-purchase.ts',
    tests: ['tests/flows/purchase/order-page.test.tsx', 'tests/flows/press-at-once.test.tsx'],
    faults: [
      {
        name: 'the choice does not go to the address (OP-10)',
        find: '(choice) => latest().showChoice(choice)',
        replace: '() => undefined',
      },
      {
        name: 'questions and coupon of a cleared form stay in the tab (RD-2)',
        find: `        forgetUnfinished();\n`,
        replace: '',
      },
      {
        name: 'cleared data stays on the device (U33)',
        find: `        forgetCustomer();\n`,
        replace: '',
      },
      {
        name: 'what is pressed in the moment of the take-over is lost (OP-10)',
        find: 'useLayoutEffect(() => {\n    const environment',
        replace: 'useEffect(() => {\n    const environment',
      },
      {
        name: 'nobody notices that the page came back from the browser’s cache (U2)',
        find: `useEffect(() => onPageRestored(() => actor.send({ type: 'page.restore' })), [actor]);`,
        replace: '',
      },
      {
        name: 'the form does not begin with what the device remembers (OF-4)',
        find: `    actor.send({ type: 'customer.recall', values: recalled() });\n`,
        replace: '    recalled();\n',
      },
      {
        name: 'a fresh catalogue changes nothing (OP-5)',
        find: `() => actor.send({ type: 'catalogue.receive', ...toOffers(catalogue) }),`,
        replace: '() => undefined,',
      },
      {
        name: 'orders go without an Idempotency-Key (OF-6)',
        find: 'sendsIdempotencyKey: config.sendsIdempotencyKey,',
        replace: 'sendsIdempotencyKey: false,',
      },
    ],
  },
  {
    file: 'src/flows/purchase/order-page.tsx',
    tests: ['tests/flows/purchase/order-page.test.tsx'],
    faults: [
      {
        name: 'a shared link opens the first step (OP-10)',
        find: `now.fairyId === fairyId) actor.send({ type: 'address.read', ...now });`,
        replace: 'now.fairyId === fairyId) return;',
      },
      {
        name: 'a choice throws out what else stands in the address (OP-10)',
        find: 'const choice = new URLSearchParams(window.location.search)',
        replace: 'const choice = new URLSearchParams()',
      },
    ],
  },
  {
    file: 'src/flows/purchase/use-catalogue.ts',
    tests: ['tests/flows/purchase/order-page.test.tsx'],
    faults: [
      {
        name: 'a fresh list that does not come takes the old one away (U7)',
        find: `setView((old) => (old.status === 'ready' ? old : { ...old, status: 'failed' }));`,
        replace: `setView((old) => ({ ...old, status: 'failed' }));`,
      },
    ],
  },
  {
    file: 'src/flows/payment-status/result-page.tsx',
    tests: ['tests/flows/payment-status/result-page.test.tsx'],
    faults: [
      {
        name: 'a malformed order number is asked about (OR-4)',
        find: '/^[1-9]\\d{0,9}$/.test(orderId) ? Number(orderId) : 0',
        replace: 'Number(orderId) || 0',
      },
      {
        name: 'a paid order is not told to analytics (OR-5)',
        find: `      trackPaidOrder(
        orderId,
        summary && {`,
        replace: `      void trackPaidOrder && (
        summary && {`,
      },
      {
        name: 'a failed payment does not lead back to the choice (OR-6)',
        find: 'retryTo={kept && ',
        replace: 'retryTo={!kept && ',
      },
      {
        name: 'a retry of a filled form arrives above it (R66)',
        find: "kept.holds === 'all' ?",
        replace: "kept.holds === 'all' && false ?",
      },
      {
        name: 'the confirmation offers no newsletter (OR-1)',
        find: '{isPaid && !data.closed',
        replace: '{!isPaid && !data.closed',
      },
    ],
  },
  {
    file: 'src/flows/consent/consent-effects.ts',
    tests: ['tests/flows/consent/consent-effects.dom.test.ts'],
    faults: [
      {
        name: 'the consent is not stored (SH-4)',
        find: '    storeConsent(given);\n',
        replace: '',
      },
      {
        name: 'tag managers are not told the consent (SH-3)',
        find: '    updateConsentMode(given);\n',
        replace: '',
      },
    ],
  },
  {
    file: 'server/pages/boot-script.ts',
    tests: ['tests/server/pages/kept-consent.dom.test.ts'],
    faults: [
      {
        name: 'a stored consent does not reach tag managers on the next page (SH-3)',
        find: "gtag('consent','update',{",
        replace: "gtag('consent','default',{",
      },
    ],
  },
  {
    file: 'src/flows/contact/contact-page.tsx',
    tests: ['tests/flows/message-toasts.test.tsx'],
    faults: [
      {
        name: 'a failed contact message is confirmed (ER-4)',
        find: `toast('error', contactFailure)`,
        replace: `toast('success', contactSuccess)`,
      },
    ],
  },
  {
    file: 'src/flows/newsletter/newsletter.tsx',
    tests: ['tests/flows/message-toasts.test.tsx'],
    faults: [
      {
        name: 'a sign-up is not shown to need its confirmation (ER-4)',
        find: `      actor.on('newsletter.joined', () => toast('success', newsletterSuccess)),\n`,
        replace: '',
      },
    ],
  },
  {
    file: 'src/app/shell/use-messages.ts',
    tests: ['tests/app/shell/use-messages.test.tsx'],
    faults: [
      {
        name: 'the same message piles up',
        find: '(old.title === title && old.text === text) ||',
        replace: '',
      },
      {
        name: 'the refusal of a coupon stands beside the message that the next one was applied (A30)',
        find: 'about !== undefined && old.about === about',
        replace: 'false',
      },
    ],
  },
  {
    file: 'src/flows/purchase/purchase-input.ts',
    tests: ['tests/flows/purchase/purchase-input.test.ts'],
    faults: [
      {
        name: 'an offer of a product that is gone can be bought (AP-13)',
        find: 'return questionsCount === undefined\n          ? []\n          : [',
        replace: 'return questionsCount === null\n          ? []\n          : [',
      },
    ],
  },
  {
    file: 'src/flows/purchase/purchase-analytics.ts',
    tests: ['tests/flows/purchase/purchase-analytics.dom.test.ts'],
    faults: [
      {
        name: 'the checkout is told at every key that is pressed (SH-14)',
        find: '      checkedOut = offer.fairyProductId;\n',
        replace: '',
      },
    ],
  },
];
