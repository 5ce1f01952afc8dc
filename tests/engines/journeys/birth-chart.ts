import { by, type EnginePage } from '../../../tools/engines/engine-page.ts';
import { birthForm } from '../support/birth-form.ts';
import { consentGiven, type Journey } from '../support/journey.ts';

/** Opens the home page and fills in all but the time. */
async function begin(page: EnginePage, shop: string, date?: string) {
  const form = birthForm(page);
  await page.forget(shop, consentGiven);
  await page.open(shop);
  await form.fill(date);
  await form.pickCity();
  return form;
}

export const birthChartJourneys: readonly Journey[] = [
  {
    title: 'a birth chart: day and hour typed, the city chosen from the list [EG-1] [BH-2] [BH-6]',
    async walk(page, { straight }) {
      const form = await begin(page, straight);
      await form.typeTime();
      await form.calculate();
      await page.see(form.chart);
      await page.seeText('ascendent');
      await page.seeFocused(by('heading', /tak wyglądało twoje niebo$/));
    },
  },
  {
    title:
      'an hour that never was: shown at its field, in view and in focus; without the hour there is a chart [EG-1] [BH-1] [BH-7]',
    async walk(page, { straight }) {
      const form = await begin(page, straight, '1988-03-27');
      await form.typeTime('02:30');
      await form.calculate();
      await page.seeText('Tej godziny wtedy nie było');
      await page.seeFocused(form.time);
      const message = '[data-field="birthTime"] [aria-live]';
      await page.waitFor(
        message,
        '(({ top, bottom }) => top >= 0 && bottom <= innerHeight)(element.getBoundingClientRect())',
        true,
      );
      await form.skipTime();
      await page.waitFor(form.time, 'element.disabled', true);
      await form.calculate();
      await page.see(form.chart);
    },
    // The shop's 400 to that hour.
    allowed: /status of 400/,
  },
];
