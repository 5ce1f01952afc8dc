import { chosenOffer } from '#machines/purchase.machine.ts';
import { amountText, type Grosze } from '#domain/grosze.ts';
import { ASKED_FIELD } from '#domain/typed/asked-addresses.ts';
import { SET_ASIDE_FIELDS, TYPED_FIELDS } from '#schemas/plain-order.reader.ts';
import type { PurchaseSnapshot } from './resume-purchase.ts';

/** A price as a hidden field carries it: "149.00". */
const carried = (price: Grosze | undefined) => (price === undefined ? '' : amountText(price, '.'));

/**
 * Hidden fields that carry the form's data to the next step. The choice is in the address, and shown fields carry
 * themselves.
 */
export function carriedFields(
  snapshot: PurchaseSnapshot,
  { visitId, asked }: { visitId: string; asked: string },
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
    cenaZKuponem: carried(discountedPrice),
    najnizszaCena: carried(lowestPrice),
    odmowaKuponu: couponProblem?.toString() ?? '',
    ...Object.fromEntries(SET_ASIDE_FIELDS.map((name, at) => [name, context.setAside[at] ?? ''])),
    kuponOdlozony: context.spareCoupon?.code ?? '',
    cena: carried(chosenOffer(context)?.price),
    odrzucone: snapshot.hasTag('rejected') ? 'tak' : '',
    niepowodzenie: snapshot.hasTag('failed') ? String(context.failure ?? '') : '',
    wizyta: visitId,
    [ASKED_FIELD]: asked,
  };
}
