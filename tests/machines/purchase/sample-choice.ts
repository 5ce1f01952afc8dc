import { grosze, type Grosze } from '#domain/grosze.ts';
import type { Offer, PurchaseInput } from '#machines/purchase.machine.ts';

const CUSTOMER = ['firstName', 'email', 'confirmEmail', 'birthDay', 'birthMonth', 'birthYear'];
const PARTNER = ['partnerName', 'partnerBirthDay', 'partnerBirthMonth', 'partnerBirthYear'];

const offer = (fairyId: string, variantId: string, price: Grosze, questionsCount = 1): Offer => ({
  fairyProductId: `${fairyId}-${variantId}`,
  fairyId,
  variantId,
  price,
  questionsCount,
});

/** A tarot page: Jagna sells both variants, Mirela only the first one. */
export const tarot: PurchaseInput = {
  variants: [
    { id: 'solo', questionsCount: 1, fields: CUSTOMER },
    { id: 'pair', questionsCount: 1, fields: [...CUSTOMER, ...PARTNER] },
  ],
  offers: [
    offer('jagna', 'solo', grosze(89_00)),
    offer('jagna', 'pair', grosze(129_00)),
    offer('mirela', 'solo', grosze(99_00)),
  ],
  byQuestionCount: false,
  preselect: false,
  remembered: [...CUSTOMER, 'city', ...PARTNER],
  ownWords: ['topic', 'question0', 'question1', 'question2', 'intentions'],
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
    offer('jagna', 'one', grosze(39_00), 1),
    offer('jagna', 'two', grosze(69_00), 2),
    offer('jagna', 'three', grosze(99_00), 3),
    offer('mirela', 'one-of-mirela', grosze(45_00), 1),
    offer('mirela', 'three', grosze(109_00), 3),
  ],
  byQuestionCount: true,
  preselect: true,
  remembered: tarot.remembered,
  ownWords: tarot.ownWords,
};

/** The birth horoscope: one product, chosen from the start, sold by two. */
export const birthHoroscope: PurchaseInput = {
  variants: [{ id: 'birth', questionsCount: 1, fields: [...CUSTOMER, 'city'] }],
  offers: [offer('jagna', 'birth', grosze(149_00)), offer('mirela', 'birth', grosze(169_00))],
  byQuestionCount: false,
  preselect: true,
  remembered: tarot.remembered,
  ownWords: tarot.ownWords,
};
