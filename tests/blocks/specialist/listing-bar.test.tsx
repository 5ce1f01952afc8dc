import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { SpecialistStep } from '#blocks/specialist/specialist-step.tsx';
import { grosze } from '#domain/grosze.ts';
import { WHOLE_LISTING } from '#domain/specialists/listing.ts';
import { axeFindings } from '#tests/kit/axe.ts';
import { JAGNA, SYBILLA } from '../purchase/order-samples.tsx';

const nothing = () => undefined;
const KALINA = { ...JAGNA, id: 'k', name: 'Kalina', specializations: [] };

function Owned() {
  const [listing, setListing] = useState(WHOLE_LISTING);
  return (
    <SpecialistStep
      fairies={[
        { fairy: JAGNA, price: grosze(89_00) },
        { fairy: SYBILLA, price: grosze(79_00) },
        { fairy: KALINA, price: grosze(50_00) },
      ]}
      listing={listing}
      onList={setListing}
      onChoose={nothing}
      onMore={nothing}
    />
  );
}
const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('filters are pressed buttons, the count follows them, "Wszystkie" takes them off [RD-4] [R43]', async () => {
  const { container } = render(<Owned />);
  expect(names()).toEqual(['Jagna', 'Kalina', 'Sybilla']);
  await press('Pieniądze');
  expect(screen.getByRole('button', { name: 'Pieniądze', pressed: true })).toBeVisible();
  expect(names()).toEqual(['Jagna', 'Sybilla']);
  await press('Wolna teraz');
  expect(names()).toEqual(['Jagna']);
  expect(screen.getByText('1 wróżka do wyboru')).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  await press('Pieniądze');
  // One filter left is still one: all are not shown.
  expect(screen.getByRole('button', { name: 'Wolna teraz', pressed: true })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Wszystkie', pressed: false })).toBeVisible();
  await press('Wszystkie');
  expect(names()).toHaveLength(3);
  expect(screen.getByRole('button', { name: 'Wszystkie', pressed: true })).toBeVisible();
});

test('another order shows at once [RD-4] [R44]', async () => {
  render(<Owned />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kolejność' }), 'Od najniższej ceny');
  expect(names()).toEqual(['Kalina', 'Sybilla', 'Jagna']);
});

test('where nobody passes the filters, the page says so and leads back [RD-4] [R43]', async () => {
  const listing = { ...WHOLE_LISTING, topic: 'HEARTH', freeOnly: true } as const;
  const lists: unknown[] = [];
  render(
    <SpecialistStep
      fairies={[{ fairy: SYBILLA, price: grosze(79_00) }]}
      listing={listing}
      onList={(next) => lists.push(next)}
      onChoose={nothing}
      onMore={nothing}
    />,
  );
  expect(screen.getByText('Nikt z tego grona nie prowadzi dziś tego wyboru.')).toBeVisible();
  await press('Pokaż wszystkie');
  expect(lists).toEqual([WHOLE_LISTING]);
  // The button goes with its message.
  expect(screen.getByRole('heading', { name: 'Wybierz wróżkę' })).toHaveFocus();
});
