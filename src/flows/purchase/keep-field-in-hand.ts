import { remembersCustomer, storeCustomer } from '#browser/remembered-customer.ts';
import type { PurchaseActor } from './purchase-effects.ts';

/**
 * Stores the focused field when the tab closes; others were stored when the customer left them (OF-4). Returns the
 * function that stops it.
 */
export function keepFieldInHand(actor: PurchaseActor, isAsked = false): () => void {
  const store = () => {
    const { context } = actor.getSnapshot();
    const name = document.activeElement?.closest<HTMLElement>('[data-field]')?.dataset['field'] ?? '';
    const value = context.values[name];
    if (isAsked && !remembersCustomer()) return;
    if (value && context.remembered.includes(name)) storeCustomer({ [name]: value });
  };
  window.addEventListener('pagehide', store);
  return () => window.removeEventListener('pagehide', store);
}
