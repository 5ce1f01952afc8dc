import { by, type EnginePage } from '../../../tools/engines/engine-page.ts';

const CONTACT = by('form', 'Napisz do nas');
const NEWSLETTER = by('form', 'Odbierz e-book „Dwanaście nocy”');
const inquiry = Object.entries({
  Imię: 'Hanna',
  Nazwisko: 'Żółć',
  'Adres e-mail': 'hanna@przyklad.pl',
  Wiadomość: 'Dzień dobry!',
});

/** The contact form in the hands of a visitor. */
export const contactForm = (page: EnginePage) => ({
  async fill() {
    for (const [label, text] of inquiry) await page.type(by('textbox', label, CONTACT), text);
  },
  send: () => page.press(by('button', 'Wyślij', CONTACT)),
  /** Waits until every field holds what was typed. */
  async seeFilled() {
    for (const [label, text] of inquiry)
      await page.waitFor(by('textbox', label, CONTACT), 'element.value', text);
  },
  seeEmpty: () => page.waitFor(by('textbox', 'Nazwisko', CONTACT), 'element.value', ''),
});

/** The newsletter's form in the hands of a visitor. */
export const newsletterForm = (page: EnginePage) => ({
  async fill() {
    await page.type(by('textbox', 'Adres e-mail', NEWSLETTER), `${page.engine.name}@przyklad.pl`);
    await page.press(by('checkbox', /^Akceptuję regulamin/, NEWSLETTER));
  },
  send: () => page.press(by('button', 'Pobierz darmowy e-book', NEWSLETTER)),
  seeFilled: () =>
    page.waitFor(
      by('textbox', 'Adres e-mail', NEWSLETTER),
      'element.value',
      `${page.engine.name}@przyklad.pl`,
    ),
});
