import { storedDraft } from '#browser/order-draft.ts';
import { findOrderAddress } from '#browser/paid-order.ts';
import { storedCustomer } from '#browser/remembered-customer.ts';
import { demandsOf, formFields, SENT_AS_QUESTIONS } from '#domain/product-demands.ts';
import type { FormHolds } from '#copy/purchase/result.ts';
import type { ProductType } from '#domain/product-type.ts';

/** What this device keeps of an order that it placed and that is not paid. */
export interface KeptOrder {
  /** Path of the page that placed it, with the choice in its query. */
  address: string;
  /** The order's question or intention, in the tab that placed it. */
  words: { text: string; isIntention: boolean } | undefined;
  holds: FormHolds;
}

const isOwnWord = (name: string) => (SENT_AS_QUESTIONS as readonly string[]).includes(name);

/** Reads what is kept of an order; nothing on a device that did not place it. `type` is that of its product. */
export function keptOrder(orderId: number, type: ProductType | undefined): KeptOrder | undefined {
  const address = findOrderAddress(orderId);
  if (address === undefined) return undefined;
  const draft = storedDraft(address.split(/[?#]/)[0] ?? '');
  // Another tab has none of it, and what was written since is of another order.
  const isItsOwn = draft.placedAs === orderId;
  const values = isItsOwn ? draft.values : {};
  const isFilled = (name: string) => Boolean({ ...storedCustomer(), ...values }[name]?.trim());
  const name = SENT_AS_QUESTIONS.find((one) => values[one] !== undefined);
  return {
    address,
    words: name && { text: values[name]?.trim() ?? '', isIntention: name === 'intentions' },
    holds: holdsOf(type, isItsOwn, isFilled),
  };
}

/** What the form still holds. `isFilled`: whether a field has a value; `isItsOwn`: whether the tab's texts are this order's. */
function holdsOf(
  type: ProductType | undefined,
  isItsOwn: boolean,
  isFilled: (name: string) => boolean,
): FormHolds {
  if (type === undefined) return 'choice';
  const demands = demandsOf(type);
  if (demands.chartImage) return 'nothing';
  const missing = formFields(demands).filter(({ name, required }) => required && !isFilled(name));
  const hasWords = isItsOwn && !missing.some(({ name }) => isOwnWord(name));
  const hasCustomer = missing.every(({ name }) => isOwnWord(name));
  if (hasCustomer) return hasWords ? 'all' : 'customer';
  return hasWords ? 'words' : 'choice';
}
