import type { FaultGroup } from '../fault.ts';

const file = 'machines/purchase.machine.ts';

/** Variant, specialist, address, catalogue (OP-*). */
const choice: FaultGroup = {
  file,
  tests: ['tests/machines/purchase/choice.test.ts', 'tests/machines/purchase/prediction.test.ts'],
  faults: [
    {
      name: 'the specialist is kept though she does not sell the new variant (OP-10)',
      find: 'offer.fairyId === context.fairyId && offer.variantId === variantId),',
      replace: 'offer.fairyId === context.fairyId || offer.variantId === variantId),',
    },
    {
      name: 'a specialist who is deselected is not reported (OP-10)',
      find: `                  'emitSpecialistDropped',\n`,
      replace: '',
    },
    {
      name: 'a dropped specialist stays chosen (OP-10)',
      find: `                  'clearSpecialist',\n`,
      replace: '',
    },
    {
      name: 'an unknown id of the address is not reported (OP-10)',
      find: `actions: ['emitChoiceUnknown', 'settleChoice', 'emitChoiceMended'],`,
      replace: `actions: ['settleChoice', 'emitChoiceMended'],`,
    },
    {
      name: 'the address is forgotten after a specialist is chosen (OP-10)',
      find: `                { type: 'assignSpecialist', params: ({ event }) => event.fairyId },
                'emitChoiceChanged',
                'emitFormRevealed',
              ],
            },
          },
        },
        filling`,
      replace: `                { type: 'assignSpecialist', params: ({ event }) => event.fairyId },
                'emitFormRevealed',
              ],
            },
          },
        },
        filling`,
    },
    {
      name: 'the page does not scroll to the form that has opened (OP-4)',
      find: `                { type: 'assignSpecialist', params: ({ event }) => event.fairyId },
                'emitChoiceChanged',
                'emitFormRevealed',
              ],
            },
          },
        },
        filling`,
      replace: `                { type: 'assignSpecialist', params: ({ event }) => event.fairyId },
                'emitChoiceChanged',
              ],
            },
          },
        },
        filling`,
    },
    {
      name: 'the same specialist pressed again does not lead back to the form (OP-4)',
      find: `                description: 'Wskazuje tę samą wróżkę: strona wraca do formularza.',\n                actions: 'emitFormRevealed',`,
      replace: `                description: 'Wskazuje tę samą wróżkę: strona wraca do formularza.',`,
    },
    {
      name: 'questions stay when another service is chosen (OP-6)',
      find: `      ...emptied(context, (name) => !isQuestion(name)),\n`,
      replace: '',
    },
    {
      name: 'questions are lost when another specialist is chosen (OP-6)',
      find: '      variantId: offerBy(context, fairyId)?.variantId,',
      replace: '      variantId: offerBy(context, fairyId)?.variantId,\n      values: {},',
    },
    {
      name: 'a specialist without this variant can be chosen by her question count, also for tarot (OP-6)',
      find: 'choice.byQuestionCount && offer.questionsCount === chosen?.questionsCount',
      replace: 'offer.questionsCount === chosen?.questionsCount',
    },
    {
      name: 'a change of specialist does not re-select the same question count (OP-6)',
      find: 'choice.byQuestionCount && offer.questionsCount === chosen?.questionsCount',
      replace: 'choice.byQuestionCount',
    },
    {
      name: 'the service with the most questions is selected from the start (OP-6)',
      find: 'a.questionsCount - b.questionsCount',
      replace: 'b.questionsCount - a.questionsCount',
    },
    {
      name: 'reading the same address again starts the step anew (OP-10)',
      find: `          guard: { type: 'isAnotherChoice', params: ({ event }) => event },\n`,
      replace: '',
    },
    {
      name: 'a fresh list with another price is taken over in silence, the coupon stays (OP-5)',
      find: 'before?.fairyProductId === after?.fairyProductId && before?.price === after?.price',
      replace: 'before?.fairyProductId === after?.fairyProductId',
    },
    {
      name: 'a fresh list that comes while ordering changes the agreed price',
      find: `        'Świeża lista przychodzi, gdy zamówienie jest już w drodze: uzgodniona cena się nie zmienia.',\n`,
      replace: `        'Świeża lista przychodzi, gdy zamówienie jest już w drodze: uzgodniona cena się nie zmienia.',
      actions: {
        type: 'assignCatalogue',
        params: ({ event }) => ({ variants: event.variants, offers: event.offers }),
      },\n`,
    },
  ],
};

