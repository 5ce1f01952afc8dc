import { by, type EnginePage } from '../../../tools/engines/engine-page.ts';
import { birth } from '../../e2e/support/birth-section.ts';

const FORM = by('form', 'Horoskop urodzeniowy');
const CITY = by('combobox', /^Miasto urodzenia/, FORM);
const TIME = '#urodziny-birthTime';
const DATE = '#urodziny-birthDate';

/** The form of the free birth chart in the hands of a visitor. */
export const birthForm = (page: EnginePage) => ({
  time: TIME,
  chart: by('img', /^Wykres horoskopu urodzeniowego/),
  /** Fills in all but city and time, and accepts the terms. */
  async fill(date = birth.date) {
    await page.type(by('textbox', 'Imię', FORM), birth.name);
    await page.typeMoment(DATE, date);
    await page.type(by('textbox', 'Adres e-mail', FORM), birth.email);
    await this.accept();
  },
  /** Types the city in part and chooses it from the list by keys. */
  async pickCity() {
    await page.type(CITY, 'Krak');
    await page.see(by('option', /^Kraków/));
    await page.keys('ArrowDown', 'Enter');
    await page.until(`document.querySelector('#urodziny-city').value.startsWith('Kraków')`);
  },
  /** Types the whole city, and needs no list. */
  async typeCity() {
    await page.type(CITY, birth.city);
    await page.keys('Tab');
  },
  typeTime: (time = birth.time) => page.typeMoment(TIME, time),
  accept: () => page.press(by('checkbox', /^Akceptuję regulamin/, FORM)),
  skipTime: () => page.press(by('checkbox', /^Nie znam godziny/, FORM)),
  calculate: () => page.press(by('button', 'Oblicz horoskop', FORM)),
  /** Waits until every field holds what was typed. */
  async seeFilled() {
    await page.waitFor(by('textbox', 'Imię', FORM), 'element.value', birth.name);
    await page.waitFor(by('textbox', 'Adres e-mail', FORM), 'element.value', birth.email);
    await page.waitFor(DATE, 'element.value', birth.date);
    await page.waitFor(TIME, 'element.value', birth.time);
    await page.waitFor(CITY, 'element.value', birth.city);
  },
});
