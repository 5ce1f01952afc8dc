import { by, type EnginePage, type Target } from '../../../tools/engines/engine-page.ts';
import { isWholeProof } from '../../../tools/proof.ts';
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
    title:
      'dialogs take the focus and give it back to the button that was pressed [EG-1] [A29] [BC-7] [SH-4]',
    async walk(page, { straight }) {
      await page.forget(straight, consentGiven);
      await page.open(`${straight}/tarot`);
      await openAndClose(page, by('button', `Więcej: ${threeCards.fairy}`), by('dialog', threeCards.fairy));
      if (!isWholeProof) return;
      await openAndClose(
        page,
        by('button', /Otwórz kalendarz księżycowy/),
        by('dialog', 'Kalendarz księżycowy'),
      );
      await openAndClose(page, by('button', 'Ustawienia cookies'), by('dialog'));
    },
  },
];
