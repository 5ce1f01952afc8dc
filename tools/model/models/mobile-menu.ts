import { MACHINE_TITLES } from '#copy/site/machine-titles.ts';
import { mobileMenuMachine } from '#machines/mobile-menu.machine.ts';
import { modelOf } from '../model.ts';
import { mobileMenuRules } from '../rules/mobile-menu.ts';
import { mobileMenuWords } from '../words/mobile-menu.ts';

/** Model of the menu on narrow screens. */
export const mobileMenu = modelOf({
  name: 'mobile-menu',
  title: MACHINE_TITLES.mobileMenu,
  machine: mobileMenuMachine,
  words: mobileMenuWords,
  chapters: [
    {
      title: 'Menu',
      start: 'Otwórz stronę /wrozby w oknie szerokim na 390 pikseli.',
      opening: [],
      happenings: () => [
        { event: { type: 'menu.open' }, words: 'Naciśnij ikonę menu.' },
        { event: { type: 'menu.close' }, words: 'Naciśnij ikonę zamknięcia.' },
        { event: { type: 'link.follow' }, words: 'Wybierz z menu pozycję „Tarot”.' },
      ],
    },
  ],
  rules: mobileMenuRules,
  exceptions: {},
});
