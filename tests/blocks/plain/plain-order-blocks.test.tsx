import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PlainCheckAgain } from '#blocks/plain/plain-check-again.tsx';
import { PlainForm } from '#blocks/plain/plain-form.tsx';
import { PlainListing } from '#blocks/plain/plain-listing.tsx';
import { PlainPayment } from '#blocks/plain/plain-payment.tsx';
import { PlainSpecialists, type PlainSpecialistsProps } from '#blocks/plain/plain-specialists.tsx';
import { PlainSummary } from '#blocks/plain/plain-summary.tsx';
import { emptyCopy } from '#copy/site/empty.ts';
import { grosze } from '#domain/grosze.ts';
import { WHOLE_LISTING, writeListing, type Listing } from '#domain/specialists/listing.ts';
import { JAGNA, summaryProps, SYBILLA } from '../purchase/order-samples.tsx';

const addressOf = (listing: Listing) => `/zamow/tarot?${writeListing(new URLSearchParams(), listing)}`;

test('each filter and order sends the form to its own address, and keeps what else was chosen [RD-4]', () => {
  render(
    <PlainListing
      listing={{ topic: 'HEARTH', freeOnly: true, order: 'fastest' }}
      topics={['HEARTH', 'MONEY']}
      count={2}
      addressOf={addressOf}
    />,
  );
  const addresses = screen
    .getAllByRole('button')
    .map((button) => `${button.textContent}: ${button.getAttribute('formaction')?.split('?')[1]}`);
  expect(addresses).toEqual([
    'Wszystkie: kolejnosc=najszybciej',
    'Uczucia: wolna=1&kolejnosc=najszybciej',
    'Pieniądze: temat=pieniadze&wolna=1&kolejnosc=najszybciej',
    'Wolna teraz: temat=uczucia&kolejnosc=najszybciej',
    'Polecane: temat=uczucia&wolna=1',
    'Najszybciej odpowiada: temat=uczucia&wolna=1&kolejnosc=najszybciej',
    'Od najniższej ceny: temat=uczucia&wolna=1&kolejnosc=najtaniej',
    'Najwyżej ocenione: temat=uczucia&wolna=1&kolejnosc=oceny',
  ]);
});

const props: Omit<PlainSpecialistsProps, 'fairies'> = {
  slugs: new Map(),
  chosenId: undefined,
  listing: WHOLE_LISTING,
  addressOf,
  variantTitle: 'Trzy karty',
};
const listed = (...fairies: (typeof JAGNA)[]) => fairies.map((fairy) => ({ fairy, price: grosze(89_00) }));

test('a character of the brand is told as such, and nobody else', () => {
  render(<PlainSpecialists {...props} fairies={listed({ ...JAGNA, isBrand: true }, SYBILLA)} />);
  const told = screen.getAllByText(/^Postać naszej marki/);
  expect(told).toHaveLength(1);
  expect(told[0]?.closest('li')).toHaveTextContent(JAGNA.name);
});

test('where nobody sells the variant, that is said in place of the list and its filters', () => {
  render(<PlainSpecialists {...props} fairies={[]} />);
  expect(screen.getByText(emptyCopy.fairies.title)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: emptyCopy.fairies.action })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('group')).toBeNull();
});

test('who rates is told below a list in which anybody is rated [LW-16]', () => {
  const rated = { ...JAGNA, ratings: { count: 12, mean: 4.5 } };
  const links = () =>
    screen
      .queryAllByRole('link')
      .map((link) => link.getAttribute('href'))
      .filter((to) => to?.includes('ocen'));
  const { rerender } = render(<PlainSpecialists {...props} fairies={listed(rated, SYBILLA)} />);
  expect(links()).toHaveLength(1);
  rerender(<PlainSpecialists {...props} fairies={listed(JAGNA, SYBILLA)} />);
  expect(links()).toHaveLength(0);
});

test('a code that lowers the price can be taken off, and not typed over unseen [OF-8]', () => {
  const show = (discountedPrice: typeof summaryProps.price) => (
    <PlainSummary
      productType="TAROT"
      variantTitle="Trzy karty"
      fairy={JAGNA}
      price={grosze(89_00)}
      discountedPrice={discountedPrice}
      lowestPrice={undefined}
      amount={grosze(89_00)}
      email="hanna@przyklad.pl"
      couponCode="PAPROC15"
      couponMessage={undefined}
      offeredCode={undefined}
      tosChecked={false}
      tosProblem={undefined}
      earlyStart={undefined}
    >
      {null}
    </PlainSummary>
  );
  const code = () => document.querySelector('[name=couponCode]');
  const { rerender } = render(show(grosze(75_65)));
  expect(code()).toHaveAttribute('readonly');
  expect(screen.getByRole('button', { name: 'Usuń kupon' })).toHaveValue('bez-kuponu');
  rerender(show(undefined));
  expect(code()).not.toHaveAttribute('readonly');
  expect(screen.getByRole('button', { name: 'Zastosuj' })).toHaveValue('kupon');
});

test('each payment button is described: by its means, or by why it cannot be pressed [OF-8] [A36]', () => {
  render(<PlainPayment amount={grosze(1_00)} hasWallets={false} />);
  const [payu, stripe] = screen.getAllByRole('button');
  expect(payu).toBeEnabled();
  expect(payu).toHaveAccessibleDescription(/BLIK/);
  expect(stripe).toBeDisabled();
  expect(stripe).toHaveAccessibleDescription(/2,00/);
});

test('Enter in a field refreshes the page: its button is first, and nobody comes to it otherwise', () => {
  const { container } = render(
    <PlainForm action="/zamow/tarot" carried={{ wizyta: 'abc', cena: '' }}>
      <button type="submit">Dalej</button>
    </PlainForm>,
  );
  expect(screen.getAllByRole('button')).toHaveLength(1);
  const [first] = container.querySelectorAll('button');
  expect(first).toHaveAttribute('tabindex', '-1');
  expect(first).not.toHaveAttribute('name');
  expect([...container.querySelectorAll('input')].map(({ name, value }) => [name, value])).toEqual([
    ['wizyta', 'abc'],
  ]);
});

test('that the page asks by itself is said only where it does [OR-3]', () => {
  const { container, rerender } = render(<PlainCheckAgain to="/zamow/wynik" isAutomatic />);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/zamow/wynik');
  expect(container.querySelector('p')).not.toBeNull();
  rerender(<PlainCheckAgain to="/zamow/wynik" isAutomatic={false} />);
  expect(container.querySelector('p')).toBeNull();
});
