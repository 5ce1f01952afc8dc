import type { CDPSession, Page } from '@playwright/test';
import { expect } from '../support/shop-test.ts';
import {
  NO_WORD_FAULTS,
  cutOffTexts,
  doubleText,
  outOfReach,
  sidewaysScroll,
  spilledCells,
  stickingBars,
  wordFaults,
} from './reflow.ts';
import { startOver } from './tab-stop.ts';
import { smallTargets } from './targets.ts';
import { backwardSteps, walkByTab } from './walk.ts';

export type Look = 'light' | 'dark' | 'forced';

/** The stops that were photographed on an earlier screen, by view. */
export type Seen = Map<string, Set<string>>;

/** Shows the page in a theme, or in colours that the system forces on it. */
export async function dress(page: Page, look: Look): Promise<void> {
  const theme = look === 'dark' ? 'dark' : 'light';
  await page.emulateMedia({ colorScheme: theme, forcedColors: look === 'forced' ? 'active' : 'none' });
  await page.evaluate((name) => {
    const { dataset } = document.documentElement;
    // Pages without scripts follow the system, or have one theme.
    if (dataset['themeChoice'] !== undefined) dataset['theme'] = name;
  }, theme);
}

export interface Views {
  size: string;
  looks: readonly Look[];
  seen: Seen;
  /** Steps of Tab into a column further left that are meant, as `backwardSteps` tells them. */
  column?: RegExp | undefined;
}

/** Goes through the page by Tab in each look: targets, rings, edges, signs and order (A7, A13–A16, A33, A39). */
export async function walkInLooks(page: Page, session: CDPSession, { size, looks, seen, column }: Views) {
  expect(await smallTargets(page)).toEqual([]);
  expect.soft(await spilledCells(page), size).toEqual([]);
  expect.soft(await wordFaults(page), size).toEqual(NO_WORD_FAULTS);
  for (const look of looks) {
    // An open list loses its marked option while it is photographed without: one look alone.
    if (look !== looks[0] && (await page.getByRole('listbox').count()) > 0) break;
    const view = `${size}, ${look}`;
    const before = seen.get(view) ?? new Set();
    seen.set(view, before);
    await dress(page, look);
    await startOver(page);
    const { stops, faults } = await walkByTab(page, session, before);
    expect.soft(faults, view).toEqual([]);
    expect
      .soft(
        backwardSteps(stops).filter((step) => !column?.test(step)),
        view,
      )
      .toEqual([]);
  }
}

/** At 320 px, with letters twice as large, and 256 px high: nothing scrolls sideways, is cut off or sticks (A9, A11). */
export async function checkReflow(page: Page) {
  expect.soft(await wordFaults(page), '320 px').toEqual(NO_WORD_FAULTS);
  for (const letters of ['100%', '200%']) {
    await doubleText(page, letters);
    expect.soft(await sidewaysScroll(page), letters).toEqual([]);
    expect.soft(await outOfReach(page), letters).toEqual([]);
    expect.soft(await cutOffTexts(page), letters).toEqual([]);
  }
  await doubleText(page, '100%');
  await page.setViewportSize({ width: 320, height: 256 });
  expect.soft(await sidewaysScroll(page), '256 px high').toEqual([]);
  expect.soft(await stickingBars(page), '256 px high').toEqual([]);
}
