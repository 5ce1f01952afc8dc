import { by } from '../../../tools/engines/engine-page.ts';
import { consentGiven, type Journey } from '../support/journey.ts';

export const messageJourneys: readonly Journey[] = [
  {
    title: '[EG-1] [CO-2] a message to the shop',
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
    title: '[EG-1] [NL-1] sign up for the newsletter',
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
