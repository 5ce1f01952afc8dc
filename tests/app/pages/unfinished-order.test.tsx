import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { UnfinishedOrder } from '#app/pages/unfinished-order.tsx';
import { storedDraft, storeDraft } from '#browser/order-draft.ts';
import { storeUnfinished } from '#browser/unfinished-order.ts';
import { eventually, onStage } from '#tests/page/stage.tsx';

const begun = {
  address: '/tarot?wariant=a&wrozka=b',
  product: 'Trzy karty',
  fairy: 'Jagna',
  begun: Date.now(),
  isPlaced: false,
};
const words = { values: { topic: 'Praca' }, setAside: [], coupon: undefined };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function opened(order: Partial<typeof begun> = {}) {
  storeUnfinished({ ...begun, ...order }, { isLasting: true });
  await onStage(
    <main tabIndex={-1}>
      <UnfinishedOrder />
    </main>,
  );
  await eventually(() => expect(screen.getByRole('button', { name: 'Usuń' })).toBeVisible());
}

test.each([
  ['the choice, where another order has the words of this tab', '/horoskopy', false, /^Twój wybór czeka/],
  ['the words that this tab has of it', '/tarot', false, /^Twoje pytanie czeka/],
  ['a payment that nobody knows of, before any words', '/tarot', true, /^Jeśli zapłata przeszła/],
])('the card says what waits: %s [RD-2]', async (_, path, isPlaced, text) => {
  storeDraft(path, words);
  await opened({ isPlaced });
  expect(screen.getByText(text)).toBeVisible();
  expect(document.documentElement.dataset['unfinished']).toBe('');
});

test('what is removed is gone with its words, the words of another order stay, and the focus goes to the page [RD-2]', async () => {
  storeDraft('/tarot', words);
  storeDraft('/horoskopy', words);
  await opened();
  fireEvent.click(screen.getByRole('button', { name: 'Usuń' }));
  expect(screen.getByRole('main')).toHaveFocus();
  expect(storedDraft('/tarot').values).toEqual({});
  expect(storedDraft('/horoskopy').values).toEqual(words.values);
});
