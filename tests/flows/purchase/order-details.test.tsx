import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { grosze } from '#domain/grosze.ts';
import { EARLY_START_TEXT } from '#copy/law/consents.ts';
import { laterSteps } from '#copy/purchase/order-steps.ts';
import { questionCountWarning } from '#copy/purchase/order.ts';
import { validationCopy } from '#copy/purchase/validation.ts';
import { demandsOf } from '#domain/product-demands.ts';
import type { ProductType } from '#domain/product-type.ts';
import OrderDetails from '#flows/purchase/order-details.tsx';
import { toOrderRequest } from '#flows/purchase/purchase-ports.ts';
import { ShopProvider } from '#page/shop.tsx';
import { spiedShop } from '../../page/stage.tsx';
import { CONSENTS, heldPurchase, rightValues, sampleShop } from './sample-purchase.ts';

/** The open order form of one product, filled in right, terms accepted. */
function openForm(
  productType: ProductType = 'TAROT',
  questionsCount = 1,
  consents: { consents?: undefined } = {},
) {
  const { catalogue, input, product, jagna, sybilla } = sampleShop(productType, questionsCount);
  const held = heldPurchase({ ...input, ...consents });
  const { actor } = held;
  actor.send({ type: 'variant.choose', variantId: product.id });
  actor.send({ type: 'specialist.choose', fairyId: jagna });
  render(
    <ShopProvider shop={spiedShop().shop}>
      <OrderDetails actor={actor} catalogue={catalogue} />
    </ShopProvider>,
  );
  const send = (event: Parameters<typeof actor.send>[0]) => act(() => actor.send(event));
  const fill = (values = rightValues) => {
    for (const [name, value] of Object.entries(values)) {
      send({ type: 'field.change', name, value, problems: {} });
    }
    send({ type: 'terms.set', accepted: true, problems: {} });
  };
  return { ...held, send, fill, product, jagna, sybilla };
}

const button = (name: RegExp) => screen.getByRole('button', { name });
const press = (name: RegExp) => fireEvent.click(button(name));
const field = (label: string) => screen.getByRole('textbox', { name: label });
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const text = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');
const terms = () => screen.getByRole('checkbox', { name: /^Akceptuję regulamin/ });

beforeEach(() => {
  document.title = 'Tarot';
});
afterEach(() => {
  document.title = '';
});

it('a choice that is undone leaves what stood there before it, not a hole [OP-10]', () => {
  const { send, product } = openForm();
  send({ type: 'address.read', variantId: product.id, fairyId: undefined });
  expect(text()).toContain(laterSteps.form.text);
});

