import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { OrderForm, type OrderFormProps } from '#blocks/purchase/order-form.tsx';
import { demandsOf, formFields } from '#domain/product-demands.ts';
import { formProps } from './order-samples.tsx';

const TAROT = demandsOf('TAROT');
const EVERYTHING = { demands: { ...TAROT, city: true, partner: true } };
const TWO_QUESTIONS = demandsOf('PREDICTION', 2);
const show = (props: Partial<OrderFormProps> = {}) => render(<OrderForm {...formProps} {...props} />);
const customerDate = () => screen.getByRole('group', { name: 'Data urodzenia' });
const partnerDate = () => screen.getByRole('group', { name: 'Data urodzenia drugiej osoby' });
const fieldIds = () =>
  [...document.querySelectorAll('[data-field] [id^="pole-"]:not(p, label)')].map(({ id }) => id);

function Typed(props: Partial<OrderFormProps>) {
  const [values, setValues] = useState<Record<string, string>>({});
  const change = (name: string, value: string) => setValues((old) => ({ ...old, [name]: value }));
  return <OrderForm {...formProps} {...props} values={values} onChange={change} />;
}

describe('OrderForm', () => {
  it('folds the gift until it is wanted, where the shop sends gifts; then the first address is the agreement’s [RD-6]', async () => {
    show();
    expect(screen.queryByText('To prezent')).toBeNull();
    document.body.innerHTML = '';
    render(<Typed hasGifts />);
    const fold = screen.getByText('To prezent').closest('details');
    expect(fold?.open).toBe(false);
    await userEvent.click(screen.getByText('To prezent'));
    expect(fold?.open).toBe(true);
    const field = screen.getByRole('textbox', { name: 'Adres e-mail osoby, która go dostanie' });
    await userEvent.type(field, 'zosia@przyklad.pl');
    expect(screen.getByRole('textbox', { name: 'Adres e-mail' })).toHaveAccessibleDescription(
      /przyjdzie umowa/,
    );
    await userEvent.clear(field);
    // Emptied in the middle of a correction it stays in hand.
    expect(fold?.open).toBe(true);
  });

  it('says how many fields a change of package emptied, and of how many questions it kept [OP-6]', () => {
    const setAside = (count: number) => ({ count, button: <button type="button">Przywróć</button> });
    const { rerender } = show({ demands: demandsOf('PREDICTION', 1), setAside: setAside(2) });
    expect(screen.getByText(/pole jest puste. Twoje pytania mamy/)).toBeVisible();
    rerender(<OrderForm {...formProps} demands={TWO_QUESTIONS} setAside={setAside(1)} />);
    expect(screen.getByText(/pola są puste. Twoje pytanie mamy/)).toBeVisible();
  });

  it('opens a folded gift whose field is wrong, again and again [RD-6]', async () => {
    const filled = { hasGifts: true, values: { giftEmail: 'zosia' } };
    const { rerender } = render(<OrderForm {...formProps} {...filled} />);
    const fold = screen.getByText('To prezent').closest('details');
    expect(fold?.open).toBe(true);
    await userEvent.click(screen.getByText('To prezent'));
    expect(fold?.open).toBe(false);
    rerender(<OrderForm {...formProps} {...filled} problems={{ giftEmail: 'Wpisz adres' }} />);
    expect(fold?.open).toBe(true);
  });

  it('has a heading that can take the focus, and names the form by it [A20]', () => {
    show();
    const heading = screen.getByRole('heading', { level: 2, name: 'Podaj swoje dane' });
    expect(heading).toHaveAttribute('id', 'dane-naglowek');
    heading.focus();
    expect(heading).toHaveFocus();
    expect(screen.getByRole('form', { name: 'Podaj swoje dane' })).toBeVisible();
  });

  it.each([
    ['Imię', 'firstName', 'given-name', '100'],
    ['Adres e-mail', 'email', 'email', '254'],
    ['Powtórz e-mail', 'confirmEmail', 'email', '254'],
    ['Miasto urodzenia', 'city', 'address-level2', '100'],
    ['Imię partnera lub partnerki', 'partnerName', 'off', '100'],
  ])('asks "%s" [OF-1] [OP-9] [A22]', (label, name, autoComplete, maxLength) => {
    show(EVERYTHING);
    const field = screen.getByRole('textbox', { name: label });
    expect(field).toHaveAttribute('id', `pole-${name}`);
    expect(field).toHaveAttribute('autocomplete', autoComplete);
    expect(field).toHaveAttribute('maxlength', maxLength);
    expect(field).toBeRequired();
  });

  it.each([
    ['Dzień', 'birthDay', 'bday-day', '2', customerDate],
    ['Rok', 'birthYear', 'bday-year', '4', customerDate],
    ['Dzień', 'partnerBirthDay', 'off', '2', partnerDate],
    ['Rok', 'partnerBirthYear', 'off', '4', partnerDate],
  ])(
    'asks "%s" (%s) as text with digits [OF-1] [OP-9] [A22]',
    (label, name, autoComplete, maxLength, group) => {
      show(EVERYTHING);
      const field = within(group()).getByRole('textbox', { name: label });
      expect(field).toHaveAttribute('id', `pole-${name}`);
      expect(field).toHaveAttribute('type', 'text');
      expect(field).toHaveAttribute('inputmode', 'numeric');
      expect(field).toHaveAttribute('autocomplete', autoComplete);
      expect(field).toHaveAttribute('maxlength', maxLength);
    },
  );

  it.each([
    ['birthMonth', 'bday-month', customerDate],
    ['partnerBirthMonth', 'off', partnerDate],
  ])(
    'asks the month (%s) in a dropdown of twelve names [OF-1] [OP-9] [A22]',
    async (name, autoComplete, group) => {
      const onChange = vi.fn<(name: string, value: string) => void>();
      const { container } = show({ ...EVERYTHING, onChange });
      const month = within(group()).getByRole('combobox', { name: 'Miesiąc' });
      expect(month).toHaveAttribute('id', `pole-${name}`);
      await userEvent.click(month);
      const options = await screen.findAllByRole('option');
      expect(container.querySelector(`select[name="${name}"]`)).toHaveAttribute('autocomplete', autoComplete);
      expect(options.map((option) => option.textContent).join(' ')).toBe(
        'styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień',
      );
      await userEvent.click(screen.getByRole('option', { name: 'kwiecień' }));
      expect(onChange).toHaveBeenCalledExactlyOnceWith(name, '4');
    },
  );

  it('groups the second person [OP-9]', () => {
    show(EVERYTHING);
    const partner = screen.getByRole('group', { name: 'Druga osoba' });
    expect(within(partner).getByRole('textbox', { name: 'Imię partnera lub partnerki' })).toBeVisible();
    expect(partner).toContainElement(partnerDate());
  });

  it.each([
    'TAROT',
    'PARTNER_TAROT',
    'BIRTH_HOROSCOPE',
    'PREDICTION',
    'INTENTION_RITUAL',
    'PARTNER_RITUAL',
  ] as const)('shows the fields of %s in the order they are sent and summed up [OF-1] [OP-1]', (type) => {
    const demands = demandsOf(type, 3);
    show({ demands });
    expect(fieldIds()).toEqual(formFields(demands).map(({ name }) => `pole-${name}`));
  });

  it('asks as many questions as the product answers; the first is required [OP-6]', () => {
    show({ demands: TWO_QUESTIONS });
    expect(screen.getByRole('textbox', { name: 'Pytanie 1' })).toBeRequired();
    expect(screen.getByRole('textbox', { name: 'Pytanie 2 (nieobowiązkowe)' })).not.toBeRequired();
    expect(screen.queryByRole('textbox', { name: /Pytanie 3/ })).toBeNull();
    // No paste is cut without a word: the text says by how much it is too long.
    expect(screen.getByRole('textbox', { name: 'Pytanie 1' })).not.toHaveAttribute('maxlength');
  });

  it.each([
    ['TAROT', 'O czym ma być ten rozkład? (nieobowiązkowe)'],
    ['HOROSCOPE', 'O czym ma być ten horoskop? (nieobowiązkowe)'],
  ] as const)(
    'asks first what a %s should be about, and takes no for an answer [RD-1] [R50]',
    (type, name) => {
      show({ demands: demandsOf(type, 1) });
      const field = screen.getByRole('textbox', { name });
      expect(screen.getAllByRole('textbox')[0]).toBe(field);
      expect(field).not.toBeRequired();
      expect(field).not.toHaveAttribute('maxlength');
      expect(field).toHaveAccessibleDescription(/O\szdrowiu nie pisz: takich danych nie zbieramy\.$/);
    },
  );

  it.each([
    [1_799, undefined, undefined],
    [1_800, 'Zostało 200 znaków', 'Zostało 200 znaków'],
    [1_958, 'Zostały 42 znaki', 'Zostało 50 znaków'],
    [1_999, 'Został 1 znak', 'Zostało 10 znaków'],
    [2_000, 'Zostało 0 znaków', 'Zostało 0 znaków'],
  ])(
    'a text of %i characters says how much room is left: %s, aloud %s [RD-1] [R50]',
    (length, shown, spoken) => {
      const { container } = show({ demands: demandsOf('TAROT', 1), values: { topic: 'a'.repeat(length) } });
      const field = container.querySelector('[data-field="topic"]');
      expect(field?.querySelector('p[aria-hidden]')?.textContent.replaceAll('\u00a0', ' ')).toBe(shown);
      expect(field?.querySelector('p[aria-live=polite]')?.textContent.replaceAll('\u00a0', ' ')).toBe(
        spoken ?? '',
      );
    },
  );

  it('warns in a live region that was there before [OP-7]', () => {
    const { rerender } = show({ demands: TWO_QUESTIONS });
    const region = within(screen.getByRole('form')).getByRole('status');
    expect(region).toBeEmptyDOMElement();
    rerender(<OrderForm {...formProps} demands={TWO_QUESTIONS} questionWarning={{ asked: 3, allowed: 2 }} />);
    expect(region).toHaveTextContent(/^Liczba pytań: 3\/2\. Rozważ wybór pakietu z większą liczbą pytań$/);
  });

  it.each([
    ['required', 'Twoje intencje', true],
    ['optional', 'Twoje intencje (nieobowiązkowe)', false],
  ] as const)('asks intentions, %s [OP-8]', (intentions, name, isRequired) => {
    show({ demands: { ...TAROT, intentions } });
    const field = screen.getByRole('textbox', { name });
    expect(field.getAttribute('aria-required')).toBe(isRequired ? 'true' : null);
  });

  it('ties each message to its field, and marks only the wrong part of a date [OF-7] [A23]', () => {
    show({
      problems: { email: 'Wprowadź prawidłowy email', birthDay: 'Nieprawidłowy dzień urodzenia' },
    });
    const email = screen.getByRole('textbox', { name: 'Adres e-mail' });
    expect(email).toBeInvalid();
    expect(email).toHaveAccessibleDescription(/Wprowadź prawidłowy email$/);
    const day = within(customerDate()).getByRole('textbox', { name: 'Dzień' });
    expect(day).toBeInvalid();
    expect(day).toHaveAccessibleDescription('Nieprawidłowy dzień urodzenia');
    expect(within(customerDate()).getByRole('combobox')).toBeValid();
    expect(within(customerDate()).getByRole('textbox', { name: 'Rok' })).toBeValid();
  });

  it('tells what is typed and which field is left [OF-1]', async () => {
    const onChange = vi.fn<(name: string, value: string) => void>();
    const onLeave = vi.fn<(name: string) => void>();
    show({ onChange, onLeave });
    await userEvent.type(screen.getByRole('textbox', { name: 'Imię' }), 'H');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('firstName', 'H');
    await userEvent.tab();
    expect(onLeave).toHaveBeenCalledExactlyOnceWith('firstName');
  });

  it('takes a pasted second address [A25]', async () => {
    const onChange = vi.fn<(name: string, value: string) => void>();
    show({ onChange });
    await userEvent.click(screen.getByRole('textbox', { name: 'Powtórz e-mail' }));
    await userEvent.paste('hanna@przyklad.pl');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('confirmEmail', 'hanna@przyklad.pl');
  });

  it('sends nothing on Enter [OF-3]', async () => {
    const submits: Event[] = [];
    const listener = (event: Event) => submits.push(event);
    window.addEventListener('submit', listener);
    show();
    await userEvent.type(screen.getByRole('textbox', { name: 'Imię' }), '{Enter}');
    expect(submits).toEqual([]);
    // A browser's own ways to submit, such as a password manager's, change nothing either.
    screen.getByRole<HTMLFormElement>('form').requestSubmit();
    expect(submits.map((event) => event.defaultPrevented)).toEqual([true]);
    window.removeEventListener('submit', listener);
  });

  it('lets nothing be changed while the order is on its way [OF-6]', () => {
    show({ readOnly: true, demands: { ...EVERYTHING.demands, questions: 1 } });
    for (const field of screen.getAllByRole('textbox')) expect(field).toHaveAttribute('readonly');
    for (const month of screen.getAllByRole('combobox'))
      expect(month).toHaveAttribute('aria-readonly', 'true');
  });

  it('says what is remembered and clears it on request [OF-4] [U33]', async () => {
    const onForget = vi.fn<() => void>();
    show({ onForget });
    expect(screen.getByText(/^Zapamiętamy te dane na tym urządzeniu/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Wyczyść zapamiętane dane' }));
    expect(onForget).toHaveBeenCalledOnce();
  });

  it('waxes its moon as the asked fields are filled', async () => {
    const { container } = render(<Typed />);
    const moon = () => container.querySelector('[href*="#moon-"]')?.getAttribute('href')?.split('#')[1];
    expect(moon()).toBe('moon-new-moon');
    await userEvent.type(screen.getByRole('textbox', { name: 'Imię' }), 'Hanna');
    await userEvent.type(screen.getByRole('textbox', { name: 'Adres e-mail' }), 'h@p.pl');
    await userEvent.type(screen.getByRole('textbox', { name: 'Powtórz e-mail' }), 'h@p.pl');
    expect(moon()).toBe('moon-first-quarter');
    await userEvent.type(screen.getByRole('textbox', { name: 'Dzień' }), '15');
    await userEvent.type(screen.getByRole('textbox', { name: 'Rok' }), '1988');
    expect(moon()).toBe('moon-waxing-gibbous');
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.click(screen.getByRole('option', { name: 'marzec' }));
    expect(moon()).toBe('moon-full-moon');
  });
});
