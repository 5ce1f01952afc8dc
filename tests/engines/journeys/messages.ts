import { by } from '../../../tools/engines/engine-page.ts';
import { consentGiven, type Journey } from '../support/journey.ts';

export const messageJourneys: readonly Journey[] = [
  {
    title: 'a message to the shop [EG-1] [CO-2]',
    async walk(page, { straight }) {
      const form = by('form', 'Napisz do nas');
      await page.forget(straight, consentGiven);
      await page.open(`${straight}/kontakt`);
      for (const [label, text] of Object.entries({
        Imię: 'Hanna',
        Nazwisko: 'Żółć',
        'Adres e-mail': 'hanna@przyklad.pl',
        Wiadomość: 'Dzień dobry!',
      })) {
        await page.type(by('textbox', label, form), text);
      }
      await page.press(by('button', 'Wyślij', form));
      await page.seeText('Dziękujemy za wiadomość!');
      await page.waitFor(by('textbox', 'Nazwisko', form), 'element.value', '');
    },
  },
  {
    title: 'sign up for the newsletter [EG-1] [NL-1]',
    async walk(page, { straight }) {
      const form = by('form', 'Odbierz e-book „Dwanaście nocy”');
      await page.forget(straight, consentGiven);
      await page.open(straight);
      await page.type(by('textbox', 'Adres e-mail', form), `${page.engine.name}@przyklad.pl`);
      await page.press(by('checkbox', /^Akceptuję regulamin/, form));
      await page.press(by('button', 'Pobierz darmowy e-book', form));
      await page.seeText('Dziekujemy!');
    },
  },
];
