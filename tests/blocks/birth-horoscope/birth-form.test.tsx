import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PLACES_OFFERED } from '#domain/shop-constants.ts';
import { describe, expect, it, vi } from 'vitest';
import { BirthForm, type BirthFormProps } from '#blocks/birth-horoscope/birth-form.tsx';
import { BirthSection } from '#blocks/birth-horoscope/birth-section.tsx';
import { birthFormProps } from './birth-samples.tsx';

function show(given: Partial<BirthFormProps> = {}) {
  render(
    <BirthSection>
      <BirthForm {...birthFormProps} {...given} />
    </BirthSection>,
  );
  return within(screen.getByRole('form', { name: 'Horoskop urodzeniowy' }));
}

describe('BirthForm', () => {
  it('has its fields, in order, under their decided labels [BH-1]', () => {
    const form = show();
    expect(form.getByRole('textbox', { name: 'Imię' })).toHaveAttribute('autocomplete', 'given-name');
    expect(form.getByLabelText('Data urodzenia')).toHaveAttribute('type', 'date');
    expect(form.getByLabelText('Godzina urodzenia')).toHaveAttribute('type', 'time');
    expect(form.getByRole('combobox', { name: 'Miasto urodzenia' })).toHaveAttribute('maxlength', '100');
    expect(form.getByRole('textbox', { name: 'Adres e-mail' })).toHaveAttribute('type', 'email');
    expect(
      form.getByRole('checkbox', { name: /Akceptuję regulamin i\spolitykę prywatności/ }),
    ).not.toBeChecked();
    expect(form.getByRole('button', { name: 'Oblicz horoskop' })).toHaveAttribute('type', 'submit');
    const names = [...document.querySelectorAll('[data-field]')].map((field) =>
      field.getAttribute('data-field'),
    );
    expect(names).toEqual(['name', 'birthDate', 'birthTime', 'timeUnknown', 'city', 'email', 'tosChecked']);
  });

  it('stands in the section that the navigation leads to, apart from the order form’s ids [BH-5] [HO-5]', () => {
    show();
    expect(document.querySelector('section#birth-horoscope h2')).toHaveAttribute('tabindex', '-1');
    expect(screen.getByRole('textbox', { name: 'Adres e-mail' })).toHaveAttribute('id', 'urodziny-email');
  });

  it('while it waits it says so, keeps the button’s focus, and is not sent again [BH-2]', async () => {
    const user = userEvent.setup();
    const submit = vi.fn();
    const form = show({ busy: true, onSubmit: submit });
    expect(form.getByRole('status')).toHaveTextContent('Ustawiamy planety na niebie...');
    const button = form.getByRole('button', { name: 'Oblicz horoskop' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    await user.type(form.getByRole('textbox', { name: 'Imię' }), '{Enter}');
    expect(submit).not.toHaveBeenCalled();
  });

  it('the button and Enter send it [BH-2]', async () => {
    const user = userEvent.setup();
    const submit = vi.fn();
    const form = show({ onSubmit: submit });
    await user.click(form.getByRole('button', { name: 'Oblicz horoskop' }));
    await user.type(form.getByRole('textbox', { name: 'Imię' }), '{Enter}');
    expect(submit).toHaveBeenCalledTimes(2);
  });

  it('"Nie znam godziny" puts the hour’s field aside and says what is left out', () => {
    const form = show({ timeUnknown: true });
    expect(form.getByLabelText('Godzina urodzenia')).toBeDisabled();
    expect(form.getByRole('checkbox', { name: 'Nie znam godziny' })).toHaveAccessibleDescription(
      /Przyjmiemy południe/,
    );
  });

  it('offers the nearest names of an unknown city at its field [BH-7]', async () => {
    const user = userEvent.setup();
    const change = vi.fn();
    const form = show({
      problems: { city: 'Nie wiemy, które to miejsce.' },
      citySuggestions: ['Kraków, woj. małopolskie', 'Kraśnik, woj. lubelskie'],
      cityIsUnknown: true,
      onChange: change,
    });
    expect(form.getByRole('combobox', { name: 'Miasto urodzenia' })).toHaveAccessibleDescription(
      /Nie wiemy, które to miejsce/,
    );
    await user.click(form.getByRole('button', { name: 'Kraśnik, woj. lubelskie' }));
    expect(change).toHaveBeenCalledWith('city', 'Kraśnik, woj. lubelskie');
  });

  it('of many names that are near it offers as buttons the first few [BH-7]', () => {
    const citySuggestions = Array.from({ length: 20 }, (_, place) => `Nowa Wieś ${place}`);
    const form = show({ citySuggestions, cityIsUnknown: true });
    const offered = form.getAllByRole('button', { name: /^Nowa Wieś/ });
    expect(offered.map(({ textContent }) => textContent)).toEqual(citySuggestions.slice(0, PLACES_OFFERED));
  });

  it('a failed calculation is said in the form as well [BH-7]', () => {
    expect(show({ failure: 'Spróbuj ponownie.' }).getByText('Spróbuj ponownie.')).toBeInTheDocument();
  });
});
