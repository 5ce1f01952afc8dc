import { afterEach, expect, test } from 'vitest';
import { agreeToRemember } from '#browser/remembered-customer.ts';
import { keepFieldInHand } from '#flows/purchase/keep-field-in-hand.ts';
import type { PurchaseActor } from '#flows/purchase/purchase-effects.ts';

const values = { customerName: 'Klara', 'questions.0': 'Czy wyjadę?' };
const actor = {
  getSnapshot: () => ({ context: { values, remembered: ['customerName'] } }),
} as unknown as PurchaseActor;

afterEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
});

/** What the device keeps when the tab closes with the focus in a field. */
function keptFrom(name: string, isAsked = false): string {
  document.body.innerHTML = `<div data-field="${name}"><input /></div>`;
  document.querySelector('input')?.focus();
  const stop = keepFieldInHand(actor, isAsked);
  window.dispatchEvent(new Event('pagehide'));
  stop();
  return JSON.stringify({ ...localStorage });
}

test('a tab that closes keeps the field in hand, and never one that is not remembered, like a question [OF-4]', () => {
  expect(keptFrom('customerName')).toContain('Klara');
  localStorage.clear();
  expect(keptFrom('questions.0')).not.toContain('wyjadę');
});

test('where the device asks first, nothing of it is kept before she has agreed [OF-4]', () => {
  expect(keptFrom('customerName', true)).not.toContain('Klara');
  agreeToRemember(true);
  expect(keptFrom('customerName', true)).toContain('Klara');
  agreeToRemember(false);
});
