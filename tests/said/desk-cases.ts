import { NEW_ID, type Cases } from './what-changes.ts';

/** Requests of the desk to all but orders, answers, money and messages. */
export const deskCases: Readonly<Record<string, Cases>> = {
  addOrderNote: {
    'of the owner': ({ filled }) => ({
      method: 'POST',
      path: `/orders/${filled.subjects.order}/notes`,
      payload: { id: NEW_ID, text: ' Oddzwonić. ' },
    }),
  },
  setOpening: {
    'closes the shop': async (shop) => ({
      method: 'PUT',
      path: '/opening',
      payload: {
        isOpen: false,
        reopensOn: null,
        words: ' Urlop',
        seen: (await shop.read<{ version: number }>('/opening')).version,
      },
    }),
  },
};