/** Fields, memory, terms (OF-1, OF-2, OF-4, OF-7). */
const form: FaultGroup = {
  file,
  tests: ['tests/machines/purchase/form.test.ts', 'tests/machines/purchase/order.test.ts'],
  faults: [
    {
      name: 'the terms are accepted on load (OF-2)',
      find: '?? {},\n    tosChecked: false,',
      replace: '?? {},\n    tosChecked: true,',
    },
    {
      name: 'an order with problems is sent (VA-1)',
      find: '    isComplete: (_, problems: Problems) => isEmpty(problems),',
      replace: '    isComplete: (_, _problems: Problems) => true,',
    },
    {
      name: 'the second rejected press does not bring the focus to the list of problems (OF-7)',
      find: 'rejections: context.rejections + 1,',
      replace: 'rejections: 1,',
    },
    {
      name: 'a rejected press is not announced (OF-7)',
      find: `actions: [{ type: 'rejectForm', params: ({ event }) => event.problems }, 'emitFormRejected'],`,
      replace: `actions: [{ type: 'rejectForm', params: ({ event }) => event.problems }],`,
    },
    {
      name: 'questions and intentions are remembered too (OF-4)',
      find: 'pick(context.values, (name) => context.remembered.includes(name))',
      replace: 'context.values',
    },
    {
      name: 'remembered data overwrites what was typed (OF-4)',
      find: 'context.remembered.includes(name) && !context.values[name]',
      replace: 'context.remembered.includes(name)',
    },
    {
      name: 'leaving a field does not save it (OF-4)',
      find: `actions: [{ type: 'markTouched', params: ({ event }) => event }, 'emitCustomerChanged'],`,
      replace: `actions: [{ type: 'markTouched', params: ({ event }) => event }],`,
    },
    {
      name: 'a press of payment does not save what was typed (OF-4)',
      find: `                  'countAttempt',\n                  'emitCustomerChanged',`,
      replace: `                  'countAttempt',`,
    },
    {
      name: 'cleared data stays in the form (OF-4)',
      find: 'pick(context.values, (name) => !context.remembered.includes(name))',
      replace: 'context.values',
    },
    {
      name: 'cleared data is not forgotten on the device (OF-4)',
      find: `['clearCustomer', 'emitCustomerForgotten']`,
      replace: `['clearCustomer']`,
    },
  ],
};

/** Coupon (OP-5, OF-8, ER-2). */
const coupon: FaultGroup = {
  file,
  tests: ['tests/machines/purchase/coupon.test.ts'],
  faults: [
    {
      name: 'the coupon outlives a change of specialist (OP-5)',
      find: `                description: 'Zmienia wróżkę: kupon przepada, wpisane dane zostają.',\n                actions: [\n                  'dropCoupon',`,
      replace: `                description: 'Zmienia wróżkę: kupon przepada, wpisane dane zostają.',\n                actions: [`,
    },
    {
      name: 'the coupon outlives a change of variant (OP-5)',
      find: `kupon przepada, wróżka zostaje.',\n                actions: [\n                  'dropCoupon',`,
      replace: `kupon przepada, wróżka zostaje.',\n                actions: [`,
    },
    {
      name: 'a cleared coupon leaves its lowered price behind (OP-5)',
      find: '  ...NO_COUPON,\n  ...emptied(context',
      replace: `  couponCode: '',\n  couponProblem: undefined,\n  ...emptied(context`,
    },
    {
      name: 'a cleared coupon leaves the lowest price of thirty days behind (LW-14)',
      find: 'const NO_PRICE = { discountedPrice: undefined, lowestPrice: undefined } as const;',
      replace: 'const NO_PRICE = { discountedPrice: undefined } as const;',
    },
    {
      name: 'the lowest price of thirty days is lost (LW-14)',
      find: '      lowestPrice,\n      couponProblem',
      replace: '      couponProblem',
    },
    {
      name: 'nobody is told that the coupon was cleared (OP-5)',
      find: `actions: ['emitCouponCleared', 'setCouponAside', 'removeCoupon'],`,
      replace: `actions: ['setCouponAside', 'removeCoupon'],`,
    },
    {
      name: 'a removed coupon leaves its lowered price behind (OF-8)',
      find: `actions: ['removeCoupon', 'emitCouponRemoved'],`,
      replace: `actions: 'emitCouponRemoved',`,
    },
    {
      name: 'a response to a coupon counts though another specialist was chosen meanwhile',
      find: `                target: 'filling',
                reenter: true,
                description: 'Zmienia wróżkę: kupon przepada, wpisane dane zostają.',`,
      replace: `                description: 'Zmienia wróżkę: kupon przepada, wpisane dane zostają.',`,
    },
    {
      name: 'an order can be placed while its coupon is being checked (OF-8)',
      find: `isCouponChecking: stateIn('#couponChecking'),`,
      replace: 'isCouponChecking: () => false,',
    },
    {
      name: 'an empty code can be applied (OF-8)',
      find: `hasCode: ({ context }) => !isBlank(context.couponCode),`,
      replace: 'hasCode: () => true,',
    },
    {
      name: 'the code is sent with the spaces around it',
      find: '                      code: context.couponCode.trim(),',
      replace: '                      code: context.couponCode,',
    },
    {
      name: 'the lowered price is not kept',
      find: `                        { type: 'assignDiscount', params: ({ event }) => event.output },\n`,
      replace: '',
    },
    {
      name: 'a refused coupon does not say why (ER-2)',
      find: `                        { type: 'emitCouponRefused', params: ({ event }) => readFailure(event.error) },\n`,
      replace: '',
    },
    {
      name: 'a typed code keeps the refusal of the one before',
      find: '      ...NO_COUPON,\n      couponCode: code,',
      replace: '      couponCode: code,',
    },
  ],
};

/** Order, attempt, price, redirect (OF-3, OF-5, OF-6, OF-9, ER-3, U2). */
/** Faults of the purchase machine. */
export const purchaseMachineFaults = [choice, form, coupon];
