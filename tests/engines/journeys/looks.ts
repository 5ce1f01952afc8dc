import { expect } from '@playwright/test';
import { by } from '../../../tools/engines/engine-page.ts';
import { threeCards } from '../../e2e/support/offers.ts';
import { consentGiven, type Journey } from '../support/journey.ts';

/** The line under the step bar's current step, as the engine took it from the style sheet. */
const STEP_LINE = `
  const words = [...document.querySelectorAll('[aria-current=step] *')].filter((one) => one.childElementCount === 0);
  return words
    .map((one) => getComputedStyle(one))
    .filter(({ textDecorationLine }) => textDecorationLine === 'underline')
    .map(({ textDecorationThickness }) => textDecorationThickness);`;

/** Height of each service card's frame as a share of its width, and by how much its picture stands inside. */
const PLATES = `
  return [...document.querySelectorAll('#uslugi img')].map((picture) => {
    const [inner, frame] = [picture, picture.parentElement].map((one) => one.getBoundingClientRect());
    return {
      ratio: frame.height / frame.width,
      sides: [inner.left - frame.left, frame.right - inner.right, inner.top - frame.top, frame.bottom - inner.bottom],
    };
  });`;

/** Whether the rule that hides today's date in an empty field is in force just where the engine would show it. */
const EMPTY_DATE = `
  const field = document.getElementById('urodziny-birthDate');
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const hides = rules.some(({ conditionText = '', cssText }) =>
    CSS.supports(conditionText) && cssText.includes('::-webkit-datetime-edit') && /opacity: ?0/.test(cssText));
  return field.matches('[data-empty]') && hides === CSS.supports('hanging-punctuation: first');`;

/** How far below the main part the footer begins. */
const FOOTER_GAP = `
  const [main, footer] = ['main', 'footer'].map((name) => document.querySelector(name).getBoundingClientRect());
  return footer.top - main.bottom;`;

/** Cards that lie there drawn, how far the page reaches over the window, and its main headings. */
const LAID = `
  const cards = [...document.images].filter(({ src }) => src.includes('/karty/'));
  return {
    drawn: cards.filter(({ complete, naturalWidth }) => complete && naturalWidth > 0).length,
    over: Math.max(0, document.documentElement.scrollWidth - innerWidth),
    heads: document.querySelectorAll('h1').length,
  };`;

/** What the customer reads: the page of a mailed answer. `npm test` opens it in each engine. */
export const answerJourney: Journey = {
  title: 'the page of an answer shows its letter and its three cards, inside the window [EG-1] [R1]',
  async walk(page, { straight, answer }) {
    await page.forget(straight, consentGiven);
    await page.open(answer);
    await page.until(`document.body.textContent.includes('Słońce świeci nad tobą od 3 dni.')`);
    await page.until(
      `[...document.images].filter(({ complete, src }) => complete && src.includes('/karty/')).length >= 3`,
    );
    expect(await page.run(LAID)).toEqual({ drawn: 3, over: 0, heads: 1 });
  },
};

export const lookJourneys: readonly Journey[] = [
  {
    title: 'in a window that is taller than the page the footer follows the main part at once [EG-1]',
    async walk(page, { straight }) {
      await page.forget(straight, consentGiven);
      await page.resize(1280, 1640);
      await page.open(`${straight}/kontakt`);
      expect(await page.run(FOOTER_GAP)).toBeCloseTo(0, 0);
    },
  },
  {
    title: 'service cards keep their shape and an empty date looks empty [EG-1]',
    async walk(page, { straight }) {
      await page.forget(straight, consentGiven);
      await page.open(straight);
      const plates = (await page.run(PLATES)) as { ratio: number; sides: number[] }[];
      expect(plates).toHaveLength(4);
      for (const { ratio, sides } of plates) {
        expect(ratio).toBeCloseTo(340 / 240, 1);
        for (const side of sides) expect(Math.abs(side - 9.5)).toBeLessThan(1);
      }
      expect(await page.run(EMPTY_DATE)).toBe(true);
    },
  },
  {
    title: 'the current step is underlined, and the ring round a list’s option is whole [EG-1]',
    async walk(page, { straight }) {
      await page.forget(straight, consentGiven);
      await page.open(straight + threeCards.link);
      await page.see('[aria-current=step]');
      expect(await page.run(STEP_LINE)).toContain('3px');
      await page.press(by('combobox', /^Miesiąc/));
      await page.until(`document.querySelector('[role=option][data-highlighted]')`);
      // Inside the option: the list scrolls, and cuts off what stands round it.
      const ring = `return getComputedStyle(document.querySelector('[role=option][data-highlighted]')).outlineOffset`;
      expect(await page.run(ring)).toBe('-2px');
    },
  },
];
