import type { FaultGroup } from '../fault.ts';

const orderScreen: readonly FaultGroup[] = [
  {
    file: 'src/screens/order-details.tsx',
    tests: ['tests/screens/order-details.test.tsx'],
    faults: [
      {
        name: 'the other payment button can be pressed while ordering (OF-3)',
        find: `pending={snapshot.hasTag('ordering') ? context.provider : undefined}`,
        replace: 'pending={undefined}',
      },
      {
        name: 'fields can be changed while the order is on its way (OF-3)',
        find: '      readOnly={locked}\n',
        replace: '',
      },
      {
        name: 'the terms are judged by what they were (VA-1)',
        find: 'problems: judge({ tosChecked: accepted }) })',
        replace: 'problems: judge({}) })',
      },
      {
        name: 'a field is judged by what it held before (VA-1)',
        find: 'problems: judge({ values: { ...context.values, [name]: value } }),',
        replace: 'problems: judge({}),',
      },
      {
        name: 'too many questions are not warned of (OP-7)',
        find: 'asked > questions && questions > 0',
        replace: 'asked > 9 && questions > 0',
      },
      {
        name: 'as many questions as were bought are warned of (OP-7)',
        find: 'asked > questions && questions > 0',
        replace: 'asked >= questions && questions > 0',
      },
      {
        name: 'the list of problems is not shown (OF-7)',
        find: '        rejected && (\n',
        replace: '        !locked && false && (\n',
      },
      {
        name: 'the page’s title does not say that the form has errors (A3)',
        find: '  useTitlePrefix(rejected);\n',
        replace: '  useTitlePrefix(false);\n',
      },
      {
        name: 'the changed price is shown as the old one (OF-9)',
        find: 'price={context.order?.totalPrice ?? price}',
        replace: 'price={price}',
      },
      {
        name: 'a failed order is said in the toast alone (ER-3)',
        find: `snapshot.hasTag('failed') && context.failure !== undefined ? orderFailure(context.failure) : undefined`,
        replace: 'undefined',
      },
      {
        name: 'why a coupon was refused is not said at its field (ER-2)',
        find: `(context.couponProblem === undefined ? undefined : couponFailure(context.couponProblem).text),`,
        replace: 'undefined,',
      },
      {
        name: 'the lowered price is not shown (OF-2)',
        find: '          discountedPrice={context.discountedPrice}\n',
        replace: '          discountedPrice={undefined}\n',
      },
      {
        name: 'a partner variant does not ask for the partner (OP-9)',
        find: 'askPartner={isForTwo(product.productType)}',
        replace: 'askPartner={false}',
      },
      {
        name: 'a prediction always has one question field (OP-6)',
        find: 'return questionsCount >= 3 ? 3 : questionsCount === 2 ? 2 : 1;',
        replace: 'return questionsCount > 0 ? 1 : 0;',
      },
    ],
  },
  {
    file: 'src/screens/order-judge.ts',
    tests: ['tests/screens/order-judge.test.ts'],
    faults: [
      {
        name: 'a code that was refused must still be applied (OF-8)',
        find: 'order.discountedPrice !== undefined || order.couponProblem !== undefined',
        replace: 'order.discountedPrice !== undefined',
      },
      {
        name: 'the partner is not judged (OP-9)',
        find: 'partner: isForTwo(productType),',
        replace: 'partner: false,',
      },
      {
        name: 'a birth horoscope needs no city (VA-2)',
        find: `city: productType === 'BIRTH_HOROSCOPE',`,
        replace: 'city: false,',
      },
    ],
  },
  {
    file: 'src/screens/order-view.ts',
    tests: ['tests/screens/order-view.test.ts'],
    faults: [
      {
        name: 'the dropdown shows anybody’s price for the chosen specialist (OP-6)',
        find: 'offer.fairyId === choice.fairyId && offer.variantId === id',
        replace: 'offer.variantId === id',
      },
      {
        name: '"od" names the highest price (OP-6)',
        find: 'return prices.length > 0 ? Math.min(...prices) : undefined;',
        replace: 'return prices.length > 0 ? Math.max(...prices) : undefined;',
      },
      {
        name: 'specialists who do not sell the variant are shown (OP-3)',
        find: 'return offer ? [{ fairy, price: offer.price }] : [];',
        replace: 'return [{ fairy, price: offer?.price ?? 0 }];',
      },
    ],
  },
  {
    file: 'src/kit/error-summary.tsx',
    tests: ['tests/kit/error-summary.test.tsx', 'tests/screens/order-details.test.tsx'],
    faults: [
      {
        name: 'the list of problems does not take the focus (OF-7)',
        find: '    root.current?.focus();\n',
        replace: '',
      },
      {
        name: 'a second rejected press does not bring the focus back (OF-7)',
        find: 'if (seenKey.current === focusKey) return;',
        replace: 'if (seenKey.current !== null) return;',
      },
      {
        name: 'a line of the list does not lead to its field (OF-7)',
        find: 'control.focus({ preventScroll: true });',
        replace: '',
      },
    ],
  },
  {
    file: 'src/blocks/coupon-field.tsx',
    tests: ['tests/blocks/coupon-field.test.tsx'],
    faults: [
      {
        name: 'an empty code can be applied (OF-8)',
        find: `return code.trim() === '' ? couponCopy.whyEmpty : undefined;`,
        replace: 'return undefined;',
      },
      {
        name: '"Zastosuj" can be pressed while a code is being checked (OF-8)',
        find: `if (state === 'checking') return couponCopy.applying;`,
        replace: '',
      },
      {
        name: '"Zastosuj" can be pressed without a price (OF-8)',
        find: 'if (price === undefined) return couponCopy.whyNoPrice;',
        replace: '',
      },
    ],
  },
  {
    file: 'src/blocks/mobile-menu.tsx',
    tests: ['tests/blocks/navigation.test.tsx'],
    faults: [
      {
        name: 'following a link leaves the menu open (SH-9)',
        find: ' onFollow={onClose}',
        replace: '',
      },
      {
        name: 'closing the menu loses the focus (SH-9)',
        find: 'document.getElementById(MENU_BUTTON_ID)?.focus();',
        replace: '',
      },
    ],
  },
];

