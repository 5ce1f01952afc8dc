import { chosenOffer, type PurchaseInput, type Problems } from '#machines/purchase.machine.ts';
import type { Grosze } from '#domain/grosze.ts';
import type { PaymentProvider } from '#domain/payment.ts';
import type { ProductDemands } from '#domain/product-demands.ts';
import { shopDay } from '#domain/shop-day.ts';
import { problemsOf } from '#schemas/problems.ts';
import { purchaseFormSchema } from '#schemas/purchase-form.schema.ts';

/** The part of the machine's context that is validated. */
export interface OrderToValidate extends Pick<PurchaseInput, 'variants' | 'offers' | 'byQuestionCount'> {
  demands: ProductDemands;
  variantId: string | undefined;
  fairyId: string | undefined;
  values: Readonly<Record<string, string>>;
  tosChecked: boolean;
  couponCode: string;
  discountedPrice: Grosze | undefined;
  couponProblem: number | undefined;
  consents?: PurchaseInput['consents'];
}

/** Validates the purchase form (VA-1, VA-2). With a provider it validates as on submit. */
export function validateOrder(order: OrderToValidate, provider?: PaymentProvider): Problems {
  // A code counts as checked once the API has accepted or refused it.
  const isChecked = order.discountedPrice !== undefined || order.couponProblem !== undefined;
  const schema = purchaseFormSchema(
    {
      ...order.demands,
      uncheckedCoupon: order.couponCode.trim() !== '' && !isChecked,
      earlyStart: order.consents?.earlyStart.isRequired ?? false,
      provider: provider !== undefined,
    },
    shopDay(),
  );
  return problemsOf(schema, {
    ...order.values,
    fairyId: order.fairyId,
    fairyProductId: chosenOffer(order)?.fairyProductId,
    horoscopeVariantId: order.variantId,
    tosChecked: order.tosChecked,
    couponCode: order.couponCode,
    paymentProvider: provider,
  });
}
