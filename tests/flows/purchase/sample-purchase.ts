import { createActor } from 'xstate';
import { grosze, type Grosze } from '#domain/grosze.ts';
import type { Fairy, Product } from '#domain/catalogue.ts';
import { EARLY_START_HINT, EARLY_START_TEXT } from '#copy/law/consents.ts';
import { demandsOf, formFields, SENT_AS_QUESTIONS } from '#domain/product-demands.ts';
import type { ProductType } from '#domain/product-type.ts';
import {
  purchaseMachine,
  type CouponPrice,
  type OrderDraft,
  type PlacedOrder,
  type PurchaseInput,
} from '#machines/purchase.machine.ts';
import { JAGNA } from '#tests/blocks/purchase/order-samples.tsx';
import { heldPort } from '#tests/machines/held-port.ts';

const id = (n: number) => `20989f46-c65a-44ac-9c56-${String(n).padStart(12, '0')}`;

/** Data that passes every rule of the order form. */
export const rightValues: Readonly<Record<string, string>> = {
  topic: 'O zmianie pracy',
  question0: 'Kiedy?',
  intentions: 'Spokój',
  firstName: 'Hanna',
  email: 'hanna@przyklad.pl',
  confirmEmail: 'hanna@przyklad.pl',
  birthDay: '5',
  birthMonth: '3',
  birthYear: '1988',
  city: 'Kraków',
  partnerName: 'Bogdan',
  partnerBirthDay: '2',
  partnerBirthMonth: '11',
  partnerBirthYear: '1985',
};

/** What the form asks consent for. */
export const CONSENTS = {
  agreed: { terms: 'a'.repeat(64) },
  earlyStart: { version: 'b'.repeat(64), label: EARLY_START_TEXT, hint: EARLY_START_HINT },
};

/** A shop with one product of a type, sold by Jagna and, for more, by Sybilla. */
export function sampleShop(productType: ProductType = 'TAROT', questionsCount = 1) {
  const demands = demandsOf(productType, questionsCount);
  const product: Product = {
    id: id(1),
    title: 'Jedna karta',
    description: '',
    imageSrc: '/a.svg',
    productType,
    questionsCount,
  };
  const seller = (fairyId: string, name: string, fairyProductId: string, price: Grosze): Fairy => ({
    ...JAGNA,
    id: fairyId,
    name,
    products: [{ id: fairyProductId, productId: product.id, price, productType }],
  });
  const fairies = [
    seller(id(2), 'Jagna', id(12), grosze(89_00)),
    seller(id(3), 'Sybilla', id(13), grosze(99_00)),
  ];
  const input: PurchaseInput = {
    variants: [
      {
        id: product.id,
        questionsCount,
        fields: [...formFields(demands).map(({ name }) => name), 'giftEmail', 'giftDay', 'earlyStart'],
      },
    ],
    offers: fairies.flatMap((fairy) =>
      fairy.products.map((offer) => ({
        fairyProductId: offer.id,
        fairyId: fairy.id,
        variantId: product.id,
        price: offer.price,
        questionsCount,
      })),
    ),
    byQuestionCount: productType === 'PREDICTION',
    preselect: false,
    consents: CONSENTS,
    ownWords: SENT_AS_QUESTIONS,
    remembered: Object.keys(rightValues).filter(
      (name) => !(SENT_AS_QUESTIONS as readonly string[]).includes(name),
    ),
  };
  return {
    catalogue: { products: [product], fairies },
    input,
    demands,
    product,
    jagna: id(2),
    sybilla: id(3),
  };
}

/** A purchase of that shop whose port calls the test settles. */
export function heldPurchase(input: PurchaseInput) {
  const coupons = heldPort<CouponPrice, { code: string; fairyProductId: string }>();
  const orders = heldPort<PlacedOrder, OrderDraft>();
  const machine = purchaseMachine.provide({
    actors: { applyCoupon: coupons.logic, createOrder: orders.logic },
  });
  return { coupons, orders, actor: createActor(machine, { input }).start() };
}
