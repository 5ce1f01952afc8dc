import { formatShopTime } from '#copy/site/format.ts';

const until = (promised: Date) => `Odpowiedź obiecana do ${formatShopTime(promised)}.`;

/** Texts of push notifications, by kind. */
export const PUSH_TEXTS = {
  'new-order': { title: (order: number) => `Nowe zamówienie nr ${order}`, body: until },
  'handed-over': { title: (order: number) => `Szkic do przejrzenia: ${order}`, body: until },
  'sent-back': { title: (order: number) => `Szkic do poprawy: ${order}`, body: until },
  'order-note': {
    title: (order: number) => `Notatka dla ciebie: ${order}`,
    body: () => 'Czeka przy zamówieniu.',
  },
  'promise-near': { title: (order: number) => `Zostały dwie godziny: ${order}`, body: until },
  'late-order': { title: (order: number) => `Zamówienie nr ${order} wciąż czeka`, body: until },
} as const;

/** Kind of a notification. */
export type PushKind = keyof typeof PUSH_TEXTS;
export const PUSH_KINDS = Object.keys(PUSH_TEXTS) as [PushKind, ...PushKind[]];
