import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { OrderSummary, type OrderSummaryProps } from '#blocks/purchase/order-summary.tsx';
import { amountText, grosze } from '#domain/grosze.ts';
import { summaryProps } from './order-samples.tsx';

const show = (props: Partial<OrderSummaryProps> = {}) =>
  render(
    <OrderSummary {...summaryProps} {...props}>
      <button>Zapłać</button>
    </OrderSummary>,
  );
const card = () => screen.getByRole('region', { name: 'Sprawdź i\u00a0zapłać' });
const terms = () => screen.getByRole('checkbox');

describe('OrderSummary', () => {
  it('shows service, variant, specialist with photo, and the amount [OF-2]', () => {
    show();
    expect(card()).toHaveAttribute('id', 'platnosc');
    expect(within(card()).getByText('Trzy karty')).toBeVisible();
    expect(card()).toHaveTextContent('Tarot, prowadzi Jagna');
    expect(within(card()).getByText('Jagna')).toBeVisible();
    expect(within(card()).getByRole('img', { name: 'Jagna' })).toHaveAttribute('src', '/sample/jagna.svg');
    expect(screen.getByText('Do zapłaty').parentElement).toHaveTextContent(/^Do zapłaty 89,00 zł$/);
    expect(card()).toContainElement(screen.getByRole('button', { name: 'Zapłać' }));
  });

  it('promises the answer within 12 hours [BC-2]', () => {
    show({ email: '' });
    expect(card()).toHaveTextContent(
      'Odpowiedź przyjdzie w ciągu 12 godzin, zwykle: ok. 3 godz., e-\u2060mailem.',
    );
  });

  it('shows the whole address that the answer goes to, which breaks only after its @ [RD-7] [RD-8] [R55]', () => {
    show({ email: 'hanna.nowak@przyklad.pl ' });
    const address = screen.getByText('hanna.nowak@').parentElement;
    expect(address).toHaveTextContent(/^hanna\.nowak@przyklad\.pl$/);
    expect(address?.querySelectorAll('wbr')).toHaveLength(1);
    expect(card()).toHaveTextContent('zwykle: ok. 3 godz., na adres hanna.nowak@przyklad.pl');
  });

  it('puts the total right after what is bought, before code, consents and buttons [RD-8] [R51]', () => {
    show({
      earlyStart: {
        label: 'Żądam',
        hint: 'Nieobowiązkowe.',
        checked: false,
        onCheckedChange: () => undefined,
      },
    });
    const text = card().textContent?.replaceAll('\u00a0', ' ') ?? '';
    const places = ['Trzy karty', 'Do zapłaty', 'Mam kod', 'hanna@przyklad.pl', 'Akceptuję', 'Zapłać'].map(
      (part) => text.indexOf(part),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    const consents = screen.getByRole('group', { name: 'Zgody' });
    expect(within(consents).getAllByRole('checkbox')).toHaveLength(2);
    // The hint explains the box above it, and is not read as if it belonged to the one before.
    expect(consents).toHaveTextContent(/politykę prywatności.*ŻądamNieobowiązkowe\.$/);
  });

  it('leads back to variant and specialist [OF-2]', () => {
    show();
    expect(screen.getByRole('link', { name: 'Zmień wariant' })).toHaveAttribute('href', '#wariant');
    expect(screen.getByRole('link', { name: 'Zmień wróżkę' })).toHaveAttribute('href', '#wrozka');
  });

  it('strikes the old price through and names both [OF-2] [U14] [A8]', () => {
    show({ discountedPrice: grosze(75_65), coupon: { state: 'applied', code: 'PAPROC15' } });
    const amount = screen.getByText('Do zapłaty').parentElement;
    expect(amount).toHaveTextContent(/^Do zapłaty Poprzednia cena: 89,00 zł Nowa cena: 75,65 zł$/);
    expect(amount?.querySelector('s')).toHaveTextContent('89,00 zł');
    expect(amount?.querySelector('strong')).toHaveTextContent(/^75,65 zł$/);
    expect(screen.getByText(/obniżył cenę o/)).toHaveTextContent('Kupon PAPROC15 obniżył cenę o 13,35 zł.');
  });

  it.each([
    {
      lowestPrice: grosze(86_00),
      text: 'Poprzednia cena: 86,00 zł Nowa cena: 75,65 zł',
      saved: 'obniżył cenę o 10,35 zł.',
    },
    { lowestPrice: grosze(75_65), text: '75,65 zł', saved: 'działa.' },
    { lowestPrice: grosze(60_00), text: '75,65 zł', saved: 'działa.' },
  ])(
    'a reduction for all is reckoned from the lowest price of thirty days, which stands beside it: $lowestPrice zł [LW-14]',
    ({ lowestPrice, text, saved }) => {
      show({ discountedPrice: grosze(75_65), lowestPrice, coupon: { state: 'applied', code: 'TAROT20' } });
      const amount = screen.getByText('Do zapłaty').parentElement;
      const line = `Najniższa cena z 30 dni przed obniżką: ${amountText(lowestPrice)} zł`;
      expect(amount).toHaveTextContent(`Do zapłaty ${text}${line}`);
      expect(screen.getByText(/Kupon TAROT20/)).toHaveTextContent(`Kupon TAROT20 ${saved}`);
    },
  );

  it('asks to accept the terms: unchecked, both linked, the label exact [OF-2]', () => {
    show();
    expect(terms()).toHaveAccessibleName('Akceptuję regulamin i politykę prywatności');
    expect(terms()).not.toBeChecked();
    expect(terms()).toBeRequired();
    expect(terms()).toHaveAttribute('id', 'pole-tosChecked');
    expect(screen.getByRole('link', { name: /^regulamin/ })).toHaveAttribute('href', '/regulamin');
    expect(screen.getByRole('link', { name: /^politykę prywatności/ })).toHaveAttribute(
      'href',
      '/polityka-prywatnosci',
    );
  });

  it('says of the two links that they open a new tab, and not in the checkbox’s name [A36]', () => {
    show();
    for (const name of ['regulamin', 'politykę prywatności']) {
      const link = screen.getByRole('link', { name });
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAccessibleDescription(/^otwiera się w\snowej karcie$/);
    }
  });

  it('says when the terms are missing [VA-1] [U27]', () => {
    show({ tosProblem: 'Musisz zaakceptować regulamin i politykę prywatności' });
    expect(terms()).toHaveAttribute('aria-invalid', 'true');
    expect(terms()).toHaveAccessibleDescription('Musisz zaakceptować regulamin i politykę prywatności');
  });

  it('tells of the checkbox, and not while the order is on its way', async () => {
    const onTos = vi.fn<(accepted: boolean) => void>();
    const { rerender } = show({ onTos });
    await userEvent.click(terms());
    expect(onTos).toHaveBeenCalledExactlyOnceWith(true);
    rerender(
      <OrderSummary {...summaryProps} onTos={onTos} locked>
        {null}
      </OrderSummary>,
    );
    await userEvent.click(terms());
    expect(onTos).toHaveBeenCalledOnce();
    expect(screen.queryByRole('link', { name: /^Zmień/ })).toBeNull();
  });

  it('shows no amount before there is a price [OF-8]', () => {
    show({ price: undefined });
    expect(screen.queryByText('Do zapłaty')).toBeNull();
    expect(screen.getByRole('button', { name: 'Zastosuj' })).toBeDisabled();
  });
});
