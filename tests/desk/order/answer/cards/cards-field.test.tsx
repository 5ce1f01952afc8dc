import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { CardsField } from '#desk/order/answer/cards/cards-field.tsx';

afterEach(cleanup);

function Table({
  spread,
  first = '',
  isReadOnly = false,
}: {
  spread: string[];
  first?: string;
  isReadOnly?: boolean;
}) {
  const [value, setValue] = useState(first);
  return (
    <>
      <CardsField
        spread={spread}
        value={value}
        isUnsaved={false}
        isReadOnly={isReadOnly}
        other={undefined}
        onChange={setValue}
        onDecide={() => undefined}
      />
      <pre>{value}</pre>
    </>
  );
}

const THREE = ['Co było', 'Co jest', 'Dokąd to zmierza'];
const lying = () =>
  within(screen.getByRole('group'))
    .queryAllByRole('listitem')
    .map((item) => (item.querySelector('p')?.textContent ?? '').trim());
const said = () => screen.getByRole('status').textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const lay = (name: string) => {
  const field = screen.getByLabelText('Nazwa karty');
  fireEvent.change(field, { target: { value: name } });
  fireEvent.keyDown(field, { key: 'Enter' });
};

test('cards are laid by name and keys, in order, each at its position', () => {
  render(<Table spread={THREE} />);
  lay('pustelnik');
  lay('as kiel');
  lay('Koło Fortuny');
  expect(lying()).toEqual(['Co było Pustelnik', 'Co jest As Kielichów', 'Dokąd to zmierza Koło Fortuny']);
  expect(screen.getByRole('status').textContent).toBe('Położono: Dokąd to zmierza, Koło Fortuny.');
  expect(screen.queryByLabelText('Nazwa karty')).toBeNull();
});

test('a name of several cards, of none, or of one that lies already lays nothing and says so', () => {
  render(<Table spread={THREE} />);
  for (const name of ['Dwójka', 'Joker', '']) {
    lay(name);
    expect(screen.getByRole('status').textContent).toBe(`Nie ma jednej takiej karty: ${name}.`);
  }
  lay('Mag');
  lay('mag');
  expect(screen.getByRole('status').textContent).toBe('Ta karta już leży: Mag.');
  expect(lying()).toEqual(['Co było Mag']);
});

test('a card is turned, moved and taken off, and each is said', () => {
  render(<Table spread={THREE} first={'major-9\nmajor-17'} />);
  press('Odwróć: Gwiazda');
  expect(screen.getByRole('button', { name: 'Odwróć: Gwiazda' }).getAttribute('aria-pressed')).toBe('true');
  expect(said()).toBe('Leży teraz: Co jest, Gwiazda (karta odwrócona).');
  press('Wcześniej: Gwiazda');
  expect(said()).toBe('Leży teraz: Co było, Gwiazda (karta odwrócona).');
  expect(lying()).toEqual(['Co było Gwiazda (karta odwrócona)', 'Co jest Pustelnik']);
  press('Później: Gwiazda');
  press('Zdejmij: Pustelnik');
  expect(said()).toBe('Zdjęto: Pustelnik.');
  expect(lying()).toEqual(['Co było Gwiazda (karta odwrócona)']);
  expect(screen.getByRole('group').querySelector('img')?.getAttribute('src')).toBe('/karty/major-17-r.svg');
});

test('"Losuj" lays cards until the spread is full, none twice', () => {
  render(<Table spread={[]} />);
  for (let count = 0; count < 10; count += 1) press('Losuj');
  const cards = (document.querySelector('pre')?.textContent ?? '')
    .split('\n')
    .map((line) => line.replace(/ r$/, ''));
  expect(new Set(cards).size).toBe(10);
  expect(screen.queryByRole('button', { name: 'Losuj' })).toBeNull();
});

test('who may not write sees the cards and no buttons', () => {
  render(<Table spread={THREE} first="major-9" isReadOnly />);
  expect(lying()).toEqual(['Co było Pustelnik']);
  expect(screen.queryAllByRole('button')).toEqual([]);
});
