import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { by, type EnginePage } from '../../../tools/engines/engine-page.ts';
import { oneCard } from '../../e2e/support/offers.ts';
import { consentGiven, type Journey } from '../support/journey.ts';
import { LIVE } from '../lines/line-case.ts';
import { LATE, startLateShop } from '../support/faulty-line.ts';

/** Theme, background and whether the cookie question stands there. */
const LOOK = `
  const [red] = getComputedStyle(document.body).backgroundColor.match(/\\d+/g).map(Number);
  const isAsked = [...document.querySelectorAll('section, [role=region]')].some(
    (one) => /^Ciasteczka/.test(one.textContent) && one.getClientRects().length > 0,
  );
  return { theme: document.documentElement.dataset.theme, isDark: red < 100, isAsked };`;

/** A walk on a late line of its own: on a shared one the second visitor would have the scripts. */
const onLateLine =
  (walk: (page: EnginePage, late: string) => Promise<void>): Journey['walk'] =>
  async (page, { straight }) => {
    const line = await startLateShop(straight);
    try {
      await walk(page, line.url);
    } finally {
      await page.open('about:blank').catch(() => undefined);
      line.close();
    }
  };

export const lateScriptJourneys: readonly Journey[] = [
  {
    title: 'theme and consent are right at once, four seconds before the scripts come [EG-1] [SH-1] [SH-4]',
    walk: onLateLine(async (page, late) => {
      await page.forget(late, { ...consentGiven, theme: 'dark' });
      const began = Date.now();
      await page.open(`${late}/tarot`, { loaded: false });
      const kept = { theme: 'dark', isDark: true, isAsked: false };
      await pause(600 - (Date.now() - began));
      expect(await page.run(LOOK)).toEqual(kept);
      expect(Date.now() - began, 'scripts are still on their way').toBeLessThan(LATE);
      await page.waitFor(LIVE, 'element.dataset.theme', 'dark');
      expect(await page.run(LOOK)).toEqual(kept);
    }),
  },
  {
    title: 'a variant pressed and a consent given before the scripts have come count, once [EG-1] [OP-2]',
    walk: onLateLine(async (page, late) => {
      await page.forget(late);
      await page.open(`${late}/tarot`, { loaded: false });
      await page.press(`label:has(input[value="${oneCard.variantId}"])`);
      await page.press(by('button', 'Tylko niezbędne'));
      expect(
        await page.run(`return document.querySelector('${LIVE}')`),
        'scripts are still on their way',
      ).toBe(null);
      await page.waitFor(`input[value="${oneCard.variantId}"]`, 'element.checked', true);
      await page.until(
        `new URLSearchParams(location.search).get('wariant') === arguments[0]`,
        oneCard.variantId,
      );
      await page.until(`JSON.parse(localStorage.getItem('consent'))?.analytics === false`);
    }),
  },
];