describe('a press of payment', () => {
  it('orders once with the pressed provider; neither button can be pressed again [OF-3] [OF-6]', async () => {
    const { fill, orders } = openForm();
    fill();
    press(/^Płatność kartą/);
    await act(async () => {});
    expect(orders.calls.map(({ input }) => input.provider)).toEqual(['STRIPE']);
    expect(screen.getByRole('button', { name: 'Ładowanie...' })).toBeVisible();
    for (const one of screen.getAllByRole('button', { name: /^(Płatność|Ładowanie)/ })) fireEvent.click(one);
    await act(async () => {});
    expect(orders.calls).toHaveLength(1);
  });

  it('of a wrong form orders nothing: the list of problems takes the focus, the title says so [OF-7]', () => {
    const { orders } = openForm();
    press(/^Płatność online/);
    expect(orders.calls).toEqual([]);
    const list = screen.getByRole('group', { name: 'Popraw zaznaczone pola' });
    expect(list).toHaveFocus();
    expect(document.title).toBe('Błąd: Tarot');
    field('Imię').focus();
    press(/^Płatność online/);
    expect(screen.getByRole('group', { name: 'Popraw zaznaczone pola' })).toHaveFocus();
    expect(screen.getByRole('link', { name: validationCopy.terms })).toBeVisible();
  });

  it('the list goes when the last problem does, and the title is itself again [OF-7]', () => {
    const { fill } = openForm();
    press(/^Płatność online/);
    fill();
    expect(screen.queryByRole('group', { name: 'Popraw zaznaczone pola' })).toBeNull();
    expect(document.title).toBe('Tarot');
  });

  it('the list names no field that is right when a browser fills several fields in one go [OF-7]', () => {
    openForm();
    press(/^Płatność online/);
    act(() => {
      type('Adres e-mail', 'hanna@przyklad.pl');
      fireEvent.click(terms());
      type('Imię', 'Hanna');
    });
    const list = screen.getByRole('group', { name: 'Popraw zaznaczone pola' });
    expect(list).not.toHaveTextContent(validationCopy.terms);
    expect(list).not.toHaveTextContent(validationCopy.firstName);
    expect(list).not.toHaveTextContent(validationCopy.email);
    expect(list).toHaveTextContent(validationCopy.confirmEmail);
  });

  it('that fails says why, and can be pressed again [ER-3]', async () => {
    const { fill, orders } = openForm();
    fill();
    press(/^Płatność online/);
    await act(() => orders.last().reject({ code: 500, isLost: false }));
    expect(text()).toContain('Nie udało się złożyć zamówienia. Spróbuj ponownie później.');
    press(/^Płatność online/);
    await act(async () => {});
    expect(orders.calls).toHaveLength(2);
  });

  it('at another price shows it and waits for consent [OF-9]', async () => {
    const { fill, orders, actor } = openForm();
    fill();
    press(/^Płatność online/);
    await act(() => orders.last().resolve({ paymentLink: 'https://pay.test/5', totalPrice: grosze(95_00) }));
    expect(text()).toContain('Cena się zmieniła. Do zapłaty 95,00 zł.');
    expect(actor.getSnapshot().hasTag('redirecting')).toBe(false);
    const amounts = () => text().match(/\d+,\d\d(?= zł)/g);
    const all = amounts();
    expect(new Set(all)).toEqual(new Set(['95,00']));
    press(/^Przejdź do płatności/);
    expect(actor.getSnapshot().hasTag('redirecting')).toBe(true);
    expect(new Set(amounts()), 'the summary and the bar of a phone').toEqual(new Set(['95,00']));
    expect(text()).toContain('Za chwilę przejdziesz na stronę płatności.');
  });
});

describe('the form', () => {
  it('the terms are unchecked, and validated by what they become [OF-2]', () => {
    const { actor } = openForm();
    expect(terms()).not.toBeChecked();
    fireEvent.click(terms());
    expect(terms()).toBeChecked();
    expect(actor.getSnapshot().context.problems).not.toHaveProperty('tosChecked');
    fireEvent.click(terms());
    expect(text()).toContain(validationCopy.terms);
  });

  it('the request to begin at once is a box of its own, unticked and optional; a tick goes with the order [LW-7]', async () => {
    const { fill, orders } = openForm();
    fill();
    const box = () => screen.getByRole('checkbox', { name: EARLY_START_TEXT });
    expect(box()).not.toBeChecked();
    expect(box()).not.toHaveAttribute('aria-required');
    expect(box()).toHaveAccessibleDescription(/^To pole jest nieobowiązkowe/);
    press(/^Płatność online/);
    await act(() => orders.last().reject({ code: 500, isLost: true }));
    fireEvent.click(box());
    expect(box()).toBeChecked();
    press(/^Płatność online/);
    await act(async () => {});
    const consents = orders.calls.map(({ input }) => toOrderRequest(input).consents);
    const { agreed, earlyStart } = CONSENTS;
    expect(consents).toEqual([agreed, { ...agreed, earlyStart: earlyStart.version }]);
    expect(
      orders.calls.map(({ input }) => input.attempt),
      'another order, not a repeat',
    ).toEqual([1, 2]);
  });

  it('without a text to agree to there is no box, and the order names none [LW-7]', async () => {
    const { fill, orders } = openForm('TAROT', 1, { consents: undefined });
    fill();
    expect(screen.getAllByRole('checkbox')).toEqual([terms()]);
    press(/^Płatność online/);
    await act(async () => {});
    expect(toOrderRequest(orders.last().input)).not.toHaveProperty('consents');
  });

  it('a field is validated by what is typed, and its message shows once it was left [VA-1]', () => {
    openForm();
    type('Imię', 'Ha');
    expect(text()).not.toContain(validationCopy.firstName);
    fireEvent.blur(field('Imię'));
    expect(text()).toContain(validationCopy.firstName);
    type('Imię', 'Hanna');
    expect(text()).not.toContain(validationCopy.firstName);
  });

  it.each([
    ['TAROT', 1],
    ['PREDICTION', 1],
    ['PREDICTION', 3],
    ['FINANCE_RITUAL', 1],
    ['BIRTH_HOROSCOPE', 1],
    ['PARTNER_TAROT', 1],
  ] as const)('%s with %i questions asks for what its row says [OP-1] [OP-6]', (productType, count) => {
    openForm(productType, count);
    const { questions, intentions, city, partner } = demandsOf(productType, count);
    const labels = [
      ...Array.from({ length: questions }, (_, at) =>
        questions === 1 ? 'Twoje pytanie' : `Pytanie ${at + 1}`,
      ),
      ...(intentions ? ['Twoje intencje'] : []),
      ...(city ? ['Miasto urodzenia'] : []),
      ...(partner ? ['Imię partnera lub partnerki'] : []),
    ];
    const asked = /^(Twoje pytanie|Pytanie|Twoje intencje|Miasto urodzenia|Imię partnera)/;
    const found = screen.queryAllByRole('textbox', { name: asked });
    expect(found).toHaveLength(labels.length);
    for (const label of labels)
      expect(screen.getByRole('textbox', { name: new RegExp(`^${label}`) })).toBeVisible();
  });

  it('more question marks than the product answers are warned of, as many are not [OP-7]', () => {
    openForm('PREDICTION', 2);
    type('Pytanie 1', 'Kiedy?? Gdzie?');
    expect(text()).not.toContain('Liczba pytań');
    fireEvent.change(screen.getByRole('textbox', { name: /^Pytanie 2/ }), { target: { value: 'Jak?' } });
    expect(text()).toContain(questionCountWarning(3, 2));
  });

  it('is read-only while the order is on its way [OF-3]', async () => {
    const { fill } = openForm();
    fill();
    press(/^Płatność online/);
    await act(async () => {});
    expect(field('Imię')).toHaveAttribute('readonly');
  });

  it('"Wyczyść zapamiętane dane" empties it [OF-4]', () => {
    const { fill } = openForm();
    fill();
    press(/^Wyczyść zapamiętane dane/);
    expect(field('Imię')).toHaveValue('');
  });
});

