import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ContactForm, type ContactFormProps } from '#blocks/contact/contact-form.tsx';
import { contactProps } from '../samples.tsx';

function shown(given: Partial<ContactFormProps> = {}) {
  const on = {
    onChange: vi.fn<ContactFormProps['onChange']>(),
    onBlur: vi.fn<ContactFormProps['onBlur']>(),
    onSubmit: vi.fn<() => void>(),
    onReset: vi.fn<() => void>(),
  };
  render(<ContactForm {...contactProps} {...on} {...given} />);
  return on;
}

const send = () => screen.getByRole('button', { name: /^(Wyślij|Wysyłam\.\.\.)$/ });

describe('ContactForm', () => {
  it.each([
    ['Imię', 'firstName', 'given-name', '100'],
    ['Nazwisko', 'lastName', 'family-name', '100'],
    ['Adres e-mail', 'email', 'email', '254'],
    // A long text is never cut: it says by how much it is too long.
    ['Wiadomość', 'message', null, null],
  ])('has the field "%s" [CO-1]', async (label, name, autoComplete, maxLength) => {
    const on = shown();
    const field = screen.getByLabelText(label);
    expect(field.getAttribute('maxlength')).toBe(maxLength);
    expect(field.getAttribute('autocomplete')).toBe(autoComplete);
    fireEvent.change(field, { target: { value: 'x' } });
    expect(on.onChange).toHaveBeenCalledExactlyOnceWith(name, 'x');
    fireEvent.focus(field);
    fireEvent.blur(field);
    expect(on.onBlur).toHaveBeenCalledExactlyOnceWith(name);
  });

  it('ties a message to its field [CO-2]', () => {
    shown({ errors: { lastName: 'Nazwisko jest wymagane' } });
    const field = screen.getByLabelText('Nazwisko');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Nazwisko jest wymagane');
  });

  it('really disables "Wyślij" while errors exist, and says why [CO-2]', () => {
    shown({ incomplete: true });
    expect(send()).toBeDisabled();
    expect(send()).toHaveAccessibleDescription(
      'Uzupełnij wszystkie pola i popraw zaznaczone, żeby wysłać wiadomość.',
    );
  });

  it('disables "Wyślij" while sending; Enter sends nothing then [CO-2]', () => {
    const on = shown({ sending: true });
    expect(send()).toBeDisabled();
    fireEvent.submit(screen.getByRole('form', { name: 'Napisz do nas' }));
    expect(on.onSubmit).not.toHaveBeenCalled();
  });

  it('sends and resets', async () => {
    const on = shown();
    await userEvent.click(send());
    expect(on.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Resetuj' }));
    expect(on.onReset).toHaveBeenCalledOnce();
  });

  it('repeats the toast’s words in the page [A30]', () => {
    shown({ outcome: { kind: 'success', text: 'Skontaktujemy się z Tobą wkrótce' } });
    expect(screen.getByText('Skontaktujemy się z Tobą wkrótce')).toBeInTheDocument();
  });

  it('keeps the focus in the form while its button is disabled, and announces that it sends [A31]', async () => {
    const { rerender } = render(<ContactForm {...contactProps} />);
    await userEvent.click(send());
    rerender(<ContactForm {...contactProps} sending />);
    expect(screen.getByRole('form', { name: 'Napisz do nas' })).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Wysyłam...');
  });
});
