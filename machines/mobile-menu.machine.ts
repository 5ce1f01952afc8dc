import { setup } from 'xstate';

/** State machine of the navigation menu on narrow screens (SH-9). The screen reads the tag `shown`. */
export const mobileMenuMachine = setup({
  types: {} as {
    events: { type: 'menu.open' } | { type: 'menu.close' } | { type: 'link.follow' };
    tags: 'shown';
  },
}).createMachine({
  id: 'mobileMenu',
  description: 'Menu na telefonie.',
  initial: 'closed',
  states: {
    closed: {
      description: 'Menu jest zamknięte.',
      on: { 'menu.open': { target: 'open', description: 'Naciska ikonę menu.' } },
    },
    open: {
      description: 'Menu jest otwarte.',
      tags: 'shown',
      on: {
        'menu.close': {
          target: 'closed',
          description: 'Naciska ikonę zamknięcia, klawisz Escape, miejsce poza menu albo Wstecz.',
        },
        'link.follow': { target: 'closed', description: 'Wybiera pozycję z menu.' },
      },
    },
  },
});
