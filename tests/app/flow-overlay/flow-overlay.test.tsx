import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Actor, createActor } from 'xstate';
import { afterEach, expect, test } from 'vitest';
import { newsletterMachine } from '#machines/newsletter.machine.ts';
import { purchaseMachine } from '#machines/purchase.machine.ts';
import { FlowOverlay } from '#app/flow-overlay/flow-overlay.tsx';
import { trackMachines } from '#app/flow-overlay/tracked-machines.ts';
import { jagna, oneCard, rememberedCustomer, tarotInput } from '#tools/model/sample-shop.ts';

const plainStart = Actor.prototype.start;
afterEach(() => {
  Actor.prototype.start = plainStart;
});

const overlay = () => screen.getByRole('complementary', { name: 'Stan maszyn' });

async function showPurchase() {
  const machines = trackMachines();
  render(<FlowOverlay machines={machines} />);
  const actor = createActor(purchaseMachine, { input: tarotInput });
  await act(async () => {
    actor.start();
    actor.send({ type: 'customer.recall', values: rememberedCustomer });
    actor.send({ type: 'variant.choose', variantId: oneCard.id });
    actor.send({ type: 'specialist.choose', fairyId: jagna.id });
    actor.send({ type: 'field.change', name: 'email', value: 'tajne@example.pl', problems: {} });
    actor.send({ type: 'coupon.type', code: 'TAJNYKOD' });
  });
  return actor;
}

test('it says before any machine runs that none does', () => {
  render(<FlowOverlay machines={trackMachines()} />);
  expect(overlay()).toHaveTextContent('nie działa jeszcze żadna maszyna');
});

test('it shows a machine by its Polish title, with its states, tags and last events', async () => {
  await showPurchase();
  for (const words of [
    'Zamówienie',
    'open.filling.form.editing',
    'open.filling.coupon.absent',
    'form-open',
    'coupon.type (code)',
    'field.change (name, value, problems)',
  ]) {
    expect(overlay()).toHaveTextContent(words);
  }
});

test('it follows the machine', async () => {
  const actor = await showPurchase();
  act(() => actor.send({ type: 'provider.pick', provider: 'PAYU', problems: { firstName: 'za krótkie' } }));
  expect(overlay()).toHaveTextContent('open.filling.form.rejected');
  expect(overlay()).not.toHaveTextContent('open.filling.form.editing');
});

test('personal data stays out: it names the fields and tells no value', async () => {
  await showPurchase();
  expect(overlay()).toHaveTextContent('values.email');
  expect(overlay()).toHaveTextContent('couponCode');
  const told = overlay().textContent;
  const values = [...Object.values(rememberedCustomer), 'tajne@example.pl', 'TAJNYKOD', jagna.id, oneCard.id];
  // Days and months are short enough to stand in a word by chance.
  for (const value of values.filter(({ length }) => length > 2)) expect(told).not.toContain(value);
});

test('machines that go with their page go from the overlay, and several stand side by side', async () => {
  const actor = await showPurchase();
  await act(async () => void createActor(newsletterMachine).start());
  expect(overlay()).toHaveTextContent('Newsletter');
  act(() => void actor.stop());
  expect(overlay()).not.toHaveTextContent('Zamówienie');
  expect(overlay()).toHaveTextContent('Newsletter');
});

test('it is moved and closed with the keyboard', async () => {
  render(<FlowOverlay machines={trackMachines()} />);
  await userEvent.tab();
  expect(within(overlay()).getByRole('button', { name: 'Przesuń w inny róg' })).toHaveFocus();
  expect(overlay()).toHaveAttribute('data-corner', 'bottom-right');
  await userEvent.keyboard('{Enter}');
  expect(overlay()).toHaveAttribute('data-corner', 'bottom-left');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('complementary')).toBeNull();
});
