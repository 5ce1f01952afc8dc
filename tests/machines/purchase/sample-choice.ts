import type { Offer, PurchaseInput } from '#machines/purchase.machine.ts';

const CUSTOMER = ['firstName', 'email', 'confirmEmail', 'birthDay', 'birthMonth', 'birthYear'];
const PARTNER = ['partnerName', 'partnerBirthDay', 'partnerBirthMonth', 'partnerBirthYear'];

const offer = (fairyId: string, variantId: string, price: number, questionsCount = 1): Offer => ({
  fairyProductId: `${fairyId}-${variantId}`,
  fairyId,
  variantId,
  price,
  questionsCount,
});

/** A tarot page: Jagna sells both variants, Mirela only the first one. Prices in PLN. */
export const tarot: PurchaseInput = {
  variants: [
    { id: 'solo', questionsCount: 1, fields: CUSTOMER },
    { id: 'pair', questionsCount: 1, fields: [...CUSTOMER, ...PARTNER] },
  ],
  offers: [offer('jagna', 'solo', 89), offer('jagna', 'pair', 129), offer('mirela', 'solo', 99)],
  byQuestionCount: false,
  preselect: false,
  remembered: [...CUSTOMER, 'city', ...PARTNER],
};

/** A predictions page: Jagna offers one to three questions, Mirela one or three with products of her own. */
export const predictions: PurchaseInput = {
  variants: [
    { id: 'three', questionsCount: 3, fields: ['question0', 'question1', 'question2', ...CUSTOMER] },
    { id: 'one', questionsCount: 1, fields: ['question0', ...CUSTOMER] },
    { id: 'two', questionsCount: 2, fields: ['question0', 'question1', ...CUSTOMER] },
    { id: 'one-of-mirela', questionsCount: 1, fields: ['question0', ...CUSTOMER] },
  ],
  offers: [
    offer('jagna', 'one', 39, 1),
    offer('jagna', 'two', 69, 2),
    offer('jagna', 'three', 99, 3),
    offer('mirela', 'one-of-mirela', 45, 1),
    offer('mirela', 'three', 109, 3),
  ],
  byQuestionCount: true,
  preselect: true,
  remembered: tarot.remembered,
};

/** The birth horoscope: one product, chosen from the start, sold by two. */
export const birthHoroscope: PurchaseInput = {
  variants: [{ id: 'birth', questionsCount: 1, fields: [...CUSTOMER, 'city'] }],
  offers: [offer('jagna', 'birth', 149), offer('mirela', 'birth', 169)],
  byQuestionCount: false,
  preselect: true,
  remembered: tarot.remembered,
};
