import { expect } from '@playwright/test';
import { by, type EnginePage, type Target } from '../../../tools/engines/engine-page.ts';
import { threeCards } from '../../e2e/support/offers.ts';
import { consentGiven, type Journey } from '../support/journey.ts';

/** Opens a dialog by a press: the focus goes in, stays in, and comes back to the pressed button at Escape. */
async function openAndClose(page: EnginePage, button: Target, dialog: Target) {
  await page.press(button);
  await page.waitFor(dialog, 'element.contains(document.activeElement)', true);
  for (let stop = 0; stop < 4; stop += 1) {
    await page.keys('Tab');
    await page.waitFor(dialog, 'element.contains(document.activeElement)', true);
  }
  await page.keys('Escape');
  await page.seeNo(dialog);
  await page.seeFocused(button);
}

/** Opens a dialog and goes back: it closes, and the page beneath stands as it was, address and place. */
async function openAndGoBack(page: EnginePage, button: Target, dialog: Target) {
  await page.press(button);
  await page.see(dialog);
  const place = () => page.run<string>('return `${location.href} ${Math.round(scrollY)}`');
  const before = await place();
  await page.engine.back();
  await page.seeNo(dialog);
  expect(await place()).toBe(before);
}

export const dialogJourneys: readonly Journey[] = [
  {
    title: 'the menu: closed by a press outside, by Escape, by its X, by a link [EG-1] [SH-9]',
    async walk(page, { straight }) {
      const open = by('button', 'Otwórz menu');
      const menu = by('dialog', 'Menu');
      await page.forget(straight, consentGiven);
      await page.open(`${straight}/tarot`);
      await openAndClose(page, open, menu);

      await page.press(open);
      await page.press(by('button', 'Zamknij menu', menu));
      await page.seeNo(menu);
      await page.seeFocused(open);

      await page.press(open);
      await page.see(menu);
      await page.engine.press(10, 830);
      await page.seeNo(menu);

      await page.press(open);
      await page.follow(by('link', 'Rytuały', menu));
      await page.until(`location.pathname === '/rytualy'`);
      await page.seeNo(menu);
    },
  },
  {
    title: 'Back closes what lies over the page, once and nothing else [EG-1] [SH-9]',
    async walk(page, { straight }) {
      await page.forget(straight, consentGiven);
      await page.open(`${straight}/kontakt`);
      await page.open(`${straight}/tarot`);
      await page.press(by('radio', threeCards.variant));
      await page.until(`location.search.includes('wariant=')`);
      for (const [button, dialog] of [
        [by('button', 'Otwórz menu'), by('dialog', 'Menu')],
        [by('button', `Więcej: ${threeCards.fairy}`), by('dialog', threeCards.fairy)],
        [by('button', /Otwórz kalendarz księżycowy/), by('dialog', 'Kalendarz księżycowy')],
        [by('button', 'Ustawienia cookies'), by('dialog')],
      ] as const)
        await openAndGoBack(page, button, dialog);
      // Closed otherwise, it costs no press of Back.
      await page.press(by('button', 'Otwórz menu'));
      await page.press(by('button', 'Zamknij menu', by('dialog', 'Menu')));
      await page.seeNo(by('dialog', 'Menu'));
      await page.until('!history.state?.layer');
      await page.engine.back();
      await page.until(`location.pathname === '/tarot' && location.search === ''`);
      await page.engine.back();
      await page.until(`location.pathname === '/kontakt'`);
    },
  },
  {
    title:
      'dialogs take the focus and give it back to the button that was pressed [EG-1] [A29] [BC-7] [SH-4]',
    async walk(page, { straight }) {
      await page.forget(straight, consentGiven);
      await page.open(`${straight}/tarot`);
      await openAndClose(page, by('button', `Więcej: ${threeCards.fairy}`), by('dialog', threeCards.fairy));
      await openAndClose(
        page,
        by('button', /Otwórz kalendarz księżycowy/),
        by('dialog', 'Kalendarz księżycowy'),
      );
      await openAndClose(page, by('button', 'Ustawienia cookies'), by('dialog'));
    },
  },
];
