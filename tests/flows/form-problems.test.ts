import { expect, test } from 'vitest';
import { validatorOf, visibleProblems } from '#flows/form-problems.ts';

test('only problems of fields that were left, or that a rejected press named, are shown', () => {
  const problems = { email: 'Podaj adres', name: 'Podaj imię' };
  expect(visibleProblems({ problems, touched: { email: true } })).toEqual({ email: 'Podaj adres' });
  expect(visibleProblems({ problems, touched: {} })).toEqual({});
});

test('a form is judged as it is now with what an event changes, whether that is told or made of it', () => {
  let form = { name: 'Ewa', email: '' };
  const judged = (changed: typeof form, more = '') => ({ seen: `${changed.name} ${changed.email} ${more}` });
  const validate = validatorOf({ getSnapshot: () => ({ context: form }) }, judged);
  form = { name: 'Ewa', email: 'ewa@example.com' };
  expect(validate()).toEqual({ seen: 'Ewa ewa@example.com ' });
  expect(validate({ name: 'Ola' })).toEqual({ seen: 'Ola ewa@example.com ' });
  expect(validate(({ name }) => ({ name: `${name}lina` }), 'PAYU')).toEqual({
    seen: 'Ewalina ewa@example.com PAYU',
  });
});
