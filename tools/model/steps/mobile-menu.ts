import type { Steps } from '../walk.ts';
import { consentGiven, exactly, type Ui } from './ui.ts';

const menu = exactly('Menu');

/** Test steps of the menu on narrow screens. */
export const mobileMenuSteps = (ui: Ui): Steps => ({
  events: {
    'xstate.init': () => ui.open('/wrozby', { device: consentGiven }),
    'menu.open': () => ui.press('button', exactly('Otwórz menu')),
    'menu.close': () => ui.press('button', exactly('Zamknij menu')),
    'link.follow': () => ui.within('dialog', menu).press('link', exactly('Tarot')),
  },
  states: {
    'mobileMenu.closed': async () => {
      await ui.hasNo('dialog', menu);
      await ui.has('button', exactly('Otwórz menu'));
    },
    'mobileMenu.open': () => ui.has('dialog', menu),
  },
});
