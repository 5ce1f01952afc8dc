import { contactForm, newsletterForm } from '../support/message-forms.ts';
import { consentGiven, type Journey } from '../support/journey.ts';

export const messageJourneys: readonly Journey[] = [
  {
    title: 'a message to the shop [EG-1] [CO-2]',
    async walk(page, { straight }) {
      const form = contactForm(page);
      await page.forget(straight, consentGiven);
      await page.open(`${straight}/kontakt`);
      await form.fill();
      await form.send();
      await page.seeText('Dziękujemy za wiadomość!');
      await form.seeEmpty();
    },
  },
];

/** Walked in `npm run prove` alone, as a form of the same kind. */
export const newsletterJourneys: readonly Journey[] = [
  {
    title: 'sign up for the newsletter [EG-1] [NL-1]',
    async walk(page, { straight }) {
      const form = newsletterForm(page);
      await page.forget(straight, consentGiven);
      await page.open(straight);
      await form.fill();
      await form.send();
      await page.seeText('Dziekujemy!');
    },
  },
];