describe('the coupon', () => {
  const apply = () => {
    type('Kod kuponu', 'PAPROC15');
    press(/^Zastosuj/);
  };

  it('"Zastosuj" needs a code, and says so while it is being checked [OF-8]', async () => {
    const { coupons } = openForm();
    press(/^Zastosuj/);
    expect(coupons.calls).toEqual([]);
    apply();
    await act(async () => {});
    press(/^Zastosuj/);
    await act(async () => {});
    expect(coupons.calls).toHaveLength(1);
    expect(text()).toContain('Sprawdzam...');
  });

  it('strikes the old price through; another specialist brings her full price [OF-2] [OP-5]', async () => {
    const { coupons, send, sybilla } = openForm();
    apply();
    await act(() => coupons.last().resolve({ discountedPrice: grosze(75_65) }));
    expect(text()).toContain('Poprzednia cena: 89,00 zł');
    expect(text()).toContain('Nowa cena: 75,65 zł');
    expect(text()).not.toContain('Najniższa cena');
    send({ type: 'specialist.choose', fairyId: sybilla });
    expect(text()).not.toContain('Poprzednia cena');
    expect(text()).toContain('99,00 zł');
  });

  it('shows the lowest price of thirty days that came with it [LW-14]', async () => {
    const { coupons } = openForm();
    apply();
    await act(() => coupons.last().resolve({ discountedPrice: grosze(75_65), lowestPrice: grosze(84_00) }));
    expect(text()).toContain('Najniższa cena z 30 dni przed obniżką: 84,00 zł');
    expect(text()).toContain('obniżył cenę o 8,35 zł');
  });

  it.each([
    [102, 'Podany kupon nie istnieje'],
    [103, 'Kupon nie jest już dostępny'],
    [104, 'Kupon nie jest dostępny dla tego produktu'],
    [500, 'Nie udało się zastosować kuponu. Spróbuj ponownie później.'],
  ])('refused with %i says why [ER-2]', async (code, message) => {
    const { coupons } = openForm();
    apply();
    await act(() => coupons.last().reject({ code, isLost: false }));
    expect(text()).toContain(message);
    expect(field('Kod kuponu')).toHaveValue('PAPROC15');
  });

  it('a code that was never applied stops the order with a message [OF-8]', () => {
    const { fill, orders } = openForm();
    fill();
    type('Kod kuponu', 'PAPROC15');
    press(/^Płatność online/);
    expect(orders.calls).toEqual([]);
    expect(text()).toContain(validationCopy.couponUnchecked);
  });
});
