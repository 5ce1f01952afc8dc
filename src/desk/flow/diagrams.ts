import type { CountedMachine } from '#domain/counts/transition-counts.ts';

/** The machines' diagrams as `tools/diagram.ts` draws them, each fetched when it is looked at. */
export const DIAGRAMS: Readonly<Record<CountedMachine, () => Promise<{ default: string }>>> = {
  purchase: () => import('#machines/diagrams/purchase.svg?raw'),
  birthHoroscope: () => import('#machines/diagrams/birth-horoscope.svg?raw'),
  paymentStatus: () => import('#machines/diagrams/payment-status.svg?raw'),
  contact: () => import('#machines/diagrams/contact.svg?raw'),
  newsletter: () => import('#machines/diagrams/newsletter.svg?raw'),
  guide: () => import('#machines/diagrams/guide.svg?raw'),
  withdrawal: () => import('#machines/diagrams/withdrawal.svg?raw'),
  mobileMenu: () => import('#machines/diagrams/mobile-menu.svg?raw'),
};
