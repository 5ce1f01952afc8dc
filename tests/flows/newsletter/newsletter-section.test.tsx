import { act, fireEvent, render, screen } from '@testing-library/react';
import { createActor } from 'xstate';
import { expect, it } from 'vitest';
import { validationCopy } from '#copy/purchase/validation.ts';
import { newsletterMachine } from '#machines/newsletter.machine.ts';
import { NewsletterSection } from '#flows/newsletter/newsletter-section.tsx';
import { heldPort } from '#tests/machines/held-port.ts';

function openNewsletter() {
  const signUps = heldPort<void, { email: string }>();
  const actor = createActor(newsletterMachine.provide({ actors: { signUp: signUps.logic } })).start();
  render(<NewsletterSection actor={actor} texts={{}} imageSrc={undefined} />);
  return { signUps };
}

const email = () => screen.getByRole('textbox', { name: 'Adres e-mail' });
const terms = () => screen.getByRole('checkbox', { name: /^Akceptuję regulamin/ });
const submit = () => screen.getByRole('button', { name: /^(Pobierz|Zapisuję)/ });
const text = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');
const type = (value: string) => fireEvent.change(email(), { target: { value } });

it('an empty press says what is missing and sends nothing [VA-NL]', async () => {
  const { signUps } = openNewsletter();
  fireEvent.click(submit());
  await act(async () => {});
  expect(signUps.calls).toEqual([]);
  expect(text()).toContain(validationCopy.email);
  expect(text()).toContain(validationCopy.terms);
});

it('a field that is left is validated, the other one is not [VA-NL]', () => {
  openNewsletter();
  type('hanna@');
  expect(text()).not.toContain(validationCopy.email);
  fireEvent.blur(email());
  expect(text()).toContain(validationCopy.email);
  expect(text()).not.toContain(validationCopy.terms);
});

it('the terms that are left without a tick say so, and the address does not [VA-NL]', () => {
  openNewsletter();
  fireEvent.blur(terms());
  expect(text()).toContain(validationCopy.terms);
  expect(text()).not.toContain(validationCopy.email);
});

it('a message goes as soon as the address is whole [VA-NL]', () => {
  openNewsletter();
  type('hanna@');
  fireEvent.blur(email());
  type('hanna@przyklad.pl');
  expect(text()).not.toContain(validationCopy.email);
});

it('no message names a field that is right when a browser fills both in one go [VA-NL]', () => {
  openNewsletter();
  fireEvent.click(submit());
  act(() => {
    fireEvent.click(terms());
    type('hanna@przyklad.pl');
  });
  expect(text()).not.toContain(validationCopy.email);
  expect(text()).not.toContain(validationCopy.terms);
});

it('signs up once; "Zapisuję..." meanwhile, then the way to confirm [NL-1] [ER-4]', async () => {
  const { signUps } = openNewsletter();
  type('Hanna@Przyklad.pl');
  fireEvent.click(terms());
  fireEvent.click(submit());
  await act(async () => {});
  expect(submit()).toHaveTextContent('Zapisuję...');
  fireEvent.click(submit());
  await act(async () => {});
  expect(signUps.calls.map(({ input }) => input)).toEqual([{ email: 'hanna@przyklad.pl' }]);
  await act(() => signUps.last().resolve());
  expect(text()).toContain('Potwierdź zapis');
});

it('a failure keeps the address and says so [NL-1] [ER-4]', async () => {
  const { signUps } = openNewsletter();
  type('hanna@przyklad.pl');
  fireEvent.click(terms());
  fireEvent.click(submit());
  await act(async () => {});
  await act(() => signUps.last().reject(new Error('offline')));
  expect(email()).toHaveValue('hanna@przyklad.pl');
  expect(text()).toContain('Nie udało się zapisać do newslettera');
});
