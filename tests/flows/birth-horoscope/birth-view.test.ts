import { expect, it } from 'vitest';
import { hourOf, orderValuesOf } from '#flows/birth-horoscope/birth-view.ts';

it('an order carries the hour of birth, and which of two it is; nothing where it is not known [BH-5] [BH-6]', () => {
  expect(hourOf({ birthTime: '02:30', clockChoice: 'later' })).toEqual({
    birthTime: '02:30',
    clockChoice: 'later',
  });
  expect(hourOf({ birthTime: '23:40', clockChoice: undefined })).toEqual({ birthTime: '23:40' });
  expect(hourOf({ birthTime: undefined, clockChoice: 'later' })).toBeUndefined();
});

it('the order form begins with the chart’s own data, the day as its fields have it [BH-1]', () => {
  const subject = {
    name: 'Maja',
    email: 'maja@przyklad.pl',
    city: 'Gdynia',
    birthDate: '1990-02-03',
    birthTime: undefined,
  };
  expect(orderValuesOf(subject)).toEqual({
    firstName: 'Maja',
    email: 'maja@przyklad.pl',
    city: 'Gdynia',
    birthYear: '1990',
    birthMonth: '2',
    birthDay: '3',
  });
});
