import { describe, expect, it } from 'vitest';
import { contactForm } from '#schemas/contact-form.schema.ts';
import { problemsOf } from '#schemas/problems.ts';

const RIGHT = { firstName: 'Hanna', lastName: 'Nowak', email: 'hanna@przyklad.pl', message: 'Dzień dobry' };
const validate = (change: object) => problemsOf(contactForm, { ...RIGHT, ...change });

describe('contact form', () => {
  it('has no problem with a right form, whatever surrounds its texts [VA-4]', () => {
    expect(validate({})).toEqual({});
    expect(
      validate({ firstName: ' H ', lastName: ' N ', email: ' Hanna@Przyklad.PL ', message: ' ? ' }),
    ).toEqual({});
  });

  it.each([
    ['firstName', '', 'Imię jest wymagane'],
    ['firstName', '   ', 'Imię jest wymagane'],
    ['firstName', undefined, 'Imię jest wymagane'],
    ['lastName', '', 'Nazwisko jest wymagane'],
    ['lastName', '\n\t', 'Nazwisko jest wymagane'],
    ['email', '', 'Email jest wymagany'],
    ['email', 'a@', 'Email jest wymagany'],
    ['email', '  a@  ', 'Email jest wymagany'],
    ['email', undefined, 'Email jest wymagany'],
    ['email', 'a@b', 'Nieprawidłowy adres email'],
    ['email', 'hanna', 'Nieprawidłowy adres email'],
    ['email', 'hanna@przyklad', 'Nieprawidłowy adres email'],
    ['email', 'hanna przyklad@x.pl', 'Nieprawidłowy adres email'],
    ['email', `${'h'.repeat(250)}@x.pl`, 'Nieprawidłowy adres email'],
    ['message', '', 'Wiadomość jest wymagana'],
    ['message', ' ', 'Wiadomość jest wymagana'],
  ])('%s %j: %s [VA-4]', (name, value, message) => {
    expect(validate({ [name]: value })).toEqual({ [name]: message });
  });

  it('names every wrong field at once [VA-4]', () => {
    expect(Object.keys(problemsOf(contactForm, {}))).toEqual(['firstName', 'lastName', 'email', 'message']);
  });
});
