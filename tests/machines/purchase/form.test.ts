import { describe, expect, test } from 'vitest';
import { visibleProblems } from '#flows/form-problems.ts';
import { startAtForm, startPurchase } from './start-purchase.ts';

const wrongName = { firstName: 'Imię powinno mieć minimum 3 znaki' };
const noTerms = { tosChecked: 'Musisz zaakceptować regulamin i politykę prywatności' };

describe('remembered data', () => {
  const kept = { firstName: 'Wanda', email: 'wanda@example.pl', question0: 'Kiedy?' };

  test('it fills the empty fields, never what was typed, the questions or the terms [OF-4]', () => {
    const purchase = startAtForm();
    purchase.send({ type: 'field.change', name: 'firstName', value: 'Zofia', problems: {} });
    purchase.send({ type: 'customer.recall', values: kept });
    expect(purchase.context().values).toEqual({ firstName: 'Zofia', email: 'wanda@example.pl' });
    expect(purchase.context().tosChecked).toBe(false);
  });

  test('it may come before any choice [OF-4]', () => {
    const purchase = startPurchase();
    purchase.send({ type: 'customer.recall', values: kept });
    expect(purchase.context().values.firstName).toBe('Wanda');
  });

  test('it is saved when a field is left and when the form is submitted, without questions [OF-4]', () => {
    const purchase = startAtForm();
    purchase.send({ type: 'field.change', name: 'firstName', value: 'Wanda', problems: {} });
    purchase.send({ type: 'field.change', name: 'question0', value: 'Kiedy?', problems: {} });
    expect(purchase.emitted).toEqual([]);
    purchase.send({ type: 'field.leave', name: 'firstName', problems: {} });
    expect(purchase.emitted).toEqual([{ type: 'customer.changed', values: { firstName: 'Wanda' } }]);
    purchase.pay();
    expect(purchase.emitted.at(-1)).toEqual({ type: 'customer.changed', values: { firstName: 'Wanda' } });
  });

  test('a press of payment saves what is in a field that was not left [OF-4]', () => {
    const purchase = startAtForm();
    purchase.send({ type: 'field.change', name: 'firstName', value: 'Wanda', problems: {} });
    purchase.pay();
    expect(purchase.emitted).toEqual([{ type: 'customer.changed', values: { firstName: 'Wanda' } }]);
  });

  test('clearing it empties the remembered fields and keeps the question [OF-4] [U33]', () => {
    const purchase = startAtForm();
    purchase.send({ type: 'field.change', name: 'firstName', value: 'Wanda', problems: {} });
    purchase.send({ type: 'field.change', name: 'question0', value: 'Kiedy?', problems: {} });
    purchase.send({ type: 'customer.forget' });
    expect(purchase.context().values).toEqual({ question0: 'Kiedy?' });
    expect(purchase.saidTypes()).toEqual(['customer.forgotten']);
  });
});

test('clearing the data takes the list of problems away with it [OF-7] [U33]', () => {
  const purchase = startAtForm();
  purchase.pay('PAYU', { ...wrongName, ...noTerms });
  purchase.send({ type: 'customer.forget' });
  expect(purchase.has('rejected')).toBe(false);
  expect(visibleProblems(purchase.context())).toEqual({});
  expect(purchase.saidTypes().at(-1)).toBe('customer.forgotten');
});

describe('problems', () => {
  test('a problem is hidden while the field was never left [OF-7]', () => {
    const purchase = startAtForm();
    purchase.send({ type: 'field.change', name: 'firstName', value: 'W', problems: wrongName });
    expect(visibleProblems(purchase.context())).toEqual({});
    purchase.send({ type: 'field.leave', name: 'firstName', problems: wrongName });
    expect(visibleProblems(purchase.context())).toEqual(wrongName);
  });

  test('a rejected submit shows every problem, asks for the focus and calls nobody [OF-7]', () => {
    const purchase = startAtForm();
    purchase.send({ type: 'field.change', name: 'firstName', value: 'W', problems: wrongName });
    purchase.pay('PAYU', { ...wrongName, ...noTerms });
    expect(purchase.has('rejected')).toBe(true);
    expect(visibleProblems(purchase.context())).toEqual({ ...wrongName, ...noTerms });
    expect(purchase.context().values.firstName).toBe('W');
    expect(purchase.saidTypes()).toEqual(['form.rejected']);
    expect(purchase.orders.calls).toHaveLength(0);
  });

  test('each rejected submit takes the focus anew [OF-7]', () => {
    const purchase = startAtForm();
    purchase.pay('PAYU', noTerms);
    purchase.pay('STRIPE', noTerms);
    expect(purchase.context().rejections).toBe(2);
    expect(purchase.saidTypes()).toEqual(['form.rejected', 'form.rejected']);
  });

  test('the list stays until the last problem is gone, at a field or at the terms [OF-7]', () => {
    const purchase = startAtForm();
    purchase.pay('PAYU', { ...wrongName, ...noTerms });
    purchase.send({
      type: 'field.change',
      name: 'firstName',
      value: 'Wa',
      problems: { ...wrongName, ...noTerms },
    });
    expect(purchase.has('rejected')).toBe(true);
    purchase.send({ type: 'terms.set', accepted: true, problems: wrongName });
    expect(purchase.has('rejected')).toBe(true);
    purchase.send({ type: 'field.change', name: 'firstName', value: 'Wanda', problems: {} });
    expect(purchase.has('rejected')).toBe(false);

    purchase.pay('PAYU', noTerms);
    purchase.send({ type: 'terms.set', accepted: true, problems: {} });
    expect(purchase.has('rejected')).toBe(false);
  });

  test('terms are not accepted on load, and ticking them works both ways [OF-2]', () => {
    const purchase = startAtForm();
    expect(purchase.context().tosChecked).toBe(false);
    purchase.send({ type: 'terms.set', accepted: true, problems: {} });
    expect(purchase.context().tosChecked).toBe(true);
    purchase.send({ type: 'terms.set', accepted: false, problems: noTerms });
    expect(purchase.context().tosChecked).toBe(false);
    expect(visibleProblems(purchase.context())).toEqual(noTerms);
  });

  test('another specialist keeps what was typed [OP-5]', () => {
    const purchase = startAtForm();
    purchase.send({ type: 'field.change', name: 'firstName', value: 'Wanda', problems: {} });
    purchase.send({ type: 'specialist.choose', fairyId: 'mirela' });
    expect(purchase.context().values.firstName).toBe('Wanda');
  });
});
