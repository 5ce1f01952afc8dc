import { storeCustomer } from '#browser/remembered-customer.ts';
import type { PurchaseActor } from './purchase-effects.ts';

export interface KeepCustomerSetup {
  /** What the form was filled in with. */
  recalled: Readonly<Record<string, string>>;
  /** Whether the device may remember the customer. */
  isAllowed: () => boolean;
}

/**
 * Stores the customer's data on the device (OF-4): what she has changed here, when she leaves a field or the page, and
 * all with an order. What stands here unchanged is not stored again: another tab may have had it corrected or
 * forgotten. Returns a function that stops it.
 */
export function keepCustomer(actor: PurchaseActor, { recalled, isAllowed }: KeepCustomerSetup): () => void {
  let known = recalled;
  const store = (changed: (name: string, value: string) => boolean, isOrdered?: boolean) => {
    const { values, remembered } = actor.getSnapshot().context;
    const kept = Object.entries(values).filter(
      ([name, value]) => remembered.includes(name) && changed(name, value),
    );
    if (kept.length === 0 || !isAllowed()) return;
    storeCustomer(Object.fromEntries(kept), { isOrdered });
    known = values;
  };
  const keep = () => store((name, value) => value !== (known[name] ?? ''));
  const subscriptions = [
    actor.on('customer.changed', keep),
    actor.on('order.placed', () => store(() => true, true)),
    actor.on('customer.forgotten', () => {
      known = {};
    }),
  ];
  window.addEventListener('pagehide', keep);
  return () => {
    subscriptions.forEach((subscription) => subscription.unsubscribe());
    window.removeEventListener('pagehide', keep);
    keep();
  };
}