const otherScreens: readonly FaultGroup[] = [
  {
    file: 'src/screens/result-screen.tsx',
    tests: ['tests/screens/result-screen.test.tsx'],
    faults: [
      {
        name: 'a payment that maybe went well offers to pay again (OR-6)',
        find: 'return <OrderUnreachable contactEmail={contactEmail} onCheckAgain={checkAgain} />;',
        replace: 'return <OrderFailed contactEmail={contactEmail} retryTo={retryTo} />;',
      },
      {
        name: 'a payment under review can not be checked by hand (OR-4)',
        find: 'onCheckAgain={late ? checkAgain : undefined}',
        replace: 'onCheckAgain={undefined}',
      },
      {
        name: 'what was bought is not shown (OR-1)',
        find: '        totalPrice={summary?.totalPrice}\n',
        replace: '',
      },
    ],
  },
  {
    file: 'src/screens/contact-screen.tsx',
    tests: ['tests/screens/contact-screen.test.tsx'],
    faults: [
      {
        name: '"Wyślij" is on while there are errors (CO-2)',
        find: 'incomplete={Object.keys(problems).length > 0}',
        replace: 'incomplete={false}',
      },
      {
        name: 'messages show before a field was left (CO-2)',
        find: '(touched[name] ? problems[name] : undefined)',
        replace: '(problems[name] ?? (touched[name] ? undefined : undefined))',
      },
      {
        name: '"Wyślij" can be pressed while sending (CO-2)',
        find: `sending={snapshot.hasTag('sending')}`,
        replace: 'sending={false}',
      },
      {
        name: 'a failed letter is said in the toast alone (ER-4)',
        find: `({ kind: 'error', text: contactFailure.text } as const)`,
        replace: 'undefined',
      },
    ],
  },
  {
    file: 'src/screens/newsletter-section.tsx',
    tests: ['tests/screens/newsletter-section.test.tsx'],
    faults: [
      {
        name: 'an address is judged by what it was (VA-NL)',
        find: 'judge({ email: next })',
        replace: 'judge()',
      },
      {
        name: '"Zapisuję..." is never shown (NL-1)',
        find: `sending={snapshot.hasTag('sending')}`,
        replace: 'sending={false}',
      },
      {
        name: 'a failed sign-up is said in the toast alone (ER-4)',
        find: `failure={snapshot.hasTag('failed') ? newsletterFailure.text : undefined}`,
        replace: 'failure={undefined}',
      },
    ],
  },
  {
    file: 'src/screens/birth-screen.tsx',
    tests: ['tests/screens/birth-screen.test.tsx'],
    faults: [
      {
        name: 'an unknown city is not said at its field (BH-7)',
        find: 'if (blamed && blame) problems[blamed] ??= blame;',
        replace: '',
      },
      {
        name: 'nobody sees that the chart is being calculated (BH-2)',
        find: '          busy={busy}\n',
        replace: '          busy={false}\n',
      },
      {
        name: 'the hour is judged though it is not known (BH-6)',
        find: 'birthFormSchema(timeUnknown)',
        replace: 'birthFormSchema(false)',
      },
      {
        name: 'the chart is not shown (BH-3)',
        find: `(snapshot.hasTag('chart-shown') || busy) && context.calculated && (`,
        replace: 'busy && context.calculated && (',
      },
      {
        name: 'no places are suggested (BH-6)',
        find: `if (name === 'city') onSearchPlaces(value);`,
        replace: '',
      },
    ],
  },
];

