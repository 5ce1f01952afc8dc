import type { mobileMenuMachine } from '#machines/mobile-menu.machine.ts';
import type { Words } from './words.ts';

/** Words of the menu on narrow screens. */
export const mobileMenuWords: Words<typeof mobileMenuMachine> = {
  tones: { shown: 'calm' },
  senders: { 'menu.open': 'customer', 'menu.close': 'customer', 'link.follow': 'customer' },
  guards: {},
  delays: {},
  emitted: {},
  facts: {},
};
