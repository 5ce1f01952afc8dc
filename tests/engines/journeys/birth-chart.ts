import { by, type EnginePage } from '../../../tools/engines/engine-page.ts';
import { birth } from '../../e2e/support/birth-section.ts';
import { consentGiven, type Journey } from '../support/journey.ts';

const FORM = by('form', 'Horoskop urodzeniowy');
const CITY = by('combobox', /^Miasto urodzenia/, FORM);
const DATE = '#urodziny-birthDate';
const TIME = '#urodziny-birthTime';
const CHART = by('img', /^Wykres horoskopu urodzeniowego/);

/** Opens the home page and fills in all but the time. The city is typed in part and chosen from the list by keys. */
async function begin(page: EnginePage, shop: string, date: string) {
  await page.forget(shop, consentGiven);
  await page.open(shop);
  await page.type(by('textbox', 'Imię', FORM), birth.name);
  await page.typeMoment(DATE, date);
  await page.type(CITY, 'Krak');
  await page.see(by('option', /^Kraków/));
  await page.keys('ArrowDown', 'Enter');
  await page.until(`document.querySelector('#urodziny-city').value.startsWith('Kraków')`);
  await page.type(by('textbox', 'Adres e-mail', FORM), birth.email);
  await page.press(by('checkbox', /^Akceptuję regulamin/, FORM));
}
const calculate = (page: EnginePage) => page.press(by('button', 'Oblicz horoskop', FORM));

export const birthChartJourneys: readonly Journey[] = [
  {
    title: 'a birth chart: day and hour typed, the city chosen from the list [EG-1] [BH-2] [BH-6]',
    async walk(page, { straight }) {
      await begin(page, straight, birth.date);
      await page.typeMoment(TIME, birth.time);
      await calculate(page);
      await page.see(CHART);
      await page.seeText('ascendent');
      await page.seeFocused(by('heading', /^Niebo w chwili/));
    },
  },
  {
    title: 'a birth chart without the hour [EG-1] [BH-1]',
    async walk(page, { straight }) {
      await begin(page, straight, birth.date);
      await page.press(by('checkbox', /^Nie znam godziny/, FORM));
      await page.waitFor(TIME, 'element.disabled', true);
      await calculate(page);
      await page.see(CHART);
    },
  },
  {
    title: 'an hour that never was: shown at its field, in view and in focus [EG-1] [BH-7]',
    async walk(page, { straight }) {
      await begin(page, straight, '1988-03-27');
      await page.typeMoment(TIME, '02:30');
      await calculate(page);
      await page.seeText('Tej godziny wtedy nie było');
      await page.seeFocused(TIME);
      const message = '[data-field="birthTime"] [aria-live]';
      await page.waitFor(
        message,
        '(({ top, bottom }) => top >= 0 && bottom <= innerHeight)(element.getBoundingClientRect())',
        true,
      );
    },
    // The shop's 400 to that hour.
    allowed: /status of 400/,
  },
];
