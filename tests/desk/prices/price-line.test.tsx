import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PriceLine } from '#desk/prices/price-line.tsx';
import { grosze } from '#domain/grosze.ts';

const NOW = Date.parse('2027-03-31T12:00:00.000Z');
const written = () => [...screen.getByRole('img').querySelectorAll('text')].map((one) => one.textContent);
const ago = (days: number) => new Date(NOW - days * 86_400_000).toISOString();

test('while a price was off sale its line has a gap, and two prices that follow each other are joined', () => {
  const history = [
    { price: grosze(8_000), from: ago(60), until: ago(20) },
    { price: grosze(9_000), from: ago(20), until: ago(15) },
    { price: grosze(7_000), from: ago(10), until: null },
  ];
  render(<PriceLine history={history} lowest={grosze(7_000)} now={NOW} />);
  const line = screen.getByRole('img').querySelector('path:last-of-type')?.getAttribute('d') ?? '';
  expect(line).toMatch(/^M0 28H80V16H120M160 40H240$/);
  expect(written()).toEqual(['90,00', '70,00']);
});

test('a price that came back as it was after a while off sale is written once, and its line is level', () => {
  const history = [
    { price: grosze(8_000), from: ago(60), until: ago(20) },
    { price: grosze(8_000), from: ago(10), until: null },
  ];
  render(<PriceLine history={history} lowest={null} now={NOW} />);
  expect(screen.getByRole('img').querySelector('path')).toHaveAttribute('d', 'M0 16H80M160 16H240');
  expect(written()).toEqual(['80,00']);
});

test('one price all the time is no line', () => {
  const { container } = render(
    <PriceLine history={[{ price: grosze(8_000), from: ago(60), until: null }]} lowest={null} now={NOW} />,
  );
  expect(container).toBeEmptyDOMElement();
});