const effects: readonly FaultGroup[] = [
  {
    file: 'src/app/purchase-effects.ts',
    tests: ['tests/app/purchase-effects.test.ts'],
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
        name: 'the choice does not go to the address (OP-10)',
        find: 'return showChoice(emitted);',
        replace: 'return;',
      },
      {
        name: 'an unknown id is not said (OP-10)',
        find: 'return inform(specialistCopy.unknownChoice);',
        replace: 'return;',
      },
      {
        name: 'a cleared coupon is not said (OP-5)',
        find: 'return inform(couponCopy.clearedOnChange(emitted.code));',
        replace: 'return;',
      },
      {
        name: 'what was typed is not remembered (OF-4)',
        find: 'return rememberCustomer(emitted.values);',
        replace: 'return;',
      },
      {
        name: 'cleared data stays on the device (U33)',
        find: '        forgetCustomer();\n',
        replace: '',
      },
      {
        name: 'an order’s failure has a coupon’s words (ER-3)',
        find: `shop.toast('error', orderFailure(emitted.code));`,
        replace: `shop.toast('error', couponFailure(emitted.code));`,
      },
      {
        name: 'PlaceAnOrder is told at the redirect too (OF-5)',
        find: 'return leaveFor(emitted.paymentLink);',
        replace: `reportPlacedOrder({ orderId: undefined, itemName: '', price: 0 }, orderAddress());
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
    file: 'src/app/birth-effects.ts',
    tests: ['tests/app/birth-effects.test.ts'],
    faults: [
      {
        name: 'the page does not scroll to the chart (BH-2)',
        find: '        return void reveal(CHART_HEADING);\n',
        replace: '        return;\n',
      },
      {
        name: 'an unknown city does not take the focus (BH-7)',
        find: '  document.getElementById(fieldId(blamed, BIRTH_FIELDS))?.focus();\n',
        replace: '',
      },
      {
        name: 'a failure without anybody to blame is not said (BH-7)',
        find: `if (!blamed) return shop.toast('error', { title: birthCopy.failTitle, text: birthCopy.fail });`,
        replace: 'if (!blamed) return;',
      },
      {
        name: 'what was typed is not kept for the tab (BH-7)',
        find: 'return keepBirthDetails(emitted);',
        replace: 'return;',
      },
    ],
  },
  {
    file: 'src/app/hear-later.ts',
    tests: ['tests/app/hear-later.test.ts'],
    faults: [
      {
        name: 'what happens before the listener’s code has come is lost',
        find: 'void waiting.push(emitted)',
        replace: 'void emitted',
      },
    ],
  },
  {
    file: 'src/app/use-purchase.ts',
    tests: ['tests/app/order-page.test.tsx'],
    faults: [
      {
        name: 'nobody notices that the page came back from the browser’s cache (U2)',
        find: `useEffect(() => onPageRevived(() => actor.send({ type: 'page.revive' })), [actor]);`,
        replace: '',
      },
      {
        name: 'the form does not begin with what the device remembers (OF-4)',
        find: `    actor.send({ type: 'customer.recall', values: recall() });\n`,
        replace: '    recall();\n',
      },
      {
        name: 'a fresh catalogue changes nothing (OP-5)',
        find: `useEffect(() => actor.send({ type: 'catalogue.receive', ...toOffers(catalogue) }), [actor, catalogue]);`,
        replace: '',
      },
      {
        name: 'orders go without an Idempotency-Key (OF-6)',
        find: 'sendsIdempotencyKey: config.sendsIdempotencyKey,',
        replace: 'sendsIdempotencyKey: false,',
      },
    ],
  },
  {
    file: 'src/app/order-page.tsx',
    tests: ['tests/app/order-page.test.tsx'],
    faults: [
      {
        name: 'a shared link opens the first step (OP-10)',
        find: `useEffect(() => actor.send({ type: 'address.read', variantId, fairyId }), [actor, variantId, fairyId]);`,
        replace: '',
      },
      {
        name: 'a choice throws out what else stands in the address (OP-10)',
        find: 'new URLSearchParams(window.location.search)',
        replace: 'new URLSearchParams()',
      },
    ],
  },
  {
    file: 'src/app/use-catalogue.ts',
    tests: ['tests/app/order-page.test.tsx'],
    faults: [
      {
        name: 'a fresh list that does not come takes the old one away (U7)',
        find: `setView((old) => (old.status === 'ready' ? old : { ...old, status: 'failed' }));`,
        replace: `setView((old) => ({ ...old, status: 'failed' }));`,
      },
    ],
  },
  {
    file: 'src/app/result-page.tsx',
    tests: ['tests/app/result-page.test.tsx'],
    faults: [
      {
        name: 'a malformed order number is asked about (OR-4)',
        find: '/^[1-9]\\d{0,9}$/.test(orderId) ? Number(orderId) : 0',
        replace: 'Number(orderId) || 0',
      },
      {
        name: 'a paid order is not told to analytics (OR-5)',
        find: `      reportPurchase(
        orderId,
        summary && {`,
        replace: `      void reportPurchase && (
        summary && {`,
      },
      {
        name: 'a failed payment does not lead back to the choice (OR-6)',
        find: 'retryTo={findOrderAddress(address.orderId)}',
        replace: 'retryTo={undefined}',
      },
      {
        name: 'the confirmation offers no newsletter (OR-1)',
        find: '{confirmed && <Newsletter',
        replace: '{!confirmed && <Newsletter',
      },
    ],
  },
  {
    file: 'src/app/shell-machines.ts',
    tests: ['tests/app/shell-machines.test.ts'],
    faults: [
      {
        name: 'the consent is not kept (SH-4)',
        find: '    keepConsent(given);\n',
        replace: '',
      },
      {
        name: 'tag managers do not hear of the consent (SH-3)',
        find: '    updateConsentMode(given);\n',
        replace: '',
      },
      {
        name: 'a kept consent does not reach tag managers on the next page (SH-3)',
        find: 'if (kept) updateConsentMode(kept);',
        replace: 'if (kept) void kept;',
      },
    ],
  },
  {
    file: 'src/app/contact-page.tsx',
    tests: ['tests/app/letters.test.tsx'],
    faults: [
      {
        name: 'a failed letter is confirmed (ER-4)',
        find: `toast('error', contactFailure)`,
        replace: `toast('success', contactSuccess)`,
      },
    ],
  },
  {
    file: 'src/app/newsletter.tsx',
    tests: ['tests/app/letters.test.tsx'],
    faults: [
      {
        name: 'a sign-up is not said to need its confirmation (ER-4)',
        find: `      actor.on('newsletter.joined', () => toast('success', newsletterSuccess)),\n`,
        replace: '',
      },
    ],
  },
  {
    file: 'src/app/use-messages.ts',
    tests: ['tests/app/use-messages.test.tsx'],
    faults: [
      {
        name: 'the same message piles up',
        find: '...old.filter((other) => other.title !== title || other.text !== text).slice(1 - MOST),',
        replace: '...old.slice(1 - MOST),',
      },
    ],
  },
  {
    file: 'src/app/purchase-input.ts',
    tests: ['tests/app/purchase-input.test.ts'],
    faults: [
      {
        name: 'an offer of a product that is gone can be bought (AP-13)',
        find: 'return questionsCount === undefined\n          ? []\n          : [',
        replace: 'return questionsCount === null\n          ? []\n          : [',
      },
    ],
  },
  {
    file: 'src/app/shopping-steps.ts',
    tests: ['tests/app/shopping-steps.test.ts'],
    faults: [
      {
        name: 'the checkout is told at every key that is pressed (SH-14)',
        find: '      checkedOut = offer.fairyProductId;\n',
        replace: '',
      },
    ],
  },
];

/** Faults of what customers see and of what happens in the page: screens, blocks, effects. */
export const pageFaults = [...orderScreen, ...otherScreens, ...effects];
