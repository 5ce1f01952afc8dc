import { exactly, somewhere } from '../../tools/model/steps/ui.ts';
import { threeCards } from '../e2e/support/offers.ts';
import type { Hand, Scene } from './scenes.ts';

/** Answers the three questions of the guide, each with the first answer. */
const answerAll = async (hand: Hand) => {
  for (const next of ['Dalej', 'Dalej', 'Pokaż wybór']) {
    await hand.press('radio', /./);
    await hand.press('button', exactly(next));
  }
  await hand.has('link', exactly('Biorę ten wybór'));
};

/** The ways to a choice and back to one: the guide, a post, an order that was begun, a payment that was left. */
export const ways: readonly Scene[] = [
  { name: 'guide-result', path: '/pomoz-mi-wybrac', action: answerAll },
  { name: 'plain-guide', path: '/prosto/pomoz-mi-wybrac', plain: true },
  { name: 'post', path: '/blog/pelnia-w-bliznietach', plain: true },
  {
    name: 'order-left',
    path: ({ left }) => left,
    action: (hand) => hand.reads(somewhere('Nic nie pobraliśmy')),
  },
  {
    name: 'home-unfinished',
    path: '/',
    kept: (now) => ({
      'unfinished-order': JSON.stringify({
        address: threeCards.link,
        product: threeCards.variant,
        fairy: threeCards.fairy,
        begun: now - 3_600_000,
        isPlaced: false,
      }),
    }),
    action: (hand) => hand.has('link', exactly('Dokończ zamówienie')),
  },
  {
    name: 'mend-address',
    path: ({ mend }) => mend,
    isOwnDevice: true,
    plain: true,
    action: (hand) => hand.has('button', exactly('Popraw adres')),
  },
  {
    name: 'mend-address-wrong',
    path: ({ mend }) => mend,
    isOwnDevice: true,
    plain: true,
    action: (hand) => hand.press('button', exactly('Popraw adres')),
  },
  { name: 'mend-address-elsewhere', path: ({ mend }) => mend, plain: true },
  {
    name: 'link-to-nobody',
    path: `/tarot?wariant=${threeCards.variantId}&wrozka=11111111-2222-4333-8444-555555555555`,
    action: (hand) => hand.reads(somewhere('nie przyjmuje teraz zamówień')),
  },
];
