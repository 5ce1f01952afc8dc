import { answerPageCopy } from '../../src/copy/answer/answer-page.ts';
import { exactly, somewhere, starting } from '../../tools/model/steps/ui.ts';
import type { Scene } from './scenes.ts';

/** What a mail with an answer leads to, and what else is kept or handed on. */
export const letters: readonly Scene[] = [
  {
    name: 'answer',
    path: ({ answer }) => answer,
    action: (hand) => hand.has('heading', exactly(answerPageCopy.title('Jagna'))),
  },
  {
    name: 'answer-sky',
    path: ({ sky }) => sky,
    action: (hand) => hand.has('heading', exactly(answerPageCopy.title('Wanda'))),
  },
  { name: 'answer-cross', path: ({ cross }) => cross },
  {
    name: 'answer-question',
    path: ({ question }) => question,
    action: (hand) => hand.has('heading', exactly(answerPageCopy.title('Halszka'))),
  },
  {
    name: 'answer-questions',
    path: ({ questions }) => questions,
    action: (hand) => hand.has('heading', starting(answerPageCopy.question(3))),
  },
  {
    name: 'answer-ritual',
    path: ({ ritual }) => ritual,
    action: (hand) => hand.reads(somewhere('Twoja intencja')),
  },
  {
    name: 'answer-corrected',
    path: ({ corrected }) => corrected,
    action: (hand) => hand.reads(somewhere('Ten list poprawiono')),
  },
  {
    name: 'answer-unrated',
    path: ({ question }) => question,
    action: async (hand) => {
      await hand.press('button', exactly('Zapisz ocenę'));
      await hand.reads(somewhere('Wybierz od jednej do pięciu gwiazdek'));
    },
  },
  {
    name: 'answer-gone',
    path: '/odpowiedz/7d0ce1a4-0000-4000-8000-000000000009',
    action: (hand) => hand.has('heading', exactly('Tej strony nie można otworzyć')),
  },
  {
    name: 'answer-gift',
    path: ({ gift }) => gift,
    action: (hand) => hand.reads(somewhere('Prezent, zamówienie nr')),
  },
  {
    name: 'gift-card',
    path: ({ giftCard }) => giftCard,
    plain: true,
  },
  {
    name: 'order-again',
    path: ({ again }) => again,
    action: (hand) => hand.has('heading', exactly('Jeszcze raz')),
  },
  { name: 'answer-rating', path: ({ rating }) => rating },
  { name: 'rating-words', path: '/oceny/slowa' },
  {
    name: 'my-data-open',
    path: ({ myData }, view) => myData[view],
    plain: true,
    tellsNow: true,
    action: async (hand) => {
      await hand.press('button', exactly('Pokaż moje dane'));
      await hand.has('heading', exactly('Twoje wróżby'));
    },
  },
];
