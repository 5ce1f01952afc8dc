import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { keepFocus } from '#desk/browser/keep-focus.ts';
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
  expect(screen.getByLabelText('Nazwa karty'), 'for the next one').toHaveValue('');
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

/** The names of all buttons of a table with these cards. */
function buttonsOf(spread: string[], first: string): string[] {
  render(<Table spread={spread} first={first} />);
  const names = screen.getAllByRole('button').map((one) => one.getAttribute('aria-label') ?? one.textContent);
  cleanup();
  return names;
}
const TABLES = ['major-9', 'major-9\nmajor-17', 'major-9\nmajor-17\nmajor-1'];

test.each(TABLES.flatMap((first) => buttonsOf(THREE, first).map((name) => ({ first, name }))))(
  'after a press of $name the focus stays at the cards [A12]',
  async ({ first, name }) => {
    vi.useFakeTimers();
    const stop = keepFocus();
    render(<Table spread={THREE} first={first} />);
    screen.getByRole('button', { name }).focus();
    press(name);
    await vi.advanceTimersByTimeAsync(500);
    const at = document.activeElement;
    expect(at?.closest('[role=group]')?.textContent).toMatch(/^Karty/);
    expect(at?.matches('li, button, input, [role=group]')).toBe(true);
    stop();
    vi.useRealTimers();
  },
);

test('of two tabs both spreads are shown in words, one without cards too, and one is chosen whole [DK-6]', () => {
  const decided: string[] = [];
  const show = (mine: string, theirs: string) =>
    render(
      <CardsField
        spread={THREE}
        value={mine}
        isUnsaved
        isReadOnly={false}
        other={{ text: theirs, author: 'Ludmiła', version: 2, savedAt: undefined }}
        onChange={() => undefined}
        onDecide={(choice) => decided.push(choice)}
      />,
    );
  show('major-9\nmajor-17 r', 'cups-1');
  const both = within(screen.getByRole('group', { name: /Ludmiła/ }));
  expect(both.getByText('Pustelnik, Gwiazda (karta odwrócona)')).toBeTruthy();
  expect(both.getByText('As Kielichów')).toBeTruthy();
  const buttons = both.getAllByRole('button');
  expect(buttons).toHaveLength(2);
  buttons.forEach((button) => fireEvent.click(button));
  expect(decided).toEqual(['keep', 'take']);
  cleanup();
  show('major-9', '');
  expect(screen.getByText('Bez kart')).toBeTruthy();
});
