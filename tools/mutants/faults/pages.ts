import type { FaultGroup } from '../fault.ts';

/** Faults of the order pages, the kit and the blocks. */
export const pageFaults: readonly FaultGroup[] = [
  {
    file: 'src/flows/purchase/order-details.tsx',
    tests: ['tests/flows/purchase/order-details.test.tsx'],
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
        name: 'the form is validated as it was rendered last (OF-7)',
        find: 'validatorOf(actor,',
        replace: 'validatorOf({ getSnapshot: () => snapshot },',
      },
      {
        name: 'the terms are validated by what they were (VA-1)',
        find: 'problems: validate({ tosChecked: accepted }) })',
        replace: 'problems: validate() })',
      },
      {
        name: 'a field is validated by what it held before (VA-1)',
        find: 'problems: validate((latest) => ({ values: { ...latest.values, [name]: value } })),',
        replace: 'problems: validate(),',
      },
      {
        name: 'too many questions are not warned of (OP-7)',
        find: 'asked > allowed',
        replace: 'asked > 9',
      },
      {
        name: 'as many questions as were bought are warned of (OP-7)',
        find: 'asked > allowed',
        replace: 'asked >= allowed',
      },
      {
        name: 'the list of problems is not shown (OF-7)',
        find: '        rejected && (\n',
        replace: '        !locked && false && (\n',
      },
      {
        name: 'the page’s title does not say that the form has errors (A3)',
        find: '  useErrorTitle(rejected);\n',
        replace: '  useErrorTitle(false);\n',
      },
      {
        name: 'a failed order is shown in the toast alone (ER-3)',
        find: `snapshot.hasTag('failed') && context.failure !== undefined ? orderFailure(context.failure) : undefined`,
        replace: 'undefined',
      },
      {
        name: 'why a coupon was refused is not shown at its field (ER-2)',
        find: `(context.couponProblem === undefined ? undefined : couponFailure(context.couponProblem).text),`,
        replace: 'undefined,',
      },
      {
        name: 'the lowered price is not shown (OF-2)',
        find: '          discountedPrice={context.discountedPrice}\n',
        replace: '          discountedPrice={undefined}\n',
      },
      {
        name: 'the lowest price of thirty days does not stand beside the reduction (LW-14)',
        find: '          lowestPrice={context.lowestPrice}\n',
        replace: '',
      },
      {
        name: 'a partner variant does not ask for the partner (OP-9)',
        find: 'demands={demands}',
        replace: 'demands={{ ...demands, partner: false }}',
      },
    ],
  },
  {
    file: 'src/flows/purchase/purchase-validation.ts',
    tests: ['tests/flows/purchase/purchase-validation.test.ts'],
    faults: [
      {
        name: 'a code that was refused must still be applied (OF-8)',
        find: 'order.discountedPrice !== undefined || order.couponProblem !== undefined',
        replace: 'order.discountedPrice !== undefined',
      },
      {
        name: 'what the product asks for is not validated (VA-2)',
        find: '...order.demands,',
        replace: '...{ ...order.demands, city: false },',
      },
    ],
  },
  {
    file: 'src/flows/purchase/purchase-view.ts',
    tests: ['tests/flows/purchase/purchase-view.test.ts'],
    faults: [
      {
        name: 'the dropdown shows anybody’s price for the chosen specialist (OP-6)',
        find: 'offer.fairyId === choice.fairyId && offer.variantId === id',
        replace: 'offer.variantId === id',
      },
      {
        name: '"od" names the highest price (OP-6)',
        find: 'return first === undefined ? undefined : least(first, ...others);',
        replace: 'return first === undefined ? undefined : largest(first, ...others);',
      },
      {
        name: 'specialists who do not sell the variant are shown (OP-3)',
        find: 'return offer ? [{ fairy, price: offer.price }] : [];',
        replace: 'return [{ fairy, price: offer?.price }];',
      },
    ],
  },
  {
    file: 'src/kit/error-summary.tsx',
    tests: ['tests/kit/error-summary.test.tsx', 'tests/flows/purchase/order-details.test.tsx'],
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
    file: 'src/blocks/purchase/coupon-field.tsx',
    tests: ['tests/blocks/purchase/coupon-field.test.tsx'],
    faults: [
      {
        name: 'an empty code can be applied (OF-8)',
        find: `if (!offered) return couponCopy.whyEmpty;`,
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
    file: 'src/blocks/shell/mobile-menu.tsx',
    tests: ['tests/blocks/shell/navigation.test.tsx'],
    faults: [
      {
        name: 'following a link leaves the menu open (SH-9)',
        find: ' onFollow={onFollow}',
        replace: '',
      },
    ],
  },
  {
    file: 'src/kit/dialog.tsx',
    tests: ['tests/kit/dialog.test.tsx', 'tests/blocks/shell/navigation.test.tsx'],
    faults: [
      {
        name: 'closing a dialog loses the focus (SH-9)',
        find: 'back?.focus({ preventScroll: back !== cameFrom.current });',
        replace: '',
      },
    ],
  },
  {
    file: 'src/kit/last-press.ts',
    tests: ['tests/kit/dialog.test.tsx'],
    faults: [
      {
        name: 'a dialog gives focus back to the page in engines that focus no pressed button (EG-1)',
        find: 'if (pressed && focused !== pressed && focused?.contains(pressed)) return pressed;',
        replace: '',
      },
    ],
  },
];
