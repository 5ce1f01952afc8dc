import type { PurchaseInput } from '#machines/purchase.machine.ts';
import { REMEMBERED_FIELDS } from '#domain/customer.ts';
import type { Catalogue } from '#domain/catalogue.ts';
import { EARLY_START_FIELD, type ConsentTexts } from '#domain/consent-texts.ts';
import { GIFT_FIELDS, KEPT_IN_TAB } from '#domain/gift.ts';
import { demandsOf, formFields } from '#domain/product-demands.ts';

/** Maps the catalogue to the purchase machine's variants and offers. Offers without a product are left out. */
export function toOffers({ products, fairies }: Catalogue): Pick<PurchaseInput, 'variants' | 'offers'> {
  const counts = new Map(products.map(({ id, questionsCount }) => [id, questionsCount]));
  return {
    variants: products.map(({ id, productType, questionsCount }) => ({
      id,
      questionsCount,
      fields: [
        ...formFields(demandsOf(productType, questionsCount)).map(({ name }) => name),
        ...GIFT_FIELDS,
        EARLY_START_FIELD,
      ],
    })),
    offers: fairies.flatMap((fairy) =>
      fairy.products.flatMap(({ id, productId, price }) => {
        const questionsCount = counts.get(productId);
        return questionsCount === undefined
          ? []
          : [{ fairyProductId: id, fairyId: fairy.id, variantId: productId, price, questionsCount }];
      }),
    ),
  };
}

/** Makes the purchase machine's input for one service. */
export const toPurchaseInput = (
  how: Pick<PurchaseInput, 'byQuestionCount' | 'preselect'>,
  catalogue: Catalogue,
  consents?: ConsentTexts | undefined,
): PurchaseInput => ({
  ...toOffers(catalogue),
  byQuestionCount: how.byQuestionCount,
  preselect: how.preselect,
  remembered: REMEMBERED_FIELDS,
  ownWords: KEPT_IN_TAB,
  consents,
});
