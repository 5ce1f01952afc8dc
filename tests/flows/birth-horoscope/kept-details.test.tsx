import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { storeBirthDetails, storedBirthDetails } from '#browser/birth-details.ts';
import { storeCustomer } from '#browser/remembered-customer.ts';
import { forgetUnfinished } from '#browser/unfinished-order.ts';
import { BirthHoroscope } from '#flows/birth-horoscope/birth-horoscope.tsx';
import { onStage } from '#tests/page/stage.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
const field = (name: string) => screen.getByRole('textbox', { name });

it('what was typed for this chart stands before what the device remembers of the customer [BH-7] [OF-4]', async () => {
  storeCustomer({ firstName: 'Hanna', email: 'hanna@przyklad.pl' });
  storeBirthDetails({ values: { name: 'Maja' }, timeUnknown: false });
  await onStage(<BirthHoroscope />);
  expect([field('Imię'), field('Adres e-mail')].map((one) => (one as HTMLInputElement).value)).toEqual([
    'Maja',
    'hanna@przyklad.pl',
  ]);
});

it('what the customer has had cleared is not kept again when she leaves, but what she types afterwards is [BH-7] [U33]', async () => {
  storeBirthDetails({ values: { name: 'Maja' }, timeUnknown: false });
  const { unmount } = await onStage(<BirthHoroscope />);
  const city = screen.getByRole('combobox', { name: 'Miasto urodzenia' });
  fireEvent.change(city, { target: { value: 'Gdynia' } });
  fireEvent.blur(city);
  expect(storedBirthDetails().values).toEqual({ name: 'Maja', city: 'Gdynia' });
  forgetUnfinished();
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage).toHaveLength(0);
  fireEvent.change(city, { target: { value: 'Gdańsk' } });
  unmount();
  expect(storedBirthDetails().values).toMatchObject({ city: 'Gdańsk' });
});

describe('who leaves in the middle of a field finds it as it stood [BH-7]', () => {
  const ways: [string, (unmount: () => void) => void][] = [
    ['for another page of the shop', (unmount) => unmount()],
    ['for another address', () => window.dispatchEvent(new Event('pagehide'))],
  ];
  it.each(ways)('%s', async (_, leave) => {
    const { unmount } = await onStage(<BirthHoroscope />);
    fireEvent.change(field('Imię'), { target: { value: 'Maj' } });
    expect(storedBirthDetails().values).toEqual({});
    leave(unmount);
    expect(storedBirthDetails().values).toEqual({ name: 'Maj' });
  });
});
