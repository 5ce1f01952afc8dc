import { chosenOffer } from '#machines/purchase.machine.ts';
import { TYPED_FIELDS } from '#schemas/plain-order.reader.ts';
import type { PurchaseSnapshot } from './resume-purchase.ts';

/**
 * Hidden fields that carry the form's data to the next step. The choice is in the address, and shown fields carry
 * themselves.
 */
export function carriedFields(
  snapshot: PurchaseSnapshot,
  visitId: string,
  isFormShown: boolean,
): Record<string, string> {
  const { context } = snapshot;
  const shown: readonly string[] = isFormShown
    ? (context.variants.find(({ id }) => id === context.variantId)?.fields ?? [])
    : [];
  const { couponCode, discountedPrice, lowestPrice, couponProblem } = context;
  const isChecked = discountedPrice !== undefined || couponProblem !== undefined;
  return {
    ...Object.fromEntries(
      TYPED_FIELDS.filter((name) => !shown.includes(name)).map((name) => [name, context.values[name] ?? '']),
    ),
    ...(!isFormShown && { tosChecked: context.tosChecked ? 'on' : '', couponCode }),
    kuponSprawdzony: isChecked ? couponCode : '',
    cenaZKuponem: discountedPrice?.toFixed(2) ?? '',
    najnizszaCena: lowestPrice?.toFixed(2) ?? '',
    odmowaKuponu: couponProblem?.toString() ?? '',
    cena: chosenOffer(context)?.price.toFixed(2) ?? '',
    odrzucone: snapshot.hasTag('rejected') ? 'tak' : '',
    niepowodzenie: snapshot.hasTag('failed') ? String(context.failure ?? '') : '',
    wizyta: visitId,
  };
}
