import { storedDraft } from '#browser/order-draft.ts';
import { findOrderAddress } from '#browser/paid-order.ts';
import { storedCustomer } from '#browser/remembered-customer.ts';
import { demandsOf, formFields, SENT_AS_QUESTIONS } from '#domain/product-demands.ts';
import type { ProductType } from '#domain/product-type.ts';

/** What this device keeps of an order that it placed and that is not paid. */
export interface KeptOrder {
  /** Path of the page that placed it, with the choice in its query. */
  address: string;
  /** What was asked or intended, in the tab that placed it. */
  words: { text: string; isIntention: boolean } | undefined;
  /** The form will stand filled as it was placed, save consents. */
  isWhole: boolean;
}

/** Reads what is kept of an order; nothing on a device that did not place it. `type` is that of its product. */
export function keptOrder(orderId: number, type: ProductType | undefined): KeptOrder | undefined {
  const address = findOrderAddress(orderId);
  if (address === undefined) return undefined;
  const draft = storedDraft(address.split(/[?#]/)[0] ?? '');
  // Another tab has none of it, and what was written since is of another order.
  const isItsOwn = draft.placedAs === orderId;
  const values = isItsOwn ? draft.values : {};
  const name = SENT_AS_QUESTIONS.find((one) => values[one] !== undefined);
  return {
    address,
    words: name && { text: values[name]?.trim() ?? '', isIntention: name === 'intentions' },
    isWhole: isItsOwn && type !== undefined && isWhole(type, { ...storedCustomer(), ...values }),
  };
}

/** Whether a form is filled by these values. A birth chart has to be calculated anew. */
function isWhole(type: ProductType, values: Readonly<Record<string, string>>): boolean {
  const demands = demandsOf(type);
  return (
    !demands.chartImage &&
    formFields(demands).every(({ name, required }) => !required || values[name]?.trim())
  );
}
